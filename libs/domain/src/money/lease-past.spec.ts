import { chargingDays, hasPast, pastOf } from './lease-past.ts';

const TODAY = '2026-11-26';

describe('a lease that begins in the past', () => {
  it('is charged from this month on, where nobody says anything', () => {
    expect(pastOf('2026-03-15', TODAY, null)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
    expect(pastOf('2026-10-31', TODAY, null)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
  });

  it('is charged from its first day on in its first month', () => {
    expect(pastOf('2026-11-01', TODAY, null)).toBeNull();
    expect(pastOf('2026-11-20', TODAY, null)).toBeNull();
    expect(pastOf('2027-01-01', TODAY, null)).toBeNull();
  });

  it('is charged as somebody said: from its first day, or from the first of a month', () => {
    const first = { chargedFrom: '2026-09-15', openingMinor: 12_345 };
    expect(pastOf('2026-09-15', TODAY, first)).toEqual(first);
    const next = { chargedFrom: '2026-12-01', openingMinor: -5_000 };
    expect(pastOf('2026-09-15', TODAY, next)).toEqual(next);
  });

  it('forgets what does not go with its first day any more', () => {
    const said = { chargedFrom: '2026-09-15', openingMinor: 500 };
    expect(pastOf('2026-09-20', TODAY, said)).toEqual({ chargedFrom: '2026-11-01', openingMinor: 0 });
    expect(pastOf('2026-12-01', TODAY, said)).toBeNull();
  });

  it('offers its first day and each month since, up to the next one', () => {
    expect(chargingDays('2026-09-15', TODAY)).toEqual(['2026-09-15', '2026-10-01', '2026-11-01', '2026-12-01']);
    expect(chargingDays('2026-11-01', TODAY)).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('is one that begins before today', () => {
    expect(hasPast('2026-11-25', TODAY)).toBe(true);
    expect(hasPast(TODAY, TODAY)).toBe(false);
  });
});
