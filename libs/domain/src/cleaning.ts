import { plusDays } from './days.ts';

/** Returns the ISO 8601 weekday, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(isoDate: string): number {
  const day = new Date(`${isoDate}T00:00:00Z`).getUTCDay();
  return day === 0 ? 7 : day;
}

/**
 * Returns the cleaning days as ISO dates.
 * @param weekdays ISO weekdays of every week; empty: no cleaning
 * @param today the first possible day, in the house's time zone
 * @param days how many days to look ahead, today included
 */
export function cleaningDates(weekdays: readonly number[], today: string, days: number): string[] {
  return Array.from({ length: days }, (_, ahead) => plusDays(today, ahead)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
}
