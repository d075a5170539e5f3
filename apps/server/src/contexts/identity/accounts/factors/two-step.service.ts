import type { Factors } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { Encryption } from '#kernel/crypto/encryption.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';
import { TwoStepRepository } from './two-step.repository.ts';

const PURPOSE = 'two-step';

/** Codes of an authenticator app after the password, and recovery codes for a lost app. */
@Injectable()
export class TwoStep {
  constructor(
    private readonly rows: TwoStepRepository,
    private readonly codes: RecoveryCodesRepository,
    private readonly encryption: Encryption,
    private readonly clock: Clock,
  ) {}

  async isOn(accountId: string): Promise<boolean> {
    return (await this.state(accountId)) !== null;
  }

  async state(accountId: string): Promise<Factors['two_step']> {
    const since = (await this.rows.find(accountId))?.confirmed_at;
    if (!since) return null;
    return { since: toTimestamp(since), recovery_codes_left: await this.codes.left(accountId) };
  }

  /** Creates a secret that has no effect until a code confirms it. @throws 409 when a confirmed one exists */
  async startSetup({ id, email }: AccountEntity): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    if (!(await this.rows.storeSecret(id, this.encryption.encrypt(PURPOSE, secret)))) throw isOnAlready();
    return { secret, uri: addressOf(secret, email) };
  }

  /** Joins the caller's transaction. @returns recovery codes, shown only once @throws 409, 422 */
  async confirm(accountId: string, code: string): Promise<string[]> {
    const row = await this.rows.find(accountId);
    if (!row) throw new DomainError('conflict', { detail: 'Two-step sign-in is not on.' });
    if (row.confirmed_at) throw isOnAlready();
    const step = this.stepOf(row.secret, code);
    if (step === null) throw unacceptable('code', WRONG_CODE);
    if (!(await this.rows.confirm(accountId, row.secret, step))) throw isOnAlready();
    return this.renewCodes(accountId);
  }

  /** Joins the caller's transaction. @throws 409 when there is nothing to recover */
  async renewCodes(accountId: string): Promise<string[]> {
    if (!(await this.isOn(accountId))) throw new DomainError('conflict', { detail: 'Two-step sign-in is not on.' });
    const codes = newRecoveryCodes();
    await this.codes.replace(
      accountId,
      codes.map((code) => hashOfCode(accountId, code)),
    );
    return codes;
  }

  /** Returns whether a code of the app counts: once, in its half minute and the one before and after. */
  async takeCode(accountId: string, code: string): Promise<boolean> {
    const row = await this.rows.find(accountId);
    const step = row?.confirmed_at ? this.stepOf(row.secret, code) : null;
    if (!row || step === null || !(await this.rows.consumeStep(accountId, step))) return false;
    // Encrypts with the newest key, so that the previous one can be removed.
    if (!this.encryption.isCurrent(row.secret)) {
      const secret = this.encryption.decrypt(PURPOSE, row.secret);
      if (secret !== null) await this.rows.reseal(accountId, row.secret, this.encryption.encrypt(PURPOSE, secret));
    }
    return true;
  }

  /** @returns how many are left, null for a code that does not count */
  async takeRecoveryCode(accountId: string, code: string): Promise<number | null> {
    if (!(await this.isOn(accountId))) return null;
    if (!(await this.codes.consume(accountId, hashOfCode(accountId, code)))) return null;
    return this.codes.left(accountId);
  }

  /** Joins the caller's transaction. @returns whether it was on */
  async turnOff(accountId: string): Promise<boolean> {
    await this.codes.remove(accountId);
    return this.rows.remove(accountId);
  }

  private stepOf(sealed: string, code: string): number | null {
    const secret = this.encryption.decrypt(PURPOSE, sealed);
    return secret === null ? null : stepOf(secret, code, this.clock.now());
  }
}

export const WRONG_CODE = 'That code is not right, or it was used already. Try the next one.';

const isOnAlready = (): DomainError => new DomainError('conflict', { detail: 'Two-step sign-in is already on.' });
