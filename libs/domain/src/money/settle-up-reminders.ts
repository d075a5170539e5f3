import { plusDays } from '../days.ts';

/** When people are reminded of a payment between them, in days; at most so often. */
const REMINDERS = {
  /** Who owes, once it is proposed. */
  pay: { first: 3, every: 7, most: 3 },
  /** Who is owed, once it is said to be paid. */
  confirm: { first: 2, every: 7, most: 8 },
} as const;
export type SettleUpReminder = keyof typeof REMINDERS;

interface RemindedBefore {
  /** Of this payment. */
  readonly sent: number;
  /** ISO date: the last time, of this payment or of one that it took the place of; null: never. */
  readonly lastOn: string | null;
}

/**
 * The day of the next reminder, an ISO date as `since`; null: there were enough. A plan that changes often reminds no more
 * often than one that stays.
 * @param since when it was proposed, or said to be paid
 */
export function nextSettleUpReminder(
  of: SettleUpReminder,
  since: string,
  { sent, lastOn }: RemindedBefore,
): string | null {
  const { first, every, most } = REMINDERS[of];
  if (sent >= most) return null;
  const soonest = plusDays(since, first);
  const again = lastOn === null ? soonest : plusDays(lastOn, every);
  return again > soonest ? again : soonest;
}
