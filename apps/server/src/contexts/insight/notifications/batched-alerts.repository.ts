import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

export interface BatchedAlert {
  readonly says: string;
  readonly params: Record<string, unknown>;
}

/** Stores which alerts share one e-mail at the end of their hour. */
@Injectable()
export class BatchedAlertsRepository {
  constructor(private readonly database: Database) {}

  async collect(notificationId: string, at: Date): Promise<void> {
    await this.database.execute('UPDATE notifications SET gathered_at = $2 WHERE id = $1', [notificationId, at]);
  }

  /** Returns, newest first, the unread alerts and every alert about a step with legal effect. */
  listForDigest(accountId: string, at: string): Promise<BatchedAlert[]> {
    return this.database.query<BatchedAlert>(
      `SELECT says, params FROM notifications
        WHERE account_id = $1 AND gathered_at = $2 AND (is_legal OR muted OR read_at IS NULL) ORDER BY id DESC LIMIT 200`,
      [accountId, at],
    );
  }
}
