const DAY_MS = 86_400_000;

/** As the locale writes a time within a date, too: 04:43 in Britain, 4:43 AM in America. Fields of its own would drop the zero. */
const CLOCK = { timeStyle: 'short' } as const;

/** Some systems hand their own name of a locale through ("en-US@posix"), which Intl refuses by throwing. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** The reader's own habit within a language: "en" becomes "en-GB" for somebody whose browser asks for that. */
export function localeFor(language: string, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => tag.slice(0, 2).toLowerCase() === language && isLanguageTag(tag)) ?? language;
}

export function dayKey(iso: string): string {
  const date = new Date(iso);
  return `${String(date.getFullYear())}-${String(date.getMonth() + 1)}-${String(date.getDate())}`;
}

export function timeOfDay(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), CLOCK).format(new Date(iso));
}

export function dateAndTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', ...CLOCK }).format(new Date(iso));
}

/** Today and yesterday by their name, this week by weekday, earlier days by date. */
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

/** An ISO date (`2026-11-21`), which is a day and no moment: the same in every time zone. */
export function day(isoDate: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

const NEAR_DAYS = 180;
const isNear = (date: Date, now: Date): boolean => Math.abs(date.getTime() - now.getTime()) < NEAR_DAYS * DAY_MS;
const WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** As {@link day}: with its weekday and without the year where it is near, "Wed 9 Dec". */
export function nearDay(isoDate: string, language: string, now: Date = new Date()): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (!isNear(date, now)) return day(isoDate, language);
  return new Intl.DateTimeFormat(localeFor(language), { ...WITH_WEEKDAY, timeZone: 'UTC' }).format(date);
}

/** As {@link day}, written out, and without the year where it is near: "12 March". */
export function dayAndMonth(isoDate: string, language: string, now: Date = new Date()): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const format = isNear(date, now) ? ({ day: 'numeric', month: 'long' } as const) : ({ dateStyle: 'long' } as const);
  return new Intl.DateTimeFormat(localeFor(language), { ...format, timeZone: 'UTC' }).format(date);
}

/** As {@link dateAndTime}: with its weekday and without the year where it is near, "Fri 27 Nov, 19:15". */
export function nearTime(iso: string, language: string, now: Date = new Date()): string {
  const date = new Date(iso);
  if (!isNear(date, now)) return dateAndTime(iso, language);
  return new Intl.DateTimeFormat(localeFor(language), { ...WITH_WEEKDAY, hour: '2-digit', minute: '2-digit' }).format(
    date,
  );
}

/** The day of a moment, where the reader is. */
export function dateOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium' }).format(new Date(iso));
}

/** `2026-11` as "Nov 26", for an axis. */
export function shortMonth(month: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** `2026-11` as "November 2026". */
export const monthName = (month: string, language: string): string =>
  new Intl.DateTimeFormat(localeFor(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** `11` as "November" or "Nov". */
export const nameOfMonth = (month: string, language: string, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeFor(language), { month: length, timeZone: 'UTC' }).format(
    new Date(`2024-${month}-01T00:00:00Z`),
  );

/** Days from one ISO date to another, which count: a whole month by its name. */
export function daysOrMonth(from: string, to: string, language: string): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (from.endsWith('-01') && to === lastDay) return monthName(from.slice(0, 7), language);
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );
}

/** Today as an ISO date, where the reader is. */
export function todayHere(now: Date = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A weekday by its ISO number: 1 is Monday. */
export function weekdayName(weekday: number, language: string, length: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(localeFor(language), { weekday: length, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
}

/** `09:30`, wherever that is, as the reader writes it. */
export function clockTime(time: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { ...CLOCK, timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
}

/** An ISO date with its weekday, which is what one plans by. */
export function dayWithWeekday(isoDate: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** When something begins and ends, in the time zone of its place: "Thu 3 Dec, 17:30–18:00". */
export function spanIn(timeZone: string, fromIso: string, toIso: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).formatRange(new Date(fromIso), new Date(toIso));
}

/** The time of day in the time zone of a place. */
export function timeIn(timeZone: string, iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeFor(language), { ...CLOCK, timeZone }).format(new Date(iso));
}
