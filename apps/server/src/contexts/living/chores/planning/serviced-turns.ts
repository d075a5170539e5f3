import { activeSharers, isCoveredByVisit, isPresent, plusDays, waiver } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { ChorePlanner } from './chore-planner.ts';
import { ChorePlansRepository, type PlanRow } from './chore-plans.repository.ts';
import { FormerHolders } from './former-holders.ts';
import { TURNS, type TurnRow, TurnsRepository } from './turns.repository.ts';

/** A turn that a neatkeeper did. */
export interface ClaimedTurn {
  readonly id: string;
  readonly choreId: string;
  readonly dueOn: string;
  /** The roomie who had it. Null for nobody. */
  readonly heldBy: string | null;
}

interface Claim {
  readonly keeperId: string;
  readonly turnIds: readonly string[];
  /** ISO date in the house's time zone. */
  readonly visitedOn: string;
}

/**
 * Turns that a neatkeeper does for the roomies: a report claims them, and its decision completes them or gives them
 * back. Each method runs in a transaction that holds the lock on the house's chore plan.
 */
@Injectable()
export class ServicedTurns {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly plans: ChorePlansRepository,
    private readonly turns: TurnsRepository,
    private readonly holders: FormerHolders,
    private readonly states: States,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims turns, which then wait for the decision and can't be missed. Turns that a roomie posted before remain
   * theirs.
   * @returns the claimed turns
   * @throws 404 for a turn of another house; 422 for one that is over, or due after the visit
   */
  async claim({ house_id: houseId }: PlanRow, { keeperId, turnIds, visitedOn }: Claim): Promise<ClaimedTurn[]> {
    const found = await this.turns.findByIds(houseId, turnIds);
    if (found.length < turnIds.length) throw notFound();
    const open = found.filter(({ state }) => state !== 'posted' && state !== 'verified' && state !== 'serviced');
    if (!open.every((turn) => this.isCovered(turn, visitedOn))) {
      throw unacceptable('turns', 'Choose turns that were due by the day of the visit and can still be done.');
    }
    const set = { assignee_id: null, serviced_by: keeperId };
    await this.states.advanceAll(TURNS, 'post', open.map(idOf), { set });
    if (open.length > 0) await this.planner.plan(houseId);
    return open.map(({ id, chore_id: choreId, due_on: dueOn, assignee_id: heldBy }) => ({
      id,
      choreId,
      dueOn,
      heldBy,
    }));
  }

  /**
   * Completes claimed turns, which nobody owes: what past days added to the debts for them is subtracted, and future
   * days don't count them. Nobody gets points.
   */
  async finish({ house_id: houseId, accrued_until: accruedUntil }: PlanRow, turnIds: readonly string[]): Promise<void> {
    const done = new Set(await this.states.advanceAll(TURNS, 'service', turnIds));
    const turns = (await this.turns.findByIds(houseId, turnIds)).filter(({ id }) => done.has(id));
    const isOwed = ({ due_on: day, kind }: TurnRow): boolean => kind === 'planned' && day <= accruedUntil;
    for (const { due_on: day, points } of turns.filter(isOwed)) {
      const people = await this.plans.sharers(houseId, plusDays(day, -1));
      const present = activeSharers(people.filter((person) => isPresent(person, day)));
      const changes = waiver(points, present).map((change) => ({ ...change, of: 'turns' as const }));
      await this.plans.change(houseId, changes);
    }
    await this.planner.plan(houseId);
  }

  /** Gives the turns back to the roomies who had them, to be done again. */
  async giveBack(plan: PlanRow, claimed: readonly ClaimedTurn[]): Promise<void> {
    const holderOf = await this.holders.findHolders(plan, claimed);
    for (const [holder, theirs] of Map.groupBy(claimed, holderOf)) {
      const set = { assignee_id: holder, serviced_by: null, by_hand: false };
      await this.states.advanceAll(TURNS, 'takeBack', theirs.map(idOf), { set });
    }
    await this.planner.plan(plan.house_id);
  }

  private isCovered({ state, due_on: dueOn, due_at: dueAt }: TurnRow, visitedOn: string): boolean {
    return state === 'due' && isCoveredByVisit({ dueOn, dueAt }, visitedOn, this.clock.now());
  }
}

const idOf = ({ id }: { readonly id: string }): string => id;
