import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Restatements } from '#contexts/money/ledger/index.ts';
import { SuppliesRecalculator } from './supplies-recalculator.ts';
import { SuppliesRecalculationRequested } from './supplies.events.ts';
import { SupplyMonthsRepository } from './supply-months.repository.ts';

/** Recalculates months on request, and when the tenancies differ from what was known. */
@Injectable()
export class SuppliesHandlers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly months: SupplyMonthsRepository,
    private readonly recalculator: SuppliesRecalculator,
    private readonly restatements: Restatements,
  ) {}

  onModuleInit(): void {
    this.restatements.register('supplies', {
      listParts: (houseId) => this.months.listMonths(houseId),
      restate: (houseId, month, restatementId) =>
        this.recalculator.recalculate(houseId, month, { by: null, restatementId }),
    });
  }

  @EventHandler(SuppliesRecalculationRequested, {
    id: 'reckon-supplies',
    queue: 'recalculation',
    effect: 'transaction',
  })
  async recalculate({ house_id: houseId, month }: EventOf<typeof SuppliesRecalculationRequested>): Promise<void> {
    await this.database.transaction(async () => {
      await this.restatements.atOnce({ houseId, kind: 'recalculated' }, (restatementId) =>
        this.recalculator.recalculate(houseId, month, { by: null, restatementId, isEndedTold: false }),
      );
    });
  }
}
