import { Injectable } from '@nestjs/common';

import { ChangeStockService, MarkStockService } from '#contexts/living/stock/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

interface Household {
  readonly houseId: string;
  readonly rosa: Actor;
  readonly ravi: Actor;
  readonly lena: Actor;
}

/** What a house usually has: name, place, note. */
const THINGS = [
  ['Oat milk', 'Kitchen', '1 litre'],
  ['Coffee', 'Kitchen', 'Beans'],
  ['Cooking oil', 'Kitchen', ''],
  ['Dishwasher tablets', 'Kitchen', 'The ones without plastic'],
  ['Bin bags', 'Kitchen', '35 litres'],
  ['Toilet paper', 'Bathroom', 'Recycled'],
  ['Hand soap', 'Bathroom', ''],
  ['Laundry detergent', 'Cellar', 'Without scent'],
] as const;

/** The stock of a house: eight things, of which two are needed. */
@Injectable()
export class DemoStock {
  constructor(
    private readonly changing: ChangeStockService,
    private readonly marking: MarkStockService,
    private readonly clock: DemoClock,
  ) {}

  async fill({ houseId, rosa, ravi, lena }: Household): Promise<void> {
    this.clock.setDaysAgo(40, '19:30');
    const ids = new Map<string, string>();
    for (const [name, place, note] of THINGS) {
      const { _id: id } = await this.changing.addItem(lena, houseId, { name, place, note });
      ids.set(name, id);
    }
    this.clock.setDaysAgo(2, '08:15');
    await this.marking.mark(ravi, ids.get('Coffee') ?? '', { level: 'low', marks: 0 });
    this.clock.setDaysAgo(1, '20:40');
    const bags = ids.get('Bin bags') ?? '';
    await this.marking.mark(lena, bags, { level: 'out', marks: 0 });
    // A claim lasts a day.
    this.clock.setDaysAgo(0, '07:50');
    await this.marking.claim(rosa, bags, { is_claimed: true });
  }
}
