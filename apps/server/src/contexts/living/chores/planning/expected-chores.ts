import type { ChoreStanding, ForecastChore, ForecastTurn, Resident } from '@common-roof/domain';
import { dayIn, plusDays } from '@common-roof/domain';
import { occurrences } from '@common-roof/domain/occurrences';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { FIRM_DAYS, planOf, scheduleOf } from './chore-plan.ts';
import { ChorePlansRepository } from './chore-plans.repository.ts';
import { ChoresRepository } from './chores.repository.ts';
import { type OpenTurnRow, TurnsRepository } from './turns.repository.ts';

/** The chores of a house today, and the turns that they lead to. */
export interface ChoresOfHouse {
  readonly chores: readonly ForecastChore[];
  readonly turns: readonly ForecastTurn[];
  readonly standings: ReadonlyMap<string, ChoreStanding & Pick<Resident, 'away'>>;
}

/** Tells forecasts of a house which chores come, and how its people stand with them. */
@Injectable()
export class ExpectedChores {
  constructor(
    private readonly chores: ChoresRepository,
    private readonly plans: ChorePlansRepository,
    private readonly turns: TurnsRepository,
    private readonly clock: Clock,
  ) {}

  /** @param last ISO date of the last day that is foreseen; no chore comes in a house that isn't open */
  async find(houseId: string, timeZone: string, last: string): Promise<ChoresOfHouse> {
    const today = dayIn(timeZone, this.clock.now());
    const chores = await this.chores.listForecast(houseId);
    const open = (await this.turns.open(houseId)).filter(({ kind }) => kind === 'planned');
    const known = await this.turns.known(houseId, today, plusDays(today, 1));
    const rotating = chores.filter(({ way }) => way === 'rotation').map(({ id }) => id);
    const upcoming = open.filter(({ due_on: day }) => day > plusDays(today, FIRM_DAYS)).map(({ id }) => id);
    const lastOf = await this.turns.listLast(rotating, upcoming);
    const held = new Map(open.map((turn) => [keyOf(turn.chore_id, turn.due_on), turn]));
    const people = await this.plans.sharers(houseId, plusDays(today, -1));
    return {
      chores: chores.map((chore) => ({ id: chore.id, plan: planOf(chore, lastOf.get(chore.id) ?? null) })),
      turns: chores.flatMap((chore) =>
        occurrences(scheduleOf(chore, timeZone), today, plusDays(last, 1)).flatMap(({ dueOn }): ForecastTurn[] => {
          const turn = { choreId: chore.id, dueOn, points: chore.weight };
          const key = keyOf(chore.id, dueOn);
          if (dueOn === today && !held.has(key)) return known.has(key) ? [{ ...turn, isOver: true }] : [];
          return [{ ...turn, ...holderOf(held.get(key), today) }];
        }),
      ),
      standings: new Map(
        people.map(({ id, debt, arrears, isPaused, lastTurnOn, away }) => [
          id,
          { debt, arrears, isPaused, lastTurnOn, away },
        ]),
      ),
    };
  }
}

const keyOf = (choreId: string, dueOn: string): string => `${choreId} ${dueOn}`;

/** Turns of the coming week, and those that were assigned by hand, stay with the person who has them. */
function holderOf(turn: OpenTurnRow | undefined, today: string): Pick<ForecastTurn, 'assigneeId'> {
  if (turn === undefined) return {};
  const keeps = turn.by_hand || turn.due_on <= plusDays(today, FIRM_DAYS);
  return keeps && turn.assignee_id !== null ? { assigneeId: turn.assignee_id } : {};
}
