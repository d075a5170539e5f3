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
import { requireHouseShares, requireOwnRhythm } from './bills-of-roomies.ts';
import { RecurringBillSetters } from './recurring-bill-setters.ts';
import { type RecurringRow, RecurringBillsRepository } from './recurring-bills.repository.ts';
import { RecurringBillChanged, RecurringBillDue, type RhythmChange } from './variable-costs.events.ts';
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
    private readonly setters: RecurringBillSetters,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller owns the house or lives in it */
  async list(actor: Actor, houseId: string): Promise<Listed> {
    const relation = await this.access.requireHouse(actor, houseId);
    if (relation === 'keeper') throw notFound();
    const rows = await this.recurring.listForHouse(houseId);
    const waits = await this.waiting.listWaiting(rows);
    const items = rows.map(async (row) =>
      this.shown(row, waits.get(row.id) ?? null, await this.setters.hasLapsed(row)),
    );
    return { items: await Promise.all(items) };
  }

  /**
   * Saves a recurring bill. One that is already due shows as due, but nobody is reminded of what they have just
   * entered. The caller is who set it from then on.
   * @throws 404 unless the caller owns the house; 403 for a roomie who can't run bills, or changes what the homeowner
   * set; 409 when it is archived; 422 for a first day more than a year from now, an invalid amount in the house's
   * currency, people who don't live there, or a roomie who chooses who shares it
   */
  async save(
    actor: Actor,
    houseId: string,
    { category, every, first_on, supplier, amount, split }: ParsedInput<typeof saveRecurringBill>['body'],
    origin: RequestOrigin,
  ): Promise<Listed> {
    const relation = await this.access.requireRightForChange(actor, houseId, 'bills');
    requireHouseShares(relation, split);
    const { timeZone, currency } = await this.houses.findPlace(houseId);
    const today = dayIn(timeZone, this.clock.now());
    if (first_on > plusDays(today, 366)) throw unacceptable('first_on', 'This can’t be more than a year from now.');
    const sharers = await this.sharers.check(houseId, { from: today, to: today, split });
    await this.database.transaction(async () => {
      await this.houses.lock(houseId);
      const before = await this.recurring.findForCategory(houseId, category);
      requireOwnRhythm(relation, before);
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
        set_by: actor.accountId,
      };
      const id = await this.recurring.save(bill);
      await this.scheduleNext({ ...bill, id, time_zone: timeZone });
      await this.changed(actor, { id, houseId, category, did: before === undefined ? 'set' : 'changed' }, origin);
    });
    return this.list(actor, houseId);
  }

  /**
   * Leaves out the next bill, or takes it in again.
   * @throws 404 unless the caller owns the house, and there is one; 403 as for {@link save}; 409 when the house is
   * archived, or that day has passed
   */
  async skip(
    actor: Actor,
    { id: houseId, category }: ParsedInput<typeof skipRecurringBill>['params'],
    { next_on: day, skip }: ParsedInput<typeof skipRecurringBill>['body'],
    origin: RequestOrigin,
  ): Promise<Listed> {
    const relation = await this.access.requireRightForChange(actor, houseId, 'bills');
    await this.database.transaction(async () => {
      await this.houses.lock(houseId);
      const row = await this.recurring.findForCategory(houseId, category);
      if (!row) throw notFound();
      requireOwnRhythm(relation, row);
      if (this.nextOf(row) !== day) {
        throw new DomainError('conflict', { detail: 'This has changed since you opened it.' });
      }
      await this.recurring.skip(row.id, skip ? day : null);
      await this.changed(actor, { id: row.id, houseId, category, did: skip ? 'skipped' : 'changed' }, origin);
    });
    return this.list(actor, houseId);
  }

  /** @throws 404 unless the caller owns the house, and there is one; 403 as for {@link save}; 409 when it is archived */
  async remove(actor: Actor, houseId: string, category: CostCategory, origin: RequestOrigin): Promise<Listed> {
    const relation = await this.access.requireRightForChange(actor, houseId, 'bills');
    await this.database.transaction(async () => {
      await this.houses.lock(houseId);
      requireOwnRhythm(relation, await this.recurring.findForCategory(houseId, category));
      const id = await this.recurring.remove(houseId, category);
      if (id === undefined) throw notFound();
      await this.scheduledEvents.unschedule(RecurringBillDue, id);
      await this.changed(actor, { id, houseId, category, did: 'ended' }, origin);
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

  private async changed(
    actor: Actor,
    { id, houseId, category, did }: { id: string; houseId: string; category: CostCategory; did: RhythmChange },
    origin: RequestOrigin,
  ): Promise<void> {
    const by = { actor_id: actor.accountId, category, did };
    await this.outbox.append(RecurringBillChanged, { recurring_id: id, house_id: houseId, by });
    await this.audit.recordAdmin(actor, 'bill.recurring', id, origin);
  }

  private shown(row: RecurringRow, waits: RecurringBill['waits'], hasLapsed: boolean): RecurringBill {
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
      set_by: { _id: row.set_by, first_name: row.setter },
      is_of_roomie: row.setter_type === 'roomie',
      has_lapsed: hasLapsed,
    };
  }

  private nextOf({ every, first_on: firstOn, time_zone: timeZone }: RecurringRow): string {
    return nextBillAfter({ every, firstOn }, dayIn(timeZone, this.clock.now()));
  }
}
