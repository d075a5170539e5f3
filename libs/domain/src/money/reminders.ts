import { plusDays } from '../days.ts';

/** On which days around a due day a house reminds of it. */
export interface ReminderLadder {
  /** Days before it. */
  readonly before: readonly number[];
  readonly onTheDay: boolean;
  /** Days after it. */
  readonly after: readonly number[];
}

/** What a house does that has not said otherwise. */
export const REMINDER_LADDER_DEFAULT: ReminderLadder = { before: [3], onTheDay: true, after: [3, 10, 20] };

/** A reminder of something due. */
export interface Reminder {
  /** ISO date in the house's time zone. */
  readonly on: string;
  /** From the due day: negative before it, 0 on it. */
  readonly days: number;
}

/** The reminders of something due (ISO date), the first first, one a day at most. */
export const remindersOf = (dueOn: string, { before, onTheDay, after }: ReminderLadder): Reminder[] =>
  [...new Set([...before.map((days) => -days), ...(onTheDay ? [0] : []), ...after])]
    .toSorted((a, b) => a - b)
    .map((days) => ({ on: plusDays(dueOn, days), days }));

/**
 * The reminder to send today; null: none. Where several have come since the last one that was sent (nobody looked for a
 * week), only the last of them is: people are reminded once, of how it is now.
 * @param lastSent its days from the due day; null: none was sent
 */
export const reminderDue = (
  dueOn: string,
  ladder: ReminderLadder,
  lastSent: number | null,
  today: string,
): Reminder | null =>
  remindersOf(dueOn, ladder).findLast(({ on, days }) => on <= today && (lastSent === null || days > lastSent)) ?? null;
