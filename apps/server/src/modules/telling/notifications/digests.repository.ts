import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';

export interface DueDigest {
  account_id: string;
  email: string;
  /** `YYYY-MM-DD`, where they live. */
  day: string;
}

/** A day's alerts of people who want one e-mail a day. */
@Injectable()
export class DigestsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Takes those whose hour has come where they live and who have had no daily e-mail since, with what is still unread;
   * what was read meanwhile waits for no e-mail any more. For the caller's transaction.
   */
  async takeDue(now: Date, limit: number): Promise<DueDigest[]> {
    await this.database.execute(
      'UPDATE notifications SET digest_pending = false WHERE digest_pending AND NOT muted AND read_at IS NOT NULL',
    );
    return this.database.query<DueDigest>(
      `WITH due AS (
         SELECT a.id, a.email, ($1::timestamptz AT TIME ZONE a.time_zone)::date AS day
           FROM accounts a
          WHERE a.id IN (SELECT n.account_id FROM notifications n WHERE n.digest_pending)
            AND a.disabled_at IS NULL
            AND ($1::timestamptz AT TIME ZONE a.time_zone)::time >= a.digest_time
            AND NOT EXISTS (SELECT 1 FROM notifications s WHERE s.account_id = a.id
                              AND s.digest_on = ($1::timestamptz AT TIME ZONE a.time_zone)::date)
          ORDER BY a.id LIMIT $2
       ), taken AS (
         UPDATE notifications n SET digest_pending = false, digest_on = due.day
           FROM due WHERE n.account_id = due.id AND n.digest_pending RETURNING n.account_id
       )
       SELECT due.id AS account_id, due.email, to_char(due.day, 'YYYY-MM-DD') AS day
         FROM due WHERE due.id IN (SELECT account_id FROM taken)`,
      [now, limit],
    );
  }

  /** Newest first, of one daily e-mail. */
  unreadOf(accountId: string, day: string): Promise<{ says: string; params: Record<string, unknown> }[]> {
    return this.database.query(
      `SELECT says, params FROM notifications
        WHERE account_id = $1 AND digest_on = $2 AND (muted OR read_at IS NULL) ORDER BY id DESC LIMIT 200`,
      [accountId, day],
    );
  }
}
