import type { CallResponse, changeTurn, ChangeTurn } from '@common-roof/contracts';
import {
  OPEN_SWAPS,
  PASS_ONS_PER_MONTH,
  type Reassignment,
  reassigned,
  skipOf,
  swapOf,
  takeoverOf,
  undoOf,
} from '@common-roof/domain';
import { filled, type Reader, type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ChoreHousehold } from './chore-household.ts';
import { monthBegan } from './chore-plan.ts';
import { ChorePlanner } from './chore-planner.ts';
import type { PlanRow } from './chore-plans.repository.ts';
import { SwapRequested, SwapClosed, TurnChanged, TurnChangeUndone } from './chores.events.ts';
import { toAssignment } from './chores.mapper.ts';
import type { TurnChangeEntity } from './turn-change.entity.ts';
import { type NewTurnChange, TurnChangesRepository, type TurnMove } from './turn-changes.repository.ts';
import { TURNS, type TurnRow, TurnsRepository } from './turns.repository.ts';

type Changed = CallResponse<typeof changeTurn>;

const ACTIONS = { take_over: 'takeOver', pass_on: 'skip', swap: 'swap' } as const;

/** Lets roomies take over, pass on and swap turns. Everyone concerned can undo a change. */
@Injectable()
export class ChangeTurnService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly turns: TurnsRepository,
    private readonly changes: TurnChangesRepository,
    private readonly household: ChoreHousehold,
    private readonly planner: ChorePlanner,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 for a turn of another house; 409 for a turn that isn't open, that has changed since (with its current
   * state), or that is already due and isn't taken over; 422 when it changes nothing, or for a roomie who is away that
   * day
   */
  async change(actor: Actor, id: string, body: ChangeTurn, reader: Reader): Promise<Changed> {
    const houseId = await this.houseOf(actor, id);
    return this.database.transaction(async () => {
      const held = await this.planner.lock(houseId);
      if (!held) throw notFound();
      const seen = [{ _id: id, version: body.version }, ...(body.do === 'swap' ? [body.with] : [])];
      const turns = await this.seen(houseId, seen, reader);
      for (const turn of turns) requireAllowed(TURNS, ACTIONS[body.do], turn.state);
      if (body.do !== 'take_over' && turns.some(({ due_at: dueAt }) => dueAt <= this.clock.now())) {
        throw new DomainError('conflict', { detail: 'This turn is already due.' });
      }
      const moves = movesOf(body, turns, actor.accountId);
      if (body.do === 'pass_on') await this.requirePassOn(held, actor.accountId);
      await this.household.requirePresent(held, turns, moves);
      const change = { houseId, how: body.do, actorId: actor.accountId, moves: withHands(moves, turns) };
      const changeId = await (body.do === 'swap' ? this.requestChange(change, id) : this.applyChange(change));
      return this.answer(houseId, changeId, turns.map(idOf), reader);
    });
  }

  /** @throws 404 unless the caller is concerned or the homeowner; 409 when a turn has changed since */
  async undo(actor: Actor, id: string, reader: Reader, origin: RequestOrigin): Promise<Changed> {
    const found = await this.changes.find(id);
    if (!found) throw notFound();
    await this.access.requireHouseForChange(actor, found.house_id);
    const { house_id: houseId } = found;
    return this.database.transaction(async () => {
      await this.planner.lock(houseId);
      const change = await this.changes.find(id);
      if (!change) throw notFound();
      const moves = await this.changes.listMoves(id);
      if (actor.role === 'roomie' && !isConcerned(actor.accountId, change.actor_id, moves)) throw notFound();
      const { asked_id: askedId } = change;
      if (askedId !== null && change.answered_at === null) return this.withdraw(change, askedId, actor, reader);
      if (change.is_agreed === false) throw new DomainError('conflict', { detail: 'This swap was declined.' });
      const turns = await this.turns.findByIds(houseId, moves.map(turnIdOf));
      for (const turn of turns) requireAllowed(TURNS, 'undo', turn.state);
      const isWhole = turns.length === (change.how === 'swap' ? 2 : 1);
      const isFirst = await this.changes.undo(id, this.clock.now());
      if (!isFirst || !isWhole || reassigned(turns.map(heldOf), undoOf(moves)) === null) {
        throw new DomainError('conflict', { detail: 'Another housemate has taken this turn.' });
      }
      for (const { turnId, from, wasByHand } of moves) {
        await this.states.advance(TURNS, 'undo', turnId, { set: { assignee_id: from, by_hand: wasByHand } });
      }
      await this.planner.plan(houseId);
      await this.outbox.append(TurnChangeUndone, { house_id: houseId, actor_id: actor.accountId, change_id: id });
      await this.audit.recordAdmin(actor, 'chores.assign', houseId, origin);
      return this.answer(houseId, id, moves.map(turnIdOf), reader);
    });
  }

  /** Requests a swap. No turn changes hands until the other roomie agrees. @returns the id of the change */
  private async requestChange(change: Omit<NewTurnChange, 'askedId'>, turnId: string): Promise<string> {
    const { houseId, actorId, moves } = change;
    await this.requireAsk(houseId, actorId, turnId);
    const askedId = moves.map(({ from }) => from).find((from) => from !== actorId) ?? '';
    const changeId = await this.changes.insert({ ...change, askedId }, this.clock.now());
    const about = { house_id: houseId, actor_id: actorId, change_id: changeId, asked_id: askedId };
    await this.outbox.append(SwapRequested, about);
    return changeId;
  }

  /** @returns the id of the change */
  private async applyChange(change: Omit<NewTurnChange, 'askedId'>): Promise<string> {
    const { houseId, how, actorId, moves } = change;
    await this.move(how, moves);
    const changeId = await this.changes.insert({ ...change, askedId: null }, this.clock.now());
    await this.planner.plan(houseId);
    await this.changes.settle(changeId);
    await this.outbox.append(TurnChanged, { house_id: houseId, actor_id: actorId, change_id: changeId });
    return changeId;
  }

  /** Withdraws a request for a swap. @throws 409 when it no longer waits for an answer */
  private async withdraw(
    { id, house_id: houseId }: TurnChangeEntity,
    askedId: string,
    actor: Actor,
    reader: Reader,
  ): Promise<Changed> {
    if (!(await this.changes.undo(id, this.clock.now()))) {
      throw new DomainError('conflict', { detail: 'This swap is already answered.' });
    }
    const about = { house_id: houseId, actor_id: actor.accountId, change_id: id, asked_id: askedId };
    await this.outbox.append(SwapClosed, about);
    return this.answer(houseId, id, (await this.changes.listMoves(id)).map(turnIdOf), reader);
  }

  private async houseOf(actor: Actor, turnId: string): Promise<string> {
    const turn = await this.turns.findOne({ id: turnId });
    if (!turn) throw notFound();
    await this.access.requireHouseForChange(actor, turn.house_id);
    return turn.house_id;
  }

  /** Returns the turns as the caller saw them, in the same order. */
  private async seen(
    houseId: string,
    seen: readonly { readonly _id: string; readonly version: number }[],
    reader: Reader,
  ): Promise<TurnRow[]> {
    const rows = await this.turns.findByIds(
      houseId,
      seen.map(({ _id }) => _id),
    );
    return seen.map(({ _id, version }) => {
      const row = rows.find(({ id }) => id === _id);
      if (!row) throw notFound();
      if (row.version !== version) {
        const detail = 'This turn has changed since you opened it.';
        throw new DomainError('stale_version', { detail, current: toAssignment(row, reader) });
      }
      return row;
    });
  }

  private async requirePassOn({ house_id: houseId, time_zone: timeZone }: PlanRow, actorId: string): Promise<void> {
    const passed = await this.changes.passedOnSince(houseId, monthBegan(timeZone, this.clock.now()));
    if ((passed.get(actorId) ?? 0) < PASS_ONS_PER_MONTH) return;
    const sentence = 'You can pass on {most} turns a month. Swap this one, or ask a housemate to take it.';
    throw unacceptable('do', filled(sentence, { most: PASS_ONS_PER_MONTH }));
  }

  /** @throws 422 for a fourth unanswered request, and for a turn that is already part of one */
  private async requireAsk(houseId: string, actorId: string, turnId: string): Promise<void> {
    const open = await this.changes.listRequestedBy(houseId, actorId, this.clock.now());
    if (open.some((turns) => turns.includes(turnId))) {
      throw unacceptable('do', 'You have already asked to swap this turn.');
    }
    if (open.length < OPEN_SWAPS) return;
    throw unacceptable(
      'do',
      filled('You can ask for {most} swaps at a time. Wait for an answer first.', { most: OPEN_SWAPS }),
    );
  }

  /** A turn that is passed on belongs to nobody until the planner assigns it to the next roomie. */
  private async move(how: ChangeTurn['do'], moves: readonly Reassignment[]): Promise<void> {
    for (const { turnId, to } of moves) {
      await this.states.advance(TURNS, ACTIONS[how], turnId, { set: { assignee_id: to, by_hand: to !== null } });
    }
  }

  private async answer(houseId: string, changeId: string, ids: readonly string[], reader: Reader): Promise<Changed> {
    const rows = await this.turns.findByIds(houseId, ids);
    return { change_id: changeId, assignments: rows.map((row) => toAssignment(row, reader)) };
  }
}

