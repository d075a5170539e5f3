import { timingSafeEqual } from 'node:crypto';

import { SIGNING_CODE_DIGITS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { LinkSecrets } from '#kernel/crypto/link-secrets.ts';
import type { SigningCodeEntity } from './signing-code.entity.ts';

const LIFE_MS = 15 * 60_000;
/** Out of a million codes: the chance to guess one before it is used up is 1 in 200,000. */
const TRIES = 5;

/** Codes that prove, before a signature, that the holder of a link reads the mailbox to which it was sent. */
@Injectable()
export class SigningCodes {
  constructor(
    private readonly database: Database,
    private readonly secrets: LinkSecrets,
    private readonly clock: Clock,
  ) {}

  /** Replaces the code of an offer; the previous one becomes invalid. Joins the caller's transaction. */
  async issue(prospectId: string): Promise<Pick<SigningCodeEntity, 'id' | 'expires_at'>> {
    const id = await this.database.newId();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE_MS);
    await this.database.execute(
      `INSERT INTO signing_codes (prospect_id, id, key_id, expires_at, tries_left) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (prospect_id) DO UPDATE SET id = excluded.id, key_id = excluded.key_id,
         expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
      [prospectId, id, this.secrets.currentKey, expiresAt, TRIES],
    );
    return { id, expires_at: expiresAt };
  }

  /** Returns the digits of a code for its e-mail; null once it was replaced or has expired. */
  async listDigits(prospectId: string, id: string): Promise<string | null> {
    const [row] = await this.database.query<Pick<SigningCodeEntity, 'id' | 'key_id'>>(
      'SELECT id, key_id FROM signing_codes WHERE prospect_id = $1 AND id = $2 AND expires_at > $3',
      [prospectId, id, this.clock.now()],
    );
    return row ? this.digits(row) : null;
  }

  /**
   * Uses up one attempt in a transaction of its own: a signature that is rejected afterwards does not restore it.
   * Throws 422 for a code that is missing, wrong, expired or used up.
   */
  async requireCode(prospectId: string, code: string | undefined): Promise<void> {
    if (code === undefined) throw unacceptable('code', 'Enter the code that we e-mailed you.');
    const [row] = await this.database.query<Pick<SigningCodeEntity, 'id' | 'key_id'>>(
      `UPDATE signing_codes SET tries_left = tries_left - 1
        WHERE prospect_id = $1 AND tries_left > 0 AND expires_at > $2 RETURNING id, key_id`,
      [prospectId, this.clock.now()],
    );
    if (row && timingSafeEqual(Buffer.from(code), Buffer.from(this.digits(row)))) return;
    throw unacceptable('code', 'This code is wrong or has expired. Check the e-mail, or ask for a new code.');
  }

  /** Deletes the code once the offer goes to another address. Joins the caller's transaction. */
  async forget(prospectId: string): Promise<void> {
    await this.database.execute('DELETE FROM signing_codes WHERE prospect_id = $1', [prospectId]);
  }

  private digits({ id, key_id: keyId }: Pick<SigningCodeEntity, 'id' | 'key_id'>): string {
    const secret = Buffer.from(this.secrets.secretOf('signing-code', id, keyId), 'base64url');
    return String(secret.readUIntBE(0, 6) % 10 ** SIGNING_CODE_DIGITS).padStart(SIGNING_CODE_DIGITS, '0');
  }
}
