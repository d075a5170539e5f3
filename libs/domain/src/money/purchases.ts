import type { PurchaseState } from '@common-roof/contracts';

import { decimalsOf } from '../money.ts';
import { type Inhabitant, livedThere } from './bills.ts';
import { equalShares, type Share, shares, type Weighted } from './shares.ts';
import type { Consent, PersonalAmount } from './splits.ts';

/**
 * Returns the largest price one housemate can verify, in minor units: the house's own limit, or 20.00, 20.000, or 2,000
 * of a currency without decimals, whose units are small.
 */
export const purchaseLimitOf = (currency: string, said: number | null = null): number =>
  said ?? (decimalsOf(currency) === 3 ? 20_000 : 2_000);

/** Something a roomie bought for the house. */
export interface Purchase {
  readonly id: string;
  readonly buyerId: string;
  /** ISO date in the house's time zone. */
  readonly boughtOn: string;
  /** Its price in minor units; positive. */
  readonly minor: number;
  /** What shares are in proportion to. Absent: it is shared by everyone who lived there on its day. */
  readonly parts?: readonly Weighted[] | undefined;
  /** What each paid. Absent or empty: the buyer paid all. */
  readonly payers?: readonly PersonalAmount[] | undefined;
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
 * @param consent of a split between chosen people: only theirs count, all required ones have to agree, and nobody else
 * is needed once all of them agree
 */
export function verifiedPrice(
  { buyerId, minor: claimed }: Pick<Purchase, 'buyerId' | 'minor'>,
  limit: number,
  confirmations: readonly PriceConfirmation[],
  consent: ReadonlyMap<string, Consent> | null = null,
): number | null {
  const owners = confirmations.findLast(({ verifierId, role }) => verifierId !== buyerId && role === 'homeowner');
  if (owners !== undefined) return owners.minor;
  const counting = confirmations.filter(
    ({ verifierId }) => verifierId !== buyerId && (consent === null || consent.has(verifierId)),
  );
  const required = [...(consent ?? [])].filter(([, kind]) => kind === 'required').map(([id]) => id);
  const needed = (price: number): number =>
    Math.min(Math.max(claimed, price) <= limit ? 1 : 2, consent?.size ?? Infinity);
  for (const { minor } of counting) {
    const agreeing = new Set(counting.filter((other) => other.minor === minor).map(({ verifierId }) => verifierId));
    if (agreeing.size >= needed(minor) && required.every((id) => agreeing.has(id))) return minor;
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
 * Returns each person's share, in equal parts unless it is split between chosen people. If nobody lived there on that
 * day, the buyer bears all of it.
 */
export function purchaseShares(purchase: Purchase, inhabitants: readonly Inhabitant[]): Share[] {
  if (purchase.parts !== undefined) {
    return shares(
      purchase.minor,
      purchase.parts.filter(({ weight }) => weight > 0),
      purchase.id,
    );
  }
  const sharers = sharersOf(purchase, inhabitants);
  return equalShares(purchase.minor, sharers.length === 0 ? [purchase.buyerId] : sharers, purchase.id);
}
