import { Injectable } from '@nestjs/common';

import { calendarItems, FillsCalendar, type FillsCalendarProvider } from '#kernel/calendar/calendar-source.ts';
import { CalendarEntriesRepository } from './calendar-entries.repository.ts';

/** Puts the guests and parcels that people entered in the calendar of their house. */
@FillsCalendar()
@Injectable()
export class EnteredCalendarItems implements FillsCalendarProvider {
  constructor(private readonly entries: CalendarEntriesRepository) {}

  readonly calendar = [
    calendarItems('guest', ['roomie', 'homeowner'], async ({ houseId, from, until, today }) => {
      const rows = await this.entries.listBetween(houseId, from, until, today);
      return rows
        .filter(({ kind }) => kind === 'guest')
        .map((row) => ({
          id: row.id,
          day: row.from_on,
          until: row.to_on,
          about: row.guest_name,
          person_id: row.author_id,
          person: row.author,
        }));
    }),
    calendarItems('parcel', ['roomie', 'homeowner'], async ({ houseId, from, until, today }) => {
      const rows = await this.entries.listBetween(houseId, from, until, today);
      return rows
        .filter(({ kind }) => kind === 'parcel')
        .map((row) => ({
          id: row.id,
          day: row.from_on,
          // One that lies there is looked for today, however long it has been there.
          until: row.picked_up_at === null && today > row.from_on ? today : row.from_on,
          about: row.place,
          person_id: row.for_id,
          person: row.for_name,
          state: row.picked_up_at === null ? ('planned' as const) : ('done' as const),
          is_shared: true,
        }));
    }),
  ];
}
