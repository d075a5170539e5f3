import {
  type BalanceChange,
  extraWorkDone,
  CAP_DAYS,
  creditOf,
  dayOwed,
  isPresent,
  plusDays,
  type Resident,
  type Sharer,
  type Sharing,
  turnDone,
  UNITS_PER_POINT,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { ChorePlansRepository, type PlanRow, type SharerOfHouse } from './chore-plans.repository.ts';
import { TurnPointsRepository } from './turn-points.repository.ts';
import { ExtraTurnsRepository } from './extra-turns.repository.ts';
import { type OneTurnRow, TurnsRepository } from './turns.repository.ts';

/**
 * Tracks what roomies owe a house in chores, day by day. Runs in the transaction that holds the lock on the house's
 * chore plan.
 */
@Injectable()
export class ChoreDebts {
  constructor(
    private readonly plans: ChorePlansRepository,
    private readonly turns: TurnsRepository,
    private readonly points: TurnPointsRepository,
    private readonly extraTurns: ExtraTurnsRepository,
  ) {}

  /**
   * Adds the days that have passed since the last run. Everyone present on a day shares its points.
   * @param today ISO date in the house's time zone; it isn't over and isn't added
   */
  async accrue(plan: PlanRow, people: readonly SharerOfHouse[], today: string): Promise<SharerOfHouse[]> {
    const yesterday = plusDays(today, -1);
    if (yesterday <= plan.accrued_until) return [...people];
    const balances = new Balances(people);
    for (const { due_on: day, points } of await this.points.byDay(plan.house_id, plan.accrued_until, today)) {
      balances.change(dayOwed(points, balances.on(day)));
    }
    await this.plans.accrued(plan.house_id, yesterday, balances.changes);
    return people.map((person) => ({ ...person, ...balances.of(person.id) }));
  }

  /**
   * Adds the points that each roomie was given in the last weeks beyond their share.
   * @param today ISO date in the house's time zone
   */
  async withRecent(houseId: string, people: readonly SharerOfHouse[], today: string): Promise<Sharer[]> {
    const since = plusDays(today, -CAP_DAYS);
    const given = await this.points.givenSince(houseId, since, today);
    const balances = new Balances(people);
    const shares = new Map<string, number>();
    for (const { due_on: day, points } of await this.points.byDay(houseId, plusDays(since, -1), today)) {
      const there = balances.on(day, (one) => one.resumedOn === null || one.resumedOn <= day);
      for (const { roomieId, units, of } of dayOwed(points, there)) {
        if (of === 'turns') shares.set(roomieId, (shares.get(roomieId) ?? 0) + units);
      }
    }
    return people.map((person) => ({
      ...person,
      recently: { share: shares.get(person.id) ?? 0, given: (given.get(person.id) ?? 0) * UNITS_PER_POINT },
    }));
  }

  /** Subtracts a verified turn from its doer's debt. */
  async settle(turn: OneTurnRow, doerId: string): Promise<void> {
    const { house_id: houseId, due_on: day, points, extra, kind, offered_of: missedId } = turn;
    const balances = new Balances(await this.plans.sharers(houseId, plusDays(day, -1)));
    // A roomie who has moved out since keeps their debt.
    const doer = balances.find(doerId) ?? { id: doerId, debt: 0, arrears: 0, isPaused: false };
    if (kind === 'planned') {
      await this.plans.change(houseId, turnDone(doer, points, balances.on(day)));
      return;
    }
    const misser = missedId === null ? null : ((await this.turns.findOne({ id: missedId }))?.assignee_id ?? null);
    const onTop = misser === null || misser === doerId ? 0 : extra;
    const paid: BalanceChange[] =
      misser === null || onTop === 0 ? [] : [{ roomieId: misser, units: onTop * UNITS_PER_POINT, of: 'arrears' }];
    const before = kind === 'extra' ? await this.extraTurns.extraSince(turn, doerId, plusDays(day, -CAP_DAYS)) : 0;
    const most = kind === 'extra' ? creditOf(points, before) : points + onTop;
    await this.plans.change(houseId, [...extraWorkDone(doer, points + onTop, balances.on(day), most), ...paid]);
  }
}

type Owing = Resident & Sharing & Pick<SharerOfHouse, 'resumedOn'>;

/** The debts of a house, with the changes made so far. */
class Balances {
  readonly #people: Map<string, Owing>;
  readonly changes: BalanceChange[] = [];

  constructor(people: readonly Owing[]) {
    this.#people = new Map(people.map((person) => [person.id, person]));
  }

  find(id: string): Owing | undefined {
    return this.#people.get(id);
  }

  of(id: string): Pick<Owing, 'debt' | 'arrears'> {
    const { debt, arrears } = this.#people.get(id) ?? { debt: 0, arrears: 0 };
    return { debt, arrears };
  }

  /** Returns the people present on a day (ISO date). */
  on(day: string, isGiven: (one: Owing) => boolean = () => true): Sharing[] {
    return [...this.#people.values()]
      .filter((person) => isPresent(person, day))
      .map((one) => ({ ...one, isPaused: one.isPaused || !isGiven(one) }));
  }

  change(changes: readonly BalanceChange[]): void {
    for (const { roomieId, units, of } of changes) {
      const one = this.#people.get(roomieId);
      if (!one) continue;
      const changed = of === 'turns' ? { debt: one.debt + units } : { arrears: one.arrears + units };
      this.#people.set(roomieId, { ...one, ...changed });
    }
    this.changes.push(...changes);
  }
}
