import { type FieldErrors, type Resolver } from 'react-hook-form';

import { parseMoney } from '../../../../lib/money.ts';

export const OFFER_FIELDS = ['starts_on', 'rent', 'deposit', 'note'] as const;
/** An offer's form values. */
export type OfferValues = Record<(typeof OFFER_FIELDS)[number], string>;

/** Converts values for the calls. */
export const toOffer = ({ rent, deposit, ...said }: OfferValues, currency: string) => ({
  ...said,
  rent: parseMoney(rent, currency) ?? rent,
  deposit: parseMoney(deposit, currency) ?? deposit,
});

/** Validates field by field, because the body is a union of several shapes. */
export const checkedTerms =
  (currency: string, isFine: (values: OfferValues) => Promise<boolean>): Resolver<OfferValues> =>
  async (values) => {
    if (await isFine(values)) return { values, errors: {} };
    const errors: FieldErrors<OfferValues> = {};
    if (values.starts_on === '') errors.starts_on = { type: 'schema' };
    for (const field of ['rent', 'deposit'] as const) {
      if (parseMoney(values[field], currency) === null) errors[field] = { type: 'schema' };
    }
    if (Object.keys(errors).length === 0) errors.note = { type: 'schema' };
    return { values: {}, errors };
  };
