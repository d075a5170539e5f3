import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LinkSecrets } from '../../platform/security/link-secrets.ts';

export type LinkPurpose = 'reset' | 'invite' | 'verify' | 'change-email';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const LIFE_SECONDS: Record<LinkPurpose, number> = {
  reset: 30 * MINUTE,
  invite: 7 * DAY,
  verify: 7 * DAY,
  'change-email': DAY,
};
const PAGES: Record<LinkPurpose, string> = {
  reset: 'reset-password',
  invite: 'accept-invite',
  verify: 'verify-email',
  'change-email': 'confirm-email',
};

/** One-time links: 256 bits, kept as a hash, single use, and only the newest of a purpose works. */
@Injectable()
export class Links {
  constructor(
    private readonly database: Database,
    private readonly secrets: LinkSecrets,
    private readonly config: Config,
  ) {}

  /** @returns the id of the link; its address is made when the e-mail is written. */
  async create(accountId: string, purpose: LinkPurpose): Promise<string> {
    return this.database.transaction(async () => {
      await this.database.execute(
        'UPDATE link_tokens SET used_at = now() WHERE account_id = $1 AND purpose = $2 AND used_at IS NULL',
        [accountId, purpose],
      );
      const id = await this.database.newId();
      await this.database.query(
        `INSERT INTO link_tokens (id, account_id, purpose, token_hash, expires_at)
         VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
        [id, accountId, purpose, this.secrets.hash(this.secrets.secretOf(purpose, id)), LIFE_SECONDS[purpose]],
      );
      return id;
    });
  }

  /** The address to send, or null once the link no longer works. The base is ours, never a request's Host header. */
  async addressOf(linkId: string, purpose: LinkPurpose): Promise<string | null> {
    const [row] = await this.database.query(
      'SELECT 1 FROM link_tokens WHERE id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()',
      [linkId, purpose],
    );
    if (!row) return null;
    return `${this.config.env.PUBLIC_URL}/${PAGES[purpose]}?token=${this.secrets.secretOf(purpose, linkId)}`;
  }

  /** Whose link it is, without spending it. @throws 410 */
  async owner(token: string, purpose: LinkPurpose): Promise<string> {
    const [row] = await this.database.query<{ account_id: string }>(
      `SELECT account_id FROM link_tokens
        WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()`,
      [this.secrets.hash(token), purpose],
    );
    if (!row) throw spent();
    return row.account_id;
  }

  /** Spends a link: of two at once, one wins. @throws 410 */
  async spend(token: string, purpose: LinkPurpose): Promise<string> {
    const [row] = await this.database.query<{ account_id: string }>(
      `UPDATE link_tokens SET used_at = now()
        WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now() RETURNING account_id`,
      [this.secrets.hash(token), purpose],
    );
    if (!row) throw spent();
    return row.account_id;
  }
}

const spent = (): DomainError =>
  new DomainError('link_spent', { detail: 'This link was used already or has expired. Ask for a new one.' });
