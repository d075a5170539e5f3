import { daysBetween, monthAfter, monthsUntil, plusDays } from './days.ts';

/** Days from `from` to before `until`; `until` null: it goes on. ISO dates. */
export interface Days {
  readonly from: string;
  readonly until: string | null;
}

export interface RoomHistory extends Days {
  /** When somebody lived in it; stays of a room never overlap. */
  readonly stays: readonly Days[];
}

export interface MonthOccupancy {
  /** `YYYY-MM` */
  readonly month: string;
  /** Days of rooms that there were. */
  readonly availableDays: number;
  /** Days of rooms on which somebody lived there. */
  readonly occupiedDays: number;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

function overlap(a: Days, b: { from: string; until: string }): number {
  return Math.max(0, daysBetween(later(a.from, b.from), a.until === null ? b.until : earlier(a.until, b.until)));
}

/**
 * Occupancy in days of rooms, by month up to today, which counts. A room counts from when it was added, or from its
 * first stay where that is earlier (a house may be entered after people moved in).
 */
export function occupancyByMonth(rooms: readonly RoomHistory[], today: string, months: number): MonthOccupancy[] {
  const end = plusDays(today, 1);
  return monthsUntil(today, months).map((month) => {
    const window = { from: `${month}-01`, until: earlier(monthAfter(month), end) };
    let availableDays = 0;
    let occupiedDays = 0;
    for (const room of rooms) {
      const from = room.stays.reduce((first, stay) => earlier(first, stay.from), room.from);
      const there = { from: later(from, window.from), until: earlier(room.until ?? window.until, window.until) };
      availableDays += overlap({ from, until: room.until }, window);
      for (const stay of room.stays) occupiedDays += overlap(stay, there);
    }
    return { month, availableDays, occupiedDays };
  });
}
