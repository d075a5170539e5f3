import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import { StepUp } from '#contexts/identity/accounts/sign-in/step-up.ts';
import { FactorChanges } from '#contexts/identity/accounts/factors/factor-changes.ts';
import { Passkeys } from '#contexts/identity/accounts/factors/passkeys.service.ts';
import { TwoStep } from '#contexts/identity/accounts/factors/two-step.service.ts';

/** For a person who has lost their phone, their passkeys and their recovery codes. */
@Injectable()
export class ResetFactors {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly stepUp: StepUp,
    private readonly twoStep: TwoStep,
    private readonly passkeys: Passkeys,
    private readonly changes: FactorChanges,
  ) {}

  /** Resets the factors for an admin. @throws 403 without a fresh password, 404, 409 for the admin's own account */
  async reset(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.stepUp.require(actor);
    if (id === actor.accountId) {
      throw new DomainError('conflict', { detail: 'You cannot reset your own second factor. Ask another admin.' });
    }
    await this.forget(id, actor, origin);
  }

  /**
   * Ends every session as well: a finder of the phone may have one.
   * @param by the account that decides it
   * @throws 404
   */
  async forget(id: string, by: Pick<Actor, 'accountId' | 'role'>, origin: RequestOrigin): Promise<void> {
    await this.database.transaction(async () => {
      const account = await this.accounts.lock(id);
      if (account?.deleted_at !== null) throw notFound();
      const wasOn = await this.twoStep.turnOff(id);
      const removed = await this.passkeys.removeAll(id);
      if (!wasOn && removed === 0) return;
      await this.sessions.endSessions(id, 'revoked');
      await this.changes.notify({ id, role: account.account_type }, 'factors_reset', by, origin);
    });
  }
}
