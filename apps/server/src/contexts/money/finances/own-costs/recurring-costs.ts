import { type BillRhythm, LIMITS } from '@common-roof/contracts';
import { dayIn, instantOf, plusDays } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { RecurringCostDue } from './own-costs.events.ts';
import { followingDay } from './own-costs.mapper.ts';
import { type OwnCostContent, OwnCostsRepository } from './own-costs.repository.ts';
import { type RecurringCostRow, RecurringCostsRepository } from './recurring-costs.repository.ts';

/** When a day's costs are added, in the house's time zone. */
const TIME = '06:00';

type Due = Pick<
  RecurringCostRow,
  | 'id'
  | 'house_id'
  | 'room_id'
  | 'category'
  | 'minor'
  | 'supplier'
  | 'note'
  | 'every'
  | 'first_on'
  | 'until_on'
  | 'next_on'
>;

/** Adds recurring costs on their days. Each day is added once, however late or often it runs. */
@Injectable()
export class RecurringCosts {
  constructor(
    private readonly rows: RecurringCostsRepository,
    private readonly costs: OwnCostsRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<RecurringCostRow | undefined> {
    return this.rows.find(id);
  }

  /**
   * Begins a recurring cost in the caller's transaction. @returns the costs of its days until today, the first one
   * first
   * @throws 409 when the house has too many
   */
  async begin(
    houseId: string,
    facts: OwnCostContent,
    { every, until }: { readonly every: BillRhythm; readonly until: string | null },
    today: string,
  ): Promise<{ ids: string[]; recurringId: string }> {
    if ((await this.rows.countForHouse(houseId)) >= LIMITS.recurringCosts) {
      const detail = filled('There are already {most} recurring costs.', { most: LIMITS.recurringCosts });
      throw new DomainError('conflict', { detail });
    }
    const first = facts.paid_on;
    const rhythm = { every, first_on: first, until_on: until, next_on: first };
    const recurringId = await this.rows.insert(houseId, facts, rhythm);
    const row = { ...facts, ...rhythm, minor: String(facts.minor), id: recurringId, house_id: houseId };
    const ids = await this.addUntil(row, today);
    await this.scheduleNext(recurringId);
    return { ids, recurringId };
  }

  /** Adds the costs of each day up to `today`. @returns their ids, the first one first */
  async addUntil(row: Due, today: string): Promise<string[]> {
    const ids: string[] = [];
    let next = row.next_on;
    for (; next !== null && next <= today; next = followingDay(row, next)) {
      const facts = { ...row, minor: Number(row.minor), paid_on: next };
      const occurrence = { recurring_id: row.id, occurs_on: next };
      const id = await this.costs.insert(row.house_id, facts, this.clock.now(), occurrence);
      if (id !== undefined) ids.push(id);
    }
    if (next !== row.next_on) await this.rows.advance(row.id, next);
    return ids;
  }

  /** Schedules the next day, or nothing more. A day that has passed waits until the next morning. */
  async scheduleNext(id: string): Promise<void> {
    const row = await this.rows.find(id);
    if (!row) return;
    if (row.next_on === null) {
      await this.scheduledEvents.unschedule(RecurringCostDue, id);
      return;
    }
    const tomorrow = plusDays(dayIn(row.time_zone, this.clock.now()), 1);
    const day = row.next_on < tomorrow ? tomorrow : row.next_on;
    const at = instantOf(day, TIME, row.time_zone);
    await this.scheduledEvents.schedule(RecurringCostDue, { key: id, at, payload: { recurring_id: id } });
  }
}
