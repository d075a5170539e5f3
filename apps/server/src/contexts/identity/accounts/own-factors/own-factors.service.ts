import type {
  CallResponse,
  confirmTwoStep,
  Factors,
  NewPasskey,
  newPasskeyOptions,
  Passkey,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import { StepUp } from '#contexts/identity/accounts/sign-in/step-up.ts';
import { FactorChanges } from '#contexts/identity/accounts/factors/factor-changes.ts';
import { Passkeys } from '#contexts/identity/accounts/factors/passkeys.service.ts';
import { RequiredFactors } from '#contexts/identity/accounts/factors/required-factors.ts';
import { TwoStep } from '#contexts/identity/accounts/factors/two-step.service.ts';

type RecoveryCodes = CallResponse<typeof confirmTwoStep>;

/** Lets people change their own factors in addition to the password. */
@Injectable()
export class OwnFactors {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly rows: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly stepUp: StepUp,
    private readonly twoStep: TwoStep,
    private readonly passkeys: Passkeys,
    private readonly required: RequiredFactors,
    private readonly changes: FactorChanges,
  ) {}

  async read({ accountId, role }: Actor): Promise<Factors> {
    return {
      two_step: await this.twoStep.state(accountId),
      passkeys: await this.passkeys.list(accountId),
      required: this.required.isRequired(role),
    };
  }

  /** @throws 403 without a fresh password, or factor if there is one, 409 when it is on */
  async startTwoStep(actor: Actor): Promise<{ secret: string; uri: string }> {
    await this.stepUp.requireFactor(actor);
    return this.twoStep.startSetup(await this.accounts.require(actor.accountId));
  }

  /** @throws 403 without a fresh password, or factor if there is one, 409, 422 for a wrong code */
  async confirm(actor: Actor, code: string, origin: RequestOrigin): Promise<RecoveryCodes> {
    await this.stepUp.requireFactor(actor);
    return this.database.transaction(async () => {
      const codes = await this.twoStep.confirm(actor.accountId, code);
      await this.sessions.strengthen(actor, 'code');
      await this.changes.notify(selfOf(actor), 'two_step_on', actor, origin);
      return { recovery_codes: codes };
    });
  }

  /** @throws 403 without a factor that was just proved, 409 */
  async renewCodes(actor: Actor, origin: RequestOrigin): Promise<RecoveryCodes> {
    await this.stepUp.requireFactor(actor);
    return this.database.transaction(async () => {
      const codes = await this.twoStep.renewCodes(actor.accountId);
      await this.changes.notify(selfOf(actor), 'recovery_codes_new', actor, origin);
      return { recovery_codes: codes };
    });
  }

  /** @throws 403 without a factor that was just proved, 409 for an admin who needs a factor and would have none left */
  async endTwoStep(actor: Actor, origin: RequestOrigin): Promise<void> {
    await this.stepUp.requireFactor(actor);
    await this.database.transaction(async () => {
      await this.rows.lock(actor.accountId);
      if (!(await this.twoStep.turnOff(actor.accountId))) return;
      await this.requireLeft(actor);
      await this.changes.notify(selfOf(actor), 'two_step_off', actor, origin);
    });
  }

  /** @throws 403 without a fresh password, or factor if there is one */
  async askToMake(actor: Actor): Promise<CallResponse<typeof newPasskeyOptions>> {
    await this.stepUp.requireFactor(actor);
    return this.passkeys.askToMake(await this.accounts.require(actor.accountId));
  }

  /** @throws 403 without a fresh password, or factor if there is one, 409, 410, 422 */
  async addPasskey(actor: Actor, made: NewPasskey, origin: RequestOrigin): Promise<Passkey> {
    await this.stepUp.requireFactor(actor);
    return this.database.transaction(async () => {
      const passkey = await this.passkeys.addPasskey(actor.accountId, made);
      await this.sessions.strengthen(actor, 'passkey');
      await this.changes.notify(selfOf(actor), 'passkey_added', actor, origin);
      return passkey;
    });
  }

  /** @throws 404 */
  rename(actor: Actor, id: string, name: string): Promise<Passkey> {
    return this.passkeys.rename(actor.accountId, id, name);
  }

  /**
   * @throws 403 without a factor that was just proved, 404, 409 for an admin who needs a factor and would have none
   * left
   */
  async removePasskey(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.stepUp.requireFactor(actor);
    await this.database.transaction(async () => {
      await this.rows.lock(actor.accountId);
      await this.passkeys.remove(actor.accountId, id);
      await this.requireLeft(actor);
      await this.changes.notify(selfOf(actor), 'passkey_removed', actor, origin);
    });
  }

  private async requireLeft({ accountId, role }: Actor): Promise<void> {
    if (!this.required.isRequired(role) || (await this.required.has(accountId))) return;
    throw new DomainError('conflict', { detail: 'Admins need a second factor here. Set up another one first.' });
  }
}

const selfOf = ({ accountId: id, role }: Actor): { id: string; role: Actor['role'] } => ({ id, role });
