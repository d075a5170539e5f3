import type {
  CostCategory,
  ParsedInput,
  RecurringBill,
  saveRecurringBill,
  skipRecurringBill,
} from '@common-roof/contracts';
import { dayIn, instantOf, lastBillBy, nextBillAfter, plusDays, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { BillSharers } from './bill-sharers.ts';
import { type RecurringRow, RecurringBillsRepository } from './recurring-bills.repository.ts';
import { RecurringBillChanged, RecurringBillDue } from './variable-costs.events.ts';
import { toSharers } from './variable-costs.mapper.ts';
import { WaitingBills } from './waiting-bills.ts';

interface Listed {
  items: RecurringBill[];
}

/** When the day's reminders are sent, in the house's time zone. */
const TIME = '09:00';

/** Tracks recurring bills, so that none is forgotten. */
@Injectable()
export class RecurringBillsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly recurring: RecurringBillsRepository,
    private readonly waiting: WaitingBills,
    private readonly sharers: BillSharers,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller owns the house */
  async list(actor: Actor, houseId: string): Promise<Listed> {
    const relation = await this.access.requireHouse(actor, houseId);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    const rows = await this.recurring.listForHouse(houseId);
    const waits = await this.waiting.listWaiting(rows);
    return { items: rows.map((row) => this.shown(row, waits.get(row.id) ?? null)) };
  }

  /**
   * Saves a recurring bill. One that is already due shows as due, but the homeowner isn't reminded of what they have
   * just entered.
   * @throws 404 unless the caller owns the house; 409 when it is archived; 422 for a first day more than a year from
   * now, an invalid amount in the house's currency, or people who don't live there
   */
  async save(
    actor: Actor,
    houseId: string,
    { category, every, first_on, supplier, amount, split }: ParsedInput<typeof saveRecurringBill>['body'],
    origin: RequestOrigin,
  ): Promise<Listed> {
    await this.requireOwn(actor, houseId);
    const { timeZone, currency } = await this.houses.findPlace(houseId);
    const today = dayIn(timeZone, this.clock.now());
    if (first_on > plusDays(today, 366)) throw unacceptable('first_on', 'This can’t be more than a year from now.');
    const sharers = await this.sharers.check(houseId, { from: today, to: today, split });
    await this.database.transaction(async () => {
      const reminded_on = lastBillBy({ every, firstOn: first_on }, today);
      const bill = {
        house_id: houseId,
        category,
        every,
        first_on,
        supplier: supplier.trim(),
        reminded_on,
        split: sharers,
        amount_minor: amount === null ? null : String(minorOf(amount, currency, 'amount')),
      };
      const id = await this.recurring.save(bill);
      await this.scheduleNext({ ...bill, id, time_zone: timeZone });
      await this.outbox.append(RecurringBillChanged, { recurring_id: id, house_id: houseId });
      await this.audit.recordAdmin(actor, 'bill.recurring', id, origin);
    });
    return this.list(actor, houseId);
  }

  /**
   * Leaves out the next bill, or takes it in again.
   * @throws 404 unless the caller owns the house, and there is one; 409 when the house is archived, or that day has
   * passed
   */
  async skip(
    actor: Actor,
    { id: houseId, category }: ParsedInput<typeof skipRecurringBill>['params'],
    { next_on: day, skip }: ParsedInput<typeof skipRecurringBill>['body'],
    origin: RequestOrigin,
  ): Promise<Listed> {
    await this.requireOwn(actor, houseId);
    await this.database.transaction(async () => {
      const row = await this.recurring.findForCategory(houseId, category);
      if (!row) throw notFound();
      if (this.nextOf(row) !== day) {
        throw new DomainError('conflict', { detail: 'This has changed since you opened it.' });
      }
      await this.recurring.skip(row.id, skip ? day : null);
      await this.outbox.append(RecurringBillChanged, { recurring_id: row.id, house_id: houseId });
      await this.audit.recordAdmin(actor, 'bill.recurring', row.id, origin);
    });
    return this.list(actor, houseId);
  }

  /** @throws 404 unless the caller owns the house, and there is one; 409 when the house is archived */
  async remove(actor: Actor, houseId: string, category: CostCategory, origin: RequestOrigin): Promise<Listed> {
    await this.requireOwn(actor, houseId);
    await this.database.transaction(async () => {
      const id = await this.recurring.remove(houseId, category);
      if (id === undefined) throw notFound();
      await this.scheduledEvents.unschedule(RecurringBillDue, id);
      await this.outbox.append(RecurringBillChanged, { recurring_id: id, house_id: houseId });
      await this.audit.recordAdmin(actor, 'bill.recurring', id, origin);
    });
    return this.list(actor, houseId);
  }

  /** Schedules the next day with a possible reminder. Runs in the caller's transaction. */
  async scheduleNext(row: Pick<RecurringRow, 'id' | 'every' | 'first_on' | 'time_zone'>): Promise<void> {
    const today = dayIn(row.time_zone, this.clock.now());
    const next = nextBillAfter({ every: row.every, firstOn: row.first_on }, today);
    await this.scheduledEvents.schedule(RecurringBillDue, {
      key: row.id,
      at: instantOf(next, TIME, row.time_zone),
      payload: { recurring_id: row.id },
    });
  }

  private async requireOwn(actor: Actor, houseId: string): Promise<void> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
  }

  private shown(row: RecurringRow, waits: RecurringBill['waits']): RecurringBill {
    const { category, every, first_on, supplier, currency, split, amount_minor: minor } = row;
    const next_on = this.nextOf(row);
    return {
      category,
      every,
      first_on,
      supplier,
      amount: minor === null ? null : toWireMoney(Number(minor), currency),
      currency,
      split: toSharers(split),
      next_on,
      skips_next: row.skipped_on === next_on,
      waits,
    };
  }

  private nextOf({ every, first_on: firstOn, time_zone: timeZone }: RecurringRow): string {
    return nextBillAfter({ every, firstOn }, dayIn(timeZone, this.clock.now()));
  }
}
