import { RRuleTemporal } from 'rrule-temporal';

import { daysBetween, plusDays } from '../days.ts';
import { instantOf } from '../moments.ts';
import { type Recurrence, ruleOf } from './recurrence.ts';

/** When a chore is due. */
export interface ChoreSchedule {
  readonly recurrence: Recurrence;
  /** ISO date in the house's time zone: the first day on which it can be due, from which intervals are counted. */
  readonly startsOn: string;
  /** `HH:MM` in the house's time zone. */
  readonly dueTime: string;
  /** IANA, of the house. */
  readonly timeZone: string;
}

/** One turn of a chore: its date names its period, as no two are due on one day. */
export interface Occurrence {
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  readonly dueAt: Date;
}

/** Days of the longest window that is asked for at once. */
export const MAX_WINDOW_DAYS = 1_100;

// Midnights of UTC stand for dates, so that no change of the clocks moves one.
const ruleFrom = ({ recurrence, startsOn }: ChoreSchedule): RRuleTemporal =>
  new RRuleTemporal({
    rruleString: `DTSTART:${startsOn.replaceAll('-', '')}T000000Z\nRRULE:${ruleOf(recurrence)};WKST=MO`,
  });

const occurrenceOn = (dueOn: string, { dueTime, timeZone }: ChoreSchedule): Occurrence => ({
  dueOn,
  dueAt: instantOf(dueOn, dueTime, timeZone),
});

/**
 * When a chore is due from a day to before another, both ISO dates in the house's time zone. A time that the clocks skip is
 * as much later (`instantOf`).
 * @throws RangeError for a window longer than `MAX_WINDOW_DAYS`
 */
export function occurrences(schedule: ChoreSchedule, from: string, until: string): Occurrence[] {
  if (daysBetween(from, until) > MAX_WINDOW_DAYS) throw new RangeError(`A window has ${MAX_WINDOW_DAYS} days at most.`);
  const dates = ruleFrom(schedule).between(new Date(from), new Date(plusDays(until, -1)), true);
  return dates.map((date) => occurrenceOn(date.toPlainDate().toString(), schedule));
}

/** When it is due next, on a day (ISO date in the house's time zone) or after it; every recurrence has a next. */
export function nextOccurrence(schedule: ChoreSchedule, from: string): Occurrence {
  const date = ruleFrom(schedule).next(new Date(from), true);
  if (date === null) throw new RangeError(`Nothing comes after ${from}.`);
  return occurrenceOn(date.toPlainDate().toString(), schedule);
}
