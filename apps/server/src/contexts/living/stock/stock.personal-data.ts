import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  noPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { StockRepository } from './stock.repository.ts';

const BATCH = 500;
const JOB = 'end-stock-claims';

/** Personal data: who gets a thing, for a day. What runs out is of the house, and says nothing about people. */
@DeclaresPersonalData()
@Injectable()
export class StockPersonalData implements PersonalDataProvider {
  constructor(
    private readonly stock: StockRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('stock_items', {
      export: { stock_claims: ({ id, newest }) => this.stock.exportFor(id, newest) },
      forget: (id) => this.stock.endClaimsOf(id),
      periods: [{ of: 'who gets a thing', days: 1, after: 'they said so', job: JOB }],
    }),
    noPersonalData('stock_changes', 'They say when a thing ran out, not who said so.'),
  ];

  @EventHandler(HourPassed, { id: JOB, queue: 'recalculation', effect: 'transaction' })
  async endClaims(): Promise<void> {
    await this.stock.endClaims(this.clock.now(), BATCH);
  }
}
