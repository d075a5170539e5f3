import { AddOwnCostService } from '#contexts/money/finances/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Injectable } from '@nestjs/common';

import { DemoClock } from './demo-clock.ts';

type Cost = Omit<Parameters<AddOwnCostService['addCost']>[2], 'paid_on' | 'files' | 'room_id' | 'note' | 'repeats'>;

/** Costs that recur, and how many days ago each was first paid. */
const RECURRING: readonly (readonly [Cost, daysAgo: number, every: 'month' | 'quarter' | 'year'])[] = [
  [{ category: 'mortgage_interest', amount: '612.40', supplier: 'Leeds Building Society' }, 420, 'month'],
  [{ category: 'insurance', amount: '384.00', supplier: 'Umbrella & Sons' }, 390, 'year'],
  [{ category: 'property_tax', amount: '498.75', supplier: 'Leeds City Council' }, 410, 'quarter'],
];

const SINGLE: readonly (readonly [Cost, daysAgo: number, note: string])[] = [
  [{ category: 'repairs', amount: '85.00', supplier: 'Pipe & Partner' }, 23, 'Cleared the trap of the shower.'],
  [{ category: 'repairs', amount: '1240.00', supplier: 'Ladder Roofing' }, 205, 'New tiles above the attic room.'],
  [{ category: 'furniture', amount: '329.00', supplier: 'Oak & Elm' }, 152, 'Desk and chair for the attic room.'],
  [{ category: 'fees', amount: '180.00', supplier: 'Ledger Tax Advisers' }, 300, ''],
  [{ category: 'travel', amount: '46.20', supplier: '' }, 64, 'Train to the handover.'],
  [{ category: 'insurance', amount: '36.00', supplier: 'Umbrella & Sons' }, 512, 'Contents of the shared rooms.'],
];

/** What Helen pays for her house herself. */
@Injectable()
export class DemoFinances {
  constructor(
    private readonly adding: AddOwnCostService,
    private readonly clock: DemoClock,
  ) {}

  async fill(owner: Actor, houseId: string): Promise<void> {
    const common = { room_id: null, files: [] };
    for (const [cost, daysAgo, note] of SINGLE) {
      this.clock.setDaysAgo(daysAgo, '18:40');
      const paid_on = this.clock.dayAgo(daysAgo);
      await this.adding.addCost(owner, houseId, { ...common, ...cost, paid_on, note, repeats: null });
    }
    this.clock.setToPresent();
    for (const [cost, daysAgo, every] of RECURRING) {
      const repeats = { every, until: null };
      await this.adding.addCost(owner, houseId, {
        ...common,
        ...cost,
        paid_on: this.clock.dayAgo(daysAgo),
        note: '',
        repeats,
      });
    }
  }
}
