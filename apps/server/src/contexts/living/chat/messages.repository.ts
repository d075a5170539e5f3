import type { Side } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement, violatedConstraint } from '#kernel/database/database.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import type { MessageEntity } from './message.entity.ts';
import { IS_OPEN, IS_PARTY, takesPart } from './parties.sql.ts';
import { type ReactionRow, REACTIONS_OF_MESSAGE } from './reactions.repository.ts';

export type StoredMessage = Omit<MessageEntity, 'sender_seq' | 'text_that_day'>;

export interface MessageRow extends StoredMessage {
  sender_name: string;
  text_that_day: string | null;
  /** null for a message without photos. */
  photos: PhotoRow[] | null;
  /** null for a message without reactions. */
  reactions: ReactionRow[] | null;
}

export interface NewMessage {
  readonly conversationId: string;
  readonly senderId: string;
  readonly side: Side;
  readonly clientId: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly hasPhotos: boolean;
  readonly at: Date;
}

/** A message as exported for a person who can read it. */
export interface ExportedMessage {
  conversation_id: string;
  house: string;
  room: string | null;
  written_by: string;
  is_own: boolean;
  text: string;
  photos: number;
  created_at: Date;
}

const COLUMNS = `m.id, m.conversation_id, m.seq, m.client_id, m.sender_id, m.sender_side, m.text, m.reply_to, m.has_photos,
  m.has_reactions, m.created_at, m.edited_at, m.deleted_at, m.change`;
/** The columns of the message `m` and its sender `a`; photos and reactions are looked up only where there are some. */
export const MESSAGE = `${COLUMNS}, m.text_that_day, a.first_name || ' ' || a.last_name AS sender_name,
  CASE WHEN m.has_photos THEN ${photosOf('message', 'm.id')} END AS photos,
  ${REACTIONS_OF_MESSAGE} AS reactions`;
const WITH_SENDER = `SELECT ${MESSAGE}
  FROM messages m JOIN accounts a ON a.id = m.sender_id`;

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
                               has_photos)
    SELECT moved.id, moved.last_seq, $2, $3, counted.sent_count, $4, $5, $6, $7, $8 FROM moved, counted
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

/** Maximum text of a page, in bytes of UTF-8, because phones download pages and this process holds them in memory. */
const PAGE_BYTES = 256_000;

/** Returns as many rows as fit, and at least one. A client sees from the seqs that there are more. */
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
   * a message elsewhere), `'repeated'` when this client_id is already stored
   */
  async post(message: NewMessage): Promise<StoredMessage | null | 'repeated'> {
    const { conversationId, senderId, side, clientId, text, replyTo, at, hasPhotos } = message;
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

  /** Returns messages in ascending seq, at most `limit` and at most one page of bytes. The other pages work alike. */
  async newest(conversationId: string, limit: number): Promise<MessageRow[]> {
    return fitting(await this.database.statement<MessageRow>(NEWEST, [conversationId, limit])).reverse();
  }

  async before(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return fitting(await this.database.statement<MessageRow>(BEFORE, [conversationId, limit, seq])).reverse();
  }

  async after(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return fitting(await this.database.statement<MessageRow>(AFTER, [conversationId, limit, seq]));
  }

  /** Returns the newest `limit` messages after `seq` that `readerId` didn't write and that aren't deleted. */
  othersAfter(conversationId: string, readerId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return this.database.query<MessageRow>(
      `SELECT * FROM (${WITH_SENDER}
         WHERE m.conversation_id = $1 AND m.seq > $3 AND m.sender_id <> $2 AND m.deleted_at IS NULL
         ORDER BY m.seq DESC LIMIT $4) page ORDER BY seq`,
      [conversationId, readerId, seq, limit],
    );
  }

  /**
   * Returns the messages of both parties in a person's conversations, newest first, as far as that person may read
   * them.
   */
  readableOf(accountId: string, limit: number): Promise<ExportedMessage[]> {
    return this.database.query(
      `SELECT m.conversation_id, h.name AS house, room.name AS room, a.first_name || ' ' || a.last_name AS written_by,
              m.sender_id = $1 AS is_own,
              CASE WHEN m.edited_at >= mine.until THEN coalesce(m.text_that_day, m.text) ELSE m.text END AS text,
              CASE WHEN m.has_photos THEN json_array_length(${photosOf('message', 'm.id')}) ELSE 0 END AS photos, m.created_at
         FROM (SELECT c.id, NULL::timestamptz AS until FROM houses o JOIN conversations c ON c.house_id = o.id
                WHERE o.homeowner_id = $1
               UNION
               SELECT c.id, NULL FROM tenancies t JOIN conversations c ON c.house_id = t.house_id
                WHERE t.roomie_id = $1 AND ${takesPart('t', 'c', '$1')}
               UNION
               SELECT c.id, NULL FROM deposits d JOIN agreements g ON g.id = d.agreement_id
                 JOIN conversations c ON c.room_id = g.room_id AND c.roomie_id = d.roomie_id
                WHERE d.roomie_id = $1 AND d.state = 'held' AND d.taken_back_at IS NULL
               UNION ALL
               SELECT past.id, past.until FROM past_conversations_of($1) past) mine
         JOIN conversations c ON c.id = mine.id
         JOIN houses h ON h.id = c.house_id
         LEFT JOIN rooms room ON room.id = c.room_id
         JOIN messages m ON m.conversation_id = c.id
         JOIN accounts a ON a.id = m.sender_id
        WHERE m.deleted_at IS NULL AND (mine.until IS NULL OR m.created_at < mine.until)
        ORDER BY m.id DESC LIMIT $2`,
      [accountId, limit],
    );
  }

  /** Returns messages in ascending order of change. A message that changed twice appears once. */
  changedAfter(conversationId: string, change: number, limit: number): Promise<MessageRow[]> {
    return this.database.statement<MessageRow>(CHANGED, [conversationId, limit, change]);
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

  /** @returns false when the message has been deleted since */
  async edit(id: string, text: string, at: Date, change: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE messages m SET text = $2, edited_at = $3, change = $4,
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
      `UPDATE messages SET text = '', text_that_day = NULL, has_photos = false, has_reactions = false, deleted_at = $2, change = $3
        WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
      [id, at, change],
    );
    return rows.length > 0;
  }

  /** Returns the messages that a person sent with photos. */
  withPhotosOf(senderId: string): Promise<Pick<MessageEntity, 'id' | 'conversation_id' | 'text'>[]> {
    return this.database.query(
      'SELECT id, conversation_id, text FROM messages WHERE sender_id = $1 AND has_photos ORDER BY conversation_id, seq',
      [senderId],
    );
  }

  /** Keeps the text of a message whose photos are gone. */
  async removePhotos(id: string, change: number): Promise<void> {
    await this.database.execute('UPDATE messages SET has_photos = false, change = $2 WHERE id = $1', [id, change]);
  }

  /** Returns where a message is, for who may see its photos. */
  async findPlaceOf(id: string): Promise<{ conversation_id: string; seq: number } | undefined> {
    const [row] = await this.database.query<{ conversation_id: string; seq: number }>(
      'SELECT conversation_id, seq FROM messages WHERE id = $1 AND deleted_at IS NULL',
      [id],
    );
    return row;
  }

  async countSince(at: Date): Promise<number> {
    const [row] = await this.database.query<{ n: string }>(
      'SELECT count(*) AS n FROM messages WHERE created_at >= $1',
      [at],
    );
    return Number(row?.n ?? 0);
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
