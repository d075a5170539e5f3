import type { ChoreAssigning } from '@common-roof/contracts';
import { dayIn, isPresent, plusDays, type Reassignment, type Resident } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { ChorePlansRepository, type PlanRow } from './chore-plans.repository.ts';
import { namedBy } from './chores.mapper.ts';

/** A request whose people and day only the house's data can validate. */
interface Wanted {
  readonly assign?: ChoreAssigning | undefined;
  readonly startsOn?: string | undefined;
}

/** Finds and checks the people who share a house's chores. */
@Injectable()
export class ChoreHousehold {
  constructor(
    private readonly plans: ChorePlansRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the roomies who live there or will move in. */
  residents({ house_id: houseId, time_zone: timeZone }: PlanRow): Promise<readonly Resident[]> {
    return this.plans.sharers(houseId, plusDays(dayIn(timeZone, this.clock.now()), -1));
  }

  /** @throws 422 when a roomie isn't there on the day of a turn they get */
  async requirePresent(
    plan: PlanRow,
    turns: readonly { readonly id: string; readonly due_on: string }[],
    moves: readonly Reassignment[],
  ): Promise<void> {
    const people = new Map((await this.residents(plan)).map((person) => [person.id, person]));
    for (const { turnId, to } of moves) {
      const person = to === null ? undefined : people.get(to);
      const dueOn = turns.find(({ id }) => id === turnId)?.due_on ?? '';
      if (to !== null && !(person && isPresent(person, dueOn))) {
        throw unacceptable('do', 'One of you is not in the house on that day.');
      }
    }
  }

  /** @throws 422 for a person who doesn't live there, or a day in the past */
  async require(plan: PlanRow, wanted: readonly Wanted[]): Promise<void> {
    const today = dayIn(plan.time_zone, this.clock.now());
    const ids = new Set((await this.residents(plan)).map(({ id }) => id));
    for (const { assign, startsOn } of wanted) {
      if (assign && !namedBy(assign).every((id) => ids.has(id))) {
        throw unacceptable('assign', 'Choose a person who lives in the house.');
      }
      if (startsOn !== undefined && startsOn < today) throw unacceptable('starts_on', 'Choose a day from today on.');
    }
  }
}
