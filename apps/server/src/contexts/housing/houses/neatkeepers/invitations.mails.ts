import { keeperInvitation } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { InvitationsRepository } from './invitations.repository.ts';

/** Invites a neatkeeper who has an account. */
@Injectable()
export class InvitationsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly invitations: InvitationsRepository,
    private readonly accounts: AccountsReadModel,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('keeper-invitation', (email) => this.compose(email));
  }

  /** Nothing is sent when the invitation was answered or withdrawn before the e-mail went out. */
  private async compose({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    const rows = await this.invitations.byIds(String(data['invitation_ids']).split(','));
    const pending = rows.filter(({ state }) => state === 'pending');
    const [first] = pending;
    if (!account || !first) return null;
    return keeperInvitation(
      {
        firstName: account.first_name,
        invitedBy: first.homeowner_name,
        houses: pending.map((row) => `${row.house_name}, ${row.house_city}`),
        url: `${this.config.env.PUBLIC_URL}/feedback-neatkeeper#invitations`,
      },
      reader,
    );
  }
}
