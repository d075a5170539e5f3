import type { Side } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement, violatedConstraint } from '../../../platform/database/database.ts';
import type { MessageEntity } from './message.entity.ts';
import { IS_OPEN, IS_PARTY } from './parties.sql.ts';

export type StoredMessage = Omit<MessageEntity, 'sender_seq'>;

export interface MessageRow extends StoredMessage {
  sender_name: string;
}

export interface NewMessage {
  readonly conversationId: string;
  readonly senderId: string;
  readonly side: Side;
  readonly clientId: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly at: Date;
}

const COLUMNS = `m.id, m.conversation_id, m.seq, m.client_id, m.sender_id, m.sender_side, m.text, m.reply_to, m.created_at,
  m.edited_at, m.deleted_at, m.change`;
/** Of the message `m` and its sender `a`. */
export const MESSAGE = `${COLUMNS}, a.first_name || ' ' || a.last_name AS sender_name`;
const WITH_SENDER = `SELECT ${MESSAGE}
  FROM messages m JOIN accounts a ON a.id = m.sender_id`;

/**
 * One statement is the whole transaction of a send: right, order, message, counters and the mark that makes it known.
 * The lock on the conversation's row gives the seq; a refused or repeated message rolls all of it back, so the order
 * has no gaps.
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
    INSERT INTO messages AS m (conversation_id, seq, sender_id, sender_side, sender_seq, client_id, text, reply_to, created_at)
    SELECT moved.id, moved.last_seq, $2, $3, counted.sent_count, $4, $5, $6, $7 FROM moved, counted
    RETURNING ${COLUMNS}`,
};

const NEWEST: Statement = {
  name: 'messages-newest',
  text: `${WITH_SENDER} WHERE m.conversation_id = $1 ORDER BY m.seq DESC LIMIT $2`,
};
const BEFORE: Statement = {
  name: 'messages-before',
  text: `${WITH_SENDER} WHERE m.conversation_id = $1 AND m.seq < $3 ORDER BY m.seq DESC LIMIT $2`,
};
const AFTER: Statement = {
  name: 'messages-after',
  text: `${WITH_SENDER} WHERE m.conversation_id = $1 AND m.seq > $3 ORDER BY m.seq LIMIT $2`,
};

const CHANGED: Statement = {
  name: 'messages-changed',
  text: `${WITH_SENDER} WHERE m.conversation_id = $1 AND m.change > $3 ORDER BY m.change LIMIT $2`,
};

/** Text of a page in UTF-8. Pages are asked for by people on phones, and answered from this process's memory. */
const PAGE_BYTES = 256_000;

/** As many of the rows as fit, and at least one: whoever wants more sees by the order that there is more. */
function fitting(rows: readonly MessageRow[]): MessageRow[] {
  let bytes = 0;
  return rows.filter(({ text }, index) => {
    bytes += Buffer.byteLength(text);
    return index === 0 || bytes <= PAGE_BYTES;
  });
}

@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Stores a message. @returns `null` when the sender may not post it there (not a party, nobody to answer, a reply to
   * a message elsewhere), `'repeated'` when this client_id was stored before.
   */
  async post(message: NewMessage): Promise<StoredMessage | null | 'repeated'> {
    const { conversationId, senderId, side, clientId, text, replyTo, at } = message;
    try {
      const [row] = await this.database.statement<StoredMessage>(POST, [
        conversationId,
        senderId,
        side,
        clientId,
        text,
        replyTo,
        at,
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

  /** Ascending by seq, at most `limit` and no more than a page may weigh, as the other pages. */
  async newest(conversationId: string, limit: number): Promise<MessageRow[]> {
    return fitting(await this.database.statement<MessageRow>(NEWEST, [conversationId, limit])).reverse();
  }

  async before(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return fitting(await this.database.statement<MessageRow>(BEFORE, [conversationId, limit, seq])).reverse();
  }

  async after(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return fitting(await this.database.statement<MessageRow>(AFTER, [conversationId, limit, seq]));
  }

  /** The newest `limit` of those after `seq` that `readerId` did not write and that were not deleted. */
  othersAfter(conversationId: string, readerId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return this.database.query<MessageRow>(
      `SELECT * FROM (${WITH_SENDER}
         WHERE m.conversation_id = $1 AND m.seq > $3 AND m.sender_id <> $2 AND m.deleted_at IS NULL
         ORDER BY m.seq DESC LIMIT $4) page ORDER BY seq`,
      [conversationId, readerId, seq, limit],
    );
  }

  /** What somebody wrote, newest first, for themselves. */
  ownOf(senderId: string, limit: number): Promise<{ conversation_id: string; text: string; created_at: Date }[]> {
    return this.database.query(
      `SELECT conversation_id, text, created_at FROM messages
        WHERE conversation_id IN (SELECT conversation_id FROM conversation_reads WHERE account_id = $1)
          AND sender_id = $1 AND deleted_at IS NULL ORDER BY id DESC LIMIT $2`,
      [senderId, limit],
    );
  }

  /** Ascending by change; what changed twice comes once. */
  changedAfter(conversationId: string, change: number, limit: number): Promise<MessageRow[]> {
    return this.database.statement<MessageRow>(CHANGED, [conversationId, limit, change]);
  }

  /**
   * The next number among the conversation's changes. Its row is locked by that until the transaction ends: changes happen
   * one after the other, and are seen in that order.
   */
  async nextChange(conversationId: string): Promise<number> {
    const [row] = await this.database.query<{ last_change: number }>(
      'UPDATE conversations SET last_change = last_change + 1 WHERE id = $1 RETURNING last_change',
      [conversationId],
    );
    return row?.last_change ?? 0;
  }

  /** @returns false when it was deleted meanwhile */
  async edit(id: string, text: string, at: Date, change: number): Promise<boolean> {
    const rows = await this.database.query(
      'UPDATE messages SET text = $2, edited_at = $3, change = $4 WHERE id = $1 AND deleted_at IS NULL RETURNING id',
      [id, text, at, change],
    );
    return rows.length > 0;
  }

  /** The text is gone; the place in the order stays. @returns false when it was deleted meanwhile */
  async bury(id: string, at: Date, change: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE messages SET text = '', deleted_at = $2, change = $3 WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
      [id, at, change],
    );
    return rows.length > 0;
  }

  async countSince(at: Date): Promise<number> {
    const [row] = await this.database.query<{ n: string }>(
      'SELECT count(*) AS n FROM messages WHERE created_at >= $1',
      [at],
    );
    return Number(row?.n ?? 0);
  }

  /** Who wrote a run of messages: the last one, and how many in all. */
  async sendersOf(conversationId: string, from: number, to: number): Promise<{ last: string | null; senders: number }> {
    const [row] = await this.database.query<{ last: string | null; senders: number }>(
      `SELECT (array_agg(sender_id ORDER BY seq DESC))[1] AS last, count(DISTINCT sender_id)::int AS senders
         FROM messages WHERE conversation_id = $1 AND seq BETWEEN $2 AND $3`,
      [conversationId, from, to],
    );
    return row ?? { last: null, senders: 0 };
  }
}
