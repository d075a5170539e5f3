import { giveTurns, isPresent, type OpenTurn, plusDays, type Sharer, turnsOfAbsent } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { States } from '#kernel/state-machines/states.ts';
import { FIRM_DAYS, FIRM_DAYS_FOR_OTHERS, isUpcoming, planOf } from './chore-plan.ts';
import type { ChoreRow } from './chores.repository.ts';
import { TurnChangesRepository } from './turn-changes.repository.ts';
import { type OpenTurnRow, TURNS, TurnsRepository } from './turns.repository.ts';

/** A house whose debts cover every day before today. */
export interface SharedHouse {
  readonly chores: readonly ChoreRow[];
  /** All open turns. */
  readonly turns: readonly OpenTurnRow[];
  readonly people: readonly Sharer[];
  readonly now: Date;
  /** ISO date in the house's time zone. */
  readonly today: string;
}

/** Turns that are assigned again although they are soon. */
export interface Reassignable {
  /** Ids of chores whose people or days have changed. */
  readonly changed?: readonly string[];
  /** Number of days after today on which turns keep their roomie. */
  readonly firmDays?: number;
}

/** Assigns open turns to roomies. Runs in the transaction that holds the lock on the house's chore plan. */
@Injectable()
export class ChoreAssignments {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly changes: TurnChangesRepository,
    private readonly states: States,
  ) {}

  /**
   * Assigns the open turns. The result is the same each time unless something has changed. @returns whether any turn
   * changed hands
   */
  async assign(house: SharedHouse, reassignable: Reassignable): Promise<boolean> {
    const { chores, people, today } = house;
    const returned = turnsOfReturned(house);
    const turns = house.turns.map((turn) => returned.get(turn.id) ?? turn);
    const open = new Set(
      openTurns({ ...house, turns: turns.filter(({ id }) => !returned.has(id)) }, reassignable).map(idOf),
    );
    const rotating = chores.filter(({ way }) => way === 'rotation').map(idOf);
    const last = await this.turns.listLast(rotating, [...open]);
    const passed = await this.changes.passedBy([...open]);
    const plans = new Map(chores.map((chore) => [chore.id, planOf(chore, last.get(chore.id) ?? null)]));
    const given = giveTurns({
      people,
      accruedUntil: plusDays(today, -1),
      turns: turns.map(({ id, chore_id: choreId, due_on: dueOn, points, assignee_id, kind }): OpenTurn => ({
        id,
        choreId,
        dueOn,
        points,
        isBeside: kind !== 'planned',
        plan: plans.get(choreId) ?? { way: 'open' },
        assigneeId: open.has(id) ? undefined : assignee_id,
        passedBy: passed.get(id) ?? [],
      })),
    });
    const before = new Map(house.turns.map(({ id, assignee_id }) => [id, assignee_id]));
    // An offer is open to anyone, and again when the roomie who took it is gone.
    const free = turns
      .filter(({ id, kind }) => kind !== 'planned' && open.has(id))
      .map(({ id }) => ({ turnId: id, roomieId: null }));
    const back = [...returned.values()].map(({ id, assignee_id }) => ({ turnId: id, roomieId: assignee_id }));
    const moved = [...given, ...free, ...back].filter(({ turnId, roomieId }) => before.get(turnId) !== roomieId);
    await this.turns.leave(turnsOfGone(house).filter((id) => moved.some(({ turnId }) => turnId === id)));
    await this.turns.cameBack([...returned.keys()]);
    for (const [roomieId, theirs] of Map.groupBy(moved, (turn) => turn.roomieId)) {
      const ids = theirs.map(({ turnId }) => turnId);
      await this.states.advanceAll(TURNS, 'assign', ids, {
        set: { assignee_id: roomieId, chosen_id: roomieId, by_hand: false },
      });
    }
    return moved.length > 0;
  }
}

/** Maps turn ids to the roomies who had them, moved out and are back because the end of their lease was withdrawn. */
function turnsOfReturned({ turns, people, now }: SharedHouse): ReadonlyMap<string, OpenTurnRow> {
  const isBack = (turn: OpenTurnRow): boolean => {
    const person = people.find(({ id }) => id === turn.left_by);
    return isUpcoming(turn, now) && !turn.by_hand && person !== undefined && isPresent(person, turn.due_on);
  };
  return new Map(turns.filter(isBack).map((turn) => [turn.id, { ...turn, assignee_id: turn.left_by }]));
}

/** Returns the ids of turns whose roomie no longer lives there on the day. */
function turnsOfGone({ turns, people }: SharedHouse): string[] {
  const livesThere = (id: string, day: string): boolean =>
    people.some((person) => person.id === id && isPresent({ ...person, away: [] }, day));
  return turns.filter(({ assignee_id: id, due_on: day }) => id !== null && !livesThere(id, day)).map(idOf);
}

/**
 * Returns the turns to assign again: those without a roomie or whose roomie isn't there, those after the coming week,
 * and, from the day after tomorrow, those of paused roomies. Turns assigned by hand keep their roomie as long as that
 * person is there.
 */
function openTurns(
  { turns, people, now, today }: SharedHouse,
  { changed = [], firmDays = FIRM_DAYS }: Reassignable,
): OpenTurnRow[] {
  const firmUntil = plusDays(today, firmDays);
  const paused = new Set(people.filter(({ isPaused }) => isPaused).map(idOf));
  const soon = plusDays(today, FIRM_DAYS_FOR_OTHERS);
  const absent = new Set(turnsOfAbsent(turns.map(heldOf), people).map(idOf));
  const isOpen = (turn: OpenTurnRow): boolean => {
    if (absent.has(turn.id)) return true;
    if (turn.by_hand) return false;
    const isPaused = paused.has(turn.assignee_id ?? '') && turn.due_on > soon;
    return turn.assignee_id === null || isPaused || turn.due_on > firmUntil || changed.includes(turn.chore_id);
  };
  return turns.filter((turn) => isUpcoming(turn, now) && isOpen(turn));
}

const idOf = ({ id }: { readonly id: string }): string => id;
const heldOf = ({ id, due_on: dueOn, assignee_id: assigneeId }: OpenTurnRow) => ({ id, dueOn, assigneeId });
