import { type AssignmentPlan, assigneeOf } from './assignment.ts';
import { accrual, type DebtChange, repayment } from './debts.ts';
import { isPresent, type Resident } from './presence.ts';

/** A turn that is not decided yet. */
export interface OpenTurn {
  readonly id: string;
  readonly choreId: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  /** The weight of the chore, 1 to 10. */
  readonly points: number;
  readonly plan: AssignmentPlan;
  /** null: nobody took it. undefined: it is to be given to somebody. */
  readonly assigneeId?: string | null | undefined;
  /** Who passed it on, and does not get it again. */
  readonly passedBy?: readonly string[];
}

/** Somebody among whom turns are shared. */
export interface Sharer extends Resident {
  /** Units (`UNITS_PER_POINT`), with the days up to `accruedUntil` and what is verified. */
  readonly debt: number;
  /** ISO date of their last turn of any chore that is decided; null: they had none. */
  readonly lastTurnOn: string | null;
}

export interface TurnPlanning {
  readonly people: readonly Sharer[];
  /** All open turns of the house, those that have been given too. */
  readonly turns: readonly OpenTurn[];
  /** ISO date of the last day that the debts hold. */
  readonly accruedUntil: string;
}

/** Who gets a turn; null: whoever likes to takes it. */
export interface GivenTurn {
  readonly turnId: string;
  readonly roomieId: string | null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The house as it will be on a day if everybody does what they have been given. */
class Foresight {
  readonly #people: readonly Sharer[];
  readonly #debts: Map<string, number>;
  readonly #lastTurns: Map<string, string | null>;
  readonly #lastChosen = new Map<string, string>();

  constructor(people: readonly Sharer[]) {
    this.#people = people;
    this.#debts = new Map(people.map(({ id, debt }) => [id, debt]));
    this.#lastTurns = new Map(people.map(({ id, lastTurnOn }) => [id, lastTurnOn]));
  }

  #present(day: string) {
    return this.#people
      .filter((person) => isPresent(person, day))
      .map(({ id }) => ({ id, debt: this.#debts.get(id) ?? 0, lastTurnOn: this.#lastTurns.get(id) ?? null }));
  }

  #change({ roomieId, units }: DebtChange): void {
    this.#debts.set(roomieId, (this.#debts.get(roomieId) ?? 0) + units);
  }

  accrue(day: string, pointsDue: number): void {
    for (const change of accrual(pointsDue, this.#present(day))) this.#change(change);
  }

  choose(turn: OpenTurn): string | null {
    const candidates = this.#present(turn.dueOn).filter(({ id }) => turn.passedBy?.includes(id) !== true);
    const { plan } = turn;
    const asItIs = plan.way === 'rotation' ? { ...plan, last: this.#lastChosen.get(turn.choreId) ?? plan.last } : plan;
    const chosen = assigneeOf(asItIs, candidates, turn);
    if (chosen !== null) this.#lastChosen.set(turn.choreId, chosen);
    return chosen;
  }

  give({ dueOn, points }: OpenTurn, roomieId: string): void {
    this.#change(repayment(roomieId, points));
    this.#lastTurns.set(roomieId, dueOn);
  }
}

/**
 * Gives the turns to people that are not given yet, the first first. Each day counts with who is there on it, and every turn
 * as if it were done: otherwise whoever comes back from a journey, or owes a little more, would get all of them.
 */
export function giveTurns({ people, turns, accruedUntil }: TurnPlanning): GivenTurn[] {
  const house = new Foresight(people);
  const given: GivenTurn[] = [];
  const inOrder = turns.toSorted(
    (a, b) => compare(a.dueOn, b.dueOn) || compare(a.choreId, b.choreId) || compare(a.id, b.id),
  );
  const days = Map.groupBy(inOrder, ({ dueOn }) => dueOn);
  for (const [day, ofDay] of days) {
    const pointsDue = ofDay.reduce((sum, { points }) => sum + points, 0);
    if (day > accruedUntil) house.accrue(day, pointsDue);
    for (const turn of ofDay) {
      const roomieId = turn.assigneeId === undefined ? house.choose(turn) : turn.assigneeId;
      if (turn.assigneeId === undefined) given.push({ turnId: turn.id, roomieId });
      if (roomieId !== null) house.give(turn, roomieId);
    }
  }
  return given;
}
