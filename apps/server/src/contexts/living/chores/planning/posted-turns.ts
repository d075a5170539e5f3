import { dayIn, missedAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { ChorePlanner } from './chore-planner.ts';
import { ChoreDebts } from './chore-debts.ts';
import type { PlanRow } from './chore-plans.repository.ts';
import { retired } from './chores.service.ts';
import { ChoresRepository } from './chores.repository.ts';
import { FormerHolders } from './former-holders.ts';
import { ExtraTurnsRepository } from './extra-turns.repository.ts';
import { type OneTurnRow, TURNS, TurnsRepository } from './turns.repository.ts';

/** What is posted: a turn, or a chore that was done in addition to the plan. */
export type TurnToPost = { readonly assignmentId: string } | { readonly choreId: string };

export interface PostedTurn {
  readonly id: string;
  readonly choreId: string;
  readonly dueOn: string;
  readonly points: number;
  /** The turn was created for the post and is deleted with it. */
  readonly isExtra: boolean;
  /** The roomie who had it. Null for nobody. */
  readonly heldBy: string | null;
}

/** A turn that has to be done again. */
export interface TakenBack {
  readonly id: string;
  readonly isExtra: boolean;
  /** It goes back to `heldBy`, or to nobody if that is null. */
  readonly takenOver: boolean;
  readonly heldBy: string | null;
}

/**
 * Posts, takes back and decides turns. Each method runs in a transaction that holds the lock on the house's chore plan.
 */
@Injectable()
export class PostedTurns {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly debts: ChoreDebts,
    private readonly chores: ChoresRepository,
    private readonly turns: TurnsRepository,
    private readonly extraTurns: ExtraTurnsRepository,
    private readonly holders: FormerHolders,
    private readonly states: States,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for an unknown turn or chore */
  async findHouse(wanted: TurnToPost): Promise<string> {
    const row =
      'assignmentId' in wanted
        ? await this.turns.findOne({ id: wanted.assignmentId })
        : await this.chores.find(wanted.choreId);
    if (!row) throw notFound();
    return row.house_id;
  }

  /**
   * Assigns the turn to the roomie who did it. A chore without a turn id becomes its turn of today, or an extra turn.
   * @throws 404; 409 for a turn that isn't open, is over or comes after another open one, and for a chore that was
   * already done today
   */
  async post(plan: PlanRow, wanted: TurnToPost, roomieId: string): Promise<PostedTurn> {
    const { turn, isExtra } =
      'assignmentId' in wanted ? await this.given(wanted) : await this.findForToday(plan, wanted);
    if (turn.house_id !== plan.house_id) throw notFound();
    if (!isExtra) await this.requirePostable(turn);
    const isTheirs = turn.assignee_id === roomieId;
    const set = { assignee_id: roomieId, ...(isTheirs ? {} : { by_hand: true }) };
    await this.states.advance(TURNS, 'post', turn.id, { set });
    if (!isTheirs) await this.planner.plan(plan.house_id);
    const { id, chore_id: choreId, due_on: dueOn, assignee_id: heldBy } = turn;
    return { id, choreId, dueOn, points: await this.pointsOf(turn, roomieId), isExtra, heldBy };
  }

  /** Reopens a turn as if it had not been posted. @throws 409 when it is decided */
  async takeBack(plan: PlanRow, turn: TakenBack): Promise<void> {
    const { id, isExtra, takenOver } = turn;
    const set = takenOver ? { assignee_id: (await this.holders.findHolders(plan, [turn]))(turn), by_hand: false } : {};
    await this.states.advance(TURNS, 'takeBack', id, { set });
    if (isExtra) await this.states.advance(TURNS, 'cancel', id);
    await this.planner.plan(plan.house_id);
  }

  /** Removes an extra turn that nobody confirmed, as if it had not been posted. @throws 409 when it is decided */
  async lapse(id: string): Promise<void> {
    await this.states.advance(TURNS, 'takeBack', id);
    await this.states.advance(TURNS, 'cancel', id);
  }

  /** Decides a turn. A verified one reduces the doer's debt. @throws 409 when it is already decided */
  async decide(houseId: string, id: string, outcome: 'verified' | 'rejected'): Promise<void> {
    await this.states.advance(TURNS, outcome === 'verified' ? 'verify' : 'reject', id);
    const turn = await this.turns.findOne({ id });
    if (turn?.assignee_id && outcome === 'verified') await this.debts.settle(turn, turn.assignee_id);
    // The plan already counted on a verified turn. A rejected one is still owed, so later turns change.
    if (outcome === 'rejected') await this.planner.plan(houseId);
  }

  /**
   * Marks a rejected turn as done after a successful appeal. @returns its points. @throws 409 when it isn't rejected
   */
  async overturn(houseId: string, id: string): Promise<number> {
    await this.states.advance(TURNS, 'overturn', id);
    const turn = await this.turns.findOne({ id });
    if (!turn) throw notFound();
    if (turn.assignee_id) await this.debts.settle(turn, turn.assignee_id);
    // Later turns were planned while it was still owed.
    await this.planner.plan(houseId);
    return this.pointsOf(turn, turn.assignee_id);
  }

  /** Returns the points of a turn. A missed turn gives extra points to everyone but the roomie who missed it. */
  private async pointsOf({ points, extra, offered_of: missedId }: OneTurnRow, doerId: string | null): Promise<number> {
    const missed = missedId === null ? undefined : await this.turns.findOne({ id: missedId });
    return missed?.assignee_id === doerId ? points : points + extra;
  }

  private async given({ assignmentId }: { readonly assignmentId: string }): Promise<FoundTurn> {
    const turn = await this.turns.findOne({ id: assignmentId });
    if (!turn) throw notFound();
    return { turn, isExtra: false };
  }

  private async findForToday(plan: PlanRow, { choreId }: { readonly choreId: string }): Promise<FoundTurn> {
    const chore = await this.chores.find(choreId);
    if (!chore) throw notFound();
    if (chore.retired_at !== null) throw retired();
    const now = this.clock.now();
    const day = { choreId, dueOn: dayIn(plan.time_zone, now) };
    const known = await this.turns.findOne(day);
    // A chore can be done as often as planned, and once more.
    if (!known && (await this.extraTurns.hasExtra(choreId, day.dueOn))) {
      throw new DomainError('conflict', { detail: 'This was done once already before its next turn.' });
    }
    const isExtra = (await this.extraTurns.addExtra(chore, day.dueOn, now)) !== undefined;
    const turn = await this.turns.findOne(day);
    if (!turn) throw notFound();
    return { turn, isExtra };
  }

  private async requirePostable(turn: OneTurnRow): Promise<void> {
    requireAllowed(TURNS, 'post', turn.state);
    const now = this.clock.now();
    // The worker that marks the turn as missed may be late.
    if (missedAt(turn.due_at) <= now) throw new DomainError('conflict', { detail: 'This turn is over.' });
    if (await this.turns.comesLater(turn, now)) {
      throw new DomainError('conflict', { detail: 'Another turn of this chore comes first.' });
    }
  }
}

interface FoundTurn {
  readonly turn: OneTurnRow;
  readonly isExtra: boolean;
}
