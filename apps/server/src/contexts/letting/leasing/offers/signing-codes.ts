import { timingSafeEqual } from 'node:crypto';

import { SIGNING_CODE_DIGITS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { LinkSecrets } from '#kernel/crypto/link-secrets.ts';
import type { CodeStore, StoredCode } from './code-store.ts';
import { OfferCodesRepository } from './offer-codes.repository.ts';
import type { SigningCodeEntity } from './signing-code.entity.ts';

const LIFE_MS = 15 * 60_000;
/** Out of a million codes: the chance to guess one before it is used up is 1 in 200,000. */
const TRIES = 5;

/** Codes that prove, before a signature, that the holder of a link reads the mailbox to which it was sent. */
@Injectable()
export class SigningCodes {
  constructor(
    private readonly offers: OfferCodesRepository,
    private readonly database: Database,
    private readonly secrets: LinkSecrets,
    private readonly clock: Clock,
  ) {}

  /** Replaces the code of what is signed; the previous one becomes invalid. Joins the caller's transaction. */
  async issue(
    subjectId: string,
    store: CodeStore = this.offers,
  ): Promise<Pick<SigningCodeEntity, 'id' | 'expires_at'>> {
    const id = await this.database.newId();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE_MS);
    const code = { id, key_id: this.secrets.currentKey, expires_at: expiresAt, tries_left: TRIES };
    await store.put(subjectId, code);
    return { id, expires_at: expiresAt };
  }

  /** Returns the digits of a code for its e-mail; null once it was replaced or has expired. */
  async listDigits(subjectId: string, id: string, store: CodeStore = this.offers): Promise<string | null> {
    const row = await store.find(subjectId, id, this.clock.now());
    return row ? this.digits(row) : null;
  }

  /**
   * Uses up one attempt in a transaction of its own: a signature that is rejected afterwards does not restore it.
   * Throws 422 for a code that is missing, wrong, expired or used up.
   */
  async requireCode(subjectId: string, code: string | undefined, store: CodeStore = this.offers): Promise<void> {
    if (code === undefined) throw unacceptable('code', 'Enter the code that we e-mailed you.');
    const row = await store.takeTry(subjectId, this.clock.now());
    if (row && timingSafeEqual(Buffer.from(code), Buffer.from(this.digits(row)))) return;
    throw unacceptable('code', 'This code is wrong or has expired. Check the e-mail, or ask for a new code.');
  }

  /** Deletes the code, for instance once an offer goes to another address. Joins the caller's transaction. */
  forget(subjectId: string, store: CodeStore = this.offers): Promise<void> {
    return store.delete(subjectId);
  }

  private digits({ id, key_id: keyId }: StoredCode): string {
    const secret = Buffer.from(this.secrets.secretOf('signing-code', id, keyId), 'base64url');
    return String(secret.readUIntBE(0, 6) % 10 ** SIGNING_CODE_DIGITS).padStart(SIGNING_CODE_DIGITS, '0');
  }
}
