import type { LeaseTerms, RentPeriod } from '@common-roof/contracts';

import { parseMoney } from '#lib/money.ts';
import { isOpeningReadable, noPast, type PastValues, pastValuesOf, toPast } from './past-values.ts';

export const TERMS = ['starts_on', 'ends_on', 'rent', 'deposit'] as const;
/** The form values of a lease's terms; an empty one keeps the value of room and stay. */
export type TermsValues = Record<(typeof TERMS)[number], string> & {
  readonly rent_period: RentPeriod;
  readonly past: PastValues;
};

export const noTerms: TermsValues = {
  starts_on: '',
  ends_on: '',
  rent: '',
  rent_period: 'month',
  deposit: '',
  past: noPast,
};

export const termsValuesOf = ({ starts_on, ends_on, rent, rent_period, deposit, past }: LeaseTerms): TermsValues => ({
  starts_on,
  ends_on: ends_on ?? '',
  rent,
  rent_period,
  deposit,
  past: pastValuesOf({ past }),
});

const isAmount = (typed: string, currency: string): boolean =>
  typed.trim() === '' || parseMoney(typed, currency) !== null;

/** Whether every amount is readable. */
export const areReadable = ({ rent, deposit, past }: TermsValues, currency: string): boolean =>
  isAmount(rent, currency) && isAmount(deposit, currency) && isOpeningReadable(past, currency);

type Given = Partial<Omit<LeaseTerms, 'ends_on'>> & { ends_on?: string | null };

const amount = <Name extends 'rent' | 'deposit'>(name: Name, typed: string, currency: string) => {
  const read = parseMoney(typed, currency);
  return read === null ? {} : { [name]: read };
};

/**
 * Converts the values for the calls. @param hadEnd whether an empty last day removes one. @param stayFrom the first day
 * if none is typed
 */
export const toTerms = (
  { starts_on, ends_on, rent, rent_period, deposit, past }: TermsValues,
  currency: string,
  hadEnd: boolean,
  stayFrom = '',
): Given => ({
  ...(starts_on === '' ? {} : { starts_on }),
  ...(ends_on === '' ? (hadEnd ? { ends_on: null } : {}) : { ends_on }),
  ...amount('rent', rent, currency),
  // The kept rent keeps its period.
  ...(parseMoney(rent, currency) === null ? {} : { rent_period }),
  ...amount('deposit', deposit, currency),
  ...toPast(starts_on === '' ? stayFrom : starts_on, rent_period, past, currency),
});
