import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Outbox } from '../../../platform/events/outbox.ts';
import { Restatements } from '../ledger/index.ts';
import { BillSharesRepository } from './bill-shares.repository.ts';
import { ReckonBills } from './reckon-bills.ts';
import { BillsReckoned } from './variable-costs.events.ts';

/** Bills are shared again when others lived there than was known, year by year. */
@Injectable()
export class RestatedBills implements OnModuleInit {
  constructor(
    private readonly restatements: Restatements,
    private readonly shares: BillSharesRepository,
    private readonly reckoning: ReckonBills,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.restatements.register('bills', {
      partsOf: async (houseId) => (await this.shares.yearsOf(houseId)).map(String),
      restate: async (houseId, year, restatementId) => {
        await this.reckoning.year(houseId, Number(year), restatementId);
        await this.outbox.append(BillsReckoned, { house_id: houseId });
      },
    });
  }
}
