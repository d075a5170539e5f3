import { roomApplicationSent, roomSuggestion } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Config } from '#kernel/config/config.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { addressOf } from '#contexts/letting/listings/ads/ad-views.ts';
import { ApplicantsRepository } from '#contexts/letting/listings/ads/applicants.repository.ts';
import { WITHDRAW_LINK } from '#contexts/letting/listings/ads/apply-for-room.service.ts';
import { scopeOf, SUGGESTION_LINK } from './end-suggestions.ts';
import { SuggestionsRepository } from './suggestions.repository.ts';

/** E-mails to people who were suggested for a room and have no account. */
@Injectable()
export class SuggestionsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly suggestions: SuggestionsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly capabilities: Capabilities,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('room-suggestion', (email) => this.composeSuggestion(email));
    this.composers.register('room-application-sent', (email) => this.composeSent(email));
  }

  /** One that was taken back or closed before it is written is not sent. */
  private async composeSuggestion({ data, reader }: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.suggestions.find(String(data['suggestion_id']));
    if (row?.state !== 'waiting') return null;
    const url = await this.capabilities.findOrCreate(SUGGESTION_LINK, row.id, scopeOf(row));
    return roomSuggestion(
      {
        firstName: row.first_name,
        suggester: row.suggester,
        city: row.city,
        ad: row.title,
        reason: row.reason ?? '',
        adUrl: `${this.config.env.PUBLIC_URL}${addressOf(row.ad_id)}`,
        url,
        refuseUrl: `${url}&no=1`,
      },
      reader,
    );
  }

  private async composeSent({ data, reader }: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.applicants.find(String(data['applicant_id']));
    if (!row || row.state === 'withdrawn') return null;
    const withdrawUrl = await this.capabilities.findOrCreate(WITHDRAW_LINK, row.id);
    return roomApplicationSent({ firstName: row.first_name, ad: row.title, withdrawUrl }, reader);
  }
}
