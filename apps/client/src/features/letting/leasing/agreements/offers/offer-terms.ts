import type { Prospect, RentPeriod } from '@common-roof/contracts';

import { todayHere } from '#lib/dates.ts';
import { moneyToSend } from '#lib/money.ts';

/** An offer's form values. */
export interface OfferValues {
  starts_on: string;
  rent: string;
  rent_period: RentPeriod;
  deposit: string;
  note: string;
}

/** Converts values for the calls. */
export const toOffer = ({ rent, deposit, ...said }: OfferValues, currency: string) => ({
  ...said,
  rent: moneyToSend(rent, currency),
  deposit: moneyToSend(deposit, currency),
});

/** Whether the offered first day is over: then the offer can be sent again only with a new one. */
export const hasPassed = ({ starts_on: startsOn }: Pick<Prospect, 'starts_on'>): boolean => startsOn < todayHere();
