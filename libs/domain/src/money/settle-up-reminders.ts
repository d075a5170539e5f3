import { plusDays } from '../days.ts';

/** Days until the first reminder and between reminders, and the maximum number of them. */
const REMINDERS = {
  /** To the debtor, after the payment is proposed. */
  pay: { first: 3, every: 7, most: 3 },
  /** To the creditor, after it is reported as paid. */
  confirm: { first: 2, every: 7, most: 8 },
} as const;
export type SettleUpReminder = keyof typeof REMINDERS;

interface RemindedBefore {
  /** Number of reminders sent for this payment. */
  readonly sent: number;
  /** ISO date of the last reminder, of this payment or of one it replaced; null: never. */
  readonly lastOn: string | null;
}

/**
 * Returns the day of the next reminder (ISO date, like `since`); null: enough were sent. A plan that changes often
 * doesn't remind more often than a stable one.
 * @param since the day it was proposed or reported as paid
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
