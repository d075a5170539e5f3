import { applicantDecision, confirmRoomApplication, roomApplicationKnown } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Config } from '#kernel/config/config.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { type ApplicantOfAdRow, ApplicantsRepository } from './applicants.repository.ts';
import { CONFIRM_LINK, WITHDRAW_LINK } from './apply-for-room.service.ts';

/**
 * An applicant who is offered the room gets the offer itself by e-mail; one who is moved back to "new" gets no e-mail.
 */
const TOLD = ['shortlisted', 'showing', 'accepted', 'declined'] as const;
type Told = (typeof TOLD)[number];
export const isNotified = (state: string): state is Told => TOLD.some((told) => told === state);

/** E-mails to applicants, who have no account and therefore no alerts. */
@Injectable()
export class ApplicantsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly applicants: ApplicantsRepository,
    private readonly capabilities: Capabilities,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('room-application', (email) => this.composeReceived(email));
    this.composers.register('room-application-decision', (email) => this.composeDecision(email));
  }

  private async composeReceived(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (!row || row.state === 'withdrawn') return null;
    const about = { firstName: row.first_name, ad: row.title, withdrawUrl: await this.withdrawUrl(row) };
    if (row.confirmed_at !== null) return roomApplicationKnown(about, email.reader);
    return confirmRoomApplication(
      { ...about, url: await this.capabilities.findOrCreate(CONFIRM_LINK, row.id) },
      email.reader,
    );
  }

  /** Of several moves in a row, only the one that still holds is e-mailed. */
  private async composeDecision(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (!row || row.state !== email.data['to'] || !isNotified(row.state)) return null;
    const open = row.state === 'shortlisted' || row.state === 'showing';
    return applicantDecision(
      {
        firstName: row.first_name,
        ad: row.title,
        decision: row.state,
        url: `${this.config.env.PUBLIC_URL}/roomad`,
        withdrawUrl: open ? await this.withdrawUrl(row) : null,
      },
      email.reader,
    );
  }

  private rowOf({ data }: EmailToCompose): Promise<ApplicantOfAdRow | undefined> {
    return this.applicants.find(String(data['applicant_id']));
  }

  private withdrawUrl({ id }: ApplicantOfAdRow): Promise<string> {
    return this.capabilities.findOrCreate(WITHDRAW_LINK, id);
  }
}
