import type { CallResponse, login, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '../../platform/audit/audit.ts';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import type { RequestOrigin } from '../../platform/http/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Passwords } from '../../platform/security/passwords.ts';
import { AccountsRepository, SignedIn, toUser } from '../accounts/index.ts';
import { LoginThrottle } from './login-throttle.ts';
import { SessionsService } from './sessions.service.ts';

@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** @throws 401 that never tells which of the three was wrong, 429 */
  async login(
    { email, password, account_type: accountType }: ParsedInput<typeof login>['body'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof login>> {
    await this.throttle.enter(email, accountType, origin.network);
    const account = await this.accounts.findByEmail(email, accountType);
    const usable = account !== null && account.disabledAt === null ? account : null;
    // Always one verification, so that a missing account takes as long as a wrong password.
    const matches = await this.passwords.matches(usable?.passwordHash ?? null, password);
    if (!usable || !matches) {
      await this.throttle.failed(origin.network);
      await this.audit.append({ event: 'authn_login_fail', details: { account_type: accountType }, origin });
      throw new DomainError('wrong_credentials', { detail: 'E-mail, password and account type do not fit together.' });
    }
    return this.database.transaction(async () => {
      await this.throttle.clear(email, accountType);
      const token = await this.sessions.open(usable.id, accountType, origin);
      await this.outbox.append(SignedIn, { account_id: usable.id, account_type: accountType });
      await this.audit.append({
        event: 'authn_login_success',
        actor: { accountId: usable.id, role: accountType },
        origin,
      });
      return { user: toUser(usable), token };
    });
  }
}
