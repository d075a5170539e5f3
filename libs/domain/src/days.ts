const DAY_MS = 86_400_000;

const millis = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** Returns the whole days from one ISO date to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((millis(to) - millis(from)) / DAY_MS);

/** Returns the ISO date a number of days after another. */
export const plusDays = (isoDate: string, days: number): string =>
  new Date(millis(isoDate) + days * DAY_MS).toISOString().slice(0, 10);

/** One format per zone, because creating it costs many times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone, calendar: 'iso8601', ...date });
  formats.set(timeZone, made);
  return made;
}

/** Returns the calendar day (ISO date) of a moment in an IANA time zone. @throws RangeError for an unknown zone */
export function dayIn(timeZone: string, at: Date): string {
  const parts = formatIn(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Returns the last months (`YYYY-MM`) up to and including that of `today`, oldest first. */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}

/** Returns the first day of the month after this one (`YYYY-MM`). */
export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
