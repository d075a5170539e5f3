import {
  showingCancelled,
  showingConfirmed,
  showingMoved,
  showingQuestion,
  showingReminder,
} from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '../../../platform/capabilities/capabilities.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/config.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { calendarEntry } from './calendar.ts';
import { ShowingCancelled, ShowingConfirmed, ShowingMoved, ShowingNear, ShowingProposed } from './showings.events.ts';
import { addressOf, stateOf, timeOf } from './showings.mapper.ts';
import { type ShowingRow, ShowingsRepository } from './showings.repository.ts';
import { VISIT_LINK } from './visits.service.ts';

const MAIL = { queue: 'mail', effect: 'transaction' } as const;

/**
 * What visitors are told by e-mail: they have no account to be told in. Where somebody lives in the room they are told
 * once that person has agreed; else they are asked themselves.
 */
@Injectable()
export class ShowingsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly showings: ShowingsRepository,
    private readonly capabilities: Capabilities,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('showing-question', (email) => this.composeOpen(email));
    this.composers.register('showing-confirmed', (email) => this.composeConfirmed(email));
    this.composers.register('showing-cancelled', (email) => this.composeCancelled(email));
    this.composers.register('showing-reminder', (email) => this.composeReminder(email));
  }

  @OnEvent(ShowingProposed, { id: 'mail-showing-proposed', ...MAIL })
  proposed(event: EventOf<typeof ShowingProposed>): Promise<void> {
    return this.queue(event, 'showing-question', 'new');
  }

  @OnEvent(ShowingMoved, { id: 'mail-showing-moved', ...MAIL })
  moved(event: EventOf<typeof ShowingMoved>): Promise<void> {
    return this.queue(event, 'showing-question', 'moved');
  }

  @OnEvent(ShowingConfirmed, { id: 'mail-showing-confirmed', ...MAIL })
  confirmed(event: EventOf<typeof ShowingConfirmed>): Promise<void> {
    return this.queue(event, 'showing-confirmed', 'confirmed');
  }

  @OnEvent(ShowingCancelled, { id: 'mail-showing-cancelled', ...MAIL })
  async cancelled(event: EventOf<typeof ShowingCancelled>): Promise<void> {
    if (event.by !== 'visitor') await this.queue(event, 'showing-cancelled', 'cancelled');
  }

  @OnEvent(ShowingNear, { id: 'mail-showing-near', ...MAIL })
  near(event: EventOf<typeof ShowingNear>): Promise<void> {
    return this.queue(event, 'showing-reminder', String(event.hours));
  }

  private async queue(event: { showing_id: string; eventId: string }, template: string, why: string): Promise<void> {
    const row = await this.showings.find(event.showing_id);
    if (!row?.visitor_told) return;
    const dedupeKey = `${template}:${event.eventId}`;
    await this.mail.queue({ dedupeKey, accountId: null, to: row.email, template, data: { showing_id: row.id, why } });
  }

  /** Not agreed yet: the visitor is asked, or told that the time they knew is another. */
  private async composeOpen(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email, 'proposed');
    if (!row) return null;
    if (row.roomie_id !== null) return showingMoved(await this.factsOf(row));
    return showingQuestion({ ...(await this.factsOf(row)), why: email.data['why'] === 'moved' ? 'moved' : 'new' });
  }

  private async composeConfirmed(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email, 'confirmed');
    if (!row) return null;
    return { ...showingConfirmed(await this.factsOf(row)), attachments: [calendarEntry(row, 'entry', this.host)] };
  }

  private async composeCancelled(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email, 'cancelled');
    if (!row) return null;
    // Why somebody who lives there declined is between them and the homeowner.
    const reason = row.cancelled_by === 'homeowner' ? row.reason : '';
    const mail = showingCancelled({ ...(await this.factsOf(row)), reason });
    return { ...mail, attachments: [calendarEntry(row, 'removal', this.host)] };
  }

  private async composeReminder(email: EmailToCompose): Promise<ComposedEmail | null> {
    const open = await this.rowOf(email, 'proposed');
    if (open)
      return open.roomie_id === null ? showingQuestion({ ...(await this.factsOf(open)), why: 'reminder' }) : null;
    const row = await this.rowOf(email, 'confirmed');
    return row ? showingReminder({ ...(await this.factsOf(row)), hours: email.data['why'] === '2' ? 2 : 24 }) : null;
  }

  /** The showing, while it is still what the e-mail is about. */
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
      url: await this.capabilities.keep(VISIT_LINK, row.id),
    };
  }

  private get host(): string {
    return new URL(this.config.env.PUBLIC_URL).hostname;
  }
}
