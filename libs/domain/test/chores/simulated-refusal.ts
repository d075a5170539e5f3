import { type ChoreSchedule, occurrences } from '../../src/chores/occurrences.ts';
import {
  type BalanceChange,
  extraWorkDone,
  CAP_DAYS,
  dayOwed,
  extraPointsOf,
  giveTurns,
  isPausedAfter,
  isPresent,
  missedTurn,
  OFFER_DAYS,
  plusDays,
  type Recurrence,
  type Resident,
  type Sharing,
  turnDone,
  UNITS_PER_POINT,
} from '../../src/index.ts';

const FIRM_DAYS = 7;
/** Later turns are planned again before they become firm and don't affect earlier ones. */
const PLANNED_DAYS = FIRM_DAYS + 1;

export interface RefusedChore {
  readonly name: string;
  readonly points: number;
  readonly recurrence: Recurrence;
}

/** A roomie, and the ISO date from which they do nothing; null: they do their turns. */
export interface Flatmate extends Resident {
  readonly refusesFrom: string | null;
  /** When they say they are back. */
  readonly backOn?: string;
}

export interface RefusedHouse {
  readonly chores: readonly RefusedChore[];
  readonly people: readonly Flatmate[];
  /** ISO dates; `until` is exclusive. */
  readonly from: string;
  readonly until: string;
  /** Debts alone: no cap, no pause, no offers. */
  readonly isPlain?: boolean;
}

/** One turn and its outcome. */
export interface PlayedTurn {
  readonly id: string;
  readonly choreId: string;
  readonly dueOn: string;
  readonly points: number;
  /** The assignee when it was due; null: nobody. */
  holder: string | null;
  /** Who did it before the chore was due again; null: nobody. */
  doer: string | null;
  /** It was offered to the others in time to do it before the chore was due again. */
  wasOffered: boolean;
}

interface Balance {
  debt: number;
  arrears: number;
  /** Days on which they failed a turn since the last one they did. */
  failed: ReadonlySet<string>;
  lastTurnOn: string | null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const refusesOn = ({ refusesFrom, backOn }: Flatmate, day: string): boolean =>
  refusesFrom !== null && day >= refusesFrom && (backOn === undefined || day < backOn);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Simulates a house day by day. As in the product's planner, turns of the coming week are firm. */
class House {
  readonly turns: PlayedTurn[];
  readonly #house: RefusedHouse;
  readonly #balances: Map<string, Balance>;
  readonly #shares = new Map<string, Map<string, number>>();
  readonly #nextOf = new Map<string, string>();
  readonly #byDay: ReadonlyMap<string, PlayedTurn[]>;
  readonly #offers: { readonly turn: PlayedTurn; readonly on: string; readonly until: string }[] = [];

  constructor(house: RefusedHouse) {
    this.#house = house;
    const zero = { debt: 0, arrears: 0, failed: new Set<string>(), lastTurnOn: null };
    this.#balances = new Map(house.people.map(({ id }) => [id, { ...zero }]));
    this.turns = house.chores
      .flatMap(({ name, points, recurrence }) => {
        const days = occurrences(scheduleOf(recurrence, house.from), house.from, house.until);
        days.forEach(({ dueOn }, at) => this.#nextOf.set(`${name} ${dueOn}`, days[at + 1]?.dueOn ?? house.until));
        return days.map(({ dueOn }) => ({
          id: `${name} ${dueOn}`,
          choreId: name,
          dueOn,
          points,
          holder: null,
          doer: null,
          wasOffered: false,
        }));
      })
      .toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.choreId, b.choreId));
    this.#byDay = Map.groupBy(this.turns, ({ dueOn }) => dueOn);
  }

  /** Returns the turns due from a day on, for a number of days. */
  #turnsFrom(first: string, days: number): PlayedTurn[] {
    return Array.from({ length: days }, (_, ahead) => this.#byDay.get(plusDays(first, ahead)) ?? []).flat();
  }

