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

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import type { Capability } from '#kernel/capabilities/capability.ts';
import { Config } from '#kernel/config/config.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { CHANGE_EMAIL_LINK, INVITE_LINK, RESET_LINK, VERIFY_LINK } from './account-links.ts';

/** E-mails about signing in. A link is created at the moment of sending and stored nowhere. */
@Injectable()
export class AuthMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly capabilities: Capabilities,
    private readonly accounts: AccountsRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('reset', (email) =>
      this.withLink(email, RESET_LINK, (data) => resetPassword(data, email.reader)),
    );
    this.composers.registerForAccount('verify', (email) =>
      this.withLink(email, VERIFY_LINK, (data) => verifyEmail(data, email.reader)),
    );
    this.composers.registerForAccount('invite', async (email) => {
      const host = await this.accounts.find(String(email.data['invited_by']));
      // The first admin has no host but themselves.
      const isOther = host !== null && host.id !== email.accountId;
      const invitedBy = isOther ? `${host.first_name} ${host.last_name}` : null;
      return this.withLink(email, INVITE_LINK, (data) => invite({ ...data, invitedBy }, email.reader));
    });
    this.composers.registerForAccount('confirm-new-email', (email) =>
      this.withLink(email, CHANGE_EMAIL_LINK, (data) => confirmNewEmail(data, email.reader)),
    );
    this.composers.registerForAccount('email-change-notice', async ({ accountId, reader }) => {
      const account = await this.accounts.find(accountId);
      const url = `${this.config.env.PUBLIC_URL}/forgot-password`;
      return account && emailChangeNotice({ firstName: account.first_name, url }, reader);
    });
    this.composers.register('address-taken', ({ reader }) =>
      Promise.resolve(addressTaken({ url: `${this.config.env.PUBLIC_URL}/signin` }, reader)),
    );
    this.composers.registerForAccount('password-changed', async ({ accountId, reader }) => {
      const account = await this.accounts.find(accountId);
      const url = `${this.config.env.PUBLIC_URL}/forgot-password`;
      return account && passwordChanged({ firstName: account.first_name, url }, reader);
    });
  }

  private async withLink(
    { accountId, data }: AccountEmail,
    link: Capability,
    write: (data: { firstName: string; url: string }) => ComposedEmail,
  ): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    const url = await this.capabilities.findAddress(link, String(data['link_id']));
    return account && url ? write({ firstName: account.first_name, url }) : null;
  }
}
