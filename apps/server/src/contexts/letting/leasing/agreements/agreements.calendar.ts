import { calendarText, type Reader } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { AlertCalendars } from '#kernel/mail/alert-calendars.ts';
import type { CalendarEntry } from '#kernel/calendar/calendar-entry.ts';
import type { AgreementRow } from './agreement-row.sql.ts';
import { AgreementsRepository } from './agreements.repository.ts';

/** Length of the calendar entry, which ends at the signing deadline. */
const SIGNING_MS = 30 * 60_000;

/** Calendar entries of both parties: the deadline to sign an agreement and the first day of a lease. */
@Injectable()
export class AgreementsCalendar implements OnModuleInit {
  constructor(
    private readonly calendars: AlertCalendars,
    private readonly agreements: AgreementsRepository,
  ) {}

  onModuleInit(): void {
    this.calendars.register(['agreement_to_sign', 'agreement_changed'], ({ about, reader }) =>
      this.entriesForSigner(about, reader),
    );
    this.calendars.register(['agreement_answered'], async ({ about, reader }) => {
      const row = await this.agreements.find(about);
      return row?.state === 'signed' ? beginning(row, 'tentative', reader) : [];
    });
  }

  /** Entries for the roomie or the prospect. */
  async entriesForSigner(agreementId: string, reader: Reader): Promise<readonly CalendarEntry[]> {
    const row = await this.agreements.find(agreementId);
    if (!row) return [];
    const begins = row.state === 'active' ? beginning(row, 'confirmed', reader) : [];
    return [...signing(row, reader), ...begins];
  }
}

/** The entry disappears once there is nothing left to sign. */
function signing(row: AgreementRow, reader: Reader): readonly CalendarEntry[] {
  if (row.expires_at === null) return [];
  return [
    {
      id: `${row.id}-signing`,
      name: 'sign-by',
      version: row.version,
      stamp: row.created_at,
      when: { start: new Date(row.expires_at.getTime() - SIGNING_MS), end: row.expires_at },
      summary: calendarText('sign', { title: row.title }, reader),
      description: `${row.room_name}, ${row.house_name}`,
      state: row.state === 'sent' ? 'confirmed' : 'gone',
    },
  ];
}

function beginning(row: AgreementRow, state: 'tentative' | 'confirmed', reader: Reader): readonly CalendarEntry[] {
  if (row.starts_on === null) return [];
  return [
    {
      id: `${row.id}-beginning`,
      name: 'lease-begins',
      version: row.version,
      stamp: row.created_at,
      when: { day: row.starts_on },
      summary: calendarText('leaseBegins', { room: row.room_name }, reader),
      description: row.title,
      location: row.address,
      state,
    },
  ];
}
