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
const ROUND: readonly (readonly [name: string, quantity: string, price: string])[] = [
  ['Dish soap and sponges', '2 bottles', '6.40'],
  ['Toilet paper', '16 rolls', '9.95'],
  ['Olive oil', '1 l', '11.80'],
  ['Bin bags', '', '4.25'],
  ['Coffee for everyone', '1 kg', '14.60'],
  ['Washing powder', '40 loads', '12.99'],
  ['Light bulbs', '3 bulbs', '8.70'],
];
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
      const [name = '', quantity = '', price = ''] = ROUND[at % ROUND.length] ?? [];
      const ago = since - at * EVERY_DAYS;
      await this.buy(house, { at, ago, name, quantity, price }, price);
      if (EVEN_AFTER.includes(at + 1)) await this.settling.settle(house, ago - 2);
    }
    await this.buy(house, { at: 0, ago: 20, name: 'Vacuum cleaner', quantity: '', price: '74.90' }, '74.90');
    await this.buy(house, { at: 1, ago: 12, name: 'Salt, pepper and oil', quantity: '', price: '13.40' }, '12.40');
    const cake = await this.buy(house, { at: 2, ago: 8, name: 'Birthday cake', quantity: '', price: '18.00' }, '18.00');
    this.clock.setDaysAgo(7, '10:00');
    await this.removing.remove(house.owner, cake, 'A present isn’t a house expense.', house.origin);
    await this.settling.open(house, 5);
    await this.buy(house, { at: 1, ago: 2, name: 'Oven cleaner', quantity: '', price: '5.20' }, null);
    await this.buy(house, { at: 0, ago: 1, name: 'Drying rack', quantity: '', price: '38.50' }, null);
  }

  /** @param confirmed the price that another roomie says; null: no answer yet. @returns its id */
  private async buy(
    { owner, roomies, origin }: Household,
    { at, ago, price, ...what }: { at: number; ago: number; name: string; quantity: string; price: string },
    confirmed: string | null,
  ): Promise<string> {
    const buyer = roomies[at % roomies.length] ?? owner;
    const other = roomies[(at + 1) % roomies.length] ?? owner;
    this.clock.setDaysAgo(ago, '18:20');
    const body = { ...what, price, bought_on: this.clock.dayAgo(ago), photo: [] };
    const { _id: id, needs_two: needsTwo } = await this.entering.enter(buyer, buyer.accountId, body, origin);
    if (confirmed !== null) {
      this.clock.setDaysAgo(ago, '20:05');
      const who = needsTwo ? owner : other;
      await this.verifying.verify(who, buyer.accountId, { supply_id: id, price_added: confirmed }, origin);
    }
    return id;
  }
}
