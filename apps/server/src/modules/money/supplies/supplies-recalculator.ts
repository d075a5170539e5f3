import { dayIn, movedShares, purchaseCounted, purchaseShares, suppliesHistory } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { InhabitantsRepository } from '../../home/roomies/index.ts';
import { Ledger, Restatements, LedgerReconciler, type PostingTarget } from '../ledger/index.ts';
import { SuppliesRecalculated } from './supplies.events.ts';
import { type PurchaseOfMonth, SupplyMonthsRepository } from './supply-months.repository.ts';

interface Reckoning {
  /** Who changed something; null: nobody in particular. */
  readonly by: string | null;
  /** Why shares that stood become others; null: they are written for the first time. */
  readonly restatementId: string | null;
  /** False: of purchases that do not count any more somebody else tells. */
  readonly isEndedTold?: boolean;
}

/**
 * Makes the ledger, the shares and the history of a month say what its purchases do. It is reckoned from the purchases that
 * count, never added to: done twice, the second time changes nothing.
 */
@Injectable()
export class SuppliesRecalculator {
  constructor(
    private readonly houses: HousesRepository,
    private readonly inhabitants: InhabitantsRepository,
    private readonly months: SupplyMonthsRepository,
    private readonly ledger: Ledger,
    private readonly reconciler: LedgerReconciler,
    private readonly restatements: Restatements,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Part of the caller's transaction; from here on nobody else writes in the ledger of the house.
   * @param month `YYYY-MM` in the house's time zone
   */
  async recalculate(
    houseId: string,
    month: string,
    { by, restatementId, isEndedTold = true }: Reckoning,
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

/** @param shares of a purchase that counts */
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
