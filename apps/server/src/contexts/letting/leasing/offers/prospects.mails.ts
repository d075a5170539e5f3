import { leaseSigned, offerWithdrawn, roomOffer, signingCode } from '@common-roof/mail-templates';
import { prospectStateAt } from '@common-roof/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { AlertCalendars } from '#kernel/mail/alert-calendars.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { PasswordsService } from '#contexts/identity/accounts/index.ts';
import { AgreementsCalendar } from '#contexts/letting/leasing/agreements/agreements.calendar.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import { LEASE_LINK } from './lease-link.ts';
import { type ProspectRow, ProspectsRepository } from './prospects.repository.ts';
import { SigningCodes } from './signing-codes.ts';

/** E-mails to a person who is offered a room. */
@Injectable()
export class ProspectsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly prospects: ProspectsRepository,
    private readonly agreements: AgreementsCalendar,
    private readonly calendars: AlertCalendars,
    private readonly capabilities: Capabilities,
    private readonly leases: AgreementsRepository,
    private readonly passwords: PasswordsService,
    private readonly codes: SigningCodes,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('room-offer', (email) => this.composeOffer(email));
    this.composers.register('lease-signed', (email) => this.composeSigned(email));
    this.composers.register('signing-code', (email) => this.composeCode(email));
    this.composers.register('room-offer-withdrawn', (email) => this.composeWithdrawn(email));
  }

  private async composeOffer(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    const state = row && prospectStateAt(row.state, row.expires_at, this.clock.now());
    if (!row?.place_open || (state !== 'invited' && state !== 'viewed')) return null;
    const why = email.data['why'];
    const mail = roomOffer(
      {
        firstName: row.first_name,
        homeowner: row.homeowner_name,
        room: row.room_name,
        house: row.house_name,
        why: isReason(why) ? why : 'new',
        url: await this.capabilities.findOrCreate(LEASE_LINK, row.id),
      },
      email.reader,
    );
    return { ...mail, attachments: await this.datesOf(row, email) };
  }

  /** To a signer: that the lease arrived, or that it is in force. */
  private async composeSigned(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    const stage = email.data['why'] === 'countersigned' ? 'countersigned' : 'signed';
    if (row?.state !== (stage === 'signed' ? 'signed' : 'moved_in')) return null;
    const mail = leaseSigned(
      {
        firstName: row.first_name,
        homeowner: row.homeowner_name,
        room: row.room_name,
        house: row.house_name,
        stage,
        url: await this.capabilities.findOrCreate(LEASE_LINK, row.id),
        inviteUrl: stage === 'countersigned' ? await this.invitationOf(row) : null,
      },
      email.reader,
    );
    return { ...mail, attachments: await this.datesOf(row, email) };
  }

  private async invitationOf({ lease_id }: ProspectRow): Promise<string | null> {
    const lease = lease_id === null ? undefined : await this.leases.find(lease_id);
    return typeof lease?.roomie_id === 'string' ? this.passwords.invitationUrl(lease.roomie_id) : null;
  }

  private async composeCode(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    const code = row && (await this.codes.listDigits(row.id, String(email.data['code_id'])));
    if (!row || !code) return null;
    const { first_name: firstName, room_name: room, house_name: house } = row;
    return signingCode({ firstName, room, house, code }, email.reader);
  }

  private async composeWithdrawn(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (row?.state !== 'withdrawn') return null;
    const url = `${this.config.env.PUBLIC_URL}/roomad`;
    const mail = offerWithdrawn(
      { firstName: row.first_name, homeowner: row.homeowner_name, room: row.room_name, url },
      email.reader,
    );
    return { ...mail, attachments: await this.datesOf(row, email) };
  }

  /** The signing deadline of the offer's lease, and its first day. */
  private async datesOf({ lease_id }: ProspectRow, { reader }: EmailToCompose) {
    return lease_id === null ? [] : this.calendars.files(await this.agreements.entriesForSigner(lease_id, reader));
  }

  private rowOf({ data }: EmailToCompose): Promise<ProspectRow | undefined> {
    return this.prospects.find(String(data['prospect_id']));
  }
}

const REASONS = ['again', 'changed', 'lease', 'reminder'] as const;
const isReason = (why: unknown): why is (typeof REASONS)[number] => REASONS.some((reason) => reason === why);
