import { Injectable } from '@nestjs/common';

import { type AskingPeople, AsksPeople, type FoundQuestion, waits } from '#kernel/waiting/waiting.ts';
import { type RecurringRow, RecurringBillsRepository } from './recurring-bills.repository.ts';
import { WaitingBills } from './waiting-bills.ts';

/** Lists the recurring bills that are not entered. */
@AsksPeople()
@Injectable()
export class VariableCostsWaiting implements AskingPeople {
  constructor(
    private readonly recurring: RecurringBillsRepository,
    private readonly bills: WaitingBills,
  ) {}

  readonly waiting = [
    waits('bill_to_enter', ['homeowner'], async ({ id }) => {
      const byHouse = Map.groupBy(await this.recurring.listForHomeowner(id), ({ house_id: houseId }) => houseId);
      const found = await Promise.all([...byHouse.values()].map((rows) => this.listMissing(rows)));
      return found.flat();
    }),
  ];

  /** `about` is the category; `day` and `until` are the period. */
  private async listMissing(rows: readonly RecurringRow[]): Promise<FoundQuestion[]> {
    const missing = await this.bills.listWaiting(rows);
    return rows.flatMap(({ id, house_id, house, category }) => {
      const bill = missing.get(id);
      return bill === undefined
        ? []
        : [{ id, page_id: house_id, house_id, house, about: category, day: bill.from, until: bill.to }];
    });
  }
}
