import {
  showingCancelled,
  showingConfirmed,
  showingMoved,
  showingQuestion,
  showingReminder,
} from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { AlertCalendars } from '#kernel/mail/alert-calendars.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { showingEntry } from './showings.calendar.ts';
import { addressOf, stateOf, timeOf } from './showings.mapper.ts';
import { type ShowingRow, ShowingsRepository } from './showings.repository.ts';
import { VISIT_LINK } from './visits.service.ts';

/**
 * E-mails to visitors, who have no account and therefore no alerts. For an occupied room they are informed once its
 * roomie has agreed; for an empty one they are asked themselves.
 */
@Injectable()
export class ShowingsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly showings: ShowingsRepository,
    private readonly capabilities: Capabilities,
    private readonly clock: Clock,
    private readonly calendars: AlertCalendars,
  ) {}

  onModuleInit(): void {
    this.composers.register('showing-question', (email) => this.composeOpen(email));
    this.composers.register('showing-confirmed', (email) => this.composeConfirmed(email));
    this.composers.register('showing-cancelled', (email) => this.composeCancelled(email));
    this.composers.register('showing-reminder', (email) => this.composeReminder(email));
  }

  /** Not agreed yet: asks the visitor, or informs them that the time they knew has changed. */
  private async composeOpen(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email, 'proposed');
    if (!row) return null;
    if (row.roomie_id !== null) return showingMoved(await this.factsOf(row), email.reader);
    const why = email.data['why'] === 'moved' ? 'moved' : 'new';
    return showingQuestion({ ...(await this.factsOf(row)), why }, email.reader);
  }

  private async composeConfirmed(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email, 'confirmed');
    if (!row) return null;
    const mail = showingConfirmed(await this.factsOf(row), email.reader);
    return { ...mail, attachments: this.calendarOf(row, 'confirmed', email) };
  }

  private async composeCancelled(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email, 'cancelled');
    if (!row) return null;
    // A roomie's reason for declining is between them and the homeowner.
    const reason = row.cancelled_by === 'homeowner' ? row.reason : '';
    const mail = showingCancelled({ ...(await this.factsOf(row)), reason }, email.reader);
    return { ...mail, attachments: this.calendarOf(row, 'gone', email) };
  }

  private async composeReminder(email: EmailToCompose): Promise<ComposedEmail | null> {
    const open = await this.rowOf(email, 'proposed');
    if (open) {
      if (open.roomie_id !== null) return null;
      return showingQuestion({ ...(await this.factsOf(open)), why: 'reminder' }, email.reader);
    }
    const row = await this.rowOf(email, 'confirmed');
    if (!row) return null;
    return showingReminder({ ...(await this.factsOf(row)), hours: email.data['why'] === '2' ? 2 : 24 }, email.reader);
  }

  /** Returns the showing while it is still in the state that the e-mail is about. */
  private async rowOf({ data }: EmailToCompose, expected: ShowingRow['state']): Promise<ShowingRow | null> {
    const row = await this.showings.find(String(data['showing_id']));
    return row && stateOf(row, this.clock.now()).state === expected ? row : null;
  }

  private async factsOf(row: ShowingRow) {
    return {
      firstName: row.first_name,
      homeowner: row.homeowner_name,
      room: row.room_name,
      time: timeOf(row),
      address: addressOf(row),
      url: await this.capabilities.findOrCreate(VISIT_LINK, row.id),
    };
  }

  private calendarOf(row: ShowingRow, state: 'confirmed' | 'gone', { reader }: EmailToCompose) {
    return this.calendars.files([showingEntry(row, state, row.homeowner_name, reader)]);
  }
}
