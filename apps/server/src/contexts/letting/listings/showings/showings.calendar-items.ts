import { Injectable } from '@nestjs/common';

import { calendarItems, FillsCalendar, type FillsCalendarProvider } from '#kernel/calendar/calendar-source.ts';
import { Database } from '#kernel/database/database.ts';

interface PlannedShowing {
  readonly id: string;
  readonly page_id: string;
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  readonly about: string;
  readonly state: 'planned' | 'tentative';
}

/** Puts the showings of a house in its calendar: which room and when, and never who comes. */
@FillsCalendar()
@Injectable()
export class ShowingsCalendarItems implements FillsCalendarProvider {
  constructor(private readonly database: Database) {}

  readonly calendar = [
    calendarItems('showing', ['roomie', 'homeowner'], ({ houseId, start, end }) =>
      this.database.query<PlannedShowing>(
        `SELECT s.id, s.room_id AS page_id, to_char(s.starts_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day,
                s.starts_at AS "from", s.ends_at AS "to", r.name AS about,
                CASE s.state WHEN 'proposed' THEN 'tentative' ELSE 'planned' END AS state
           FROM showings s JOIN houses h ON h.id = s.house_id JOIN rooms r ON r.id = s.room_id
          WHERE s.house_id = $1 AND s.starts_at >= $2 AND s.starts_at < $3 AND s.state <> 'cancelled'`,
        [houseId, start, end],
      ),
    ),
  ];
}
