import { moneyToSend } from '#lib/money.ts';

/** An offer's form values. */
export interface OfferValues {
  starts_on: string;
  rent: string;
  deposit: string;
  note: string;
}

/** Converts values for the calls. */
export const toOffer = ({ rent, deposit, ...said }: OfferValues, currency: string) => ({
  ...said,
  rent: moneyToSend(rent, currency),
  deposit: moneyToSend(deposit, currency),
});
