import fc from 'fast-check';

import { plusDays } from './days.ts';
import { occupancyByMonth, type RoomHistory } from './occupancy.ts';

const room = (from: string, stays: [string, string | null][], until: string | null = null): RoomHistory => ({
  from,
  until,
  stays: stays.map(([start, end]) => ({ from: start, until: end })),
});

describe('occupancy by month', () => {
  it.each<[string, RoomHistory[], [number, number][]]>([
    [
      'a room lived in all along',
      [room('2025-01-01', [['2025-01-01', null]])],
      [
        [31, 31],
        [15, 15],
      ],
    ],
    [
      'an empty room',
      [room('2025-01-01', [])],
      [
        [31, 0],
        [15, 0],
      ],
    ],
    [
      'a change on the 10th: the day counts once',
      [
        room('2025-01-01', [
          ['2025-01-01', '2026-03-10'],
          ['2026-03-10', null],
        ]),
      ],
      [
        [31, 31],
        [15, 15],
      ],
    ],
    [
      'a gap',
      [
        room('2025-01-01', [
          ['2025-01-01', '2026-03-11'],
          ['2026-04-06', null],
        ]),
      ],
      [
        [31, 10],
        [15, 10],
      ],
    ],
    [
      'a room added during the period',
      [room('2026-04-11', [])],
      [
        [0, 0],
        [5, 0],
      ],
    ],
    [
      'a room entered after its roomie moved in',
      [room('2026-04-14', [['2026-03-30', null]])],
      [
        [2, 2],
        [15, 15],
      ],
    ],
    [
      'a room taken out',
      [room('2025-01-01', [['2025-01-01', '2026-03-05']], '2026-03-21')],
      [
        [20, 4],
        [0, 0],
      ],
    ],
    [
      'a stay that is only agreed',
      [room('2026-04-01', [['2026-05-01', null]])],
      [
        [0, 0],
        [15, 0],
      ],
    ],
    [
      'two rooms',
      [room('2025-01-01', []), room('2025-01-01', [['2026-04-15', null]])],
      [
        [62, 0],
        [30, 1],
      ],
    ],
  ])('of %s is calculated', (_, rooms, expected) => {
    const months = occupancyByMonth(rooms, '2026-04-15', 2);
    expect(months.map(({ month }) => month)).toEqual(['2026-03', '2026-04']);
    expect(months.map(({ availableDays, occupiedDays }) => [availableDays, occupiedDays])).toEqual(expected);
  });

  const day = fc.integer({ min: -500, max: 100 }).map((days) => plusDays('2026-04-15', days));
  const history = fc
    .tuple(day, fc.uniqueArray(day, { maxLength: 6 }), fc.boolean(), fc.option(day))
    .map(([from, days, goesOn, taken]) => {
      const sorted = days.toSorted();
      const stays: [string, string | null][] = [];
      for (let at = 0; at + 1 < sorted.length; at += 2) stays.push([sorted[at] ?? '', sorted[at + 1] ?? '']);
      const last = sorted.at(-1);
      if (goesOn && sorted.length % 2 === 1 && last !== undefined) stays.push([last, null]);
      const end = stays.at(-1)?.[1] ?? null;
      const until = taken === null || (end === null && stays.length > 0) || taken < (end ?? from) ? null : taken;
      return room(from, stays, until);
    });

  it('never exceeds the available days, and is the sum over rooms', () => {
    fc.assert(
      fc.property(fc.array(history, { maxLength: 5 }), (rooms) => {
        const all = occupancyByMonth(rooms, '2026-04-15', 12);
        const each = rooms.map((one) => occupancyByMonth([one], '2026-04-15', 12));
        for (const [at, month] of all.entries()) {
          expect(month.occupiedDays).toBeLessThanOrEqual(month.availableDays);
          expect(month.occupiedDays).toBeGreaterThanOrEqual(0);
          expect(month.occupiedDays).toBe(each.reduce((sum, of) => sum + (of[at]?.occupiedDays ?? 0), 0));
          expect(month.availableDays).toBe(each.reduce((sum, of) => sum + (of[at]?.availableDays ?? 0), 0));
        }
      }),
    );
  });
});
