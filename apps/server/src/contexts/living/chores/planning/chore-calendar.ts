import type { TurnState } from '@common-roof/contracts';
import { ruleOf } from '@common-roof/domain';
import { occurrences } from '@common-roof/domain/occurrences';
import { choreName, type Reader } from '@common-roof/words';

import { ZonedCalendar } from '#kernel/calendar/zoned-calendar.ts';
import { recurrenceOf, scheduleOf } from './chore-plan.ts';
import type { ForecastChoreRow } from './chores.repository.ts';
import type { CalendarTurnRow } from './turns.repository.ts';

/** The content of a house's chore calendar. */
export interface CalendarOfChores {
  readonly house: string;
  /** IANA time zone. */
  readonly timeZone: string;
  /** URL of the page with the chores. */
  readonly page: string;
  readonly host: string;
  readonly turns: readonly CalendarTurnRow[];
  /** How each chore repeats after its assigned turns. */
  readonly series: readonly ChoreSeries[];
}

export interface ChoreSeries {
  readonly chore: ForecastChoreRow;
  /** ISO date of the first turn that isn't assigned. */
  readonly firstOn: string;
}

const REFRESH_SECONDS = 3_600;

/**
 * Writes each assigned turn as its own entry, and everything later as one entry with the chore's recurrence rule, so
 * that calendar programs show all turns and who has the next ones. The text stays the same until something changes.
 */
export function calendarOf(chores: CalendarOfChores, reader: Reader): string {
  const { house, timeZone, page, host, turns, series } = chores;
  const settings = { name: house, product: 'Chores', timeZone, refreshSeconds: REFRESH_SECONDS, host };
  const calendar = new ZonedCalendar(settings);
  for (const turn of turns) {
    const summary = titleOf(choreName(turn, reader), turn.first_name, turn.state);
    const words = { id: `turn-${turn.id}`, version: turn.version, stamp: turn.created_at, summary, url: page };
    calendar.addEntry(words, turn.due_at);
  }
  for (const { chore, firstOn } of series) {
    const summary = titleOf(choreName(chore, reader), chore.fixed_name, 'due');
    const description = chore.steps.map((step) => `• ${step.description}`).join('\n');
    const words = { id: `chore-${chore.id}`, version: chore.version, stamp: chore.created_at, summary, url: page };
    calendar.addSeries(description === '' ? words : { ...words, description }, {
      rule: ruleOf(recurrenceOf(chore)),
      firstOn,
      time: chore.due_time,
      between: (from, until) => occurrences(scheduleOf(chore, timeZone), from, until),
    });
  }
  return calendar.toString();
}

const MARKS: Readonly<Partial<Record<TurnState, string>>> = {
  posted: '✓',
  verified: '✓',
  serviced: '✓',
  rejected: '✗',
  missed: '✗',
};

const titleOf = (chore: string, person: string | null, state: TurnState): string =>
  [MARKS[state], person === null ? chore : `${chore} – ${person}`].filter(Boolean).join(' ');
