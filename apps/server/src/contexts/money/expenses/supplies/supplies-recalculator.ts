import { dayIn, movedShares, purchaseCounted, purchaseShares, suppliesHistory } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { HousesReadModel, InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { Ledger, Restatements, LedgerReconciler, type PostingTarget } from '#contexts/money/ledger/index.ts';
import { SuppliesRecalculated } from './supplies.events.ts';
import { type PurchaseOfMonth, SupplyMonthsRepository } from './supply-months.repository.ts';

interface Recalculation {
  /** The person who changed something. Null when no person did. */
  readonly by: string | null;
  /** Why known shares change. Null when they are posted for the first time. */
  readonly restatementId: string | null;
  /** False when another service tells people about purchases that no longer count. */
  readonly isEndedTold?: boolean;
}

/**
 * Brings the ledger, shares and history of a month in line with its purchases. Everything is recalculated from the
 * purchases that count, never added up, so a second run changes nothing.
 */
@Injectable()
export class SuppliesRecalculator {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly months: SupplyMonthsRepository,
    private readonly ledger: Ledger,
    private readonly reconciler: LedgerReconciler,
    private readonly restatements: Restatements,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Recalculates in the caller's transaction, and locks the house's ledger until it ends.
   * @param month `YYYY-MM` in the house's time zone
   */
  async recalculate(
    houseId: string,
    month: string,
    { by, restatementId, isEndedTold = true }: Recalculation,
  ): Promise<void> {
    await this.ledger.lock(houseId);
    const purchases = await this.months.listPurchases(houseId, month);
    const counting = purchases.filter(({ counts }) => counts);
    const inhabitants = await this.inhabitants.listForHouse(houseId);
    const shared = new Map(counting.map((purchase) => [purchase.id, purchaseShares(purchase, inhabitants)]));
    const { timeZone } = await this.houses.findPlace(houseId);
    const versions = await this.reconciler.reconcile(
      new Map(purchases.map((purchase) => [purchase.id, toRestate(houseId, purchase, shared.get(purchase.id), by)])),
      { kind: 'supply', onDay: dayIn(timeZone, this.clock.now()), by, restatementId },
    );
    const shares = [...shared].flatMap(([supplyId, of]) => of.map((share) => ({ ...share, supplyId })));
    if (restatementId !== null) {
      await this.note(restatementId, isEndedTold ? purchases : counting, shares, versions);
    }
    await this.months.writeShares(
      purchases.map(({ id }) => id),
      shares,
    );
    await this.months.writeMonth(houseId, month, suppliesHistory(counting, inhabitants));
    await this.outbox.append(SuppliesRecalculated, { house_id: houseId, month });
  }

  private async note(
    restatementId: string,
    purchases: readonly PurchaseOfMonth[],
    shares: readonly { readonly supplyId: string; readonly id: string; readonly minor: number }[],
    versions: ReadonlyMap<string, number>,
  ): Promise<void> {
    const purchaseOf = new Map(purchases.map((purchase) => [purchase.id, purchase]));
    const after = shares.map(({ supplyId: subjectId, id: personId, minor }) => ({ subjectId, personId, minor }));
    const moved = movedShares(await this.months.listBorneShares([...purchaseOf.keys()]), after).flatMap((share) => {
      const purchase = purchaseOf.get(share.subjectId);
      if (!purchase) return [];
      const facts = { name: purchase.name, day: purchase.boughtOn };
      const version = versions.get(purchase.id) ?? 1;
      return [{ ...share, version, facts, subjectKind: 'supply' as const }];
    });
    await this.restatements.recordShares(restatementId, moved);
  }
}

/** @param shares the shares of a purchase that counts */
function toRestate(
  houseId: string,
  purchase: PurchaseOfMonth,
  shares: ReturnType<typeof purchaseShares> = [],
  by: string | null,
): PostingTarget {
  const postings = purchaseCounted(purchase, shares);
  return {
    postings,
    reason: purchase.reason,
    journal: (key) => ({
      houseId,
      kind: 'supply',
      onDay: purchase.boughtOn,
      by,
      postings,
      key,
      subject: { kind: 'supply', id: purchase.id },
      facts: { name: purchase.name, price_minor: purchase.minor, sharers: shares.length },
    }),
  };
}
