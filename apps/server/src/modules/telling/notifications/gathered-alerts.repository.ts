import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';

export interface GatheredAlert {
  readonly says: string;
  readonly params: Record<string, unknown>;
}

/** Alerts that go into one e-mail with others of their hour. */
@Injectable()
export class GatheredAlertsRepository {
  constructor(private readonly database: Database) {}

  async gather(notificationId: string, at: Date): Promise<void> {
    await this.database.execute('UPDATE notifications SET gathered_at = $2 WHERE id = $1', [notificationId, at]);
  }

  /** Newest first: unread ones, and every one that tells of a step with legal effect. */
  listForDigest(accountId: string, at: string): Promise<GatheredAlert[]> {
    return this.database.query<GatheredAlert>(
      `SELECT says, params FROM notifications
        WHERE account_id = $1 AND gathered_at = $2 AND (is_legal OR muted OR read_at IS NULL) ORDER BY id DESC LIMIT 200`,
      [accountId, at],
    );
  }
}
