import { deletionDueAt, deletionRemindedAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '../../../platform/audit/audit.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { ScheduledEvents } from '../../../platform/scheduled-events/scheduled-events.ts';
import {
  AccountDeletionDue,
  AccountDeletionCancelled,
  AccountLeavesSoon,
  AccountLeaving,
  AccountsRepository,
} from '../accounts/index.ts';
import { PasswordsService, SessionsService } from '../auth/index.ts';
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
