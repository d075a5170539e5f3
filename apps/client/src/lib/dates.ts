import { dayText, formatRegion, isRegion } from '@common-roof/domain/formats';

const DAY_MS = 86_400_000;

/** The locale's own time format: 04:43 in Britain, 4:43 AM in America. Explicit fields would drop the zero. */
const CLOCK = { timeStyle: 'short' } as const;

/** Keeps AM and PM with their time, where a line could break between them. */
const unbroken = (written: string): string => written.replaceAll(/(?<=\d)[ \u202f](?=[ap]\.?\s?m)/giu, '\u00a0');

/** Returns the reader's variant of a language: "en" becomes "en-GB" if their browser prefers that. */
export function localeFor(language: string, wanted: readonly string[] = navigator.languages): string {
  return formatRegion(wanted.find((tag) => tag.slice(0, 2).toLowerCase() === language && isRegion(tag)) ?? language);
}

export function dayKey(iso: string): string {
  const date = new Date(iso);
  return `${String(date.getFullYear())}-${String(date.getMonth() + 1)}-${String(date.getDate())}`;
}

export function timeOfDay(iso: string, language: string): string {
  return unbroken(new Intl.DateTimeFormat(localeFor(language), CLOCK).format(new Date(iso)));
}

export function dateAndTime(iso: string, language: string): string {
  return unbroken(
    new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', ...CLOCK }).format(new Date(iso)),
  );
}

/** Names today and yesterday, writes this week's days by weekday, and earlier ones by date. */
export function dayName(iso: string, language: string, now: Date = new Date()): string {
  const date = new Date(iso);
  const midnight = (of: Date): number => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days === 0 || days === 1) {
    const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }
  if (days > 1 && days < 7) return new Intl.DateTimeFormat(localeFor(language), { weekday: 'long' }).format(date);
  const sameYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(localeFor(language), {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}

/** For lists: the time today, the day's name this week, else the date. */
export function shortWhen(iso: string, language: string, now: Date = new Date()): string {
  const sameDay = dayKey(iso) === dayKey(now.toISOString());
  if (sameDay) return timeOfDay(iso, language);
  const age = now.getTime() - new Date(iso).getTime();
  if (age < 6 * DAY_MS) return new Intl.DateTimeFormat(localeFor(language), { weekday: 'short' }).format(new Date(iso));
  return new Intl.DateTimeFormat(localeFor(language), { day: 'numeric', month: 'short' }).format(new Date(iso));
}

/** Formats an ISO date (`2026-11-21`), which is a day rather than a moment: the same in every time zone. */
export const day = (isoDate: string, language: string): string => dayText(isoDate, localeFor(language));

const NEAR_DAYS = 180;
const isNear = (date: Date, now: Date): boolean => Math.abs(date.getTime() - now.getTime()) < NEAR_DAYS * DAY_MS;
const WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Like {@link day}; a near date has its weekday and no year, "Wed 9 Dec". */
export function nearDay(isoDate: string, language: string, now: Date = new Date()): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (!isNear(date, now)) return day(isoDate, language);
  return new Intl.DateTimeFormat(localeFor(language), { ...WITH_WEEKDAY, timeZone: 'UTC' }).format(date);
}

/** Like {@link day}, with the month in full; a near date has no year: "12 March". */
export function dayAndMonth(isoDate: string, language: string, now: Date = new Date()): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const format = isNear(date, now) ? ({ day: 'numeric', month: 'long' } as const) : ({ dateStyle: 'long' } as const);
  return new Intl.DateTimeFormat(localeFor(language), { ...format, timeZone: 'UTC' }).format(date);
}

/** Like {@link dateAndTime}; a near date has its weekday and no year, "Fri 27 Nov, 19:15". */
export function nearTime(iso: string, language: string, now: Date = new Date()): string {
  const date = new Date(iso);
  if (!isNear(date, now)) return dateAndTime(iso, language);
  const locale = localeFor(language);
  // As in CLOCK: 7:15 PM, but 07:15.
  const hour = new Intl.DateTimeFormat(locale, CLOCK).resolvedOptions().hour12 === true ? 'numeric' : '2-digit';
  return unbroken(new Intl.DateTimeFormat(locale, { ...WITH_WEEKDAY, hour, minute: '2-digit' }).format(date));
}

/** Formats the day of a moment in the reader's time zone. */
export function dateOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium' }).format(new Date(iso));
}

/** Formats `2026-11` as "Nov 26", for an axis. */
export function shortMonth(month: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** Formats `2026-11` as "November 2026". */
export const monthName = (month: string, language: string): string =>
  new Intl.DateTimeFormat(localeFor(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Formats `11` as "November" or "Nov". */
export const nameOfMonth = (month: string, language: string, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeFor(language), { month: length, timeZone: 'UTC' }).format(
    new Date(`2024-${month}-01T00:00:00Z`),
  );

/** Formats a range of ISO dates, both inclusive; a whole month by its name. */
export function daysOrMonth(from: string, to: string, language: string): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (from.endsWith('-01') && to === lastDay) return monthName(from.slice(0, 7), language);
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );
}

/** Returns today as an ISO date in the reader's time zone. */
export function todayHere(now: Date = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the name of an ISO weekday: 1 is Monday. */
export function weekdayName(weekday: number, language: string, length: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(localeFor(language), { weekday: length, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
}

/** Formats `09:30`, in any time zone, in the reader's format. */
export function clockTime(time: string, language: string): string {
  return unbroken(
    new Intl.DateTimeFormat(localeFor(language), { ...CLOCK, timeZone: 'UTC' }).format(
      new Date(`1970-01-01T${time}:00Z`),
    ),
  );
}

/** Formats an ISO date with its weekday, for planning. */
export function dayWithWeekday(isoDate: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** Formats a time span in its place's time zone: "Thu 3 Dec, 17:30–18:00". */
export function spanIn(timeZone: string, fromIso: string, toIso: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeFor(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return unbroken(format.formatRange(new Date(fromIso), new Date(toIso)));
}

/** Formats a moment in its place's time zone, with its day: "Thu 3 Dec, 20:00". */
export const momentIn = (timeZone: string, iso: string, language: string): string =>
  spanIn(timeZone, iso, iso, language);

/** Formats the time of day in a place's time zone. */
export function timeIn(timeZone: string, iso: string, language: string): string {
  return unbroken(new Intl.DateTimeFormat(localeFor(language), { ...CLOCK, timeZone }).format(new Date(iso)));
}
