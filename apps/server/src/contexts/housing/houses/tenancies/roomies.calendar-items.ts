import { Injectable } from '@nestjs/common';

import { calendarItems, FillsCalendar, type FillsCalendarProvider } from '#kernel/calendar/calendar-source.ts';
import { Database } from '#kernel/database/database.ts';

interface DaysAway {
  readonly id: string;
  readonly day: string;
  readonly until: string;
  readonly person_id: string;
  readonly person: string;
}

/** Puts the days on which roomies are away in the calendar of their house. */
@FillsCalendar()
@Injectable()
export class RoomiesCalendarItems implements FillsCalendarProvider {
  constructor(private readonly database: Database) {}

  readonly calendar = [
    calendarItems('away', ['roomie', 'homeowner'], ({ houseId, from, until }) =>
      this.database.query<DaysAway>(
        `SELECT w.roomie_id || '-' || to_char(w.from_on, 'YYYY-MM-DD') AS id, to_char(w.from_on, 'YYYY-MM-DD') AS day,
                to_char(w.to_on, 'YYYY-MM-DD') AS until, a.id AS person_id, a.first_name AS person
           FROM roomie_absences w JOIN accounts a ON a.id = w.roomie_id
          WHERE w.from_on < $3 AND w.to_on >= $2 AND EXISTS (
            SELECT 1 FROM tenancies t
             WHERE t.house_id = $1 AND t.roomie_id = w.roomie_id AND t.state IN ('active', 'releasing'))`,
        [houseId, from, until],
      ),
    ),
  ];
}
