import type { CallResponse, confirmPasskeyOptions, PasskeyProof } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Passkeys, PASSKEY_REFUSED } from '#contexts/identity/accounts/factors/passkeys.service.ts';
import { RequiredFactors } from '#contexts/identity/accounts/factors/required-factors.ts';
import { TwoStep, WRONG_CODE } from '#contexts/identity/accounts/factors/two-step.service.ts';
import { closedToTokens } from '#contexts/identity/accounts/api-tokens/bearer.ts';
import { PasswordsService } from './passwords.service.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';

/** How long a confirmed password counts, in seconds. */
const COUNTS_FOR_SECONDS = 300;

/** Protects actions that an unattended screen must not allow: the password has to be a few minutes old at most. */
@Injectable()
export class StepUp {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly tokens: SessionsService,
    private readonly passwords: PasswordsService,
    private readonly passkeys: Passkeys,
    private readonly twoStep: TwoStep,
    private readonly factors: RequiredFactors,
    private readonly limits: RateLimits,
  ) {}

  /** @throws 403 `step_up_required`: the caller asks for the password, confirms it and repeats the call */
  async require({ sessionId, token }: Actor): Promise<void> {
    // No call with a step-up is open to API tokens; a program couldn't be asked for a password either.
    if (token) throw closedToTokens();
    if (await this.sessions.isConfirmed(sessionId, COUNTS_FOR_SECONDS)) return;
    throw new DomainError('step_up_required', { detail: 'Please confirm with your password first.' });
  }

  /**
   * Protects actions that would remove a second factor: an owner who has one proves it again, so that a stolen password
   * and session do not suffice.
   * @throws 403 `step_up_required`, with `current.factor` when a factor is missing
   */
  async requireFactor(actor: Actor): Promise<void> {
    if (actor.token || !(await this.factors.has(actor.accountId))) return this.require(actor);
    if (await this.sessions.isFactorConfirmed(actor.sessionId, COUNTS_FOR_SECONDS)) return;
    throw new DomainError('step_up_required', {
      detail: 'Please confirm with your second factor first.',
      current: { factor: true },
    });
  }

  /** @returns the token that is valid from now on @throws 422 for a wrong password or code, 429 */
  async confirm(actor: Actor, password: string, code: string | undefined, origin: RequestOrigin): Promise<string> {
    await this.passwords.requireCurrent(actor, password, origin);
    if (code !== undefined) await this.requireCode(actor, code);
    return this.confirmed(actor, code !== undefined);
  }

  askForPasskey({ accountId }: Actor): Promise<CallResponse<typeof confirmPasskeyOptions>> {
    return this.passkeys.askFor('passkey-confirm', accountId);
  }

  /**
   * @returns the token that is valid from now on
   * @throws 422 for a passkey that is not theirs or proves nothing, 410
   */
  async confirmByPasskey(actor: Actor, proof: PasskeyProof, origin: RequestOrigin): Promise<string> {
    const owner = await this.passkeys.whoSigned('passkey-confirm', proof, origin);
    if (owner !== actor.accountId) throw new DomainError('rule_violated', { detail: PASSKEY_REFUSED });
    return this.confirmed(actor, true);
  }

  /** A code of the authenticator app, or a recovery code, which is used up by it. @throws 422, 429 */
  private async requireCode({ accountId }: Actor, code: string): Promise<void> {
    await this.limits.consume('confirmationCodes', accountId);
    const isRight = /^\d{6}$/.test(code)
      ? await this.twoStep.takeCode(accountId, code)
      : (await this.twoStep.takeRecoveryCode(accountId, code)) !== null;
    if (!isRight) throw unacceptable('code', WRONG_CODE);
  }

  private confirmed(actor: Actor, withFactor: boolean): Promise<string> {
    return this.database.transaction(async () => {
      await this.sessions.confirm(actor.sessionId, withFactor);
      return this.tokens.replaceToken(actor);
    });
  }
}
