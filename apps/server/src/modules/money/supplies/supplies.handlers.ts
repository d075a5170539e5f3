import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Restatements } from '../ledger/index.ts';
import { ReckonSupplies } from './reckon-supplies.ts';
import { SuppliesToReckon } from './supplies.events.ts';
import { SupplyMonthsRepository } from './supply-months.repository.ts';

/** Months are reckoned again when somebody asks for it, and when others lived there than was known. */
@Injectable()
export class SuppliesHandlers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly months: SupplyMonthsRepository,
    private readonly reckoning: ReckonSupplies,
    private readonly restatements: Restatements,
  ) {}

  onModuleInit(): void {
    this.restatements.register('supplies', {
      partsOf: (houseId) => this.months.monthsOf(houseId),
      restate: (houseId, month, restatementId) => this.reckoning.reckon(houseId, month, { by: null, restatementId }),
    });
  }

  @OnEvent(SuppliesToReckon, { id: 'reckon-supplies', queue: 'recalculation', effect: 'transaction' })
  async reckon({ house_id: houseId, month }: EventOf<typeof SuppliesToReckon>): Promise<void> {
    await this.database.transaction(async () => {
      await this.restatements.atOnce({ houseId, kind: 'recalculated' }, (restatementId) =>
        this.reckoning.reckon(houseId, month, { by: null, restatementId, isEndedTold: false }),
      );
    });
  }
}
