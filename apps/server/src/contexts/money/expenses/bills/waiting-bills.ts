import { billPeriodOf, coversPeriod, dayIn, lastBillBy, type Period } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { type RecurringRow, RecurringBillsRepository } from './recurring-bills.repository.ts';

/** A recurring bill that was due and is not entered. */
export interface WaitingBill extends Period {
  /** ISO date on which it was expected. */
  readonly since: string;
}

/** Finds the recurring bills that are not entered. */
@Injectable()
export class WaitingBills {
  constructor(
    private readonly recurring: RecurringBillsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the waiting bills of one house by id, and leaves out those that wait for nothing. */
  async listWaiting(rows: readonly RecurringRow[]): Promise<ReadonlyMap<string, WaitingBill>> {
    const [first] = rows;
    if (!first) return new Map();
    const today = dayIn(first.time_zone, this.clock.now());
    const came = rows.flatMap((row) => {
      const since = lastBillBy({ every: row.every, firstOn: row.first_on }, today);
      // One that was left out isn't expected.
      return since === null || since === row.skipped_on ? [] : [{ row, bill: { ...billPeriodOf(row, since), since } }];
    });
    const [earliest] = came.map(({ bill }) => bill.from).toSorted();
    if (earliest === undefined) return new Map();
    const entered = await this.recurring.enteredSince(first.house_id, earliest);
    const isEntered = ({ category }: RecurringRow, bill: WaitingBill): boolean =>
      entered.some((each) => each.category === category && coversPeriod(each, bill));
    return new Map(came.filter(({ row, bill }) => !isEntered(row, bill)).map(({ row, bill }) => [row.id, bill]));
  }

  async findWaiting(row: RecurringRow): Promise<WaitingBill | undefined> {
    return (await this.listWaiting([row])).get(row.id);
  }
}
