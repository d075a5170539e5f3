import type { CallResponse, ParsedInput, passkeyLogin, passkeyLoginOptions } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { originOf } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { PASSKEY_REFUSED, Passkeys } from '#contexts/identity/accounts/factors/passkeys.service.ts';
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
