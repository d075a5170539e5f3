import { dayIn, purchaseShares, suppliesCorrections, suppliesHistory } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { Ledger, type Standing } from '../ledger/index.ts';
import { SuppliesReckoned } from './supplies.events.ts';
import { type PurchaseOfMonth, SupplyMonthsRepository } from './supply-months.repository.ts';

/**
 * Makes the ledger, the shares and the history of a month say what its purchases do. It is reckoned from the purchases that
 * count, never added to: done twice, the second time changes nothing.
 */
@Injectable()
export class ReckonSupplies {
  constructor(
    private readonly houses: HousesRepository,
    private readonly months: SupplyMonthsRepository,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Part of the caller's transaction; from here on nobody else writes in the ledger of the house.
   * @param month `YYYY-MM` in the house's time zone
   * @param by who changed something; null: nobody in particular
   */
  async reckon(houseId: string, month: string, by: string | null): Promise<void> {
    await this.ledger.lock(houseId);
    const purchases = await this.months.purchasesOf(houseId, month);
    const counting = purchases.filter(({ counts }) => counts);
    const inhabitants = await this.months.inhabitantsOf(houseId);
    const standing = await this.ledger.standingOf('supply', purchases.map(idOf));
    await this.correct({ houseId, by, purchases, standing, inhabitants });
    const shares = counting.flatMap((purchase) =>
      purchaseShares(purchase, inhabitants).map((share) => ({ ...share, supplyId: purchase.id })),
    );
    await this.months.writeShares(purchases.map(idOf), shares);
    await this.months.writeMonth(houseId, month, suppliesHistory(counting, inhabitants));
    await this.outbox.append(SuppliesReckoned, { house_id: houseId, month });
  }

  private async correct({ houseId, by, purchases, standing, inhabitants }: Reckoned): Promise<void> {
    const postings = new Map([...standing].map(([id, { postings: theirs }]) => [id, theirs]));
    const corrections = suppliesCorrections(
      purchases.filter(({ counts }) => counts),
      inhabitants,
      postings,
    );
    if (corrections.length === 0) return;
    const { timeZone } = await this.houses.placeOf(houseId);
    const byId = new Map(purchases.map((purchase) => [purchase.id, purchase]));
    for (const { purchaseId, reversal, postings: instead } of corrections) {
      const purchase = byId.get(purchaseId);
      if (!purchase) continue;
      const { journalId, written } = standing.get(purchaseId) ?? NOTHING;
      if (reversal.length > 0 && journalId !== null) {
        const onDay = dayIn(timeZone, this.clock.now());
        await this.ledger.reverse(journalId, { reason: purchase.reason, onDay, by });
      }
      if (instead.length === 0) continue;
      const sharers = purchaseShares(purchase, inhabitants).length;
      await this.ledger.post({
        ...{ houseId, kind: 'supply', onDay: purchase.boughtOn, by, postings: instead },
        subject: { kind: 'supply', id: purchaseId },
        key: `supply:${purchaseId}:${String(written + 1)}`,
        facts: { name: purchase.name, price_minor: purchase.minor, sharers },
      });
    }
  }
}

interface Reckoned {
  readonly houseId: string;
  readonly by: string | null;
  readonly purchases: readonly PurchaseOfMonth[];
  readonly standing: ReadonlyMap<string, Standing>;
  readonly inhabitants: Parameters<typeof purchaseShares>[1];
}

const NOTHING: Standing = { journalId: null, written: 0, postings: [] };

const idOf = ({ id }: { readonly id: string }): string => id;