  play(): void {
    for (let day = this.#house.from; day < this.#house.until; day = plusDays(day, 1)) {
      for (const { id, backOn } of this.#house.people) if (backOn === day) this.#balanceOf(id).failed = new Set();
      this.#give(day);
      for (const turn of this.#turnsFrom(day, 1)) this.#meet(turn, day);
      this.#accrue(day);
      this.#takeOffers(day);
    }
  }

  #sharing(day: string): Sharing[] {
    return this.#house.people.filter((one) => isPresent(one, day)).map(({ id }) => this.#sharingOf(id));
  }

  #sharingOf(id: string): Sharing {
    const { debt, arrears } = this.#balanceOf(id);
    return { id, debt, arrears, isPaused: this.#isPaused(id) };
  }

  #balanceOf(id: string): Balance {
    const balance = this.#balances.get(id);
    if (!balance) throw new Error(`Nobody is called ${id}.`);
    return balance;
  }

  #isPaused(id: string): boolean {
    return this.#house.isPlain !== true && isPausedAfter(this.#balanceOf(id).failed.size);
  }

  #change(changes: readonly BalanceChange[]): void {
    for (const { roomieId, units, of } of changes) {
      this.#balanceOf(roomieId)[of === 'turns' ? 'debt' : 'arrears'] += units;
    }
  }

  /**
   * Plans the turns after the coming week again each day, and a paused roomie's turns from the day after tomorrow on.
   */
  #give(today: string): void {
    const isOpen = ({ dueOn, holder }: PlayedTurn): boolean =>
      holder === null || dueOn > plusDays(today, FIRM_DAYS) || (this.#isPaused(holder) && dueOn > plusDays(today, 1));
    const coming = this.#turnsFrom(today, PLANNED_DAYS);
    const recently = this.#recentlyUntil(today);
    const given = giveTurns({
      people: this.#house.people.map((one) => ({
        ...one,
        ...this.#sharingOf(one.id),
        lastTurnOn: this.#balanceOf(one.id).lastTurnOn,
        recently: recently(one.id),
      })),
      turns: coming.map((turn) => ({
        ...turn,
        plan: { way: 'fair' } as const,
        assigneeId: isOpen(turn) ? undefined : turn.holder,
      })),
      accruedUntil: plusDays(today, -1),
    });
    const holders = new Map(given.map(({ turnId, roomieId }) => [turnId, roomieId]));
    for (const turn of coming) if (holders.has(turn.id)) turn.holder = holders.get(turn.id) ?? null;
  }

  #recentlyUntil(today: string): (id: string) => { share: number; given: number } {
    if (this.#house.isPlain === true) return () => ({ share: Number.MAX_SAFE_INTEGER, given: 0 });
    const since = plusDays(today, -CAP_DAYS);
    const days = Array.from({ length: CAP_DAYS }, (_, ahead) => this.#shares.get(plusDays(since, ahead)));
    const turns = this.#turnsFrom(since, CAP_DAYS);
    return (id) => ({
      share: sumOf(days.map((shares) => shares?.get(id) ?? 0)),
      given: sumOf(turns.map(({ holder, points }) => (holder === id ? points : 0))) * UNITS_PER_POINT,
    });
  }

  #meet(turn: PlayedTurn, day: string): void {
    const holder = this.#house.people.find(({ id }) => id === turn.holder);
    if (!holder) return;
    const balance = this.#balanceOf(holder.id);
    balance.lastTurnOn = day;
    if (!refusesOn(holder, day)) {
      turn.doer = holder.id;
      balance.failed = new Set();
      const change = turnDone(this.#sharingOf(holder.id), turn.points, this.#sharing(day));
      this.#change(
        this.#house.isPlain === true
          ? [{ roomieId: holder.id, units: -turn.points * UNITS_PER_POINT, of: 'turns' }]
          : change,
      );
      return;
    }
    balance.failed = new Set([...balance.failed, day]);
    if (this.#house.isPlain === true) return;
    this.#change(missedTurn(holder.id, turn.points));
    // It is missed on the next day and offered until the day before the chore is due again.
    const last = plusDays(this.#nextOf.get(turn.id) ?? day, -1);
    const until = [last, plusDays(day, 1 + OFFER_DAYS)].toSorted()[0] ?? last;
    if (until > plusDays(day, 1)) this.#offers.push({ turn, on: plusDays(day, 2), until });
  }

  #accrue(day: string): void {
    const due = sumOf(this.#turnsFrom(day, 1).map(({ points }) => points));
    const changes = dayOwed(due, this.#sharing(day));
    this.#change(changes);
    const shares = changes.filter(({ of }) => of === 'turns');
    this.#shares.set(day, new Map(shares.map(({ roomieId, units }) => [roomieId, units])));
  }

  /** Has an active roomie take each offer: the one who has done least recently. */
  #takeOffers(day: string): void {
    for (const { turn, on } of this.#offers.filter(({ on: first }) => first === day)) {
      const takers = this.#house.people.filter((one) => isPresent(one, on) && !refusesOn(one, on));
      turn.wasOffered = takers.length > 0;
      const [taker] = takers
        .map(({ id }) => this.#sharingOf(id))
        .toSorted((a, b) => b.debt - a.debt || compare(a.id, b.id));
      if (!taker) continue;
      turn.doer = taker.id;
      this.#balanceOf(taker.id).lastTurnOn = day;
      const extra = extraPointsOf(turn.points);
      this.#change(extraWorkDone(taker, turn.points + extra, this.#sharing(day)));
      if (turn.holder) this.#change([{ roomieId: turn.holder, units: extra * UNITS_PER_POINT, of: 'arrears' }]);
    }
  }

  owedBy(id: string): Owed {
    const { debt, arrears } = this.#balanceOf(id);
    return { turns: debt / UNITS_PER_POINT, arrears: arrears / UNITS_PER_POINT };
  }

  /** Returns, in points, how far the active roomies' debts together are from zero. */
  drift(): number {
    return sumOf([...this.#balances.values()].map(({ debt }) => debt)) / UNITS_PER_POINT;
  }
}

const scheduleOf = (recurrence: Recurrence, startsOn: string): ChoreSchedule => ({
  recurrence,
  startsOn,
  dueTime: '20:00',
  timeZone: 'Europe/Berlin',
});

/** In points. */
interface Owed {
  readonly turns: number;
  readonly arrears: number;
}

export interface PlayedHouse {
  readonly turns: readonly PlayedTurn[];
  readonly owedBy: (id: string) => Owed;
  readonly drift: number;
}

export function played(house: RefusedHouse): PlayedHouse {
  const game = new House(house);
  game.play();
  return { turns: game.turns, owedBy: (id) => game.owedBy(id), drift: game.drift() };
}

export const pointsIn = (turns: readonly PlayedTurn[]): number => sumOf(turns.map(({ points }) => points));

/** Returns the fraction, 0 to 1, of the points that was assigned or offered in time to an active roomie. */
export function offeredTo(turns: readonly PlayedTurn[], isDoer: (id: string, day: string) => boolean): number {
  const reached = turns.filter(
    ({ holder, dueOn, wasOffered }) => wasOffered || (holder !== null && isDoer(holder, dueOn)),
  );
  return turns.length === 0 ? 1 : pointsIn(reached) / pointsIn(turns);
}

/**
 * Returns the points of a roomie's first run of consecutive turns, from their first turn on, without the last of the
 * run.
 */
export function openingRunOf(turns: readonly PlayedTurn[], id: string): number {
  const begins = turns.slice(
    Math.max(
      0,
      turns.findIndex(({ holder }) => holder === id),
    ),
  );
  const ends = begins.findIndex(({ holder }) => holder !== id);
  return pointsIn(begins.slice(0, Math.max(0, ends === -1 ? begins.length - 1 : ends - 1)));
}
