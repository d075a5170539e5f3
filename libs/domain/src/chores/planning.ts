import { type AssignmentPlan, assigneeOf } from './assignment.ts';
import { CAP_FACTOR, activeSharers } from './arrears.ts';
import { accrual, type DebtChange, repayment, UNITS_PER_POINT } from './debts.ts';
import { isPresent, type Resident } from './presence.ts';

/** A turn that hasn't been decided yet. */
export interface OpenTurn {
  readonly id: string;
  readonly choreId: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  /** The weight of the chore, 1 to 10. */
  readonly points: number;
  readonly plan: AssignmentPlan;
  /** null: nobody took it. undefined: it still has to be assigned. */
  readonly assigneeId?: string | null | undefined;
  /** Ids of the roomies who passed it on; they don't get it again. */
  readonly passedBy?: readonly string[];
  /** It is an extra chore outside the plan: nobody owes its points, and nobody is assigned to it. */
  readonly isBeside?: boolean;
}

/** A roomie among whom turns are shared. */
export interface Sharer extends Resident {
  /** Units (`UNITS_PER_POINT`), including the days up to `accruedUntil` and all verified turns. */
  readonly debt: number;
  /** Units they owe for missed turns. */
  readonly arrears: number;
  /** They failed their last turns: active roomies get theirs. */
  readonly isPaused: boolean;
  /** Units in recent weeks (`CAP_DAYS`): their part of what was due, and what they were assigned. */
  readonly recently: { readonly share: number; readonly given: number };
  /** ISO date of their last decided turn of any chore; null: they have had none. */
  readonly lastTurnOn: string | null;
}

export interface TurnPlanning {
  readonly people: readonly Sharer[];
  /** All open turns of the house, including assigned ones. */
  readonly turns: readonly OpenTurn[];
  /** ISO date of the last day included in the debts. */
  readonly accruedUntil: string;
}

/** The assignee of a turn; null: it is open to anyone. */
export interface GivenTurn {
  readonly turnId: string;
  readonly roomieId: string | null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

interface Foreseen {
  readonly person: Sharer;
  debt: number;
  lastTurnOn: string | null;
  share: number;
  given: number;
}

/** Predicts the house on a later day, assuming everyone does their assigned turns. */
class Foresight {
  readonly #people: ReadonlyMap<string, Foreseen>;
  readonly #lastChosen = new Map<string, string>();
  #heaviest = 0;

  constructor(people: readonly Sharer[]) {
    this.#people = new Map(
      people.map((person) => {
        const { debt, lastTurnOn, recently } = person;
        return [person.id, { person, debt, lastTurnOn, ...recently }];
      }),
    );
  }

  #present(day: string): Foreseen[] {
    return [...this.#people.values()].filter(({ person }) => isPresent(person, day));
  }

  #sharing(day: string): readonly Foreseen[] {
    const present = this.#present(day);
    const active = new Set(activeSharers(present.map(({ person }) => person)));
    return present.filter(({ person }) => active.has(person));
  }

  #change({ roomieId, units }: DebtChange): void {
    const one = this.#people.get(roomieId);
    if (one) one.debt += units;
  }

  accrue(day: string, pointsDue: number): void {
    const sharing = this.#sharing(day).map(({ person, debt }) => ({ id: person.id, debt }));
    for (const change of accrual(pointsDue, sharing)) {
      this.#change(change);
      const one = this.#people.get(change.roomieId);
      if (one) one.share += change.units;
    }
  }

  meet({ points }: OpenTurn): void {
    this.#heaviest = Math.max(this.#heaviest, points * UNITS_PER_POINT);
  }

  choose(turn: OpenTurn): string | null {
    const passed = (one: Foreseen): boolean => turn.passedBy?.includes(one.person.id) === true;
    const present = this.#present(turn.dueOn).filter((one) => !passed(one));
    const active = present.filter(({ person }) => !person.isPaused);
    const willing = active.length === 0 ? present : active;
    const { plan } = turn;
    const free = plan.way === 'fair' ? willing.filter((one) => this.#isWithinCap(one)) : [];
    const candidates = (free.length === 0 ? willing : free).map(({ person, debt, lastTurnOn }) => ({
      id: person.id,
      debt: debt + person.arrears,
      lastTurnOn,
    }));
    const asItIs = plan.way === 'rotation' ? { ...plan, last: this.#lastChosen.get(turn.choreId) ?? plan.last } : plan;
    const chosen = assigneeOf(asItIs, candidates, turn);
    if (chosen !== null) this.#lastChosen.set(turn.choreId, chosen);
    return chosen;
  }

  /** Without failed turns nobody reaches the cap: everyone stays within the heaviest chore of their share. */
  #isWithinCap({ share, given }: Foreseen): boolean {
    return given <= CAP_FACTOR * share + this.#heaviest;
  }

  give({ dueOn, points }: OpenTurn, roomieId: string): void {
    this.#change(repayment(roomieId, points));
    const one = this.#people.get(roomieId);
    if (!one) return;
    one.given += points * UNITS_PER_POINT;
    one.lastTurnOn = dueOn;
  }
}

/**
 * Assigns the unassigned turns, earliest first. Each day counts the roomies present on it, and each assigned turn
 * counts as done: otherwise a roomie who comes back from a trip, or owes slightly more, would get all of them. Nobody
 * gets more than one and a half times their share plus one heavy chore, whatever they owe, and paused roomies get none.
 */
export function giveTurns({ people, turns, accruedUntil }: TurnPlanning): GivenTurn[] {
  const house = new Foresight(people);
  const given: GivenTurn[] = [];
  const inOrder = turns
    .filter(({ isBeside }) => isBeside !== true)
    .toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.choreId, b.choreId) || compare(a.id, b.id));
  const days = Map.groupBy(inOrder, ({ dueOn }) => dueOn);
  for (const [day, ofDay] of days) {
    const pointsDue = ofDay.reduce((sum, { points }) => sum + points, 0);
    if (day > accruedUntil) house.accrue(day, pointsDue);
    for (const turn of ofDay) {
      house.meet(turn);
      const roomieId = turn.assigneeId === undefined ? house.choose(turn) : turn.assigneeId;
      if (turn.assigneeId === undefined) given.push({ turnId: turn.id, roomieId });
      if (roomieId !== null) house.give(turn, roomieId);
    }
  }
  return given;
}
