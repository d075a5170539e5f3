import type { PurchaseState } from '@common-roof/contracts';

import { decimalsOf } from '../money.ts';
import { type Inhabitant, livedThere } from './bills.ts';
import { equalShares, type Share } from './shares.ts';

/**
 * Returns the largest price one housemate can verify, in minor units: the house's own limit, or 20.00, 20.000, or 2,000
 * of a currency without decimals, whose units are small.
 */
export const purchaseLimitOf = (currency: string, said: number | null = null): number =>
  said ?? (decimalsOf(currency) === 3 ? 20_000 : 2_000);

/** One person's share of a purchase, in minor units. */
export interface StatedShare {
  readonly id: string;
  readonly minor: number;
}

/** Something a roomie bought for the house. */
export interface Purchase {
  readonly id: string;
  readonly buyerId: string;
  /** ISO date in the house's time zone. */
  readonly boughtOn: string;
  /** Its price in minor units; positive. */
  readonly minor: number;
  /**
   * Stated shares in minor units, which sum to the price. Set for purchases shared before the house used the product.
   */
  readonly stated?: readonly StatedShare[];
}

/** A price someone confirmed; only each person's last one counts. */
export interface PriceConfirmation {
  readonly verifierId: string;
  readonly role: 'roomie' | 'homeowner';
  readonly minor: number;
}

/** Why a person can't confirm a price: it is their own purchase, or it is decided. */
export type PriceRefusal = 'own' | 'decided';

/**
 * Returns why a person can't confirm the price, or null if they can. The caller checks that they live in the house or
 * own it.
 */
export function priceRefusal(
  { buyerId, state }: { readonly buyerId: string; readonly state: PurchaseState },
  verifierId: string,
): PriceRefusal | null {
  if (verifierId === buyerId) return 'own';
  return state === 'entered' ? null : 'decided';
}

/**
 * Returns the price at which a purchase is verified; null: it needs another confirmation. The homeowner's price is
 * final. Up to the limit one housemate is enough; above it, two have to confirm the same price. The limit applies to
 * the buyer's price and to the confirmed one, so that one person alone can verify neither a high nor a raised price.
 * @param limit in minor units
 * @param confirmations oldest first; the buyer's own don't count
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

/**
 * Whether the buyer may take back a verified purchase to enter it again: it was verified at another price than they
 * stated.
 */
export const mayContest = (claimed: number, verified: number): boolean => claimed !== verified;

/** Returns the ids of everyone who lived in the house on the purchase's day. */
export const sharersOf = ({ boughtOn }: Pick<Purchase, 'boughtOn'>, inhabitants: readonly Inhabitant[]): string[] =>
  inhabitants
    .filter((person) => livedThere(person, boughtOn))
    .map(({ id }) => id)
    .toSorted();

/**
 * Returns each person's share, in equal parts unless shares are stated. If nobody lived there on that day, the buyer
 * bears all of it.
 */
export function purchaseShares(purchase: Purchase, inhabitants: readonly Inhabitant[]): Share[] {
  if (purchase.stated !== undefined) {
    return purchase.stated.map(({ id, minor }) => ({ id, minor, weight: minor, exact: { minor, over: 0, of: 1 } }));
  }
  const sharers = sharersOf(purchase, inhabitants);
  return equalShares(purchase.minor, sharers.length === 0 ? [purchase.buyerId] : sharers, purchase.id);
}
