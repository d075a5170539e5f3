import { decimalsOf, fromWireMoney, isWireMoney, toWireMoney } from '@common-roof/domain';
import { filled } from '@common-roof/words';

import { unacceptable } from '#kernel/errors/domain-error.ts';

/**
 * Parses an amount into minor units of the house's currency.
 * @param field where the amount stands in the body
 * @throws 422 where it does not have the decimals of that currency
 */
export function minorOf(wire: string, currency: string, field: string): number {
  if (isWireMoney(wire, currency)) return fromWireMoney(wire, currency);
  // A whole amount says what it means without its decimals.
  if (/^\d{1,7}$/.test(wire)) return Number(wire) * 10 ** decimalsOf(currency);
  const example = toWireMoney(620 * 10 ** decimalsOf(currency), currency);
  throw unacceptable(field, filled('Enter an amount like {example}.', { example }));
}
