import type { Locale } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** The PostgreSQL channel that wakes the senders. */
export const EMAILS_CHANNEL = 'emails';

export interface EmailRequest {
  /** At most one e-mail is ever sent for a key. */
  readonly dedupeKey: string;
  /** Null when the recipient has no account (yet). */
  readonly accountId: string | null;
  readonly to: string;
  /** The language of a recipient without an account, where known; accounts have their own. */
  readonly locale?: Locale | null;
  /** The name of the composer that writes it. */
  readonly template: string;
  /** Ids and small facts from which the composer writes the e-mail when it is sent; no people's texts, no secrets. */
  readonly data: Readonly<Record<string, string | number>>;
}

/** Queues e-mails in the current transaction. */
@Injectable()
export class MailOutbox {
  constructor(private readonly database: Database) {}

  async isQueued(dedupeKey: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM email_message WHERE dedupe_key = $1', [dedupeKey]);
    return rows.length > 0;
  }

  /** @returns false when the same e-mail was queued before, and for an address that can't exist (RFC 2606) */
  async queue({ dedupeKey, accountId, to, locale = null, template, data }: EmailRequest): Promise<boolean> {
    if (to.endsWith('.invalid')) return false;
    const queued = await this.database.query(
      `WITH stored AS (
         INSERT INTO email_message (dedupe_key, account_id, to_address, template, data, locale)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (dedupe_key) DO NOTHING RETURNING id)
       SELECT pg_notify('${EMAILS_CHANNEL}', '') FROM stored`,
      [dedupeKey, accountId, to, template, JSON.stringify(data), locale],
    );
    return queued.length > 0;
  }
}
