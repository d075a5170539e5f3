import { instantOf, missedTurn, OFFER_DAYS, extraPointsOf, isPresent, plusDays } from '@common-roof/domain';
import { nextOccurrence } from '@common-roof/domain/occurrences';
import { Injectable } from '@nestjs/common';

import { Outbox } from '#kernel/events/outbox.ts';
import { scheduleOf } from './chore-plan.ts';
import { ChorePlansRepository, type PlanRow, type SharerOfHouse } from './chore-plans.repository.ts';
import { TurnsPaused } from './chores.events.ts';
import type { ChoreRow } from './chores.repository.ts';
import { ExtraTurnsRepository } from './extra-turns.repository.ts';
import type { OpenTurnRow } from './turns.repository.ts';

/**
 * Settles missed turns: the roomie still owes them, the others are offered those that can be done before the chore is
 * due again, and a roomie who misses several in a row is paused. Part of a planner run.
 */
@Injectable()
export class MissedTurns {
  constructor(
    private readonly plans: ChorePlansRepository,
    private readonly extraTurns: ExtraTurnsRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param today ISO date in the house's time zone
   * @returns how many are offered
   */
  async settle(
    { house_id: houseId, time_zone: timeZone }: PlanRow,
    missed: readonly OpenTurnRow[],
    chores: readonly ChoreRow[],
    today: string,
  ): Promise<number> {
    const theirs = missed.filter(({ assignee_id: id, kind }) => id !== null && kind === 'planned');
    await this.plans.change(
      houseId,
      theirs.flatMap(({ assignee_id: id, points }) => missedTurn(id ?? '', points)),
    );
    let offered = 0;
    // A roomie who lives alone knows that the turn still has to be done.
    const isShared = theirs.length > 0 && (await this.plans.sharers(houseId, plusDays(today, -1))).length > 1;
    for (const turn of isShared ? theirs : []) {
      const chore = chores.find(({ id }) => id === turn.chore_id);
      const day = chore && dayToOffer(chore, turn.due_on, timeZone, today);
      if (!chore || day === undefined) continue;
      const dueAt = instantOf(day, chore.due_time, timeZone);
      const offer = { of: turn, dueOn: day, dueAt, extra: extraPointsOf(turn.points) };
      offered += await this.extraTurns.offer(houseId, offer);
    }
    return offered;
  }

  /**
   * Pauses the roomies who failed their last turns, and unpauses those who have done their turns again. @param today
   * ISO date
   */
  async pause(
    { house_id: houseId }: PlanRow,
    people: readonly SharerOfHouse[],
    today: string,
  ): Promise<SharerOfHouse[]> {
    const isShared = people.filter((person) => person.stays.some(({ until }) => until === null || until > today));
    const next: SharerOfHouse[] = [];
    for (const person of people) {
      // A roomie who lives alone isn't paused, because nobody else could do the work.
      const isPaused = person.isPaused && isShared.some(({ id }) => id !== person.id);
      if (isPaused && person.pausedOn === null && isPresent(person, today)) {
        await this.plans.pause(houseId, person.id, today);
        await this.outbox.append(TurnsPaused, { house_id: houseId, roomie_id: person.id });
      }
      const isBack = !isPaused && person.pausedOn !== null;
      if (isBack) await this.plans.resume(houseId, person.id, today);
      next.push({ ...person, isPaused, resumedOn: isBack ? today : person.resumedOn });
    }
    return next;
  }
}

/** Returns the last day on which doing a missed turn helps: within `OFFER_DAYS`, and before the chore is due again. */
function dayToOffer(chore: ChoreRow, missedOn: string, timeZone: string, today: string): string | undefined {
  const next = nextOccurrence(scheduleOf(chore, timeZone), plusDays(missedOn, 1)).dueOn;
  const [day] = [plusDays(today, OFFER_DAYS), plusDays(next, -1)].toSorted();
  return day !== undefined && day > today ? day : undefined;
}
