import { chargingDays, hasPast, pastOf } from './lease-past.ts';

const TODAY = '2026-11-26';

describe('a lease that begins in the past', () => {
  it('is charged from this month by default', () => {
    expect(pastOf('2026-03-15', TODAY, 'month', null)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
    expect(pastOf('2026-10-31', TODAY, 'month', null)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
  });

  it('is charged from its first day if it began this month', () => {
    expect(pastOf('2026-11-01', TODAY, 'month', null)).toBeNull();
    expect(pastOf('2026-11-20', TODAY, 'month', null)).toBeNull();
    expect(pastOf('2027-01-01', TODAY, 'month', null)).toBeNull();
  });

  it('is charged from a chosen day: its first day, or the first of a month', () => {
    const first = { chargedFrom: '2026-09-15', openingMinor: 12_345 };
    expect(pastOf('2026-09-15', TODAY, 'month', first)).toEqual(first);
    const next = { chargedFrom: '2026-12-01', openingMinor: -5_000 };
    expect(pastOf('2026-09-15', TODAY, 'month', next)).toEqual(next);
  });

  it('ignores a choice that no longer fits its first day', () => {
    const said = { chargedFrom: '2026-09-15', openingMinor: 500 };
    expect(pastOf('2026-09-20', TODAY, 'month', said)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
    expect(pastOf('2026-12-01', TODAY, 'month', said)).toBeNull();
  });

  it('offers its first day and the first of each month up to the next one', () => {
    expect(chargingDays('2026-09-15', TODAY, 'month')).toEqual([
      '2026-09-15',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
    ]);
    expect(chargingDays('2026-11-01', TODAY, 'month')).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('with a rent by weeks is charged from the first day of one of its periods', () => {
    expect(chargingDays('2026-11-10', TODAY, 'week')).toEqual(['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01']);
    expect(pastOf('2026-09-15', TODAY, 'two_weeks', null)).toEqual({ chargedFrom: '2026-11-24', openingMinor: 0 });
    expect(pastOf('2026-11-20', TODAY, 'four_weeks', null)).toBeNull();
    const monthStart = { chargedFrom: '2026-11-01', openingMinor: 0 };
    expect(pastOf('2026-09-15', TODAY, 'week', monthStart)).toEqual({ chargedFrom: '2026-11-24', openingMinor: 0 });
  });

  it('has a past only if it begins before today', () => {
    expect(hasPast('2026-11-25', TODAY)).toBe(true);
    expect(hasPast(TODAY, TODAY)).toBe(false);
  });
});
