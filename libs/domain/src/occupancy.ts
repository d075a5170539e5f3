import { daysBetween, monthAfter, monthsUntil, plusDays } from './days.ts';

/** Days from `from` up to, but not including, `until`; null: open-ended. ISO dates. */
export interface Days {
  readonly from: string;
  readonly until: string | null;
}

export interface RoomHistory extends Days {
  /** The stays in the room; they never overlap. */
  readonly stays: readonly Days[];
}

export interface MonthOccupancy {
  /** `YYYY-MM` */
  readonly month: string;
  /** Room-days on which the room existed. */
  readonly availableDays: number;
  /** Room-days on which a person lived there. */
  readonly occupiedDays: number;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

function overlap(a: Days, b: { from: string; until: string }): number {
  return Math.max(0, daysBetween(later(a.from, b.from), a.until === null ? b.until : earlier(a.until, b.until)));
}

/**
 * Returns occupancy in room-days by month, up to and including today. A room counts from when it was added, or from its
 * first stay if that is earlier (a house may be entered after people moved in).
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
