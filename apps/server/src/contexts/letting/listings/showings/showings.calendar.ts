import { calendarText, type Reader } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { AlertCalendars } from '#kernel/mail/alert-calendars.ts';
import type { CalendarEntry } from '#kernel/calendar/calendar-entry.ts';
import { addressOf, stateOf } from './showings.mapper.ts';
import { type ShowingRow, ShowingsRepository } from './showings.repository.ts';

/** @param company the people whom the reader meets there */
export const showingEntry = (
  row: ShowingRow,
  state: 'confirmed' | 'gone',
  company: string,
  reader: Reader,
): CalendarEntry => ({
  id: row.id,
  name: 'showing',
  version: row.version,
  stamp: row.created_at,
  when: { start: row.starts_at, end: row.ends_at },
  summary: calendarText('showing', { room: row.room_name }, reader),
  description: calendarText('with', { company }, reader),
  location: addressOf(row),
  state,
});

/** Showings in the calendars of homeowners and of the roomies whose rooms they show. */
@Injectable()
export class ShowingsCalendar implements OnModuleInit {
  constructor(
    private readonly calendars: AlertCalendars,
    private readonly showings: ShowingsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.calendars.register(['showing_changed', 'showing_reminder'], async ({ about, accountId, reader }) => {
      const row = await this.showings.find(about);
      if (!row) return [];
      const { state } = stateOf(row, this.clock.now());
      if (state !== 'confirmed' && state !== 'cancelled') return [];
      const company = accountId === row.homeowner_id ? `${row.first_name} ${row.last_name}` : row.homeowner_name;
      return [showingEntry(row, state === 'confirmed' ? state : 'gone', company, reader)];
    });
  }
}
