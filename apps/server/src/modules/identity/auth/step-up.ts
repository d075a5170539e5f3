import type { CallResponse, confirmPasskeyOptions, PasskeyProof } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Passkeys, PASSKEY_REFUSED } from '../factors/index.ts';
import { PasswordsService } from './passwords.service.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';

/** How long a password that was given counts, in seconds. */
const COUNTS_FOR_SECONDS = 300;

/** For what a screen that was left alone must not do: the password has to be a few minutes old at most. */
@Injectable()
export class StepUp {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly tokens: SessionsService,
    private readonly passwords: PasswordsService,
    private readonly passkeys: Passkeys,
  ) {}

  /** @throws 403 `step_up_required`: the caller asks for the password, confirms it and repeats the call */
  async require({ sessionId }: Actor): Promise<void> {
    if (await this.sessions.isConfirmed(sessionId, COUNTS_FOR_SECONDS)) return;
    throw new DomainError('step_up_required', { detail: 'Please confirm with your password first.' });
  }

  /** @returns the token that counts from now on @throws 422 for a wrong password, 429 */
  async confirm(actor: Actor, password: string, origin: RequestOrigin): Promise<string> {
    await this.passwords.requireCurrent(actor, password, origin);
    return this.confirmed(actor);
  }

  askForPasskey({ accountId }: Actor): Promise<CallResponse<typeof confirmPasskeyOptions>> {
    return this.passkeys.askFor('passkey-confirm', accountId);
  }

  /** @returns the token that counts from now on @throws 422 for one that is not theirs or proves nothing, 410 */
  async confirmByPasskey(actor: Actor, proof: PasskeyProof, origin: RequestOrigin): Promise<string> {
    const owner = await this.passkeys.whoSigned('passkey-confirm', proof, origin);
    if (owner !== actor.accountId) throw new DomainError('rule_violated', { detail: PASSKEY_REFUSED });
    return this.confirmed(actor);
  }

  private confirmed(actor: Actor): Promise<string> {
    return this.database.transaction(async () => {
      await this.sessions.confirm(actor.sessionId);
      return this.tokens.replaceToken(actor);
    });
  }
}
