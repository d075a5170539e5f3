import type { WeeklyWindow } from '@common-roof/contracts';
import fc from 'fast-check';

import { dayIn } from './days.ts';
import { instantOf } from './moments.ts';
import {
  DEFAULT_SHOWING_SETTINGS,
  freeDayMinutes,
  isWithin,
  leavesRoomForShowings,
  showingAt,
  showingSlots,
  type SlotSearch,
} from './showings.ts';

describe('the state of a showing', () => {
  const startsAt = new Date('2026-06-01T15:00:00Z');
  const endsAt = new Date('2026-06-01T15:30:00Z');
  const at = (state: 'proposed' | 'confirmed' | 'cancelled', now: string) =>
    showingAt({ state, cancelledBy: state === 'cancelled' ? 'roomie' : null, startsAt, endsAt }, new Date(now));

  it('is cancelled if nobody answered before it begins', () => {
    expect(at('proposed', '2026-06-01T14:59:59Z')).toEqual({ state: 'proposed', cancelledBy: null });
    expect(at('proposed', '2026-06-01T15:00:00Z')).toEqual({ state: 'cancelled', cancelledBy: 'nobody' });
  });

  it('is done if it was confirmed and has ended', () => {
    expect(at('confirmed', '2026-06-01T15:29:59Z').state).toBe('confirmed');
    expect(at('confirmed', '2026-06-01T15:30:00Z').state).toBe('done');
    expect(at('cancelled', '2026-06-02T00:00:00Z')).toEqual({ state: 'cancelled', cancelledBy: 'roomie' });
  });
});

describe('quiet times', () => {
  const everyDay = (from: string, to: string): WeeklyWindow[] =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

  it('count each hour of the day once, even if they overlap', () => {
    expect(freeDayMinutes([])).toBe(7 * 13 * 60);
    expect(freeDayMinutes(everyDay('00:00', '23:59'))).toBe(0);
    expect(freeDayMinutes([...everyDay('09:00', '12:00'), ...everyDay('10:00', '11:00')])).toBe(7 * 10 * 60);
    expect(freeDayMinutes(everyDay('21:00', '23:59'))).toBe(7 * 13 * 60);
  });

  it('leave ten hours of each week for showings', () => {
    expect(leavesRoomForShowings(everyDay('08:00', '19:34'))).toBe(true);
    expect(leavesRoomForShowings(everyDay('08:00', '19:35'))).toBe(false);
  });

  it("use the house's time zone, also when the clocks change", () => {
    const quiet = [{ weekday: 7, from: '12:00', to: '14:00' }];
    const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
    // Sunday 29 March 2026: Berlin is two hours ahead of UTC from this day on.
    expect(isWithin(quiet, span('2026-03-29T10:00:00Z', '2026-03-29T10:30:00Z'), 'Europe/Berlin')).toBe(true);
    expect(isWithin(quiet, span('2026-03-29T09:30:00Z', '2026-03-29T10:00:00Z'), 'Europe/Berlin')).toBe(false);
    expect(isWithin(quiet, span('2026-03-22T10:30:00Z', '2026-03-22T11:00:00Z'), 'Europe/Berlin')).toBe(false);
  });
});

describe('showing slots', () => {
  const search: SlotSearch = {
    settings: DEFAULT_SHOWING_SETTINGS,
    quiet: [],
    taken: [],
    earliest: new Date('2026-06-01T00:00:00Z'),
    fromDay: '2026-06-01', // a Monday
    days: 7,
    timeZone: 'Europe/London',
    limit: 200,
  };
  const starts = (more: Partial<SlotSearch>): string[] =>
    showingSlots({ ...search, ...more }).map(({ starts_at }) => starts_at);

  it("use the house's hours, buffer and time zone", () => {
    expect(starts({ days: 1 })).toEqual([
      '2026-06-01T16:00:00.000Z',
      '2026-06-01T16:45:00.000Z',
      '2026-06-01T17:30:00.000Z',
      '2026-06-01T18:15:00.000Z',
    ]);
    expect(starts({ fromDay: '2026-06-07', days: 1 })).toEqual([]);
  });

  it('start after the notice', () => {
    expect(starts({ days: 1, earliest: new Date('2026-06-01T16:30:00Z') })[0]).toBe('2026-06-01T16:45:00.000Z');
  });

  it('avoid quiet times, and other showings with their buffer', () => {
    const quiet = [{ weekday: 1, from: '19:10', to: '22:00' }];
    const taken = [{ from: new Date('2026-06-01T16:00:00Z'), to: new Date('2026-06-01T16:45:00Z') }];
    expect(starts({ days: 1, quiet, taken })).toEqual(['2026-06-01T16:45:00.000Z', '2026-06-01T17:30:00.000Z']);
  });

  it('stop at the limit', () => {
    expect(starts({ limit: 3 })).toHaveLength(3);
  });

  it('lie in the windows of their day, in sequence with the buffer between them', () => {
    const window = fc
      .record({
        weekday: fc.integer({ min: 1, max: 7 }),
        start: fc.integer({ min: 0, max: 90 }),
        long: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ weekday, start, long }) => ({ weekday, from: clock(start), to: clock(start + long) }));
    const settings = fc.record({
      windows: fc.array(window, { maxLength: 10 }),
      minutes: fc.integer({ min: 10, max: 120 }),
      buffer_minutes: fc.integer({ min: 0, max: 120 }),
    });
    fc.assert(
      fc.property(settings, fc.array(window, { maxLength: 4 }), (given, quiet) => {
        const timeZone = 'Europe/Berlin';
        // The week in which the clocks go forward.
        const found = showingSlots({
          ...search,
          settings: { ...DEFAULT_SHOWING_SETTINGS, ...given },
          quiet,
          fromDay: '2026-03-25',
          earliest: new Date(0),
          timeZone,
        });
        let before = 0;
        for (const { starts_at, ends_at } of found) {
          const span = { from: new Date(starts_at), to: new Date(ends_at) };
          const day = dayIn(timeZone, span.from);
          expect(
            given.windows.some(
              ({ from, to }) => instantOf(day, from, timeZone) <= span.from && span.to <= instantOf(day, to, timeZone),
            ),
          ).toBe(true);
          expect(isWithin(quiet, span, timeZone)).toBe(false);
          expect(span.from.getTime()).toBeGreaterThanOrEqual(before);
          before = span.to.getTime() + given.buffer_minutes * 60_000;
        }
      }),
    );
  });
});

/** Formats quarter hours since midnight as a time. */
const clock = (quarters: number): string =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
