import type { PurchaseCategory } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { EnterSupplyService, RemoveSupplyService, VerifySupplyService } from '#contexts/money/expenses/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoSettleUp } from './demo-settle-up.service.ts';

export interface Household {
  readonly owner: Actor;
  readonly houseId: string;
  readonly roomies: readonly Actor[];
  /** Roomies who have moved out since and shared earlier purchases. */
  readonly left: readonly Actor[];
  readonly origin: RequestOrigin;
}

/** Recurring purchases, by the index of their buyer, every few days. */
const ROUND: readonly (readonly [name: string, quantity: string, price: string, category: PurchaseCategory])[] = [
  ['Dish soap and sponges', '2 bottles', '6.40', 'cleaning'],
  ['Toilet paper', '16 rolls', '9.95', 'household'],
  ['Olive oil', '1 l', '11.80', 'groceries'],
  ['Bin bags', '', '4.25', 'household'],
  ['Coffee for everyone', '1 kg', '14.60', 'groceries'],
  ['Washing powder', '40 loads', '12.99', 'cleaning'],
  ['Light bulbs', '3 bulbs', '8.70', 'household'],
];

type Entered = Parameters<EnterSupplyService['enter']>[2];
type Purchase = Pick<Entered, 'name' | 'quantity' | 'price' | 'category'> &
  Partial<Pick<Entered, 'note' | 'split' | 'payers' | 'every'>> & {
    /** The index of the buyer. */
    readonly at: number;
    /** Days ago. */
    readonly ago: number;
  };
/** Split between everyone and paid by the buyer, without a note or a photo. */
const PLAIN: Pick<Entered, 'note' | 'split' | 'payers' | 'photo' | 'every' | 'stock'> = {
  every: null,
  note: '',
  split: { method: 'present' },
  payers: [],
  photo: [],
  stock: [],
};
const EVERY_DAYS = 9;
/** The newest one of the round; later ones are created below. */
const LAST = 6;
/** After this many purchases of the round they settle up. */
const EVEN_AFTER = [6, 12];
/** Days ago at which it begins: all of them live there from then on. */
export const SUPPLIES_DAYS = 140;

/** What the roomies of a house bought for it over the past months, and the answers of the others. */
@Injectable()
export class DemoSupplies {
  constructor(
    private readonly entering: EnterSupplyService,
    private readonly verifying: VerifySupplyService,
    private readonly removing: RemoveSupplyService,
    private readonly settling: DemoSettleUp,
    private readonly clock: DemoClock,
  ) {}

  /** @param since days ago */
  async fill(house: Household, since: number): Promise<void> {
    const count = Math.floor((since - LAST) / EVERY_DAYS);
    for (let at = 0; at < count; at += 1) {
      const [name = '', quantity = '', price = '', category = 'other'] = ROUND[at % ROUND.length] ?? [];
      const ago = since - at * EVERY_DAYS;
      await this.buy(house, { at, ago, name, quantity, price, category }, price);
      if (EVEN_AFTER.includes(at + 1)) await this.settling.settle(house, ago - 2);
    }
    await this.buy(
      house,
      { at: 0, ago: 20, name: 'Vacuum cleaner', quantity: '', price: '74.90', category: 'cleaning' },
      '74.90',
    );
    await this.buy(
      house,
      { at: 1, ago: 12, name: 'Salt, pepper and oil', quantity: '', price: '13.40', category: 'groceries' },
      '12.40',
    );
    await this.shareSome(house);
    const cake = await this.buy(
      house,
      { at: 2, ago: 8, name: 'Birthday cake', quantity: '', price: '18.00', category: 'groceries' },
      '18.00',
    );
    this.clock.setDaysAgo(7, '10:00');
    await this.removing.remove(house.owner, cake, 'A present isn’t a house expense.', house.origin);
    await this.settling.open(house, 5);
    await this.buy(
      house,
      { at: 1, ago: 2, name: 'Oven cleaner', quantity: '', price: '5.20', category: 'cleaning' },
      null,
    );
    await this.buy(
      house,
      { at: 0, ago: 1, name: 'Drying rack', quantity: '', price: '38.50', category: 'household' },
      null,
    );
    await this.buyForSome(house);
  }

  /** A film service that recurs, film night of three of them, and groceries that two paid together. */
  private async shareSome(house: Household): Promise<void> {
    const films = {
      name: 'Film streaming',
      quantity: '',
      price: '12.99',
      category: 'leisure',
      every: 'month',
    } as const;
    await this.buy(house, { at: 2, ago: 12, ...films }, '12.99');
    const [one, two, three] = idsOf(house);
    await this.buy(
      house,
      {
        at: 1,
        ago: 11,
        name: 'Pizza for film night',
        quantity: '3 pizzas',
        price: '36.00',
        category: 'takeaway',
        split: { method: 'equal', people: [one, two, three] },
      },
      '36.00',
    );
    await this.buy(
      house,
      {
        at: 2,
        ago: 10,
        name: 'Weekly shop',
        quantity: '',
        price: '52.30',
        category: 'groceries',
        payers: [
          { roomie: three, amount: '32.30' },
          { roomie: one, amount: '20.00' },
        ],
      },
      '52.30',
    );
  }

  /** Split by the items of its receipt, and still to be confirmed. */
  private async buyForSome(house: Household): Promise<void> {
    const [one, two, three] = idsOf(house);
    await this.buy(
      house,
      {
        at: 1,
        ago: 1,
        name: 'Saturday market',
        quantity: '',
        price: '19.40',
        category: 'groceries',
        note: 'The rest is the deposit for the bottles.',
        split: {
          method: 'items',
          items: [
            { name: 'Vegetables and bread', amount: '11.70', people: [one, two, three] },
            { name: 'Apple juice', amount: '4.50', people: [one, two] },
            { name: 'Olives', amount: '2.40', people: [one] },
          ],
        },
      },
      null,
    );
  }

  /** @param confirmed the price that another roomie says; null: no answer yet. @returns its id */
  private async buy(
    { owner, roomies, origin }: Household,
    { at, ago, price, ...what }: Purchase,
    confirmed: string | null,
  ): Promise<string> {
    const buyer = roomies[at % roomies.length] ?? owner;
    const other = roomies[(at + 1) % roomies.length] ?? owner;
    this.clock.setDaysAgo(ago, '18:20');
    const body: Entered = { ...PLAIN, ...what, price, bought_on: this.clock.dayAgo(ago) };
    const { _id: id, needs_two: needsTwo } = await this.entering.enter(buyer, buyer.accountId, body, origin);
    if (confirmed !== null) {
      this.clock.setDaysAgo(ago, '20:05');
      const who = needsTwo ? owner : other;
      await this.verifying.verify(who, buyer.accountId, { supply_id: id, price_added: confirmed }, origin);
    }
    return id;
  }
}

/** Returns the ids of the first three roomies. */
function idsOf({ owner, roomies }: Household): [string, string, string] {
  const idAt = (at: number): string => (roomies[at % roomies.length] ?? owner).accountId;
  return [idAt(0), idAt(1), idAt(2)];
}
