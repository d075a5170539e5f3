import type { LeaseSettings } from '@common-roof/contracts';

import { monthAfter, plusDays } from './days.ts';

type NoticePeriod = Pick<LeaseSettings, 'notice_days' | 'notice_ends'>;

/**
 * Returns the first day on which notice given today can end a lease, never before the stay begins. ISO dates in the
 * house's time zone.
 */
export function earliestRelease({ notice_days, notice_ends }: NoticePeriod, today: string, startsOn: string): string {
  const after = plusDays(today, notice_days);
  const day = after < startsOn ? startsOn : after;
  return notice_ends === 'any_day' ? day : plusDays(monthAfter(day.slice(0, 7)), -1);
}

/** Whether a lease can end on a day under its notice period. */
export const endsProperly = (period: NoticePeriod, today: string, startsOn: string, day: string): boolean =>
  day >= earliestRelease(period, today, startsOn) &&
  (period.notice_ends === 'any_day' || plusDays(day, 1).endsWith('-01'));

/** Totals of a settlement's lines in minor units, with shared house costs apart. */
export interface SettlementSum {
  readonly total: number;
  /** Open shares of supplies and variable costs. */
  readonly costPerPerson: number;
}

export function settlementSum(lines: readonly { readonly kind: string; readonly minor: number }[]): SettlementSum {
  const sum = (some: readonly { readonly minor: number }[]): number => some.reduce((all, { minor }) => all + minor, 0);
  return {
    total: sum(lines),
    costPerPerson: sum(lines.filter(({ kind }) => kind === 'supplies' || kind === 'variable_costs')),
  };
}
