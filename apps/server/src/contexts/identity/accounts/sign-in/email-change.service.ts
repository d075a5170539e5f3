import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { EmailChanged, EmailChangeRequested } from '#contexts/identity/accounts/account/accounts.events.ts';
import { emailKey } from '#contexts/identity/accounts/account/email-key.ts';
import { ACCOUNT_LINKS, CHANGE_EMAIL_LINK } from './account-links.ts';
import { PasswordsService } from './passwords.service.ts';

/** Changes the address of an account: requested with the password, effective once the new mailbox confirms it. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly rows: AccountsRepository,
    private readonly passwords: PasswordsService,
    private readonly capabilities: Capabilities,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** The response does not reveal whether the new address has an account: its mailbox is informed. @throws 422, 429 */
  async request(actor: Actor, newEmail: string, password: string, origin: RequestOrigin): Promise<void> {
    const account = await this.passwords.requireCurrent(actor, password, origin);
    if (emailKey(newEmail) === account.email_key) throw unacceptable('new_email', 'That’s already your address.');
    await this.limits.consume('addressChanges', account.id);
    await this.database.transaction(async () => {
      await this.rows.askForEmail(account.id, newEmail);
      const linkId = await this.capabilities.grant(CHANGE_EMAIL_LINK, account.id);
      await this.outbox.append(EmailChangeRequested, {
        account_id: account.id,
        account_type: account.account_type,
        link_id: linkId,
      });
    });
  }

  /** @returns the role of the account @throws 409 when another account has taken the address since, 410 */
  confirm(token: string, origin: RequestOrigin): Promise<Role> {
    return this.database.transaction(async () => {
      const { subjectId } = await this.capabilities.spend(CHANGE_EMAIL_LINK, token, origin);
      const account = await this.accounts.require(subjectId);
      if (account.new_email === null || account.disabled_at !== null) throw new DomainError('link_spent');
      await this.rows.changeEmail(account.id, account.new_email);
      // Links that were sent to the old mailbox as well.
      await this.capabilities.revoke(account.id, ACCOUNT_LINKS);
      await this.outbox.append(EmailChanged, { account_id: account.id, account_type: account.account_type });
      await this.audit.append({
        event: 'sensitive_update',
        actor: { accountId: account.id, role: account.account_type },
        targetId: account.id,
        details: { what: 'e-mail address' },
      });
      return account.account_type;
    });
  }
}
