import type { CallResponse, ParsedInput, passkeyLogin, passkeyLoginOptions } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Audit } from '../../../platform/audit/audit.ts';
import { Database } from '../../../platform/database/database.ts';
import { originOf } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { AccountsRepository } from '../accounts/index.ts';
import { PASSKEY_REFUSED, Passkeys } from '../factors/index.ts';
import { LoginThrottle } from './login-throttle.ts';
import { type SignedIn, SignIns } from './sign-ins.ts';

/** Signs in without typing: the passkey identifies the account. */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly passkeys: Passkeys,
    private readonly throttle: LoginThrottle,
    private readonly signIns: SignIns,
    private readonly audit: Audit,
  ) {}

  createChallenge(): Promise<CallResponse<typeof passkeyLoginOptions>> {
    return this.passkeys.askFor('passkey-login', null);
  }

  /** @throws 401 for any invalid proof, 410, 429 */
  async login(proof: ParsedInput<typeof passkeyLogin>['body'], request: FastifyRequest): Promise<SignedIn> {
    const origin = originOf(request);
    await this.throttle.enterFrom(origin.network);
    const accountId = await this.passkeys.whoSigned('passkey-login', proof, origin);
    const account = accountId === null ? null : await this.accounts.find(accountId);
    if (account?.disabled_at !== null) {
      await this.audit.append({ event: 'authn_login_fail', details: { by: 'passkey' }, origin });
      throw new DomainError('wrong_credentials', { detail: PASSKEY_REFUSED });
    }
    return this.database.transaction(async () => {
      await this.throttle.cameFrom(origin.network);
      return this.signIns.startSession(account, 'passkey', request);
    });
  }
}
