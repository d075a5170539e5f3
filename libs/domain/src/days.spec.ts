import fc from 'fast-check';

import { dayIn, daysBetween, instantOf, monthAfter, monthsUntil, nextDailyAt, plusDays } from './days.ts';

describe('days', () => {
  it.each([
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-28T23:30:00Z', 'America/New_York', '2026-03-28'],
    ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31'],
    ['2026-06-30T12:00:00Z', 'Pacific/Kiritimati', '2026-07-01'],
  ])('at %s in %s it is %s', (at, timeZone, expected) => {
    expect(dayIn(timeZone, new Date(at))).toBe(expected);
  });

  it.each([
    ['2026-06-01', '17:00', 'Europe/Berlin', '2026-06-01T15:00:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'], // skipped
    ['2026-06-01', '09:15', 'Asia/Kathmandu', '2026-06-01T03:30:00.000Z'],
    ['2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, timeZone, expected) => {
    expect(instantOf(day, time, timeZone).toISOString()).toBe(expected);
  });

  it('refuses a zone that there is not', () => {
    expect(() => dayIn('Europe/Atlantis', new Date())).toThrow(RangeError);
  });

  it('counts them over summer time, leap days and back again', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        (days) => daysBetween('2026-01-01', plusDays('2026-01-01', days)) === days,
      ),
    );
  });

  it('lists months across a year', () => {
    expect(monthsUntil('2026-02-14', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthAfter('2025-12')).toBe('2026-01-01');
  });
});

describe('what happens once a day', () => {
  const next = (now: string, lastDay: string | null, timeZone = 'America/New_York'): string =>
    nextDailyAt({ timeZone, time: '18:00', lastDay }, new Date(now)).toISOString();

  it.each([
    ['today at its time', '2030-01-15T12:00:00Z', null, '2030-01-15T23:00:00.000Z'],
    ['at once when that is over', '2030-01-15T23:30:00Z', '2030-01-14', '2030-01-15T23:30:00.000Z'],
    ['tomorrow when it has happened', '2030-01-16T04:00:00Z', '2030-01-15', '2030-01-16T23:00:00.000Z'],
    ['in summer an hour earlier by the clocks of the world', '2030-07-15T12:00:00Z', null, '2030-07-15T22:00:00.000Z'],
    ['not twice on a day for who travels west', '2030-01-15T12:00:00Z', '2030-01-16', '2030-01-17T23:00:00.000Z'],
  ])('comes %s', (_, now, lastDay, expected) => {
    expect(next(now, lastDay)).toBe(expected);
  });
});
