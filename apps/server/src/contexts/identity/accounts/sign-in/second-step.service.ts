import { createHash } from 'node:crypto';

import type { ParsedInput, secondStep } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { originOf } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { Challenges, challengeSpent } from '#contexts/identity/accounts/factors/challenges.ts';
import { FactorChanges } from '#contexts/identity/accounts/factors/factor-changes.ts';
import { RequiredFactors } from '#contexts/identity/accounts/factors/required-factors.ts';
import { TwoStep, WRONG_CODE } from '#contexts/identity/accounts/factors/two-step.service.ts';
import { KnownCallers } from './known-callers.ts';
import { type LoginTry, LoginThrottle } from './login-throttle.ts';
import { type SignedIn, SignIns } from './sign-ins.ts';

type Body = ParsedInput<typeof secondStep>['body'];

/** A challenge is valid while the account still has the password that was given. */
const Said = z.strictObject({ account: z.string(), password: z.string() });

/** Signs in with a code, when the password alone is not enough. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly challenges: Challenges,
    private readonly twoStep: TwoStep,
    private readonly required: RequiredFactors,
    private readonly changes: FactorChanges,
    private readonly throttle: LoginThrottle,
    private readonly callers: KnownCallers,
    private readonly signIns: SignIns,
    private readonly audit: Audit,
  ) {}

  /** Runs when the password was right. @throws 401 `second_step_required` with a challenge, or `passkey_required` */
  async requireNone(account: AccountEntity, attempt: LoginTry): Promise<void> {
    if (await this.twoStep.isOn(account.id)) {
      await this.throttle.passed(attempt);
      throw new DomainError('second_step_required', {
        detail: 'Enter the code from your authenticator app.',
        challenge: this.challenges.issue('second-step', { account: account.id, password: markOf(account) }),
      });
    }
    // An account that has only passkeys has no second step: it must sign in with the passkey.
    if (!this.required.isRequired(account.account_type) || !(await this.required.has(account.id))) return;
    await this.throttle.passed(attempt);
    throw new DomainError('passkey_required', { detail: 'Your account needs a passkey to sign in.' });
  }

  /** Wrong codes count like wrong passwords. @throws 401, 410 for a challenge that is no longer valid, 429 */
  async finish(body: Body, request: FastifyRequest): Promise<SignedIn> {
    const origin = originOf(request);
    const challenge = this.challenges.open('second-step', body.challenge, Said);
    const account = await this.accounts.find(challenge.says.account);
    if (account?.disabled_at !== null || markOf(account) !== challenge.says.password) throw challengeSpent();
    const { id, email, account_type: accountType } = account;
    const circle = await this.callers.findCircle(id, request, origin);
    const attempt = { email, accountType, network: origin.network, circle };
    await this.throttle.enter(attempt);
    const signedIn = await this.database.transaction(async () => {
      const left = 'code' in body ? null : await this.twoStep.takeRecoveryCode(id, body.recovery_code);
      const isRight = 'code' in body ? await this.twoStep.takeCode(id, body.code) : left !== null;
      if (!isRight) return null;
      await this.challenges.spend(challenge);
      await this.throttle.succeeded(attempt);
      const self = { accountId: id, role: accountType };
      if (left !== null) await this.changes.notify({ id, role: accountType }, 'recovery_code_used', self, origin, left);
      return this.signIns.startSession(account, left === null ? 'code' : 'recovery_code', request);
    });
    if (signedIn) return signedIn;
    await this.audit.append({
      event: 'authn_login_fail',
      targetId: id,
      details: { account_type: accountType, by: 'code' in body ? 'code' : 'recovery_code' },
      origin,
    });
    await this.throttle.noteLock(attempt, id, origin);
    const detail = 'code' in body ? WRONG_CODE : 'That recovery code is not right, or it was used already.';
    throw new DomainError('wrong_credentials', { detail });
  }
}

/** A mark that identifies a password without revealing it. */
const markOf = ({ password_hash: hash }: AccountEntity): string =>
  createHash('sha256')
    .update(hash ?? '')
    .digest('base64url');
