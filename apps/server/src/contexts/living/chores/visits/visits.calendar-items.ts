import { cleaningDates, daysBetween, instantOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import {
  type CalendarQuery,
  calendarItems,
  FillsCalendar,
  type FillsCalendarProvider,
  type FoundItem,
} from '#kernel/calendar/calendar-source.ts';
import { Database } from '#kernel/database/database.ts';

interface Keeper {
  readonly neatkeeper_id: string;
  readonly first_name: string;
  readonly weekdays: number[];
  readonly from_time: string | null;
  readonly to_time: string | null;
}

interface ReportedVisit {
  readonly id: string;
  readonly neatkeeper_id: string;
  readonly first_name: string;
  readonly day: string;
}

/** Puts the neatkeepers' days in the calendar of a house, and their visits. Neatkeepers see only their own. */
@FillsCalendar()
@Injectable()
export class VisitsCalendarItems implements FillsCalendarProvider {
  constructor(private readonly database: Database) {}

  readonly calendar = [
    calendarItems('cleaning', ['roomie', 'homeowner', 'neatkeeper'], async (query) => {
      const visits = await this.listVisits(query);
      const reported = new Set(visits.map(({ person_id: keeper, day }) => `${keeper ?? ''} ${day}`));
      const planned = await this.listPlanned(query);
      return [...visits, ...planned.filter(({ person_id: keeper, day }) => !reported.has(`${keeper ?? ''} ${day}`))];
    }),
  ];

  private async listVisits({ houseId, viewer, from, until }: CalendarQuery): Promise<FoundItem[]> {
    const rows = await this.database.query<ReportedVisit>(
      `SELECT v.id, v.neatkeeper_id, a.first_name, to_char(v.visited_on, 'YYYY-MM-DD') AS day
         FROM visits v JOIN accounts a ON a.id = v.neatkeeper_id
        WHERE v.house_id = $1 AND v.visited_on >= $2 AND v.visited_on < $3 AND v.state <> 'declined'
          AND ($4 <> 'neatkeeper' OR v.neatkeeper_id = $5)`,
      [houseId, from, until, viewer.role, viewer.id],
    );
    return rows.map(({ id, neatkeeper_id, first_name, day }) => ({
      id,
      day,
      person_id: neatkeeper_id,
      person: first_name,
      state: 'done',
    }));
  }

  private async listPlanned({ houseId, viewer, timeZone, ...query }: CalendarQuery): Promise<FoundItem[]> {
    const first = query.from < query.today ? query.today : query.from;
    if (first >= query.until) return [];
    const keepers = await this.database.query<Keeper>(
      `SELECT k.neatkeeper_id, a.first_name, k.weekdays, to_char(k.from_time, 'HH24:MI') AS from_time,
              to_char(k.to_time, 'HH24:MI') AS to_time
         FROM house_neatkeepers k JOIN accounts a ON a.id = k.neatkeeper_id JOIN houses h ON h.id = k.house_id
        WHERE k.house_id = $1 AND h.state <> 'archived' AND ($2 <> 'neatkeeper' OR k.neatkeeper_id = $3)`,
      [houseId, viewer.role, viewer.id],
    );
    return keepers.flatMap(({ neatkeeper_id: id, first_name: person, weekdays, from_time: from, to_time: to }) =>
      cleaningDates(weekdays, first, daysBetween(first, query.until)).map((day) => ({
        id: `${id}-${day}`,
        day,
        person_id: id,
        person,
        ...(from === null ? {} : { from: instantOf(day, from, timeZone) }),
        ...(from === null || to === null ? {} : { to: instantOf(day, to, timeZone) }),
      })),
    );
  }
}
