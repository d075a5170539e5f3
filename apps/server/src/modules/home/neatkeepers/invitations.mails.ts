import { keeperInvitation } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { NeatkeeperInvited } from './neatkeepers.events.ts';

/** Asks a neatkeeper who has an account. Who has none yet gets the invite of the new one instead. */
@Injectable()
export class InvitationsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly invitations: InvitationsRepository,
    private readonly accounts: AccountsRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('keeper-invitation', (email) => this.compose(email));
  }

  @OnEvent(NeatkeeperInvited, { id: 'mail-keeper-invitation', queue: 'mail', effect: 'transaction' })
  async mailInvitation({ neatkeeper_id, invitation_ids, eventId }: EventOf<typeof NeatkeeperInvited>): Promise<void> {
    const account = await this.accounts.find(neatkeeper_id);
    if (account?.disabledAt !== null || account.passwordHash === null) return;
    await this.mail.queue({
      dedupeKey: `keeper-invitation:${eventId}`,
      accountId: account.id,
      to: account.email,
      template: 'keeper-invitation',
      data: { invitation_ids: invitation_ids.join(',') },
    });
  }

  /** Nothing is sent about what was answered or taken back before the e-mail went out. */
  private async compose({ accountId, data }: AccountEmail): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    const rows = await this.invitations.byIds(String(data['invitation_ids']).split(','));
    const pending = rows.filter(({ state }) => state === 'pending');
    const [first] = pending;
    if (!account || !first) return null;
    return keeperInvitation({
      firstName: account.firstName,
      invitedBy: first.homeowner_name,
      houses: pending.map((row) => `${row.house_name}, ${row.house_city}`),
      url: `${this.config.env.PUBLIC_URL}/feedback-neatkeeper#invitations`,
    });
  }
}
