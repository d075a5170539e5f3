import { Injectable, type OnModuleInit } from '@nestjs/common';

import { BringStockService, StockPurchases } from '#contexts/living/stock/index.ts';
import { PurchasedStockRepository } from './purchased-stock.repository.ts';

/**
 * Connects purchases with the stock of their house. The connection counts while the purchase does: one that is taken back
 * or removed is in no history, and needs no other call to undo it.
 */
@Injectable()
export class PurchasedStock implements OnModuleInit {
  constructor(
    private readonly purchases: StockPurchases,
    private readonly bringing: BringStockService,
    private readonly purchased: PurchasedStockRepository,
  ) {}

  onModuleInit(): void {
    this.purchases.register({
      listDays: async (houseId) =>
        new Map((await this.purchased.listDays(houseId)).map(({ item_id: id, days }) => [id, days])),
      listForItem: (itemId, most) => this.purchased.listForItem(itemId, most),
    });
  }

  /** Marks things as enough again, brought by a purchase. Joins the caller's transaction. */
  async bring(houseId: string, supplyId: string, itemIds: readonly string[]): Promise<void> {
    const brought = await this.bringing.bring(houseId, itemIds);
    if (brought.length > 0) await this.purchased.insert(supplyId, brought);
  }
}
