import { Injectable } from '@nestjs/common';

import { calendarItems, FillsCalendar, type FillsCalendarProvider } from '#kernel/calendar/calendar-source.ts';
import { Database } from '#kernel/database/database.ts';
import { VISIBLE } from './repairs.sql.ts';

interface AgreedVisit {
  readonly id: string;
  readonly page_id: string;
  readonly day: string;
  readonly until: string;
  readonly from: Date;
  readonly to: Date;
  readonly about: string;
  readonly state: 'planned' | 'done';
  readonly is_shared: boolean;
}

/** Puts the agreed visits of repairs in the calendar of a house, for those who see the repair. */
@FillsCalendar()
@Injectable()
export class RepairsCalendarItems implements FillsCalendarProvider {
  constructor(private readonly database: Database) {}

  readonly calendar = [
    calendarItems('repair', ['roomie', 'homeowner', 'neatkeeper'], ({ houseId, viewer, start, end }) =>
      this.database.query<AgreedVisit>(
        `SELECT r.id, r.id AS page_id, to_char(r.visit_from AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS day,
                to_char(r.visit_until AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS until, r.visit_from AS "from",
                r.visit_until AS "to", r.title AS about,
                CASE r.state WHEN 'done' THEN 'done' ELSE 'planned' END AS state, r.room_id IS NULL AS is_shared
           FROM repairs r JOIN houses h ON h.id = r.house_id
          WHERE r.house_id = $3 AND r.agreed_at IS NOT NULL AND r.state IN ('accepted', 'done')
            AND r.visit_from < $5 AND r.visit_until >= $4 AND ${VISIBLE}`,
        [viewer.id, viewer.role, houseId, start, end],
      ),
    ),
  ];
}
