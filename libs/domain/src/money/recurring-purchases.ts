import type { PurchaseRhythm } from '@common-roof/contracts';

import { daysBetween, plusDays } from '../days.ts';
import { nextBillAfter } from './recurring-bills.ts';

/** A purchase that recurs. */
export interface RecurringPurchase {
  readonly every: PurchaseRhythm;
  /**
   * ISO date of the first one. Later ones fall on the same weekday, or on the same day of the month, or on the last day
   * of a shorter month.
   */
  readonly firstOn: string;
}

const WEEKS = { week: 7, two_weeks: 14 } as const;

/** Returns the next date after a day (ISO date). */
export function nextPurchaseAfter({ every, firstOn }: RecurringPurchase, day: string): string {
  if (every !== 'week' && every !== 'two_weeks') return nextBillAfter({ every, firstOn }, day);
  if (day < firstOn) return firstOn;
  const step = WEEKS[every];
  return plusDays(firstOn, (Math.floor(daysBetween(firstOn, day) / step) + 1) * step);
}

/** Returns the dates after one day up to and including another, oldest first, at most `most` of the newest. */
export function purchasesBetween(purchase: RecurringPurchase, after: string, upTo: string, most: number): string[] {
  const days: string[] = [];
  for (let day = nextPurchaseAfter(purchase, after); day <= upTo; day = nextPurchaseAfter(purchase, day))
    days.push(day);
  return days.slice(-most);
}
