import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '../../../platform/database/database.ts';

export interface MovedMark {
  last_read_seq: number;
  /** An alert was due or had been sent for what is now read. */
  had_alert: boolean;
}

/** Forward only, never past the end; what the reader wrote up to there is counted by one look-up. */
const MARK_READ: Statement = {
  name: 'conversation-mark-read',
  text: `
    INSERT INTO conversation_reads AS r (conversation_id, account_id, last_read_seq, own_read)
    SELECT c.id, $2, least($3, c.last_seq), coalesce((
             SELECT m.sender_seq FROM messages m
              WHERE m.conversation_id = c.id AND m.sender_id = $2 AND m.seq <= least($3, c.last_seq)
              ORDER BY m.seq DESC LIMIT 1), 0)
      FROM conversations c WHERE c.id = $1
    ON CONFLICT (conversation_id, account_id) DO UPDATE
       SET last_read_seq = excluded.last_read_seq, own_read = excluded.own_read, alert_due_at = NULL
     WHERE r.last_read_seq < excluded.last_read_seq
    RETURNING new.last_read_seq,
      coalesce(old.alert_due_at IS NOT NULL OR old.alerted_seq > old.last_read_seq, false) AS had_alert`,
};

const UNREAD = 'c.last_seq - coalesce(r.last_read_seq, 0) - coalesce(r.sent_count - r.own_read, 0)';

@Injectable()
export class ReadsRepository {
  constructor(private readonly database: Database) {}

  /** @returns undefined when the mark stood there or further already */
  async markRead(conversationId: string, accountId: string, seq: number): Promise<MovedMark | undefined> {
    const [row] = await this.database.statement<MovedMark>(MARK_READ, [conversationId, accountId, seq]);
    return row;
  }

  /** A newcomer starts at the end: what was said before is there to read, but not unread. */
  async startAtEnd(conversationIds: readonly string[], accountId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO conversation_reads (conversation_id, account_id, last_read_seq)
       SELECT id, $2, last_seq FROM conversations WHERE id = ANY($1) ON CONFLICT DO NOTHING`,
      [conversationIds, accountId],
    );
  }

  /** Starts the clock of those who have something unread and were not sent an e-mail since they last read. */
  async scheduleAlerts(conversationId: string, members: readonly string[], delaySeconds: number): Promise<void> {
    await this.database.query(
      `INSERT INTO conversation_reads AS r (conversation_id, account_id, alert_due_at)
       SELECT c.id, member, now() + make_interval(secs => $3)
         FROM conversations c, unnest($2::uuid[]) member
         LEFT JOIN conversation_reads r ON r.conversation_id = $1 AND r.account_id = member
        WHERE c.id = $1 AND ${UNREAD} > 0
          -- Asked before the conflict too: that one locks the row even if it changes nothing, and its owner sends.
          AND coalesce(r.alert_due_at IS NULL AND r.alerted_seq <= r.last_read_seq, true)
       ON CONFLICT (conversation_id, account_id) DO UPDATE SET alert_due_at = excluded.alert_due_at
        WHERE r.alert_due_at IS NULL AND r.alerted_seq <= r.last_read_seq`,
      [conversationId, members, delaySeconds],
    );
  }

  /** Takes alerts whose time has come; locked until the transaction ends. */
  takeDue(limit: number): Promise<{ conversation_id: string; account_id: string; last_seq: number; unread: number }[]> {
    return this.database.query(
      `SELECT r.conversation_id, r.account_id, c.last_seq, ${UNREAD} AS unread
         FROM conversation_reads r JOIN conversations c ON c.id = r.conversation_id
        WHERE r.alert_due_at <= now()
        ORDER BY r.alert_due_at LIMIT $1 FOR NO KEY UPDATE OF r SKIP LOCKED`,
      [limit],
    );
  }

  async markAlerted(conversationId: string, accountId: string, seq: number): Promise<void> {
    await this.database.execute(
      'UPDATE conversation_reads SET alert_due_at = NULL, alerted_seq = $3 WHERE conversation_id = $1 AND account_id = $2',
      [conversationId, accountId, seq],
    );
  }

  async postponeAlert(conversationId: string, accountId: string, seconds: number): Promise<void> {
    await this.database.execute(
      `UPDATE conversation_reads SET alert_due_at = now() + make_interval(secs => $3)
        WHERE conversation_id = $1 AND account_id = $2`,
      [conversationId, accountId, seconds],
    );
  }
}
