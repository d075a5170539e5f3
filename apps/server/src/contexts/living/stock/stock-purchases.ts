import { Injectable } from '@nestjs/common';

/** A purchase that counts and brought a thing. */
export interface PurchaseOfStock {
  readonly supply_id: string;
  /** ISO date in the house's time zone. */
  readonly bought_on: string;
  readonly buyer_id: string;
  /** First name. */
  readonly buyer: string;
  /** Of the whole purchase, in minor units. */
  readonly minor: number;
  /** How many other things it brought. */
  readonly others: number;
}

/** Reads purchases that count now. One that is taken back or removed is not among them any more. */
export interface StockPurchaseSource {
  /** Returns on which days (ISO dates) the things of a house were bought, by thing. */
  listDays: (houseId: string) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Returns the newest purchases of a thing first. */
  listForItem: (itemId: string, most: number) => Promise<readonly PurchaseOfStock[]>;
}

const NONE: StockPurchaseSource = {
  listDays: () => Promise.resolve(new Map()),
  listForItem: () => Promise.resolve([]),
};

/** The port through which purchases report which things of the stock they brought. */
@Injectable()
export class StockPurchases {
  private source: StockPurchaseSource | undefined;

  /** @throws Error when purchases are reported already */
  register(source: StockPurchaseSource): void {
    if (this.source) throw new Error('The purchases of the stock are reported by two.');
    this.source = source;
  }

  get counted(): StockPurchaseSource {
    return this.source ?? NONE;
  }
}
