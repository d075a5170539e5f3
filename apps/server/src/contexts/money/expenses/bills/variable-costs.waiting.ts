import { Injectable } from '@nestjs/common';

import { type AskingPeople, AsksPeople, type FoundQuestion, waits } from '#kernel/waiting/waiting.ts';
import { RecurringBillSetters } from './recurring-bill-setters.ts';
import { type RecurringRow, RecurringBillsRepository } from './recurring-bills.repository.ts';
import { WaitingBills } from './waiting-bills.ts';

/** Lists the recurring bills that are not entered, to the roomie who looks after them or to the homeowner. */
@AsksPeople()
@Injectable()
export class VariableCostsWaiting implements AskingPeople {
  constructor(
    private readonly recurring: RecurringBillsRepository,
    private readonly setters: RecurringBillSetters,
    private readonly bills: WaitingBills,
  ) {}

  readonly waiting = [
    waits('bill_to_enter', ['homeowner', 'roomie'], async ({ id, role }) => {
      const rows =
        role === 'homeowner' ? await this.recurring.listForHomeowner(id) : await this.recurring.listForSetter(id);
      const asked = await Promise.all(rows.map((row) => this.setters.findResponsible(row)));
      const byHouse = Map.groupBy(
        rows.filter((_, at) => asked[at] === id),
        ({ house_id: houseId }) => houseId,
      );
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
