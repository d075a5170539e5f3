import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { MailOutbox } from '#kernel/mail/mail-outbox.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import {
  AccountDeleted,
  AccountDeletionCalledOff,
  AccountDeletionDue,
} from '#contexts/identity/accounts/account/accounts.events.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import { AccountObligations } from './account-obligations.ts';
import { ACCOUNT_DELETED_MAIL } from './leaving.mails.ts';

/** Deletes an account: its person is anonymised, and what concerns others stays under "Former roomie". */
@Injectable()
export class EndAccountService {
  constructor(
    private readonly rows: AccountsRepository,
    private readonly obligations: AccountObligations,
    private readonly sessions: SessionsService,
    private readonly mail: MailOutbox,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** An owner on whom another person depends again keeps the account and is informed. */
  @EventHandler(AccountDeletionDue, { id: 'delete-account', queue: 'recalculation', effect: 'transaction' })
  async end({ account_id: id, account_type: role }: EventOf<typeof AccountDeletionDue>): Promise<void> {
    const reason = await this.obligations.findBlocking({ accountId: id, role });
    const account = await this.rows.lock(id);
    if (!account?.deletion_due_at || account.deletion_due_at > this.clock.now()) return;
    const actor = { accountId: id, role };
    if (reason) {
      await this.rows.cancelDeletion(id);
      await this.outbox.append(AccountDeletionCalledOff, { account_id: id, account_type: role });
      await this.audit.append({ event: 'sensitive_delete', actor, targetId: id, details: { step: 'called_off' } });
      return;
    }
    await this.sayGoodbye(account);
    await this.rows.anonymise(id); // at once: everything else follows from the event
    await this.sessions.endSessions(id, 'revoked');
    await this.outbox.append(AccountDeleted, { account_id: id, account_type: role });
    await this.audit.append({ event: 'sensitive_delete', actor, targetId: id, details: { step: 'done' } });
  }

  /** Sent to the address that is about to be deleted, without an account. */
  private async sayGoodbye({ id, email, locale, last_locale: lastLocale }: AccountEntity): Promise<void> {
    await this.mail.queue({
      dedupeKey: `${ACCOUNT_DELETED_MAIL}:${id}`,
      accountId: null,
      to: email,
      locale: locale ?? lastLocale,
      template: ACCOUNT_DELETED_MAIL,
      data: { day: this.clock.now().toISOString().slice(0, 10) },
    });
  }
}
