import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '#kernel/database/database.ts';
import { unscheduleSql } from '#kernel/scheduled-events/scheduled-events.ts';
import { UnreadForLong } from './messages.events.ts';
import type { MutedUntil } from './mute.ts';

export interface MovedMark {
  last_read_seq: number;
  /** Where it was before. */
  after_seq: number;
  /** An alert was scheduled or sent for messages that are now read. */
  had_alert: boolean;
}

/** The key of the scheduled event for a member's unread messages. */
export const unreadKey = (conversationId: string, accountId: string): string => `${conversationId}:${accountId}`;

/**
 * Moves the mark forward only, and never past the end. One lookup counts the reader's own messages up to there. It also
 * cancels the scheduled e-mail in the same statement, because this runs for every reader of nearly every message.
 */
const MARK_READ: Statement = {
  name: 'conversation-mark-read',
  text: `
    WITH moved AS (
      INSERT INTO conversation_reads AS r (conversation_id, account_id, last_read_seq, own_read)
      SELECT c.id, $2, least($3, c.last_seq), coalesce((
               SELECT m.sender_seq FROM messages m
                WHERE m.conversation_id = c.id AND m.sender_id = $2 AND m.seq <= least($3, c.last_seq)
                ORDER BY m.seq DESC LIMIT 1), 0)
        FROM conversations c WHERE c.id = $1
      ON CONFLICT (conversation_id, account_id) DO UPDATE
         SET last_read_seq = excluded.last_read_seq, own_read = excluded.own_read
       WHERE r.last_read_seq < excluded.last_read_seq
      RETURNING new.last_read_seq, coalesce(old.last_read_seq, 0) AS after_seq, coalesce(old.alerted_seq > old.last_read_seq, false) AS mailed
    ), stopped AS (
      ${unscheduleSql(UnreadForLong, `$1::uuid || ':' || $2::uuid`)} AND EXISTS (SELECT 1 FROM moved) RETURNING 1
    )
    SELECT last_read_seq, after_seq, mailed OR EXISTS (SELECT 1 FROM stopped) OR EXISTS (
             SELECT 1 FROM message_mentions n
              WHERE n.account_id = $2 AND n.conversation_id = $1 AND n.seq > after_seq AND n.seq <= last_read_seq) AS had_alert
      FROM moved`,
};

@Injectable()
export class ReadsRepository {
  constructor(private readonly database: Database) {}

  /** @returns undefined when the mark was already there or further */
  async markRead(conversationId: string, accountId: string, seq: number): Promise<MovedMark | undefined> {
    const [row] = await this.database.statement<MovedMark>(MARK_READ, [conversationId, accountId, seq]);
    return row;
  }

  /** Starts a new member's mark at the end: they can read earlier messages, which don't count as unread. */
  async startAtEnd(conversationIds: readonly string[], accountId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO conversation_reads (conversation_id, account_id, last_read_seq)
       SELECT id, $2, last_seq FROM conversations WHERE id = ANY($1) ON CONFLICT DO NOTHING`,
      [conversationIds, accountId],
    );
  }

  /** @param until Infinity for always; null to unmute */
  async mute(conversationId: string, accountId: string, until: MutedUntil): Promise<void> {
    await this.database.execute(
      `INSERT INTO conversation_reads (conversation_id, account_id, muted_until) VALUES ($1, $2, $3)
       ON CONFLICT (conversation_id, account_id) DO UPDATE SET muted_until = excluded.muted_until`,
      [conversationId, accountId, until],
    );
  }

  /** Records that an e-mail about the messages up to `seq` was sent. */
  async markMailed(conversationId: string, accountId: string, seq: number): Promise<void> {
    await this.database.execute(
      `INSERT INTO conversation_reads (conversation_id, account_id, alerted_seq) VALUES ($1, $2, $3)
       ON CONFLICT (conversation_id, account_id) DO UPDATE SET alerted_seq = excluded.alerted_seq`,
      [conversationId, accountId, seq],
    );
  }
}
