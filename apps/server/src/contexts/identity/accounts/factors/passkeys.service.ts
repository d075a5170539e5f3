import { randomBytes } from 'node:crypto';

import {
  LIMITS,
  type NewPasskey,
  type Passkey,
  type PasskeyOptions,
  type PasskeyProof,
  type PasskeyRequest,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { Challenges } from './challenges.ts';
import type { PasskeyEntity } from './passkey.entity.ts';
import { PasskeyProofs } from './passkey-proofs.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { RelyingParty } from './relying-party.ts';

/** ES256, EdDSA, RS256: the algorithms of authenticators. */
const ALGORITHMS = [-7, -8, -257];
const TIMEOUT_MS = 300_000;

const Asked = z.strictObject({ bytes: z.string(), account: z.string() });
/** Callers do not name their account before they sign in. */
const ANYBODY = '';

export const PASSKEY_REFUSED = 'This passkey did not work here. Try another one, or sign in with your password.';

/** Keys on devices. The device verifies its owner, so that a passkey counts as both steps. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly rows: PasskeysRepository,
    private readonly accounts: AccountsRepository,
    private readonly challenges: Challenges,
    private readonly proofs: PasskeyProofs,
    private readonly party: RelyingParty,
    private readonly audit: Audit,
  ) {}

  async list(accountId: string): Promise<Passkey[]> {
    return (await this.rows.listForAccount(accountId)).map(toPasskey);
  }

  async has(accountId: string): Promise<boolean> {
    return (await this.rows.count(accountId)) > 0;
  }

  async askToMake(account: AccountEntity): Promise<{ challenge: string; options: PasskeyOptions }> {
    const bytes = randomBytes(32).toString('base64url');
    const { id, name } = this.party;
    const options: PasskeyOptions = {
      challenge: bytes,
      rp: { id, name },
      user: {
        id: handleOf(account.id),
        name: account.email,
        displayName: `${account.first_name} ${account.last_name}`,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT_MS,
      excludeCredentials: (await this.rows.listForAccount(account.id)).map(toKnown),
      authenticatorSelection: {
        residentKey: 'preferred',
        requireResidentKey: false,
        userVerification: 'required',
      },
      attestation: 'none',
    };
    return { challenge: this.challenges.issue('passkey-new', { bytes, account: account.id }), options };
  }

  /** Joins the caller's transaction. @throws 409 when there are ten or it is known, 410, 422 */
  async addPasskey(accountId: string, { challenge: sealed, name, ...made }: NewPasskey): Promise<Passkey> {
    const challenge = this.challenges.open('passkey-new', sealed, Asked);
    const { bytes, account } = challenge.says;
    const credential = account === accountId ? await this.proofs.made(made, bytes) : null;
    if (!credential) {
      throw new DomainError('rule_violated', { detail: 'This passkey could not be added. Please try again.' });
    }
    return this.database.transaction(async () => {
      await this.accounts.lock(accountId);
      await this.challenges.spend(challenge);
      if ((await this.rows.count(accountId)) >= LIMITS.passkeys) {
        throw new DomainError('conflict', { detail: 'You can’t have more passkeys. Remove one first.' });
      }
      const id = await this.rows.insert({
        account_id: accountId,
        name,
        transports: made.transports,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
      });
      return this.require(accountId, id);
    });
  }

  /** @throws 404 */
  async rename(accountId: string, id: string, name: string): Promise<Passkey> {
    await this.rows.rename(accountId, id, name);
    return this.require(accountId, id);
  }

  /** @throws 404 */
  async remove(accountId: string, id: string): Promise<void> {
    if (!(await this.rows.remove(accountId, id))) throw notFound();
  }

  removeAll(accountId: string): Promise<number> {
    return this.rows.removeAll(accountId);
  }

  /** @param accountId the required owner; null: any owner */
  async askFor(
    purpose: 'passkey-login' | 'passkey-confirm',
    accountId: string | null,
  ): Promise<{ challenge: string; options: PasskeyRequest }> {
    const bytes = randomBytes(32).toString('base64url');
    const known = accountId === null ? [] : (await this.rows.listForAccount(accountId)).map(toKnown);
    return {
      challenge: this.challenges.issue(purpose, { bytes, account: accountId ?? ANYBODY }),
      options: {
        challenge: bytes,
        rpId: this.party.id,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        allowCredentials: known,
      },
    };
  }

  /**
   * Returns the owner of the passkey that signed. A key whose counter went back may have been copied: it is rejected
   * and recorded in the audit log.
   * @returns null for an invalid proof
   * @throws 410
   */
  async whoSigned(
    purpose: 'passkey-login' | 'passkey-confirm',
    { challenge: sealed, ...signed }: PasskeyProof,
    origin: RequestOrigin,
  ): Promise<string | null> {
    const challenge = this.challenges.open(purpose, sealed, Asked);
    const { bytes, account } = challenge.says;
    const passkey = await this.rows.findByCredential(signed.id);
    if (!passkey || (account !== ANYBODY && account !== passkey.account_id)) return null;
    if (signed.user_handle !== undefined && signed.user_handle !== handleOf(passkey.account_id)) return null;
    const counter = await this.proofs.signed(signed, passkey, bytes);
    if (counter === null) return null;
    await this.challenges.spend(challenge);
    if (await this.rows.noteUse(passkey.id, counter)) return passkey.account_id;
    await this.audit.append({
      event: 'malicious_extraneous',
      targetId: passkey.account_id,
      details: { what: 'counter of a passkey', before: Number(passkey.counter), after: counter },
      origin,
    });
    return null;
  }

  private async require(accountId: string, id: string): Promise<Passkey> {
    const row = await this.rows.find(accountId, id);
    if (!row) throw notFound();
    return toPasskey(row);
  }
}

/** The user handle that a device stores instead of a name: the id of the account. */
const handleOf = (accountId: string): string => Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');

const toKnown = ({ credential_id: id, transports }: PasskeyEntity): PasskeyRequest['allowCredentials'][number] => ({
  id,
  type: 'public-key',
  transports,
});

const toPasskey = ({ id, name, created_at: createdAt, last_used_at: usedAt }: PasskeyEntity): Passkey => ({
  _id: id,
  name,
  created_at: toTimestamp(createdAt),
  last_used_at: toTimestampOrNull(usedAt),
});
