import {
  addressTaken,
  confirmNewEmail,
  emailChangeNotice,
  invite,
  passwordChanged,
  resetPassword,
  verifyEmail,
} from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '../../../platform/capabilities/capabilities.ts';
import type { Capability } from '../../../platform/capabilities/capability.ts';
import { Config } from '../../../platform/config/config.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import {
  AccountInvited,
  AccountsRepository,
  EmailChangeRequested,
  PasswordChanged,
  ResetRequested,
  VerificationRequested,
} from '../accounts/index.ts';
import { CHANGE_EMAIL_LINK, INVITE_LINK, RESET_LINK, VERIFY_LINK } from './account-links.ts';

/** The e-mails around signing in. A link's address is made at the moment of sending and stored nowhere. */
@Injectable()
export class AuthMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly capabilities: Capabilities,
    private readonly accounts: AccountsRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('reset', (email) =>
      this.withLink(email, RESET_LINK, (data) => resetPassword(data)),
    );
    this.composers.registerForAccount('verify', (email) =>
      this.withLink(email, VERIFY_LINK, (data) => verifyEmail(data)),
    );
    this.composers.registerForAccount('invite', async (email) => {
      const host = await this.accounts.find(String(email.data['invited_by']));
      // The first admin is invited by nobody but themselves.
      const isOther = host !== null && host.id !== email.accountId;
      const invitedBy = isOther ? `${host.firstName} ${host.lastName}` : 'Whoever runs this installation';
      return this.withLink(email, INVITE_LINK, (data) => invite({ ...data, invitedBy }));
    });
    this.composers.registerForAccount('confirm-new-email', (email) =>
      this.withLink(email, CHANGE_EMAIL_LINK, (data) => confirmNewEmail(data)),
    );
    this.composers.registerForAccount('email-change-notice', async ({ accountId }) => {
      const account = await this.accounts.find(accountId);
      const url = `${this.config.env.PUBLIC_URL}/forgot-password`;
      return account && emailChangeNotice({ firstName: account.firstName, url });
    });
    this.composers.register('address-taken', () =>
      Promise.resolve(addressTaken({ url: `${this.config.env.PUBLIC_URL}/signin` })),
    );
    this.composers.registerForAccount('password-changed', async ({ accountId }) => {
      const account = await this.accounts.find(accountId);
      const url = `${this.config.env.PUBLIC_URL}/forgot-password`;
      return account && passwordChanged({ firstName: account.firstName, url });
    });
  }

  @OnEvent(ResetRequested, { id: 'mail-reset-link', queue: 'mail', effect: 'transaction' })
  mailReset({ account_id, link_id }: EventOf<typeof ResetRequested>): Promise<void> {
    return this.queue(account_id, 'reset', `reset:${link_id}`, { link_id });
  }

  @OnEvent(VerificationRequested, { id: 'mail-verification-link', queue: 'mail', effect: 'transaction' })
  mailVerification({ account_id, link_id }: EventOf<typeof VerificationRequested>): Promise<void> {
    return this.queue(account_id, 'verify', `verify:${link_id}`, { link_id });
  }

  @OnEvent(AccountInvited, { id: 'mail-invite-link', queue: 'mail', effect: 'transaction' })
  mailInvite({ account_id, link_id, invited_by }: EventOf<typeof AccountInvited>): Promise<void> {
    return this.queue(account_id, 'invite', `invite:${link_id}`, { link_id, invited_by });
  }

  /** The new address gets the link, and the old one hears of it: a thief must not take an account in silence. */
  @OnEvent(EmailChangeRequested, { id: 'mail-email-change', queue: 'mail', effect: 'transaction' })
  async mailEmailChange({ account_id, link_id }: EventOf<typeof EmailChangeRequested>): Promise<void> {
    const account = await this.accounts.find(account_id);
    if (!account?.newEmail) return;
    const to = account.newEmail;
    const taken = await this.accounts.isTaken(to, account.accountType, account.id);
    await this.mail.queue({
      dedupeKey: `change-email:${link_id}`,
      accountId: taken ? null : account_id,
      to,
      template: taken ? 'address-taken' : 'confirm-new-email',
      data: taken ? {} : { link_id },
    });
    await this.queue(account_id, 'email-change-notice', `email-change-notice:${link_id}`, {});
  }

  @OnEvent(PasswordChanged, { id: 'mail-password-changed', queue: 'mail', effect: 'transaction' })
  mailPasswordChanged({ account_id, eventId }: EventOf<typeof PasswordChanged>): Promise<void> {
    return this.queue(account_id, 'password-changed', `password-changed:${eventId}`, {});
  }

  private async queue(
    accountId: string,
    template: string,
    dedupeKey: string,
    data: Record<string, string>,
  ): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account) return;
    await this.mail.queue({ dedupeKey, accountId, to: account.email, template, data });
  }

  private async withLink(
    { accountId, data }: AccountEmail,
    link: Capability,
    write: (data: { firstName: string; url: string }) => ComposedEmail,
  ): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    const url = await this.capabilities.addressOf(link, String(data['link_id']));
    return account && url ? write({ firstName: account.firstName, url }) : null;
  }
}
