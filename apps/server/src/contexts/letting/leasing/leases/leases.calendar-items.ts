import { Injectable } from '@nestjs/common';

import {
  type CalendarQuery,
  calendarItems,
  FillsCalendar,
  type FillsCalendarProvider,
  type FoundItem,
} from '#kernel/calendar/calendar-source.ts';
import { Database } from '#kernel/database/database.ts';

interface Stay {
  readonly id: string;
  readonly person_id: string;
  readonly person: string;
  readonly room: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** Puts the first and the last day of stays in the calendar: a roomie's own, and all of a house for its homeowner. */
@FillsCalendar()
@Injectable()
export class LeasesCalendarItems implements FillsCalendarProvider {
  constructor(private readonly database: Database) {}

  readonly calendar = [
    calendarItems('move_in', ['roomie', 'homeowner'], async (query) =>
      (await this.listStays(query)).map((stay) => toItem(stay, stay.starts_on)),
    ),
    calendarItems('move_out', ['roomie', 'homeowner'], async (query) =>
      (await this.listStays(query)).flatMap((stay) => (stay.ends_on === null ? [] : [toItem(stay, stay.ends_on)])),
    ),
  ];

  /** A fixed term ends the stay, unless notice has set another day or the lease runs on. */
  private listStays({ houseId, viewer, from, until }: CalendarQuery): Promise<Stay[]> {
    return this.database.query<Stay>(
      `SELECT s.id, s.person_id, s.person, s.room, to_char(s.starts_on, 'YYYY-MM-DD') AS starts_on,
              to_char(s.ends_on, 'YYYY-MM-DD') AS ends_on
         FROM (SELECT t.id, a.id AS person_id, a.first_name AS person, r.name AS room, t.starts_on,
                      coalesce(t.ends_on, (SELECT CASE WHEN NOT l.runs_on THEN l.ends_on END FROM agreements l
                        WHERE l.tenancy_id = t.id AND l.type = 'lease' AND l.countersigned_at IS NOT NULL
                        ORDER BY l.starts_on DESC, l.id DESC LIMIT 1)) AS ends_on
                 FROM tenancies t JOIN accounts a ON a.id = t.roomie_id JOIN rooms r ON r.id = t.room_id
                WHERE t.house_id = $1 AND ($2 = 'homeowner' OR t.roomie_id = $3)) s
        WHERE (s.starts_on >= $4 AND s.starts_on < $5) OR (s.ends_on >= $4 AND s.ends_on < $5)`,
      [houseId, viewer.role, viewer.id, from, until],
    );
  }
}

const toItem = ({ id, person_id, person, room }: Stay, day: string): FoundItem => ({
  id,
  day,
  about: room,
  person_id,
  person,
  page_id: person_id,
});
