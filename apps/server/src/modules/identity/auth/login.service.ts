import type { CallResponse, login, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Audit } from '../../../platform/audit/audit.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { originOf } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Passwords } from '../../../platform/security/passwords.ts';
import { AccountsRepository, SignedIn, toUser } from '../accounts/index.ts';
import { KnownCallers } from './known-callers.ts';
import { LoginThrottle } from './login-throttle.ts';
import { SessionsService } from './sessions.service.ts';

@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    private readonly callers: KnownCallers,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** @returns with a cookie by which the device is known at its next sign-in. @throws 401 that never tells which of the three was wrong, 429 */
  async login(
    { email, password, account_type: accountType }: ParsedInput<typeof login>['body'],
    request: FastifyRequest,
  ): Promise<{ answer: CallResponse<typeof login>; cookie: string }> {
    const origin = originOf(request);
    const account = await this.accounts.findByEmail(email, accountType);
    const circle = await this.callers.circleOf(account?.id ?? null, request, origin);
    const attempt = { email, accountType, network: origin.network, circle };
    await this.throttle.enter(attempt);
    const usable = account !== null && account.disabled_at === null ? account : null;
    // Always one verification, so that a missing account takes as long as a wrong password.
    const matches = await this.passwords.matches(usable?.password_hash ?? null, password);
    if (!usable || !matches) {
      await this.audit.append({ event: 'authn_login_fail', details: { account_type: accountType }, origin });
      throw new DomainError('wrong_credentials', { detail: 'E-mail, password and account type do not fit together.' });
    }
    const renewed = await this.renewedHash(usable.password_hash, password);
    return this.database.transaction(async () => {
      await this.throttle.succeeded(attempt);
      if (renewed !== null) await this.accounts.replaceHash(usable.id, renewed.seen, renewed.hash);
      await this.accounts.noteLocale(usable.id, origin.locale);
      const token = await this.sessions.open(usable.id, accountType, origin);
      await this.outbox.append(SignedIn, { account_id: usable.id, account_type: accountType });
      await this.audit.append({
        event: 'authn_login_success',
        actor: { accountId: usable.id, role: accountType },
        origin,
      });
      return { answer: { user: toUser(usable), token }, cookie: this.callers.remember(usable.id) };
    });
  }

  /** Only now is the password there to be hashed as it is done today. In a crowd that can wait for the next sign-in. */
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
