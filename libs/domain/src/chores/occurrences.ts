import { RRuleTemporal } from 'rrule-temporal';

import { daysBetween, plusDays } from '../days.ts';
import { instantOf } from '../moments.ts';
import { type Recurrence, ruleOf } from './recurrence.ts';

/** When a chore is due. */
export interface ChoreSchedule {
  readonly recurrence: Recurrence;
  /** ISO date in the house's time zone: the first possible day, from which intervals are counted. */
  readonly startsOn: string;
  /** `HH:MM` in the house's time zone. */
  readonly dueTime: string;
  /** IANA time zone of the house. */
  readonly timeZone: string;
}

/** One turn of a chore. Its date identifies it, because a chore is due at most once a day. */
export interface Occurrence {
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  readonly dueAt: Date;
}

/** The longest window of a single query, in days. */
export const MAX_WINDOW_DAYS = 1_100;

// Dates are midnights in UTC, so that no change of the clocks moves one.
const ruleFrom = ({ recurrence, startsOn }: ChoreSchedule): RRuleTemporal =>
  new RRuleTemporal({
    rruleString: `DTSTART:${startsOn.replaceAll('-', '')}T000000Z\nRRULE:${ruleOf(recurrence)};WKST=MO`,
  });

const occurrenceOn = (dueOn: string, { dueTime, timeZone }: ChoreSchedule): Occurrence => ({
  dueOn,
  dueAt: instantOf(dueOn, dueTime, timeZone),
});

/**
 * Returns when a chore is due from `from` up to, but not including, `until` (ISO dates, house time zone). A time that
 * the clocks skip moves later by as much (`instantOf`).
 * @throws RangeError for a window longer than `MAX_WINDOW_DAYS`
 */
export function occurrences(schedule: ChoreSchedule, from: string, until: string): Occurrence[] {
  if (daysBetween(from, until) > MAX_WINDOW_DAYS) throw new RangeError(`A window has ${MAX_WINDOW_DAYS} days at most.`);
  const dates = ruleFrom(schedule).between(new Date(from), new Date(plusDays(until, -1)), true);
  return dates.map((date) => occurrenceOn(date.toPlainDate().toString(), schedule));
}

/** Returns the next occurrence on or after a day (ISO date, house time zone). Every recurrence has one. */
export function nextOccurrence(schedule: ChoreSchedule, from: string): Occurrence {
  const date = ruleFrom(schedule).next(new Date(from), true);
  if (date === null) throw new RangeError(`Nothing comes after ${from}.`);
  return occurrenceOn(date.toPlainDate().toString(), schedule);
}
