import type { LeaseTerms } from '@common-roof/contracts';
import { chargingDays, hasPast, pastOf } from '@common-roof/domain';

import { todayHere } from '../../../../lib/dates.ts';
import { parseMoney } from '../../../../lib/money.ts';

export const OPENINGS = ['none', 'owed', 'advance'] as const;
export type Opening = (typeof OPENINGS)[number];

/** What is said of the past of a lease, as it is typed. */
export interface PastValues {
  /** ISO date; empty: as it is where nobody says anything. */
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

/** Whether there is something to say of what was before. @param startsOn the first day, as it is typed */
export const canHavePast = (startsOn: string): boolean => startsOn !== '' && hasPast(startsOn, todayHere());

/** From when on rent can be charged, the last two years of it. */
export const chargingChoices = (startsOn: string): readonly string[] => {
  const days = chargingDays(startsOn, todayHere());
  return days.length <= 26 ? days : [startsOn, ...days.slice(-25)];
};

/** From when on it is charged: as it is where nobody says anything, or what was said does not go with the first day any more. */
export const chosenDay = (startsOn: string, said: string): string =>
  chargingDays(startsOn, todayHere()).includes(said)
    ? said
    : (pastOf(startsOn, todayHere(), null)?.chargedFrom ?? startsOn);

export const isOpeningReadable = ({ opening_is: is, opening }: PastValues, currency: string): boolean =>
  is === 'none' || parseMoney(opening, currency) !== null;

/** As the calls take it; nothing where nothing is said. */
export function toPast(
  startsOn: string,
  { charged_from, opening_is: is, opening }: PastValues,
  currency: string,
): Pick<LeaseTerms, 'past'> {
  if (!canHavePast(startsOn) || (charged_from === '' && is === 'none')) return {};
  const amount = is === 'none' ? '0' : (parseMoney(opening, currency) ?? '0');
  return {
    past: {
      charged_from: chosenDay(startsOn, charged_from),
      opening_balance: is === 'advance' ? `-${amount}` : amount,
    },
  };
}
