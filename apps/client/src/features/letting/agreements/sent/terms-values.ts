import type { LeaseTerms } from '@common-roof/contracts';

import { parseMoney } from '../../../../lib/money.ts';
import { isOpeningReadable, noPast, type PastValues, pastValuesOf, toPast } from './past-values.ts';

export const TERMS = ['starts_on', 'ends_on', 'rent', 'deposit'] as const;
/** What a lease says of a stay, as it is typed; empty is left as it stands for the room and the stay. */
export type TermsValues = Record<(typeof TERMS)[number], string> & { readonly past: PastValues };

export const noTerms: TermsValues = { starts_on: '', ends_on: '', rent: '', deposit: '', past: noPast };

export const termsValuesOf = ({ starts_on, ends_on, rent, deposit, past }: LeaseTerms): TermsValues => ({
  starts_on,
  ends_on: ends_on ?? '',
  rent,
  deposit,
  past: pastValuesOf({ past }),
});

const isAmount = (typed: string, currency: string): boolean =>
  typed.trim() === '' || parseMoney(typed, currency) !== null;

/** Whether every amount can be read. */
export const areReadable = ({ rent, deposit, past }: TermsValues, currency: string): boolean =>
  isAmount(rent, currency) && isAmount(deposit, currency) && isOpeningReadable(past, currency);

type Given = Partial<Omit<LeaseTerms, 'ends_on'>> & { ends_on?: string | null };

const amount = <Name extends 'rent' | 'deposit'>(name: Name, typed: string, currency: string) => {
  const read = parseMoney(typed, currency);
  return read === null ? {} : { [name]: read };
};

/** As the calls take them. @param hadEnd a last day that was taken out is none any more. @param stayFrom the first day where none is typed */
export const toTerms = (
  { starts_on, ends_on, rent, deposit, past }: TermsValues,
  currency: string,
  hadEnd: boolean,
  stayFrom = '',
): Given => ({
  ...(starts_on === '' ? {} : { starts_on }),
  ...(ends_on === '' ? (hadEnd ? { ends_on: null } : {}) : { ends_on }),
  ...amount('rent', rent, currency),
  ...amount('deposit', deposit, currency),
  ...toPast(starts_on === '' ? stayFrom : starts_on, past, currency),
});
