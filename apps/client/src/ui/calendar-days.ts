import { plusDays } from '@common-roof/domain';

import { dayWithWeekday, localeFor } from '#lib/dates.ts';

const WEEK = 7;

/** A range of ISO dates without its last day. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const dateOf = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);
/** Returns 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (isoDate: string): number => dateOf(isoDate).getUTCDay() || WEEK;
export const mondayOf = (isoDate: string): string => plusDays(isoDate, 1 - weekdayOf(isoDate));
export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7);

export const firstOfMonth = (isoDate: string): string => `${isoDate.slice(0, 7)}-01`;
/** Returns the first day of the month that is so many months from that of a day. */
export function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 1] = isoDate.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the whole weeks around a day's month. */
export const weeksOfMonth = (isoDate: string): Span => ({
  from: mondayOf(firstOfMonth(isoDate)),
  until: plusDays(mondayOf(plusDays(addMonths(isoDate, 1), -1)), WEEK),
});

export const daysOf = ({ from, until }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day < until; day = plusDays(day, 1)) days.push(day);
  return days;
};

/** Returns "November 2026". */
export const nameOfItsMonth = (isoDate: string, language: string): string =>
  new Intl.DateTimeFormat(localeFor(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    dateOf(isoDate),
  );

/** Returns "23 – 29 Nov 2026". */
export const nameOfSpan = ({ from, until }: Span, language: string): string =>
  new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    dateOf(from),
    dateOf(plusDays(until, -1)),
  );

/** Returns "today", "tomorrow", "yesterday", or the date with its weekday, for the middle of a sentence. */
export function dayInSentence(isoDate: string, today: string, language: string): string {
  const away = [-1, 0, 1].find((days) => plusDays(today, days) === isoDate);
  if (away === undefined) return dayWithWeekday(isoDate, language);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(away, 'day');
}

/** Returns "Today", "Tomorrow", "Yesterday", or the date with its weekday. */
export function dayTitle(isoDate: string, today: string, language: string): string {
  const name = dayInSentence(isoDate, today, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
