import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Outbox } from '#kernel/events/outbox.ts';
import { Restatements } from '#contexts/money/ledger/index.ts';
import { BillSharesRepository } from './bill-shares.repository.ts';
import { BillsRecalculator } from './bills-recalculator.ts';
import { BillsRecalculated } from './variable-costs.events.ts';

/** Shares bills again, year by year, when the tenancies differ from what was known. */
@Injectable()
export class RestatedBills implements OnModuleInit {
  constructor(
    private readonly restatements: Restatements,
    private readonly shares: BillSharesRepository,
    private readonly recalculator: BillsRecalculator,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.restatements.register('bills', {
      listParts: async (houseId) => (await this.shares.listYears(houseId)).map(String),
      restate: async (houseId, year, restatementId) => {
        await this.recalculator.recalculateYear(houseId, Number(year), restatementId);
        await this.outbox.append(BillsRecalculated, { house_id: houseId });
      },
    });
  }
}
