import { chargingDays, hasPast, pastOf } from './lease-past.ts';

const TODAY = '2026-11-26';

describe('a lease that begins in the past', () => {
  it('is charged from this month by default', () => {
    expect(pastOf('2026-03-15', TODAY, null)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
    expect(pastOf('2026-10-31', TODAY, null)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
  });

  it('is charged from its first day if it began this month', () => {
    expect(pastOf('2026-11-01', TODAY, null)).toBeNull();
    expect(pastOf('2026-11-20', TODAY, null)).toBeNull();
    expect(pastOf('2027-01-01', TODAY, null)).toBeNull();
  });

  it('is charged from a chosen day: its first day, or the first of a month', () => {
    const first = { chargedFrom: '2026-09-15', openingMinor: 12_345 };
    expect(pastOf('2026-09-15', TODAY, first)).toEqual(first);
    const next = { chargedFrom: '2026-12-01', openingMinor: -5_000 };
    expect(pastOf('2026-09-15', TODAY, next)).toEqual(next);
  });

  it('ignores a choice that no longer fits its first day', () => {
    const said = { chargedFrom: '2026-09-15', openingMinor: 500 };
    expect(pastOf('2026-09-20', TODAY, said)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
    expect(pastOf('2026-12-01', TODAY, said)).toBeNull();
  });

  it('offers its first day and the first of each month up to the next one', () => {
    expect(chargingDays('2026-09-15', TODAY)).toEqual(['2026-09-15', '2026-10-01', '2026-11-01', '2026-12-01']);
    expect(chargingDays('2026-11-01', TODAY)).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('has a past only if it begins before today', () => {
    expect(hasPast('2026-11-25', TODAY)).toBe(true);
    expect(hasPast(TODAY, TODAY)).toBe(false);
  });
});
