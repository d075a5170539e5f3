import { instantOf, isWithinHours, nextDailyAt } from './moments.ts';

describe('instantOf', () => {
  it.each([
    ['2026-06-01', '17:00', 'Europe/Berlin', '2026-06-01T15:00:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'], // skipped by the clocks
    ['2026-06-01', '09:15', 'Asia/Kathmandu', '2026-06-01T03:30:00.000Z'],
    ['2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ])('converts %s %s in %s to %s', (day, time, timeZone, expected) => {
    expect(instantOf(day, time, timeZone).toISOString()).toBe(expected);
  });
});

describe('the next daily run', () => {
  const next = (now: string, lastDay: string | null, timeZone = 'America/New_York'): string =>
    nextDailyAt({ timeZone, time: '18:00', lastDay }, new Date(now)).toISOString();

  it.each([
    ['today at its time', '2030-01-15T12:00:00Z', null, '2030-01-15T23:00:00.000Z'],
    ['at once when that is over', '2030-01-15T23:30:00Z', '2030-01-14', '2030-01-15T23:30:00.000Z'],
    ['tomorrow when it has happened', '2030-01-16T04:00:00Z', '2030-01-15', '2030-01-16T23:00:00.000Z'],
    ['in summer an hour earlier by the clocks of the world', '2030-07-15T12:00:00Z', null, '2030-07-15T22:00:00.000Z'],
    ['not twice on a day for who travels west', '2030-01-15T12:00:00Z', '2030-01-16', '2030-01-17T23:00:00.000Z'],
  ])('happens %s', (_, now, lastDay, expected) => {
    expect(next(now, lastDay)).toBe(expected);
  });
});

describe('hours of a day', () => {
  const NIGHT = { from: '22:00', to: '07:00' };
  const NOON = { from: '12:00', to: '13:30' };

  it.each([
    [NIGHT, '2030-01-15T21:00:00Z', true], // 22:00
    [NIGHT, '2030-01-15T20:59:59Z', false],
    [NIGHT, '2030-01-15T23:30:00Z', true], // half past midnight
    [NIGHT, '2030-01-15T05:59:59Z', true],
    [NIGHT, '2030-01-15T06:00:00Z', false], // 7:00
    [NIGHT, '2030-07-15T05:30:00Z', false], // in summer 7:30
    [NOON, '2030-01-15T11:00:00Z', true],
    [NOON, '2030-01-15T12:30:00Z', false],
  ])('%j in Berlin contain %s: %s', (hours, at, expected) => {
    expect(isWithinHours(hours, 'Europe/Berlin', new Date(at))).toBe(expected);
  });
});
