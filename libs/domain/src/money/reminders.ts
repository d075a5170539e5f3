import { plusDays } from '../days.ts';

/** The days around a due day on which a house sends reminders. */
export interface ReminderLadder {
  /** Days before the due day. */
  readonly before: readonly number[];
  readonly onTheDay: boolean;
  /** Days after the due day. */
  readonly after: readonly number[];
}

/** A reminder of a due. */
export interface Reminder {
  /** ISO date in the house's time zone. */
  readonly on: string;
  /** Days from the due day: negative before it, 0 on it. */
  readonly days: number;
}

/** Returns the reminders of a due (ISO date) in order, at most one a day. */
export const remindersOf = (dueOn: string, { before, onTheDay, after }: ReminderLadder): Reminder[] =>
  [...new Set([...before.map((days) => -days), ...(onTheDay ? [0] : []), ...after])]
    .toSorted((a, b) => a - b)
    .map((days) => ({ on: plusDays(dueOn, days), days }));

/**
 * Returns the reminder to send today; null: none. If several were missed since the last one sent (the worker was down
 * for a week), only the last is sent, so people get one current reminder.
 * @param lastSent its days from the due day; null: none was sent
 */
export const reminderDue = (
  dueOn: string,
  ladder: ReminderLadder,
  lastSent: number | null,
  today: string,
): Reminder | null =>
  remindersOf(dueOn, ladder).findLast(({ on, days }) => on <= today && (lastSent === null || days > lastSent)) ?? null;
