import { plusDays } from '@common-roof/domain';

import { addMonths, mondayOf, nameOfItsMonth, nameOfSpan, type Span, weeksOfMonth } from '#ui/calendar-days.ts';

export const VIEWS = ['list', 'week', 'month'] as const;
export type CalendarView = (typeof VIEWS)[number];

const WEEK = 7;
/** Days in the list view: the period with assigned turns. */
const LISTED = 28;

/** Returns the days of a view: the list from a day on, its week, or its month in whole weeks. */
export function spanOf(view: CalendarView, day: string): Span {
  switch (view) {
    case 'list':
      return { from: day, until: plusDays(day, LISTED) };
    case 'week':
      return { from: mondayOf(day), until: plusDays(mondayOf(day), WEEK) };
    case 'month':
      return weeksOfMonth(day);
  }
}

/** Returns the day at which a view's next (1) or previous (-1) period is shown. */
export function stepFrom(view: CalendarView, day: string, step: 1 | -1): string {
  if (view === 'month') return addMonths(day, step);
  return plusDays(day, step * (view === 'week' ? WEEK : LISTED));
}

/** Returns "November 2026" for a month, otherwise "23 – 29 Nov 2026". */
export const spanName = (view: CalendarView, day: string, language: string): string =>
  view === 'month' ? nameOfItsMonth(day, language) : nameOfSpan(spanOf(view, day), language);
