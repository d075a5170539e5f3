import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '#kernel/database/database.ts';
import { MESSAGE, type MessageRow, WITH_SENDER } from './messages.sql.ts';

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

/** Reads runs of a conversation's messages. */
@Injectable()
export class MessagePages {
  constructor(private readonly database: Database) {}

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

  /** Returns up to `limit` messages on each side of `seq`, which comes with the later ones. */
  async around(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    // Each side may fill a page of bytes, so that long messages before it can't push the wanted one out.
    const [before, after] = await Promise.all([
      this.before(conversationId, seq, limit),
      this.after(conversationId, seq - 1, limit),
    ]);
    return [...before, ...after];
  }

  /** Returns the seq of a message, or undefined when it isn't in the conversation. */
  async findSeq(conversationId: string, messageId: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ seq: number }>(
      'SELECT seq FROM messages WHERE conversation_id = $1 AND id = $2',
      [conversationId, messageId],
    );
    return row?.seq;
  }

  /** Returns the seq of the last message before a moment; 0 when there is none. */
  async findSeqBefore(conversationId: string, moment: Date, lastSeq: number): Promise<number> {
    const [row] = await this.database.query<{ seq: number }>('SELECT conversation_seq_before($1, $2, $3) AS seq', [
      conversationId,
      moment,
      lastSeq,
    ]);
    return row?.seq ?? 0;
  }

  /** Returns the pinned messages, the newest pin first. */
  pinned(conversationId: string, limit: number): Promise<MessageRow[]> {
    return this.database.query<MessageRow>(
      `SELECT ${MESSAGE} FROM message_pins k JOIN messages m ON m.id = k.message_id JOIN accounts a ON a.id = m.sender_id
        WHERE k.conversation_id = $1 ORDER BY k.pinned_at DESC, k.message_id LIMIT $2`,
      [conversationId, limit],
    );
  }

  /** Returns messages in ascending order of change. A message that changed twice appears once. */
  changedAfter(conversationId: string, change: number, limit: number): Promise<MessageRow[]> {
    return this.database.statement<MessageRow>(CHANGED, [conversationId, limit, change]);
  }

  async countSince(at: Date): Promise<number> {
    const [row] = await this.database.query<{ n: string }>(
      'SELECT count(*) AS n FROM messages WHERE created_at >= $1',
      [at],
    );
    return Number(row?.n ?? 0);
  }
}
