import { setTimeout as pause } from 'node:timers/promises';

import type { Locale } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface ClaimedEmail {
  readonly id: string;
  readonly account_id: string | null;
  readonly to_address: string;
  /** The reader's language, if known. */
  readonly locale: Locale | null;
  readonly template: string;
  readonly data: Record<string, string | number>;
  readonly attempts: number;
  /** Identifies this claim, so that a worker that lost it changes nothing. Text, with full precision. */
  readonly lease: string;
}

const RECORD_AGAIN_MS = 500;

/** Stores queued e-mails: claimed for a time, then recorded as sent, postponed, given up or cancelled. */
@Injectable()
export class EmailQueue {
  constructor(private readonly database: Database) {}

  /** Claims the e-mail that is due first, if any. After a crash it is free again when the lease ends. */
  async claim(leaseSeconds: number): Promise<ClaimedEmail | undefined> {
    const [email] = await this.database.query<ClaimedEmail>(
      `UPDATE email_message SET state = 'sending', attempts = attempts + 1,
              lease_until = now() + make_interval(secs => $1), next_attempt_at = now() + make_interval(secs => $1)
        WHERE id = (SELECT id FROM email_message
                     WHERE next_attempt_at <= now()
                       AND (state = 'queued' OR (state = 'sending' AND lease_until < now()))
                     ORDER BY next_attempt_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
        RETURNING id, account_id, to_address, template, data, attempts, lease_until::text AS lease,
                  coalesce(locale, (SELECT r.locale FROM reader_locales r WHERE r.account_id = email_message.account_id)) AS locale`,
      [leaseSeconds],
    );
    return email;
  }

  /**
   * Records that the mail server accepted the e-mail, even if the claim was lost, so that it isn't sent again. Retries
   * while the database is down, until the signal fires.
   */
  async recordSent({ id }: ClaimedEmail, { isLast = false }: { isLast?: boolean }, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await this.database.execute(
          `UPDATE email_message SET state = 'sent', sent_at = now(), last_error = NULL,
                  to_address = CASE WHEN $2 THEN '' ELSE to_address END
            WHERE id = $1 AND state IN ('sending', 'queued', 'failed')`,
          [id, isLast],
        );
        return;
      } catch (error) {
        if (signal.aborted) throw error;
        await pause(RECORD_AGAIN_MS);
      }
    }
  }

  async postpone(email: ClaimedEmail, reason: string, seconds: number): Promise<void> {
    await this.close(email, `state = 'queued', last_error = $3, next_attempt_at = now() + make_interval(secs => $4)`, [
      reason.slice(0, 300),
      seconds,
    ]);
  }

  async fail(email: ClaimedEmail, reason: string): Promise<void> {
    await this.close(email, `state = 'failed', last_error = $3`, [reason.slice(0, 300)]);
  }

  async cancel(email: ClaimedEmail): Promise<void> {
    await this.close(email, `state = 'cancelled'`, []);
  }

  /** Changes the row if the claim still holds. */
  private async close({ id, lease }: ClaimedEmail, change: string, parameters: unknown[]): Promise<void> {
    await this.database.execute(
      `UPDATE email_message SET ${change} WHERE id = $1 AND state = 'sending' AND lease_until = $2::timestamptz`,
      [id, lease, ...parameters],
    );
  }
}
