import type { BillRhythm } from '@common-roof/contracts';

import { plusDays } from '../days.ts';
import type { Period } from './bills.ts';

/** A bill that recurs on about the same day. */
export interface RecurringBill {
  readonly every: BillRhythm;
  /** ISO date of the first one. Later ones fall on the same day of the month, or on the last day of a shorter month. */
  readonly firstOn: string;
}

export const MONTHS_BETWEEN: Readonly<Record<BillRhythm, number>> = { month: 1, quarter: 3, year: 12 };

const two = (part: number): string => String(part).padStart(2, '0');

/** Returns the first day of the month (`YYYY-MM-01`) that is `months` after that of a day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${two((at % 12) + 1)}-01`;
}

function dayAfter({ firstOn }: RecurringBill, months: number): string {
  const first = monthsAfter(firstOn, months);
  const lastDay = plusDays(monthsAfter(first, 1), -1);
  const wanted = `${first.slice(0, 7)}-${firstOn.slice(8)}`;
  return wanted < lastDay ? wanted : lastDay;
}

/** Returns the next date after a day (ISO date). */
export function nextBillAfter(bill: RecurringBill, day: string): string {
  if (day < bill.firstOn) return bill.firstOn;
  const step = MONTHS_BETWEEN[bill.every];
  const passed = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - monthNumber(bill.firstOn);
  let months = Math.floor(passed / step) * step;
  while (dayAfter(bill, months) <= day) months += step;
  return dayAfter(bill, months);
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Returns the last date up to and including a day (ISO date); null: there has been none. */
export function lastBillBy(bill: RecurringBill, day: string): string | null {
  if (day < bill.firstOn) return null;
  const step = MONTHS_BETWEEN[bill.every];
  const next = monthNumber(nextBillAfter(bill, day)) - monthNumber(bill.firstOn);
  return dayAfter(bill, next - step);
}

/**
 * Returns the period of the bill expected on a day: the whole months before that day's month, as many as one interval
 * has.
 */
export const billPeriodOf = ({ every }: Pick<RecurringBill, 'every'>, comesOn: string): Period => ({
  from: monthsAfter(comesOn, -MONTHS_BETWEEN[every]),
  to: plusDays(`${comesOn.slice(0, 7)}-01`, -1),
});

/** Whether an entered bill covers a period: it reaches into the period's last month or beyond. */
export const coversPeriod = (entered: Period, { to }: Period): boolean =>
  entered.to >= `${to.slice(0, 7)}-01` && entered.from <= to;
