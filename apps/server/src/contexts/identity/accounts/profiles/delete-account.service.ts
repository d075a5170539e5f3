import { deletionDueAt, deletionRemindedAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import {
  AccountDeletionDue,
  AccountDeletionCancelled,
  AccountLeavesSoon,
  AccountLeaving,
} from '#contexts/identity/accounts/account/accounts.events.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { PasswordsService } from '#contexts/identity/accounts/sign-in/passwords.service.ts';
import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import { AccountObligations } from './account-obligations.ts';

/** Lets the owner of an account request its deletion, which follows two weeks later, or keep the account. */
@Injectable()
export class DeleteAccountService {
  constructor(
    private readonly database: Database,
    private readonly rows: AccountsRepository,
    private readonly obligations: AccountObligations,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Ends every session. @throws 409 while another person depends on the account, 422 for a wrong password, 429 */
  async requestDeletion(actor: Actor, password: string, origin: RequestOrigin): Promise<void> {
    await this.passwords.requireCurrent(actor, password, origin);
    await this.database.transaction(async () => {
      const reason = await this.obligations.findBlocking(actor);
      if (reason) throw new DomainError('conflict', { detail: reason });
      const dueAt = deletionDueAt(this.clock.now());
      const account = { account_id: actor.accountId, account_type: actor.role };
      if (!(await this.rows.leave(actor.accountId, dueAt))) return;
      const at = { key: actor.accountId, payload: account };
      await this.scheduledEvents.schedule(AccountLeavesSoon, { ...at, at: deletionRemindedAt(dueAt) });
      await this.scheduledEvents.schedule(AccountDeletionDue, { ...at, at: dueAt });
      await this.sessions.endSessions(actor.accountId, 'revoked');
      await this.outbox.append(AccountLeaving, { ...account, due_at: dueAt.toISOString() });
      await this.record('asked', actor, origin);
    });
  }

  /** Does nothing when no deletion was requested. */
  async cancelDeletion(actor: Actor, origin: RequestOrigin): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.rows.cancelDeletion(actor.accountId))) return;
      await this.scheduledEvents.unschedule(AccountLeavesSoon, actor.accountId);
      await this.scheduledEvents.unschedule(AccountDeletionDue, actor.accountId);
      await this.outbox.append(AccountDeletionCancelled, { account_id: actor.accountId, account_type: actor.role });
      await this.record('kept', actor, origin);
    });
  }

  private record(step: 'asked' | 'kept', actor: Actor, origin: RequestOrigin): Promise<void> {
    return this.audit.append({
      event: 'sensitive_delete',
      actor,
      targetId: actor.accountId,
      details: { step },
      origin,
    });
  }
}
