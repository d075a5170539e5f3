import { TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import {
  type AssignmentPlan,
  instantOf,
  periodOf,
  plusDays,
  readRecurrence,
  type Recurrence,
} from '@common-roof/domain';
import { type ChoreSchedule, occurrences } from '@common-roof/domain/occurrences';

import type { ChoreRow, ChoreSettings } from './chores.repository.ts';
import type { OpenTurnRow, UpcomingTurn } from './turns.repository.ts';

/** Days for which turns are given out ahead, today included. */
export const PLANNED_DAYS = TURNS_GIVEN_DAYS;

/** Days after today on which turns stay with whom they were given to, so that people can rely on them. */
export const FIRM_DAYS = 7;

/** As few where somebody moves in: otherwise they would owe a week of turns before their first one. */
export const FIRM_DAYS_WITH_NEWCOMER = 1;

/** As few where somebody is paused: nobody is given their turn of today or tomorrow without knowing of it. */
export const FIRM_DAYS_FOR_OTHERS = 1;

/** @throws Error for a rule that no version of ours has written */
export function recurrenceOf({ rule }: Pick<ChoreRow, 'rule'>): Recurrence {
  const recurrence = readRecurrence(rule);
  if (recurrence === null) throw new Error(`A chore has a rule that cannot be read: ${rule}`);
  return recurrence;
}

/** When it is due, in the house's time zone (IANA). */
export const scheduleOf = (
  chore: Pick<ChoreRow, 'rule' | 'starts_on' | 'due_time'>,
  timeZone: string,
): ChoreSchedule => ({
  recurrence: recurrenceOf(chore),
  startsOn: chore.starts_on,
  dueTime: chore.due_time,
  timeZone,
});

/** The turns of a chore from now on, as far as they are planned. What was due before now nobody could know of. */
export function upcomingTurns(chore: ChoreRow, timeZone: string, today: string, now: Date): UpcomingTurn[] {
  return occurrences(scheduleOf(chore, timeZone), today, plusDays(today, PLANNED_DAYS))
    .filter(({ dueAt }) => dueAt > now)
    .map((turn) => ({ ...turn, choreId: chore.id, points: chore.weight }));
}

/** When the month began in a time zone (IANA). */
export const monthBegan = (timeZone: string, now: Date): Date =>
  instantOf(`${periodOf(now, timeZone)}-01`, '00:00', timeZone);

/** What was due before now is as it is, even while it can still be done. */
export const isUpcoming = ({ state, due_at: dueAt }: OpenTurnRow, now: Date): boolean => state === 'due' && dueAt > now;

/** @param last who had the last turn of the chore */
export function planOf({ way, rotation, fixed_id: fixedId }: ChoreSettings, last: string | null): AssignmentPlan {
  switch (way) {
    case 'rotation':
      return { way, order: rotation, last };
    case 'fixed':
      return { way, roomieId: fixedId ?? '' };
    default:
      return { way };
  }
}
