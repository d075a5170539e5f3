import { type BalanceChange, CAP_DAYS, dayOwed, turnDone } from '../chores/arrears.ts';
import type { AssignmentPlan } from '../chores/assignment.ts';
import { UNITS_PER_POINT } from '../chores/debts.ts';
import { giveTurns, type OpenTurn } from '../chores/planning.ts';
import { isPresent, type Resident } from '../chores/presence.ts';
import { plusDays } from '../days.ts';
import type { ChoreStanding, ForecastHouse, ForecastTurn } from './house.ts';
import { forecastEnd, inhabitantOf } from './span.ts';

/** A turn, and the person who does it. */
export interface DoneTurn extends ForecastTurn {
  readonly doerId: string;
}

interface Standing extends Resident {
  debt: number;
  arrears: number;
  readonly isPaused: boolean;
  lastTurnOn: string | null;
  /** Units by day: their part of what was due, and what they were given. */
  readonly days: { readonly day: string; readonly share: number; readonly given: number }[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The chores of a house, day by day, while everyone does their turns. */
class ChoreDays {
  readonly #people: ReadonlyMap<string, Standing>;
  readonly #plans: Map<string, AssignmentPlan>;

  constructor({ people, chores }: ForecastHouse) {
    this.#people = new Map(
      people.map((person) => {
        const { debt, arrears, isPaused, lastTurnOn } = person.chores;
        const resident = { ...inhabitantOf(person), away: person.away };
        return [person.id, { ...resident, debt, arrears, isPaused, lastTurnOn, days: [] }];
      }),
    );
    this.#plans = new Map(chores.map(({ id, plan }) => [id, plan]));
  }

  /** Goes through a day. @returns its turns that somebody does */
  pass(day: string, turns: readonly ForecastTurn[]): DoneTurn[] {
    const there = this.#present(day);
    const doers = this.#assign(day, turns);
    const points = turns.reduce((sum, turn) => sum + turn.points, 0);
    const owed = dayOwed(points, there);
    this.#change(owed);
    const done = turns.flatMap((turn): DoneTurn[] => {
      const doerId = turn.isOver === true ? null : (doers.get(idOf(turn)) ?? null);
      return doerId === null ? [] : [{ ...turn, doerId }];
    });
    for (const turn of done) this.#finish(turn);
    this.#remember(day, owed, done);
    return done;
  }

  /** Returns how everyone stands after the last day. */
  standings(): ReadonlyMap<string, ChoreStanding> {
    return this.#people;
  }

  #present(day: string): Standing[] {
    return [...this.#people.values()].filter((person) => isPresent(person, day));
  }

  #assign(day: string, turns: readonly ForecastTurn[]): ReadonlyMap<string, string | null> {
    const isThere = (id: string): boolean => this.#present(day).some((person) => person.id === id);
    const since = plusDays(day, -CAP_DAYS);
    const open = turns
      .filter(({ isOver }) => isOver !== true)
      .map((turn): OpenTurn => {
        const { assigneeId } = turn;
        const keeps = typeof assigneeId === 'string' && isThere(assigneeId);
        const plan = this.#plans.get(turn.choreId) ?? { way: 'open' };
        return { ...turn, id: idOf(turn), plan, assigneeId: keeps ? assigneeId : undefined };
      });
    const people = [...this.#people.values()].map(({ days, ...person }) => {
      const recent = days.filter((each) => each.day >= since);
      const sum = (of: 'share' | 'given'): number => recent.reduce((all, each) => all + each[of], 0);
      return { ...person, recently: { share: sum('share'), given: sum('given') } };
    });
    const given = giveTurns({ people, turns: open, accruedUntil: plusDays(day, -1) });
    const kept = open.flatMap(({ id, assigneeId }) =>
      typeof assigneeId === 'string' ? [[id, assigneeId] as const] : [],
    );
    return new Map([...given.map(({ turnId, roomieId }) => [turnId, roomieId] as const), ...kept]);
  }

  #finish({ choreId, doerId, dueOn, points }: DoneTurn): void {
    const doer = this.#people.get(doerId);
    if (doer === undefined) return;
    this.#change(turnDone(doer, points, this.#present(dueOn)));
    doer.lastTurnOn = dueOn;
    const plan = this.#plans.get(choreId);
    if (plan?.way === 'rotation') this.#plans.set(choreId, { ...plan, last: doerId });
  }

  #change(changes: readonly BalanceChange[]): void {
    for (const { roomieId, units, of } of changes) {
      const one = this.#people.get(roomieId);
      if (one === undefined) continue;
      if (of === 'turns') one.debt += units;
      else one.arrears += units;
    }
  }

  #remember(day: string, owed: readonly BalanceChange[], done: readonly DoneTurn[]): void {
    for (const { id, days } of this.#people.values()) {
      const share = owed
        .filter(({ roomieId, of }) => roomieId === id && of === 'turns')
        .reduce((sum, { units }) => sum + units, 0);
      const points = done.filter(({ doerId }) => doerId === id).reduce((sum, turn) => sum + turn.points, 0);
      if (share > 0 || points > 0) days.push({ day, share, given: points * UNITS_PER_POINT });
      while (days[0] !== undefined && days[0].day < plusDays(day, -CAP_DAYS)) days.shift();
    }
  }
}

const idOf = ({ choreId, dueOn }: ForecastTurn): string => `${choreId} ${dueOn}`;

/** The turns of a house, and how people stand with the chores after them. */
export interface ExpectedTurns {
  readonly done: readonly DoneTurn[];
  readonly standings: ReadonlyMap<string, ChoreStanding>;
}

/**
 * Returns who does which turn from today on, when everyone does theirs. Each day is assigned and counted as the plan of
 * the house does it.
 */
export function expectedTurns(house: ForecastHouse): ExpectedTurns {
  const chores = new ChoreDays(house);
  const last = forecastEnd(house.today);
  const inOrder = house.turns
    .filter(({ dueOn }) => dueOn >= house.today && dueOn <= last)
    .toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.choreId, b.choreId));
  const done = [...Map.groupBy(inOrder, ({ dueOn }) => dueOn)].flatMap(([day, turns]) => chores.pass(day, turns));
  return { done, standings: chores.standings() };
}
