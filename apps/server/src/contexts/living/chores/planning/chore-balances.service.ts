import type { CallResponse, ChoreBalance, getChoreBalances } from '@common-roof/contracts';
import { arrearsIn, arrearsPaid, CAP_DAYS, dayIn, type Housemate, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { monthBegan } from './chore-plan.ts';
import { ChorePlanner } from './chore-planner.ts';
import { type BalanceRow, ChorePlansRepository, type PlanRow } from './chore-plans.repository.ts';
import { TurnsResumed } from './chores.events.ts';
import { TurnChangesRepository } from './turn-changes.repository.ts';

const DAY_MS = 86_400_000;

/** Tracks what roomies owe their house for missed turns, and who is paused. */
@Injectable()
export class ChoreBalancesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly plans: ChorePlansRepository,
    private readonly changes: TurnChangesRepository,
    private readonly houses: HousesReadModel,
    private readonly planner: ChorePlanner,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house, owns it or is an admin */
  async getForHouse(actor: Actor, houseId: string): Promise<CallResponse<typeof getChoreBalances>> {
    await this.access.requireHouse(actor, houseId);
    const price = await this.findPrice(houseId);
    return {
      items: await this.shown(houseId),
      price: price && { amount: toWireMoney(price.minor, price.currency), currency: price.currency },
    };
  }

  /**
   * Resumes a paused roomie's turns. Does nothing for a roomie who isn't paused. @throws 404 for another house, and for
   * another person unless the caller owns the house; 409 when the house is archived
   */
  async resume(actor: Actor, houseId: string, roomieId: string, origin: RequestOrigin): Promise<ChoreBalance[]> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation === 'keeper' || (relation === 'member' && actor.accountId !== roomieId)) throw notFound();
    return this.database.transaction(async () => {
      const plan = await this.planner.lock(houseId);
      const balance = (await this.plans.balances(houseId)).find(({ roomie_id: id }) => id === roomieId);
      if (!plan || !balance) throw notFound();
      if (balance.paused_on !== null) {
        await this.plans.resume(houseId, roomieId, dayIn(plan.time_zone, this.clock.now()));
        await this.planner.plan(houseId);
        await this.outbox.append(TurnsResumed, { house_id: houseId, actor_id: actor.accountId, roomie_id: roomieId });
      }
      await this.audit.recordAdmin(actor, 'chores.assign', houseId, origin);
      return this.shown(houseId);
    });
  }

  /**
   * Returns the points that a roomie owes, rounded up. Runs in a transaction that holds the lock on the house's chore
   * plan.
   */
  async owedBy(houseId: string, roomieId: string): Promise<number> {
    const row = await this.find(houseId, roomieId);
    return arrearsIn(Number(row?.arrears ?? 0));
  }

  /**
   * Returns the price of a missed point in minor units. Null when the house hasn't agreed to payments in place of
   * turns.
   */
  async findPrice(houseId: string): Promise<{ minor: number; currency: string } | null> {
    const price = await this.plans.turnPrice(houseId);
    return price === undefined || Number(price.minor) === 0
      ? null
      : { minor: Number(price.minor), currency: price.currency };
  }

  /** Returns the points that a roomie and each of their housemates earned in the last weeks. */
  async countRecentlyDone(
    { house_id: houseId }: PlanRow,
    roomieId: string,
  ): Promise<{ own: number; others: Housemate[] }> {
    const since = new Date(this.clock.now().getTime() - CAP_DAYS * DAY_MS);
    const done = (await this.plans.doneSince(houseId, since)).map(({ roomie_id: id, points }) => ({
      id,
      done: Math.max(0, points),
    }));
    const own = done.find(({ id }) => id === roomieId)?.done ?? 0;
    return { own, others: done.filter(({ id }) => id !== roomieId) };
  }

  /**
   * Reduces a roomie's debt by points that they paid for. Runs in a transaction that holds the lock on the house's
   * chore plan.
   */
  async pay({ house_id: houseId }: PlanRow, roomieId: string, points: number): Promise<ChoreBalance[]> {
    const row = await this.find(houseId, roomieId);
    await this.plans.change(houseId, [arrearsPaid({ id: roomieId, arrears: Number(row?.arrears ?? 0) }, points)]);
    // With less debt, their next turns come less often.
    await this.planner.plan(houseId);
    return this.shown(houseId);
  }

  private async find(houseId: string, roomieId: string): Promise<BalanceRow | undefined> {
    return (await this.plans.balances(houseId)).find(({ roomie_id: id }) => id === roomieId);
  }

  private async shown(houseId: string): Promise<ChoreBalance[]> {
    const since = monthBegan(await this.houses.findTimeZone(houseId), this.clock.now());
    const passedOn = await this.changes.passedOnSince(houseId, since);
    return (await this.plans.balances(houseId)).map((row) => toBalance(row, passedOn.get(row.roomie_id) ?? 0));
  }
}

const toBalance = (row: BalanceRow, passedOn: number): ChoreBalance => ({
  roomie: { _id: row.roomie_id, first_name: row.first_name },
  owed: arrearsIn(Number(row.arrears)),
  paused_on: row.paused_on,
  passed_on: passedOn,
});
