import type { CalendarState, TurnState } from '@common-roof/contracts';
import { occurrences } from '@common-roof/domain/occurrences';
import { choreName } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type CalendarQuery,
  calendarItems,
  FillsCalendar,
  type FillsCalendarProvider,
  type FoundItem,
} from '#kernel/calendar/calendar-source.ts';
import { scheduleOf } from './chore-plan.ts';
import { ChoresRepository } from './chores.repository.ts';
import { type CalendarTurnRow, TurnsRepository } from './turns.repository.ts';

const STATES: Readonly<Record<TurnState, CalendarState>> = {
  due: 'planned',
  posted: 'done',
  verified: 'done',
  serviced: 'done',
  rejected: 'missed',
  missed: 'missed',
};

/** A turn is called by its chore and day, so that it stays the same once it is assigned. */
const keyOf = (choreId: string, day: string): string => `${choreId}-${day}`;

/** Puts the turns of a house in its calendar, and those to come for which nobody is assigned yet. */
@FillsCalendar()
@Injectable()
export class ChoresCalendarItems implements FillsCalendarProvider {
  constructor(
    private readonly chores: ChoresRepository,
    private readonly turns: TurnsRepository,
  ) {}

  readonly calendar = [
    calendarItems('turn', ['roomie', 'homeowner'], async (query) => {
      const rows = await this.turns.listForCalendar(query.houseId, query.from, query.until);
      return [...rows.map((row) => toItem(row, query)), ...(await this.foresee(query, rows))];
    }),
  ];

  private async foresee(query: CalendarQuery, rows: readonly CalendarTurnRow[]): Promise<FoundItem[]> {
    const { houseId, timeZone, today, until, now, reader } = query;
    const first = query.from < today ? today : query.from;
    if (first >= until) return [];
    const known = new Set(rows.map(({ chore_id: chore, due_on: day }) => keyOf(chore, day)));
    return (await this.chores.listForecast(houseId)).flatMap((chore) =>
      occurrences(scheduleOf(chore, timeZone), first, until)
        .filter(({ dueOn, dueAt }) => dueAt > now && !known.has(keyOf(chore.id, dueOn)))
        .map(({ dueOn, dueAt }) => ({
          id: keyOf(chore.id, dueOn),
          day: dueOn,
          from: dueAt,
          about: choreName(chore, reader),
          person_id: chore.fixed_id,
          person: chore.fixed_name,
          page_id: chore.id,
          is_shared: true,
        })),
    );
  }
}

const toItem = (row: CalendarTurnRow, { reader }: CalendarQuery): FoundItem => ({
  id: keyOf(row.chore_id, row.due_on),
  day: row.due_on,
  from: row.due_at,
  about: choreName(row, reader),
  person_id: row.assignee_id,
  person: row.assignee_id === null ? null : row.first_name,
  state: STATES[row.state],
  page_id: row.chore_id,
  is_shared: true,
});
