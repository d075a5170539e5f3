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

/** Number of days, including today, for which turns are assigned ahead. */
export const PLANNED_DAYS = TURNS_GIVEN_DAYS;

/** Number of days after today on which turns keep their roomie, so that people can rely on them. */
export const FIRM_DAYS = 7;

/** Applies when a roomie moves in. With more days they would owe a week of turns before their first one. */
export const FIRM_DAYS_WITH_NEWCOMER = 1;

/**
 * Applies when a roomie is paused. The others still learn of a turn before its day, because today's and tomorrow's
 * turns don't move.
 */
export const FIRM_DAYS_FOR_OTHERS = 1;

/** @throws Error for a rule that no version of this code has written */
export function recurrenceOf({ rule }: Pick<ChoreRow, 'rule'>): Recurrence {
  const recurrence = readRecurrence(rule);
  if (recurrence === null) throw new Error(`A chore has a rule that cannot be read: ${rule}`);
  return recurrence;
}

/** Returns when the chore is due, in the house's time zone (IANA). */
export const scheduleOf = (
  chore: Pick<ChoreRow, 'rule' | 'starts_on' | 'due_time'>,
  timeZone: string,
): ChoreSchedule => ({
  recurrence: recurrenceOf(chore),
  startsOn: chore.starts_on,
  dueTime: chore.due_time,
  timeZone,
});

/**
 * Returns a chore's planned turns from now on. Turns that were due before now are left out, because nobody could have
 * known of them.
 */
export function upcomingTurns(chore: ChoreRow, timeZone: string, today: string, now: Date): UpcomingTurn[] {
  return occurrences(scheduleOf(chore, timeZone), today, plusDays(today, PLANNED_DAYS))
    .filter(({ dueAt }) => dueAt > now)
    .map((turn) => ({ ...turn, choreId: chore.id, points: chore.weight }));
}

/** Returns when the current month began in a time zone (IANA). */
export const monthBegan = (timeZone: string, now: Date): Date =>
  instantOf(`${periodOf(now, timeZone)}-01`, '00:00', timeZone);

/** A turn that was due before now doesn't change, even while it can still be done. */
export const isUpcoming = ({ state, due_at: dueAt }: OpenTurnRow, now: Date): boolean => state === 'due' && dueAt > now;

/** @param last the roomie who had the chore's last turn */
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
