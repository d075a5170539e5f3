import { TZDateMini } from '@date-fns/tz';

const DAY_MS = 86_400_000;

const millis = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** Whole days from one ISO date to another; negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((millis(to) - millis(from)) / DAY_MS);

/** The ISO date some days after another. */
export const plusDays = (isoDate: string, days: number): string =>
  new Date(millis(isoDate) + days * DAY_MS).toISOString().slice(0, 10);

/** The calendar day, as an ISO date, that a moment is in a time zone (IANA). @throws RangeError for an unknown zone */
export function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * The moment of a day and time (`HH:MM`) in a time zone (IANA). A time that the clocks skip is as much later; of one that
 * comes twice it is either.
 */
export function instantOf(isoDate: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDateMini(year, month - 1, day, hour, minute, timeZone).getTime());
}

/** Something that happens once a day, at a time (`HH:MM`) in a time zone (IANA). */
export interface Daily {
  readonly timeZone: string;
  readonly time: string;
  /** ISO date of the day on which it last happened; null: never. */
  readonly lastDay: string | null;
}

/** When it happens next: today, at once where the time is over, unless it has happened today. */
export function nextDailyAt({ timeZone, time, lastDay }: Daily, now: Date): Date {
  const today = dayIn(timeZone, now);
  if (lastDay !== null && lastDay >= today) return instantOf(plusDays(lastDay, 1), time, timeZone);
  const at = instantOf(today, time, timeZone);
  return at > now ? at : now;
}

/** The months (`YYYY-MM`) up to and including the one of `today`, oldest first. */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}

/** The first day of the month after this one (`YYYY-MM`). */
export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
