import type { HouseDocumentState } from '@common-roof/contracts';

import { dayIn, daysBetween, plusDays } from './days.ts';
import { instantOf } from './moments.ts';

/** Days before its last day at which a document begins to expire soon. */
export const EXPIRES_SOON_DAYS = 60;

/** Days until the last day at which the homeowner is reminded; -1: the day after it. */
export const EXPIRY_REMINDER_DAYS = [EXPIRES_SOON_DAYS, 14, 1, -1] as const;

/** When on these days, on the clock of the house. */
const REMINDED_AT = '09:00';

/** Returns what a document is worth on a day of its house. It counts on its last day. */
export function houseDocumentState(
  {
    expires_on: last,
    replaced_at: replacedAt,
  }: { readonly expires_on: string | null; readonly replaced_at: Date | null },
  today: string,
): HouseDocumentState {
  if (replacedAt !== null) return 'replaced';
  if (last === null) return 'no_expiry';
  if (last < today) return 'expired';
  return last <= plusDays(today, EXPIRES_SOON_DAYS) ? 'expires_soon' : 'valid';
}

export interface ExpiryReminder {
  /** Days left until the last day; -1: it was yesterday. */
  readonly days: number;
  readonly at: Date;
}

/** Returns the reminders of a last day that are still to come. Who enters it late sees its state on the page. */
export const expiryReminders = (expiresOn: string, timeZone: string, now: Date): ExpiryReminder[] =>
  EXPIRY_REMINDER_DAYS.map((days) => ({
    days,
    at: instantOf(plusDays(expiresOn, -days), REMINDED_AT, timeZone),
  })).filter(({ at }) => at > now);

/**
 * Returns how many days are left when a reminder arrives, perhaps late; negative once it has expired. Null when a later
 * reminder is due as well, which says more.
 */
export function daysLeftAt(
  expiresOn: string,
  { days, timeZone }: { days: number; timeZone: string },
  now: Date,
): number | null {
  const coming = new Set(expiryReminders(expiresOn, timeZone, now).map((reminder) => reminder.days));
  const isOvertaken = EXPIRY_REMINDER_DAYS.some((other) => other < days && !coming.has(other));
  return isOvertaken ? null : daysBetween(dayIn(timeZone, now), expiresOn);
}
