import type { CalendarKind, CalendarState, Role } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** Whose view of a house's calendar is asked for, and of which days. */
export interface CalendarQuery {
  readonly houseId: string;
  readonly timeZone: string;
  readonly viewer: { readonly id: string; readonly role: Role };
  /** ISO dates in the house's time zone; `until` is the day after the last one. */
  readonly from: string;
  readonly until: string;
  /** The first moment of the first day, and of the day after the last one. */
  readonly start: Date;
  readonly end: Date;
  readonly today: string;
  readonly now: Date;
  readonly reader: Reader;
}

/** Something on the days of a house, as a context finds it. Fields that don't apply are left out. */
export interface FoundItem {
  /** The same each time, and different for each item of its kind. */
  readonly id: string;
  /** ISO date of its first day. */
  readonly day: string;
  /** ISO date of its last day, if that is another one. */
  readonly until?: string;
  readonly from?: Date;
  readonly to?: Date;
  readonly about?: string;
  readonly person_id?: string | null;
  readonly person?: string | null;
  readonly state?: CalendarState;
  readonly page_id?: string | null;
  /** Whether it concerns all who live there, and may hang in the kitchen. */
  readonly is_shared?: boolean;
}

/** One kind of item that a context declares: whose calendars have it, and how to find it. */
export interface CalendarSource {
  readonly kind: CalendarKind;
  readonly roles: readonly Role[];
  readonly find: (query: CalendarQuery) => Promise<readonly FoundItem[]>;
}

/**
 * Declares a kind of calendar item. `find` returns exactly what the viewer also sees on the item's own page; the caller
 * has checked that they belong to the house.
 */
export const calendarItems = (
  kind: CalendarKind,
  roles: readonly Role[],
  find: CalendarSource['find'],
): CalendarSource => ({ kind, roles, find });

/** A provider that declares what is in the calendar of a house. */
export interface FillsCalendarProvider {
  readonly calendar: readonly CalendarSource[];
}

export const CALENDAR = Symbol('calendar');
/** Marks a provider that is a {@link FillsCalendarProvider}. */
export const FillsCalendar = (): CustomDecorator<symbol> => SetMetadata(CALENDAR, true);
