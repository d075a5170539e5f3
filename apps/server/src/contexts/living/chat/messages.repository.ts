import type { Side } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement, violatedConstraint } from '#kernel/database/database.ts';
import { COLUMNS, type MessageRow, type StoredMessage, WITH_SENDER } from './messages.sql.ts';
import { IS_OPEN, IS_PARTY } from './parties.sql.ts';

export interface NewMessage {
  readonly conversationId: string;
  readonly senderId: string;
  readonly side: Side;
  readonly clientId: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly hasPhotos: boolean;
  readonly hasFiles: boolean;
  readonly hasMentions: boolean;
  readonly hasPoll: boolean;
  readonly at: Date;
}

/**
 * Sends a message in one statement that is the whole transaction: permission, order, message, counters and the outbox
 * mark. The lock on the conversation's row gives the seq. A refused or repeated message rolls everything back, so the
 * order has no gaps.
 */
const POST: Statement = {
  name: 'message-post',
  text: `
    WITH allowed AS (
      SELECT c.id FROM conversations c
       WHERE c.id = $1 AND ${IS_PARTY} AND ${IS_OPEN}
         AND ($6::uuid IS NULL OR EXISTS (SELECT 1 FROM messages r WHERE r.id = $6 AND r.conversation_id = c.id))
    ), moved AS (
      UPDATE conversations c SET last_seq = c.last_seq + 1, last_message_at = $7, announce_pending = true
        FROM allowed WHERE c.id = allowed.id RETURNING c.id, c.last_seq
    ), counted AS (
      INSERT INTO conversation_reads AS r (conversation_id, account_id, sent_count) SELECT moved.id, $2, 1 FROM moved
      ON CONFLICT (conversation_id, account_id) DO UPDATE SET sent_count = r.sent_count + 1
      RETURNING sent_count
    )
    INSERT INTO messages AS m (conversation_id, seq, sender_id, sender_side, sender_seq, client_id, text, reply_to, created_at,
                               has_photos, has_mentions, has_poll, has_files)
    SELECT moved.id, moved.last_seq, $2, $3, counted.sent_count, $4, $5, $6, $7, $8, $9, $10, $11 FROM moved, counted
    RETURNING ${COLUMNS}`,
};

@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Stores a message. @returns `null` when the sender may not post it there (not a party, nobody to answer, a reply to
   * a message elsewhere), `'repeated'` when this client_id is already stored
   */
  async post(message: NewMessage): Promise<StoredMessage | null | 'repeated'> {
    const { conversationId, senderId, side, clientId, text, replyTo, at } = message;
    const { hasPhotos, hasMentions, hasPoll, hasFiles } = message;
    try {
      const [row] = await this.database.statement<StoredMessage>(POST, [
        conversationId,
        senderId,
        side,
        clientId,
        text,
        replyTo,
        at,
        hasPhotos,
        hasMentions,
        hasPoll,
        hasFiles,
      ]);
      return row ?? null;
    } catch (error) {
      if (violatedConstraint(error) === 'messages_once') return 'repeated';
      throw error;
    }
  }

  async findByClientId(conversationId: string, senderId: string, clientId: string): Promise<MessageRow | undefined> {
    const [row] = await this.database.query<MessageRow>(
      `${WITH_SENDER} WHERE m.conversation_id = $1 AND m.sender_id = $2 AND m.client_id = $3`,
      [conversationId, senderId, clientId],
    );
    return row;
  }

  async find(conversationId: string, id: string): Promise<MessageRow | undefined> {
    const [row] = await this.database.query<MessageRow>(`${WITH_SENDER} WHERE m.conversation_id = $1 AND m.id = $2`, [
      conversationId,
      id,
    ]);
    return row;
  }

  /**
   * Returns the next number in the conversation's order of changes. Locks the conversation's row until the transaction
   * ends, so that changes happen, and are seen, one after the other.
   */
  async nextChange(conversationId: string): Promise<number> {
    const [row] = await this.database.query<{ last_change: number }>(
      'UPDATE conversations SET last_change = last_change + 1 WHERE id = $1 RETURNING last_change',
      [conversationId],
    );
    return row?.last_change ?? 0;
  }

  /** Call it after its mentions were set. @returns false when the message has been deleted since */
  async edit(id: string, text: string, at: Date, change: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE messages m SET text = $2, edited_at = $3, change = $4,
              has_mentions = EXISTS (SELECT 1 FROM message_mentions n WHERE n.message_id = m.id),
              text_that_day = CASE
                WHEN m.text_that_day IS NULL
                 AND (m.created_at AT TIME ZONE h.time_zone)::date < ($3::timestamptz AT TIME ZONE h.time_zone)::date
                THEN m.text ELSE m.text_that_day END
         FROM conversations c JOIN houses h ON h.id = c.house_id
        WHERE m.id = $1 AND m.deleted_at IS NULL AND c.id = m.conversation_id RETURNING m.id`,
      [id, text, at, change],
    );
    return rows.length > 0;
  }

  /** Deletes the text and keeps the place in the order. @returns false when the message has been deleted since */
  async bury(id: string, at: Date, change: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE messages SET text = '', text_that_day = NULL, has_photos = false, has_files = false, has_reactions = false,
              has_mentions = false, has_poll = false, is_pinned = false, deleted_at = $2, change = $3
        WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
      [id, at, change],
    );
    return rows.length > 0;
  }

  /** Returns where a message is, for who may see its photos and files. */
  async findPlaceOf(id: string): Promise<{ conversation_id: string; seq: number } | undefined> {
    const [row] = await this.database.query<{ conversation_id: string; seq: number }>(
      'SELECT conversation_id, seq FROM messages WHERE id = $1 AND deleted_at IS NULL',
      [id],
    );
    return row;
  }

  /** Returns the last sender of a run of messages, and the number of its senders. */
  async listSenders(
    conversationId: string,
    from: number,
    to: number,
  ): Promise<{ last: string | null; senders: number }> {
    const [row] = await this.database.query<{ last: string | null; senders: number }>(
      `SELECT (array_agg(sender_id ORDER BY seq DESC))[1] AS last, count(DISTINCT sender_id)::int AS senders
         FROM messages WHERE conversation_id = $1 AND seq BETWEEN $2 AND $3`,
      [conversationId, from, to],
    );
    return row ?? { last: null, senders: 0 };
  }
}
