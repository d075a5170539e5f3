import { plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { EnterBillService, EnterSupplyService, VerifySupplyService } from '#contexts/money/expenses/index.ts';
import { roomieAt, type SampleHousehold } from './sample-household.ts';
import { SampleTime } from './sample-time.ts';

/** Days ago and prices of what roomies bought, in the order of the texts; the last one waits to be confirmed. */
const PURCHASES = [
  { ago: 31, price: '6.40', category: 'cleaning' },
  { ago: 26, price: '9.95', category: 'household' },
  { ago: 19, price: '14.60', category: 'groceries' },
  { ago: 11, price: '12.99', category: 'cleaning' },
  { ago: 5, price: '8.70', category: 'household' },
  { ago: 1, price: '17.50', category: 'household' },
] as const;

const BILLS = [
  { category: 'electricity', amount: '74.30' },
  { category: 'internet', amount: '34.00' },
] as const;

/** Purchases of the roomies and bills of last month. */
@Injectable()
export class SampleCosts {
  constructor(
    private readonly entering: EnterSupplyService,
    private readonly verifying: VerifySupplyService,
    private readonly billing: EnterBillService,
    private readonly time: SampleTime,
  ) {}

  async fill(house: SampleHousehold): Promise<void> {
    for (const [at, purchase] of PURCHASES.entries()) await this.buy(house, at, purchase);
    for (const bill of BILLS) await this.bill(house, bill);
  }

  private async buy(
    house: SampleHousehold,
    at: number,
    { ago, price, category }: (typeof PURCHASES)[number],
  ): Promise<void> {
    const { texts, origin } = house;
    const buyer = roomieAt(house, at);
    const other = roomieAt(house, at + 1);
    const { _id: id } = await this.time.ago(ago, '18:20', () =>
      this.entering.enter(
        buyer,
        buyer.accountId,
        {
          name: texts.purchases[at] ?? '',
          quantity: '',
          price,
          category,
          bought_on: this.time.day(0),
          every: null,
          note: '',
          split: { method: 'present' },
          payers: [],
          photo: [],
          stock: [],
        },
        origin,
      ),
    );
    if (at === PURCHASES.length - 1) return;
    const verdict = { supply_id: id, price_added: price };
    await this.time.ago(ago, '20:05', () => this.verifying.verify(other, buyer.accountId, verdict, origin));
  }

  /** For the four weeks before last week, in which everyone lived there. */
  private async bill(
    { houseId, owner, texts, origin }: SampleHousehold,
    { category, amount }: (typeof BILLS)[number],
  ): Promise<void> {
    const to = this.time.day(7);
    const body = {
      category,
      amount,
      supplier: texts.suppliers[category],
      from: plusDays(to, -27),
      to,
      meter: null,
      note: '',
      photo: [],
      split: [],
      overlaps: false,
    };
    await this.time.ago(4, '08:30', () => this.billing.enter(owner, houseId, body, origin));
  }
}
