import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A person with alerts that wait for the daily e-mail. */
export interface DigestReader {
  email: string;
  time_zone: string;
  /** `HH:MM` in the person's time zone. */
  digest_time: string;
  /** `YYYY-MM-DD` of their last daily e-mail. */
  last_day: string | null;
}

/** Stores the alerts of people who want one e-mail a day. */
@Injectable()
export class DigestsRepository {
  constructor(private readonly database: Database) {}

  async collect(notificationId: string): Promise<void> {
    await this.database.execute('UPDATE notifications SET digest_pending = true WHERE id = $1', [notificationId]);
  }

  /** Returns undefined when nothing waits, or when the account can't read e-mail. */
  async readerOf(accountId: string): Promise<DigestReader | undefined> {
    const [row] = await this.database.query<DigestReader>(
      `SELECT a.email, a.time_zone, to_char(a.digest_time, 'HH24:MI') AS digest_time,
              (SELECT to_char(max(n.digest_on), 'YYYY-MM-DD') FROM notifications n WHERE n.account_id = a.id) AS last_day
         FROM accounts a
        WHERE a.id = $1 AND a.disabled_at IS NULL AND a.deletion_due_at IS NULL
          AND EXISTS (SELECT 1 FROM notifications n WHERE n.account_id = a.id AND n.digest_pending)`,
      [accountId],
    );
    return row;
  }

  /**
   * Assigns the alerts that are still unread to the e-mail of `day`. Alerts that have been read are skipped. @returns
   * whether there are any
   */
  async claim(accountId: string, day: string): Promise<boolean> {
    const taken = await this.database.query<{ goes: boolean }>(
      `UPDATE notifications SET digest_pending = false, digest_on = CASE WHEN muted OR read_at IS NULL THEN $2 ELSE digest_on END
        WHERE account_id = $1 AND digest_pending RETURNING muted OR read_at IS NULL AS goes`,
      [accountId, day],
    );
    return taken.some(({ goes }) => goes);
  }

  /** Returns the alerts of one daily e-mail, newest first. */
  listUnread(accountId: string, day: string): Promise<{ says: string; params: Record<string, unknown> }[]> {
    return this.database.query(
      `SELECT says, params FROM notifications
        WHERE account_id = $1 AND digest_on = $2 AND (muted OR read_at IS NULL) ORDER BY id DESC LIMIT 200`,
      [accountId, day],
    );
  }
}
