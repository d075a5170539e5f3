import type { LeaseTerms, RentPeriod } from '@common-roof/contracts';
import { chargingDays, hasPast, pastOf } from '@common-roof/domain';

import { todayHere } from '#lib/dates.ts';
import { parseMoney } from '#lib/money.ts';

export const OPENINGS = ['none', 'owed', 'advance'] as const;
export type Opening = (typeof OPENINGS)[number];

/** The form values of a lease's past. */
export interface PastValues {
  /** ISO date; empty: the default. */
  readonly charged_from: string;
  readonly opening_is: Opening;
  readonly opening: string;
}

export const noPast: PastValues = { charged_from: '', opening_is: 'none', opening: '' };

export function pastValuesOf({ past }: Pick<LeaseTerms, 'past'>): PastValues {
  if (past === undefined) return noPast;
  const { charged_from, opening_balance: balance } = past;
  if (Number(balance) === 0) return { ...noPast, charged_from };
  const isAdvance = balance.startsWith('-');
  return { charged_from, opening_is: isAdvance ? 'advance' : 'owed', opening: isAdvance ? balance.slice(1) : balance };
}

/** Whether the lease can have a past. @param startsOn the first day, as typed */
export const canHavePast = (startsOn: string): boolean => startsOn !== '' && hasPast(startsOn, todayHere());

/** Returns the possible first charged days, the latest ones of many. */
export const chargingChoices = (startsOn: string, period: RentPeriod): readonly string[] => {
  const days = chargingDays(startsOn, todayHere(), period);
  return days.length <= 26 ? days : [startsOn, ...days.slice(-25)];
};

/** Returns the first charged day: the default if none was chosen, or if the choice no longer fits the first day. */
export const chosenDay = (startsOn: string, period: RentPeriod, said: string): string =>
  chargingDays(startsOn, todayHere(), period).includes(said)
    ? said
    : (pastOf(startsOn, todayHere(), period, null)?.chargedFrom ?? startsOn);

export const isOpeningReadable = ({ opening_is: is, opening }: PastValues, currency: string): boolean =>
  is === 'none' || parseMoney(opening, currency) !== null;

/** Converts the values for the calls; nothing if nothing was entered. */
export function toPast(
  startsOn: string,
  period: RentPeriod,
  { charged_from, opening_is: is, opening }: PastValues,
  currency: string,
): Pick<LeaseTerms, 'past'> {
  if (!canHavePast(startsOn) || (charged_from === '' && is === 'none')) return {};
  const amount = is === 'none' ? '0' : (parseMoney(opening, currency) ?? '0');
  return {
    past: {
      charged_from: chosenDay(startsOn, period, charged_from),
      opening_balance: is === 'advance' ? `-${amount}` : amount,
    },
  };
}
