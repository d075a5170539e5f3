import type { Inhabitant } from './bills.ts';
import { type Purchase, purchaseShares } from './purchases.ts';
import { paidParts } from './splits.ts';

/** A roomie's supplies in a month. */
export interface SuppliesOfMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly personId: string;
  /** What they paid, and their share of everything bought, in minor units. */
  readonly bought: number;
  readonly share: number;
  /** Number of their purchases that count. */
  readonly purchases: number;
}

/**
 * Returns what each roomie of a house bought and bears, by month and id. It depends on the verified purchases alone,
 * not on when it is calculated or in which order they come. In each month, as much is borne as was bought.
 */
export function suppliesHistory(verified: readonly Purchase[], inhabitants: readonly Inhabitant[]): SuppliesOfMonth[] {
  const rows = new Map<string, SuppliesOfMonth>();
  const add = (month: string, personId: string, change: Partial<SuppliesOfMonth>): void => {
    const key = `${month} ${personId}`;
    const { bought, share, purchases } = rows.get(key) ?? { bought: 0, share: 0, purchases: 0 };
    rows.set(key, {
      month,
      personId,
      bought: bought + (change.bought ?? 0),
      share: share + (change.share ?? 0),
      purchases: purchases + (change.purchases ?? 0),
    });
  };
  for (const purchase of verified) {
    const month = purchase.boughtOn.slice(0, 7);
    add(month, purchase.buyerId, { purchases: 1 });
    for (const { id, minor } of paidParts(purchase)) add(month, id, { bought: minor });
    for (const { id, minor } of purchaseShares(purchase, inhabitants)) add(month, id, { share: minor });
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
