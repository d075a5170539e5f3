import { accrual, isPresent, plusDays, type Sharer } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { ChorePlansRepository, type PlanRow } from './chore-plans.repository.ts';
import { TurnsRepository } from './turns.repository.ts';

/** What people owe a house in chores, with each day that is over; part of the transaction that holds the plan of the house. */
@Injectable()
export class ChoreDebts {
  constructor(
    private readonly plans: ChorePlansRepository,
    private readonly turns: TurnsRepository,
  ) {}

  /**
   * Adds the days that have passed since the last time, each shared by those who were there on it.
   * @param today ISO date in the house's time zone; it is not over
   */
  async bringForward(plan: PlanRow, people: readonly Sharer[], today: string): Promise<Sharer[]> {
    const yesterday = plusDays(today, -1);
    if (yesterday <= plan.accrued_until) return [...people];
    const debts = new Map(people.map(({ id, debt }) => [id, debt]));
    const debtOf = (id: string): number => debts.get(id) ?? 0;
    for (const { due_on: day, points } of await this.turns.pointsByDay(plan.house_id, plan.accrued_until, today)) {
      const present = people.filter((person) => isPresent(person, day)).map(({ id }) => ({ id, debt: debtOf(id) }));
      for (const { roomieId, units } of accrual(points, present)) debts.set(roomieId, debtOf(roomieId) + units);
    }
    await this.plans.accrued(plan.house_id, yesterday, debts);
    return people.map((person) => ({ ...person, debt: debtOf(person.id) }));
  }
}
