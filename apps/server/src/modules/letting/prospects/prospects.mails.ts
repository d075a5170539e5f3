import { offerWithdrawn, roomOffer } from '@common-roof/mail-templates';
import { prospectStateAt } from '@common-roof/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '../../../platform/capabilities/capabilities.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/config.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { LEASE_LINK } from './lease-link.ts';
import { LeaseTextWritten, OfferChanged, OfferSentAgain, OfferWithdrawn, RoomOffered } from './prospects.events.ts';
import { type ProspectRow, ProspectsRepository } from './prospects.repository.ts';

const MAIL = { queue: 'mail', effect: 'transaction' } as const;

/** What somebody who is offered a room is told by e-mail. */
@Injectable()
export class ProspectsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly prospects: ProspectsRepository,
    private readonly capabilities: Capabilities,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('room-offer', (email) => this.composeOffer(email));
    this.composers.register('room-offer-withdrawn', (email) => this.composeWithdrawn(email));
  }

  @OnEvent(RoomOffered, { id: 'mail-room-offered', ...MAIL })
  offered(event: EventOf<typeof RoomOffered>): Promise<void> {
    return this.queue(event, 'room-offer', 'new');
  }

  @OnEvent(OfferSentAgain, { id: 'mail-room-offered-again', ...MAIL })
  sentAgain(event: EventOf<typeof OfferSentAgain>): Promise<void> {
    return this.queue(event, 'room-offer', 'again');
  }

  @OnEvent(OfferChanged, { id: 'mail-room-offer-changed', ...MAIL })
  changed(event: EventOf<typeof OfferChanged>): Promise<void> {
    return this.queue(event, 'room-offer', 'changed');
  }

  @OnEvent(LeaseTextWritten, { id: 'mail-lease-text-written', ...MAIL })
  leaseWritten(event: EventOf<typeof LeaseTextWritten>): Promise<void> {
    return this.queue(event, 'room-offer', 'lease');
  }

  @OnEvent(OfferWithdrawn, { id: 'mail-room-offer-withdrawn', ...MAIL })
  withdrawn(event: EventOf<typeof OfferWithdrawn>): Promise<void> {
    return this.queue(event, 'room-offer-withdrawn', 'withdrawn');
  }

  private async queue(event: { prospect_id: string; eventId: string }, template: string, why: string): Promise<void> {
    const row = await this.prospects.find(event.prospect_id);
    if (!row) return;
    const data = { prospect_id: row.id, why };
    await this.mail.queue({
      dedupeKey: `${template}:${event.eventId}`,
      accountId: null,
      to: row.email,
      template,
      data,
    });
  }

  private async composeOffer(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    const state = row && prospectStateAt(row.state, row.expires_at, this.clock.now());
    if (!row?.place_open || (state !== 'invited' && state !== 'viewed')) return null;
    const why = email.data['why'];
    return roomOffer({
      firstName: row.first_name,
      homeowner: row.homeowner_name,
      room: row.room_name,
      house: row.house_name,
      why: why === 'changed' || why === 'again' || why === 'lease' ? why : 'new',
      url: await this.capabilities.keep(LEASE_LINK, row.id),
    });
  }

  private async composeWithdrawn(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (row?.state !== 'withdrawn') return null;
    const url = `${this.config.env.PUBLIC_URL}/roomad`;
    return offerWithdrawn({ firstName: row.first_name, homeowner: row.homeowner_name, room: row.room_name, url });
  }

  private rowOf({ data }: EmailToCompose): Promise<ProspectRow | undefined> {
    return this.prospects.find(String(data['prospect_id']));
  }
}
