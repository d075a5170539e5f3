import type { Locale, RentPeriod } from '@common-roof/contracts';

import { costPeriod, type Period } from './costs.ts';
import { nameOf } from './names.ts';
import type { Reader } from './reader.ts';

/** Returns how often a rent is due, as it follows the amount: `a month`, `every two weeks`. */
export const rentPeriodName = (locale: Locale, period: RentPeriod): string => nameOf('rentPeriod', period, { locale });

/** Writes for when a rent is: a month (`YYYY-MM`) by its name, other periods (`from/to`) by their days. */
export function rentTime(time: string, reader: Reader): string {
  const [from = time, to] = time.split('/');
  return to === undefined ? reader.month(time) : costPeriod({ from, to }, reader);
}

/** A rent and its days. */
export interface RentOfPeriod extends Period {
  readonly month: string;
  readonly period: RentPeriod;
}

/** Writes for when a due rent is: a month by its name, though only a part of it may be due. */
export const rentSpan = ({ month, period, from, to }: RentOfPeriod, reader: Reader): string =>
  rentTime(period === 'month' ? month : `${from}/${to}`, reader);
