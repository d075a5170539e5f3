/** What is in the calendar of a house, in the order in which a day shows it. */
export const CALENDAR_KINDS = [
  ...(['turn', 'cleaning', 'showing', 'repair', 'guest', 'parcel', 'away'] as const),
  ...(['move_in', 'move_out', 'rent', 'bill', 'purchase'] as const),
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** What people enter themselves: who comes to stay, and what lies there for somebody. */
export const ENTERED_KINDS = ['guest', 'parcel'] as const;
export type EnteredKind = (typeof ENTERED_KINDS)[number];

/**
 * `tentative`: a time that is proposed and not agreed. `done`: chores that are done, and parcels that are picked up.
 * Derived, and never stored.
 */
export const CALENDAR_STATES = ['planned', 'tentative', 'done', 'missed'] as const;
export type CalendarState = (typeof CALENDAR_STATES)[number];

export const CALENDAR_LIMITS = {
  /** Days of one window: a month with the weeks around it, and the next one. */
  windowDays: 62,
  guestDays: 60,
  /** How far ahead a guest is entered. */
  guestDaysAhead: 366,
  note: 300,
  place: 100,
  /** Guests and parcels that one person enters. */
  entriesPerDay: 20,
  boardName: 60,
  boardsPerHouse: 10,
} as const;

/** What hangs in a kitchen: whose turn it is, and when somebody comes to clean or to repair. */
export const BOARD_ITEM_KINDS = ['turn', 'cleaning', 'repair'] as const;
/** Today, and the next seven days. */
export const BOARD_DAYS = 8;

/** How many days ahead calendar programs see. */
export const FEED_DAYS = 62;
