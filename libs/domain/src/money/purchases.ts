import type { PurchaseState } from '@common-roof/contracts';

import { decimalsOf } from '../money.ts';
import { type Inhabitant, livedThere } from './bills.ts';
import { equalShares, type Share } from './shares.ts';

/**
 * The most that one housemate can verify, in minor units: what the house said, otherwise 20.00 or 20.000, and 2,000 of a currency
 * without decimals, whose units are small.
 */
export const purchaseLimitOf = (currency: string, said: number | null = null): number =>
  said ?? (decimalsOf(currency) === 3 ? 20_000 : 2_000);

/** What somebody bears of a purchase, in minor units. */
export interface StatedShare {
  readonly id: string;
  readonly minor: number;
}

/** Something that a roomie bought for the house. */
export interface Purchase {
  readonly id: string;
  readonly buyerId: string;
  /** ISO date in the house's time zone. */
  readonly boughtOn: string;
  /** What it cost, in minor units; more than nothing. */
  readonly minor: number;
  /**
   * What each bears of it, where somebody has said so, in minor units that sum to what it cost: it was shared before the house
   * did so here.
   */
  readonly stated?: readonly StatedShare[];
}

/** A price that somebody says a purchase had; the last one of each. */
export interface PriceConfirmation {
  readonly verifierId: string;
  readonly role: 'roomie' | 'homeowner';
  readonly minor: number;
}

/** Why somebody may not say what a purchase cost: it is theirs, or it is decided. */
export type PriceRefusal = 'own' | 'decided';

/** Why somebody may not; null: they may. Who lives in the house or owns it is for the caller to know. */
export function priceRefusal(
  { buyerId, state }: { readonly buyerId: string; readonly state: PurchaseState },
  verifierId: string,
): PriceRefusal | null {
  if (verifierId === buyerId) return 'own';
  return state === 'entered' ? null : 'decided';
}

/**
 * The price at which a purchase is verified; null: it waits for somebody. What the homeowner says holds. Up to the limit one
 * housemate is enough, above it two have to say the same price. Where the price that the buyer said is above the limit or the
 * one that is confirmed is, two have to: neither a high price nor a raised one is one person's word.
 * @param limit in minor units
 * @param confirmations the first first; those of the buyer do not count
 */
export function verifiedPrice(
  { buyerId, minor: claimed }: Pick<Purchase, 'buyerId' | 'minor'>,
  limit: number,
  confirmations: readonly PriceConfirmation[],
): number | null {
  const counting = confirmations.filter(({ verifierId }) => verifierId !== buyerId);
  const owners = counting.findLast(({ role }) => role === 'homeowner');
  if (owners !== undefined) return owners.minor;
  const needed = (price: number): number => (Math.max(claimed, price) <= limit ? 1 : 2);
  for (const { minor } of counting) {
    const agreeing = new Set(counting.filter((other) => other.minor === minor).map(({ verifierId }) => verifierId));
    if (agreeing.size >= needed(minor)) return minor;
  }
  return null;
}

/** Whether the buyer may take a verified purchase back, to enter it again: it was verified with another price than they said. */
export const mayContest = (claimed: number, verified: number): boolean => claimed !== verified;

/** Who shares a purchase: whoever lived in the house on its day, by id. */
export const sharersOf = ({ boughtOn }: Pick<Purchase, 'boughtOn'>, inhabitants: readonly Inhabitant[]): string[] =>
  inhabitants
    .filter((person) => livedThere(person, boughtOn))
    .map(({ id }) => id)
    .toSorted();

/**
 * What each of them bears, in equal parts. Where nobody lived there on that day, the buyer bears all of it; where somebody has
 * said who bears what, it is that.
 */
export function purchaseShares(purchase: Purchase, inhabitants: readonly Inhabitant[]): Share[] {
  if (purchase.stated !== undefined) {
    return purchase.stated.map(({ id, minor }) => ({ id, minor, weight: minor, exact: { minor, over: 0, of: 1 } }));
  }
  const sharers = sharersOf(purchase, inhabitants);
  return equalShares(purchase.minor, sharers.length === 0 ? [purchase.buyerId] : sharers, purchase.id);
}
