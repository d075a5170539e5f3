import fc from 'fast-check';

import { dayIn, daysBetween, monthAfter, monthsUntil, plusDays } from './days.ts';

describe('days', () => {
  it.each([
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-28T23:30:00Z', 'America/New_York', '2026-03-28'],
    ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31'],
    ['2026-06-30T12:00:00Z', 'Pacific/Kiritimati', '2026-07-01'],
  ])('are found in a time zone: at %s in %s it is %s', (at, timeZone, expected) => {
    expect(dayIn(timeZone, new Date(at))).toBe(expected);
  });

  it('reject an unknown time zone', () => {
    expect(() => dayIn('Europe/Atlantis', new Date())).toThrow(RangeError);
  });

  it('are counted across daylight saving changes and leap days, in both directions', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        (days) => daysBetween('2026-01-01', plusDays('2026-01-01', days)) === days,
      ),
    );
  });

  it("give months across a year's end", () => {
    expect(monthsUntil('2026-02-14', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthAfter('2025-12')).toBe('2026-01-01');
  });
});
