import {
  type changeRecurringSupply,
  LIMITS,
  type ParsedInput,
  type PurchaseRhythm,
  type RecurringSupply,
  type skipRecurringSupply,
} from '@common-roof/contracts';
import { dayIn, instantOf, nextPurchaseAfter, toWireMoney } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { EnteredSplits } from '#contexts/money/expenses/supplies/entered-splits.ts';
import { RecurringSuppliesChanged, RecurringSupplyDue } from '#contexts/money/expenses/supplies/supplies.events.ts';
import { type RecurringSupplyRow, RecurringSuppliesRepository } from './recurring-supplies.repository.ts';
import type { RecurringPurchaseBody } from './recurring-supply.entity.ts';

/** When the day's purchases are entered, in the house's time zone. */
const TIME = '09:00';

/** Lets the buyer see to purchases that are entered again by themselves. */
@Injectable()
export class RecurringSuppliesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly recurring: RecurringSuppliesRepository,
    private readonly splits: EnteredSplits,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async list(actor: Actor, houseId: string): Promise<{ items: RecurringSupply[] }> {
    await this.access.requireHouse(actor, houseId);
    return { items: (await this.recurring.listForHouse(houseId)).map((row) => this.shown(row, actor)) };
  }

  /**
   * Repeats a purchase that is being entered, in the caller's transaction. @throws 409 for more than a person can have
   */
  async repeat(
    { houseId, buyerId, timeZone }: { readonly houseId: string; readonly buyerId: string; readonly timeZone: string },
    { every, firstOn }: { readonly every: PurchaseRhythm; readonly firstOn: string },
    purchase: RecurringPurchaseBody,
  ): Promise<void> {
    if ((await this.recurring.countOf(houseId, buyerId)) >= LIMITS.recurringPurchases) {
      const detail = filled('You already have {most} recurring purchases.', { most: LIMITS.recurringPurchases });
      throw new DomainError('conflict', { detail });
    }
    const today = dayIn(timeZone, this.clock.now());
    const id = await this.recurring.insert({
      house_id: houseId,
      buyer_id: buyerId,
      every,
      first_on: firstOn,
      // Those between a first day in the past and today are not made up for.
      entered_on: today,
      purchase,
    });
    await this.scheduleNext({ id, every, first_on: firstOn, time_zone: timeZone });
    await this.outbox.append(RecurringSuppliesChanged, { house_id: houseId });
  }

  /**
   * @throws 404 unless the caller bought it; 409 when the house is archived; 422 for an invalid amount in the house's
   * currency, or one that doesn't fit its split
   */
  async change(
    actor: Actor,
    id: string,
    { name, price }: ParsedInput<typeof changeRecurringSupply>['body'],
    origin: RequestOrigin,
  ): Promise<RecurringSupply> {
    return this.changeOwn(actor, id, origin, async (row) => {
      const today = dayIn(row.time_zone, this.clock.now());
      const purchase = { ...row.purchase, name: name.trim(), price };
      const minor = minorOf(price, row.currency, 'price');
      await this.splits.toStore(row.buyer_id, { ...purchase, bought_on: today }, minor, { ...row, today });
      await this.recurring.change(id, purchase);
    });
  }

  /** @throws as {@link change}; 409 when that day has passed */
  async skip(
    actor: Actor,
    id: string,
    { next_on: day, skip }: ParsedInput<typeof skipRecurringSupply>['body'],
    origin: RequestOrigin,
  ): Promise<RecurringSupply> {
    return this.changeOwn(actor, id, origin, async (row) => {
      if (this.nextOf(row) !== day) {
        throw new DomainError('conflict', { detail: 'This has changed since you opened it.' });
      }
      await this.recurring.skip(id, skip ? day : null);
    });
  }

  /** @throws 404 unless the caller bought it, or owns the house; 409 when the house is archived */
  async stop(actor: Actor, id: string, origin: RequestOrigin): Promise<{ _id: string }> {
    const row = await this.recurring.find(id);
    if (!row) throw notFound();
    const relation = await this.access.requireHouseForChange(actor, row.house_id);
    if (relation === 'member' && row.buyer_id !== actor.accountId) throw notFound();
    await this.database.transaction(async () => {
      await this.end(row);
      await this.audit.recordAdmin(actor, 'supply.recurring', id, origin);
    });
    return { _id: id };
  }

  /** Ends it in the caller's transaction. */
  async end({ id, house_id }: Pick<RecurringSupplyRow, 'id' | 'house_id'>): Promise<void> {
    await this.recurring.remove(id);
    await this.scheduledEvents.unschedule(RecurringSupplyDue, id);
    await this.outbox.append(RecurringSuppliesChanged, { house_id });
  }

  /** Schedules the next day in the caller's transaction. */
  async scheduleNext(row: Pick<RecurringSupplyRow, 'id' | 'every' | 'first_on' | 'time_zone'>): Promise<void> {
    await this.scheduledEvents.schedule(RecurringSupplyDue, {
      key: row.id,
      at: instantOf(this.nextOf(row), TIME, row.time_zone),
      payload: { recurring_id: row.id },
    });
  }

  private async changeOwn(
    actor: Actor,
    id: string,
    origin: RequestOrigin,
    change: (row: RecurringSupplyRow) => Promise<void>,
  ): Promise<RecurringSupply> {
    const found = await this.recurring.find(id);
    if (found?.buyer_id !== actor.accountId) throw notFound();
    await this.access.requireHouseForChange(actor, found.house_id);
    await this.database.transaction(async () => {
      await change(found);
      await this.outbox.append(RecurringSuppliesChanged, { house_id: found.house_id });
      await this.audit.recordAdmin(actor, 'supply.recurring', id, origin);
    });
    const row = await this.recurring.find(id);
    if (!row) throw notFound();
    return this.shown(row, actor);
  }

  private nextOf({
    every,
    first_on: firstOn,
    time_zone: timeZone,
  }: Pick<RecurringSupplyRow, 'every' | 'first_on' | 'time_zone'>): string {
    return nextPurchaseAfter({ every, firstOn }, dayIn(timeZone, this.clock.now()));
  }

  private shown(row: RecurringSupplyRow, { accountId }: Actor): RecurringSupply {
    const { purchase, currency } = row;
    const next_on = this.nextOf(row);
    return {
      _id: row.id,
      buyer: { _id: row.buyer_id, first_name: row.first_name },
      name: purchase.name,
      category: purchase.category,
      price: toWireMoney(minorOf(purchase.price, currency, 'price'), currency),
      currency,
      split: purchase.split.method,
      every: row.every,
      next_on,
      skips_next: row.skipped_on === next_on,
      may_change: row.buyer_id === accountId,
    };
  }
}
