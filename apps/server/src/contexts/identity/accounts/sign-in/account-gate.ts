import type { Role } from '@common-roof/contracts';
import { filled, type ProblemText } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountDisabled, AccountEnabled } from '#contexts/identity/accounts/account/accounts.events.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { RoleFactsRegister } from '#contexts/identity/accounts/account/role-facts-register.ts';
import { SessionsService } from './sessions.service.ts';
import { StepUp } from './step-up.ts';

/** Disables and enables accounts for admins. A failed sign-in does not reveal which of the two it is. */
@Injectable()
export class AccountGate {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly facts: RoleFactsRegister,
    private readonly sessions: SessionsService,
    private readonly stepUp: StepUp,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /**
   * Ends its sessions and sockets at once. Disabling it again changes nothing.
   * @throws 403 without a fresh password, 404 unless there is such an account of that role, 409 while another person
   * depends on it
   */
  async disable(actor: Actor, id: string, role: Role, origin: RequestOrigin): Promise<void> {
    await this.stepUp.require(actor);
    await this.database.transaction(async () => {
      // Two admins who disable each other at once: the second is no longer an admin by then.
      const admins = role === 'admin' ? await this.accounts.lockAdmins() : [];
      if (role === 'admin' && !admins.some(({ id: admin }) => admin === actor.accountId))
        throw new DomainError('forbidden');
      const account = await this.accounts.lock(id);
      if (account?.account_type !== role || account.deleted_at !== null) throw notFound();
      if (account.disabled_at !== null) return;
      const reason = await this.obligation(actor, account);
      if (reason) throw new DomainError('conflict', { detail: reason });
      await this.accounts.setDisabled(id, true);
      await this.sessions.endSessions(id, 'revoked');
      await this.outbox.append(AccountDisabled, { account_id: id, account_type: role, changed_by: actor.accountId });
      await this.record(actor, account, { before: 'enabled', after: 'disabled' }, origin);
    });
  }

  /** @throws 404 unless there is such an account, 409 when its owner deleted it */
  async enable(actor: Actor, id: string, origin: RequestOrigin): Promise<AccountEntity> {
    return this.database.transaction(async () => {
      const account = await this.accounts.lock(id);
      if (!account) throw notFound();
      if (account.deleted_at !== null) {
        throw new DomainError('conflict', { detail: 'Its owner deleted this account. It cannot be opened again.' });
      }
      if (account.disabled_at === null) return account;
      await this.accounts.setDisabled(id, false);
      const { account_type: accountType } = account;
      await this.outbox.append(AccountEnabled, {
        account_id: id,
        account_type: accountType,
        changed_by: actor.accountId,
      });
      await this.record(actor, account, { before: 'disabled', after: 'enabled' }, origin);
      return (await this.accounts.find(id)) ?? account;
    });
  }

  /** Returns what has to be settled first, as a text for the admin; null when nothing has. */
  private async obligation(
    actor: Actor,
    { id, account_type: accountType }: AccountEntity,
  ): Promise<ProblemText | null> {
    switch (accountType) {
      case 'roomie': {
        const living = await this.facts.sourceOf('living')(id);
        const house = living?.house_name ?? (await this.facts.sourceOf('arrival')(id))?.house;
        return house === undefined
          ? null
          : filled('They live in {house}, or are about to. Their stay has to end first.', { house });
      }
      case 'homeowner': {
        const houses = await this.facts.sourceOf('houses')(id);
        return houses > 0 ? 'They still have houses. Archive those first.' : null;
      }
      case 'admin':
        // The admin who disables another one remains, so that there is always one.
        return id === actor.accountId ? 'You cannot disable yourself. Ask another admin.' : null;
      case 'neatkeeper':
        return null;
    }
  }

  private record(
    actor: Actor,
    { id, account_type: accountType }: AccountEntity,
    change: { before: string; after: string },
    origin: RequestOrigin,
  ): Promise<void> {
    return this.audit.append({
      event: 'privilege_permissions_changed',
      actor,
      targetId: id,
      details: { what: `${accountType} account`, ...change },
      origin,
    });
  }
}
