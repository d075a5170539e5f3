import { plusDays } from './days.ts';

/** Monday is 1 and Sunday 7, as ISO 8601 counts them. */
export function weekdayOf(isoDate: string): number {
  const day = new Date(`${isoDate}T00:00:00Z`).getUTCDay();
  return day === 0 ? 7 : day;
}

/**
 * The days, as ISO dates, on which somebody comes to clean.
 * @param weekdays ISO weekdays of every week; none: nobody comes
 * @param today the first day that counts, in the house's time zone
 * @param days how many days to look ahead, today included
 */
export function cleaningDates(weekdays: readonly number[], today: string, days: number): string[] {
  return Array.from({ length: days }, (_, ahead) => plusDays(today, ahead)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
}
