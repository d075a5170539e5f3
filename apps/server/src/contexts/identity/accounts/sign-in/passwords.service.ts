import { setImmediate } from 'node:timers/promises';

import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { AccountConcurrencyLimiter } from '#kernel/rate-limits/account-concurrency-limiter.ts';
import { requireStrongPassword } from '#kernel/crypto/password-rules.ts';
import { Passwords } from '#kernel/crypto/passwords.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import type { Account } from '#contexts/identity/accounts/account/account.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import {
  AccountInvited,
  EmailVerified,
  PasswordChanged,
  PasswordResetRequested,
  ResetRequested,
  VerificationRequested,
} from '#contexts/identity/accounts/account/accounts.events.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { ACCOUNT_LINKS, INVITE_LINK, RESET_LINK, VERIFY_LINK } from './account-links.ts';
import { LoginThrottle } from './login-throttle.ts';
import { SessionsService } from './sessions.service.ts';

const ESTIMATING = { atOnce: 1, mostWaiting: 20, ofOne: { atOnce: 1, mostWaiting: 1 } };

/** Lets only the owner of an account set its password: with the old one, or with a link to their address. */
@Injectable()
export class PasswordsService {
  private readonly estimating = new AccountConcurrencyLimiter(ESTIMATING);

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly rows: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly capabilities: Capabilities,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /**
   * Sends a reset link if the account exists and has not received too many. The caller gets the same answer in any
   * case, after the same work: what only an account needs is done by the worker, where it cannot be timed.
   */
  async forgot(email: string, accountType: Role, origin: RequestOrigin): Promise<void> {
    if (!(await this.limits.tryTake('linksOfAddress', origin.network))) return;
    const account = await this.rows.findByEmail(email, accountType);
    const isUsable = account?.disabled_at === null;
    await this.outbox.append(PasswordResetRequested, { account_id: isUsable ? account.id : null });
  }

  /** Sends the reset link that was requested. */
  async sendRequestedReset(accountId: string): Promise<void> {
    const account = await this.rows.find(accountId);
    if (account?.disabled_at !== null) return;
    if (await this.limits.tryTake('links', account.id)) await this.sendReset(account);
  }

  /** For callers who may not choose another person's password, but may send them a link. */
  async sendReset(account: Account): Promise<void> {
    await this.database.transaction(async () => {
      const linkId = await this.capabilities.grant(RESET_LINK, account.id);
      await this.outbox.append(ResetRequested, { ...reference(account), link_id: linkId });
    });
  }

  async invite(account: Account, invitedBy: string, { isMailed = true } = {}): Promise<void> {
    await this.database.transaction(async () => {
      await this.rows.readLike(account.id, invitedBy);
      const linkId = await this.capabilities.grant(INVITE_LINK, account.id);
      await this.outbox.append(AccountInvited, {
        ...reference(account),
        link_id: linkId,
        invited_by: invitedBy,
        ...(isMailed ? {} : { is_mailed: false }),
      });
    });
  }

  /** Returns the link of an account's newest invitation, for an e-mail; null once it is no longer valid. */
  async invitationUrl(accountId: string): Promise<string | null> {
    return (await this.capabilities.listAddresses(INVITE_LINK, [accountId])).get(accountId) ?? null;
  }

  async requestVerification(account: Account): Promise<void> {
    await this.database.transaction(async () => {
      const linkId = await this.capabilities.grant(VERIFY_LINK, account.id);
      await this.outbox.append(VerificationRequested, { ...reference(account), link_id: linkId });
    });
  }

  /** @returns the role of the account @throws 410 */
  verifyEmail(token: string, origin: RequestOrigin): Promise<Role> {
    return this.database.transaction(async () => {
      const { subjectId } = await this.capabilities.spend(VERIFY_LINK, token, origin);
      const account = await this.accounts.require(subjectId);
      await this.rows.markEmailVerified(account.id);
      await this.outbox.append(EmailVerified, reference(account));
      return account.account_type;
    });
  }

  /**
   * Sets a password with a reset or invite link. Ends every session; an invite also proves the address.
   * @returns the address and role that its owner signs in with
   * @throws 410, 422
   */
  async setByLink(
    purpose: 'reset' | 'invite',
    token: string,
    password: string,
    origin: RequestOrigin,
  ): Promise<{ account_type: Role; email: string }> {
    const link = purpose === 'reset' ? RESET_LINK : INVITE_LINK;
    const { subjectId } = await this.capabilities.open(link, token, origin);
    const account = await this.accounts.require(subjectId);
    await this.requireStrong(account, password);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async () => {
      await this.capabilities.spend(link, token, origin);
      await this.rows.markEmailVerified(account.id); // the link came through that mailbox
      await this.store(account, passwordHash, origin);
    });
    return { account_type: account.account_type, email: account.email };
  }

  /**
   * @returns the token that is valid from now on
   * @throws 422 when the current password is wrong or the new one weak, 429
   */
  async change(actor: Actor, current: string, next: string, origin: RequestOrigin): Promise<string> {
    const account = await this.requireCurrent(actor, current, origin);
    await this.requireStrong(account, next);
    if (next === current) throw unacceptable('new_password', 'That’s already your password.');
    const passwordHash = await this.passwords.hash(next);
    return this.database.transaction(async () => {
      await this.store(account, passwordHash, origin, actor.sessionId);
      return this.sessions.replaceToken(actor);
    });
  }

  /** Requires the password before an action that a stolen token must not allow. @throws 422, 429 */
  async requireCurrent(actor: Actor, password: string, origin: RequestOrigin): Promise<AccountEntity> {
    const account = await this.accounts.require(actor.accountId);
    const { email, account_type: accountType } = account;
    // A signed-in caller is identified: other people's failures do not delay them.
    const attempt = { email, accountType, network: origin.network, circle: `session:${actor.sessionId}` };
    await this.throttle.enter(attempt);
    if (!(await this.passwords.matches(account.password_hash, password))) {
      throw unacceptable('current_password', 'That isn’t your current password.');
    }
    await this.throttle.succeeded(attempt);
    return account;
  }

  /** Estimating takes up to half a second. @throws 422 with advice, 429, 503 */
  private async requireStrong(account: AccountEntity, password: string): Promise<void> {
    const { id, email, first_name: firstName, last_name: lastName } = account;
    await this.limits.consume('passwordEstimates', id);
    const local = email.slice(0, email.lastIndexOf('@'));
    await this.estimating.run(id, async () => {
      await setImmediate(); // between two estimates, other waiting requests are served
      await requireStrongPassword(password, [firstName, lastName, local]);
    });
  }

  private async store(
    account: AccountEntity,
    passwordHash: string,
    origin: RequestOrigin,
    keepSession?: string,
  ): Promise<void> {
    await this.rows.setPasswordHash(account.id, passwordHash);
    await this.capabilities.revoke(account.id, ACCOUNT_LINKS);
    await this.throttle.clear(account.email, account.account_type);
    await this.sessions.endSessions(account.id, 'revoked', keepSession ? { except: keepSession } : {});
    await this.outbox.append(PasswordChanged, reference(account));
    await this.audit.append({
      event: 'authn_password_change',
      actor: { accountId: account.id, role: account.account_type },
      origin,
    });
  }
}

const reference = ({ id, account_type: accountType }: Account): { account_id: string; account_type: Role } => ({
  account_id: id,
  account_type: accountType,
});
