import type { login, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { originOf } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { Passwords } from '#kernel/crypto/passwords.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { KnownCallers } from './known-callers.ts';
import { LoginThrottle } from './login-throttle.ts';
import { SecondStep } from './second-step.service.ts';
import { type SignedIn, SignIns } from './sign-ins.ts';

@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    private readonly callers: KnownCallers,
    private readonly secondStep: SecondStep,
    private readonly signIns: SignIns,
    private readonly audit: Audit,
  ) {}

  /** @throws 401 that does not reveal which of the three was wrong, or that asks for a second step; 429 */
  async login(
    { email, password, account_type: accountType }: ParsedInput<typeof login>['body'],
    request: FastifyRequest,
  ): Promise<SignedIn> {
    const origin = originOf(request);
    const found = await this.accounts.findByEmail(email, accountType);
    const circle = await this.callers.findCircle(found?.id ?? null, request, origin);
    const attempt = { email, accountType, network: origin.network, circle };
    await this.throttle.enter(attempt);
    const usable = found?.disabled_at === null ? found : null;
    // Always verifies once, so that an unknown account takes as long as a wrong password.
    const matches = await this.passwords.matches(usable?.password_hash ?? null, password);
    if (!usable || !matches) {
      const details = { account_type: accountType };
      await this.audit.append({ event: 'authn_login_fail', details, origin });
      await this.throttle.noteLock(attempt, found?.id, origin);
      throw new DomainError('wrong_credentials', { detail: 'E-mail, password and account type do not fit together.' });
    }
    const renewed = await this.renewedHash(usable.password_hash, password);
    const account = renewed === null ? usable : await this.keepRenewed(usable, renewed);
    await this.secondStep.requireNone(account, attempt);
    return this.database.transaction(async () => {
      await this.throttle.succeeded(attempt);
      return this.signIns.startSession(account, 'password', request);
    });
  }

  private async keepRenewed(
    account: AccountEntity,
    { seen, hash }: { seen: string; hash: string },
  ): Promise<AccountEntity> {
    await this.accounts.replaceHash(account.id, seen, hash);
    return (await this.accounts.find(account.id)) ?? account;
  }

  /**
   * Only here is the plain password available to be hashed with today's parameters. Under load this can wait for the
   * next sign-in.
   */
  private async renewedHash(seen: string | null, password: string): Promise<{ seen: string; hash: string } | null> {
    if (seen === null || !this.passwords.isOutdated(seen)) return null;
    try {
      return { seen, hash: await this.passwords.hash(password) };
    } catch (cause) {
      if (cause instanceof DomainError) return null;
      throw cause;
    }
  }
}