const REFUSED: Readonly<Record<ChangeTurn['do'], WholeSentence>> = {
  take_over: 'This turn is already yours.',
  pass_on: 'This turn isn’t yours.',
  swap: 'Choose one of your turns and one of a housemate.',
};

/** @throws 422 when no turn would change hands */
function movesOf({ do: how }: ChangeTurn, turns: readonly TurnRow[], actorId: string): Reassignment[] {
  const [turn, other] = turns.map(heldOf);
  const moves = turn && movesOfTurn(how, turn, other, actorId);
  if (!moves) throw unacceptable('do', REFUSED[how]);
  return moves;
}

function movesOfTurn(
  how: ChangeTurn['do'],
  turn: ReturnType<typeof heldOf>,
  other: ReturnType<typeof heldOf> | undefined,
  actorId: string,
): Reassignment[] | null {
  switch (how) {
    case 'take_over':
      return takeoverOf(turn, actorId);
    case 'pass_on':
      return turn.assigneeId === actorId ? skipOf(turn, null) : null;
    case 'swap':
      return other && [turn, other].some(({ assigneeId }) => assigneeId === actorId) ? swapOf(turn, other) : null;
  }
}

const withHands = (moves: readonly Reassignment[], turns: readonly TurnRow[]): TurnMove[] =>
  moves.map((move) => ({ ...move, wasByHand: turns.find(({ id }) => id === move.turnId)?.by_hand ?? false }));

const isConcerned = (accountId: string, actorId: string, moves: readonly Reassignment[]): boolean =>
  accountId === actorId || moves.some(({ from, to }) => from === accountId || to === accountId);

const idOf = ({ id }: { readonly id: string }): string => id;
const turnIdOf = ({ turnId }: Reassignment): string => turnId;
const heldOf = ({ id, due_on: dueOn, assignee_id: assigneeId }: TurnRow) => ({ id, dueOn, assigneeId });
