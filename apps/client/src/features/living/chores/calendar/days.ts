import { plusDays } from '@common-roof/domain';

import { dayWithWeekday, localeFor } from '#lib/dates.ts';

export const VIEWS = ['list', 'week', 'month'] as const;
export type CalendarView = (typeof VIEWS)[number];

const WEEK = 7;
/** Days in the list view: the period with assigned turns. */
const LISTED = 28;

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

const firstOfMonth = (isoDate: string): string => `${isoDate.slice(0, 7)}-01`;
function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 1] = isoDate.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the days of a view: the list from a day on, its week, or its month in whole weeks. */
export function spanOf(view: CalendarView, day: string): Span {
  switch (view) {
    case 'list':
      return { from: day, until: plusDays(day, LISTED) };
    case 'week':
      return { from: mondayOf(day), until: plusDays(mondayOf(day), WEEK) };
    case 'month': {
      const last = plusDays(addMonths(day, 1), -1);
      return { from: mondayOf(firstOfMonth(day)), until: plusDays(mondayOf(last), WEEK) };
    }
  }
}

/** Returns the day at which a view's next (1) or previous (-1) period is shown. */
export function stepFrom(view: CalendarView, day: string, step: 1 | -1): string {
  if (view === 'month') return addMonths(day, step);
  return plusDays(day, step * (view === 'week' ? WEEK : LISTED));
}

export const daysOf = ({ from, until }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day < until; day = plusDays(day, 1)) days.push(day);
  return days;
};

/** Returns "November 2026" for a month, otherwise "23 – 29 Nov 2026". */
export function spanName(view: CalendarView, day: string, language: string): string {
  const locale = localeFor(language);
  if (view === 'month') {
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dateOf(day));
  }
  const { from, until } = spanOf(view, day);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    dateOf(from),
    dateOf(plusDays(until, -1)),
  );
}

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
