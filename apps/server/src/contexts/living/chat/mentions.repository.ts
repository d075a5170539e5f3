import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { MessageEntity } from './message.entity.ts';
import { MEMBERS } from './parties.sql.ts';

/** A mention as part of a message, with the person's name today. */
export interface MentionRow {
  account_id: string;
  first_name: string;
  last_name: string;
  /** In the format of JSON. */
  mentioned_at: string;
}

/** SQL for the mentions in the message `m`; null for a message without any. */
export const MENTIONS_OF_MESSAGE = `
  CASE WHEN m.has_mentions THEN (
    SELECT json_agg(json_build_object('account_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
                                      'mentioned_at', n.mentioned_at) ORDER BY n.account_id)
      FROM message_mentions n JOIN accounts p ON p.id = n.account_id WHERE n.message_id = m.id) END`;

/** SQL for how many messages after `from` mention an account in the conversation `c`. @param account an SQL expression */
export const countMentions = (account: string, from: string): string => `
  (SELECT count(*)::int FROM message_mentions n
    WHERE n.account_id = ${account} AND n.conversation_id = c.id AND n.seq > ${from})`;

type Place = Pick<MessageEntity, 'id' | 'conversation_id' | 'seq' | 'sender_id'>;

/** Who is mentioned in messages. */
@Injectable()
export class MentionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Mentions these people in a message, as far as they are in its conversation and aren't its sender, and nobody else.
   * @returns those who weren't mentioned before, and those who no longer are
   */
  async set(
    message: Place,
    accountIds: readonly string[],
    at: Date,
  ): Promise<{ added: MentionRow[]; removed: string[] }> {
    const { id, conversation_id: conversationId, seq, sender_id: senderId } = message;
    const gone = await this.database.query<{ account_id: string }>(
      'DELETE FROM message_mentions WHERE message_id = $1 AND account_id <> ALL($2) RETURNING account_id',
      [id, accountIds],
    );
    const added = await this.database.query<MentionRow>(
      `WITH added AS (
         INSERT INTO message_mentions (message_id, account_id, conversation_id, seq, mentioned_at)
         SELECT $1, member.account_id, c.id, $3, $6
           FROM conversations c JOIN LATERAL (${MEMBERS}) member ON true
          WHERE c.id = $2 AND member.account_id = ANY($4) AND member.account_id <> $5
         ON CONFLICT DO NOTHING RETURNING account_id, mentioned_at)
       SELECT a.id AS account_id, a.first_name, a.last_name, to_json(added.mentioned_at)#>>'{}' AS mentioned_at
         FROM added JOIN accounts a ON a.id = added.account_id ORDER BY a.id`,
      [id, conversationId, seq, accountIds, senderId, at],
    );
    return { added, removed: gone.map(({ account_id }) => account_id) };
  }

  /** @returns those who were mentioned */
  async clear(messageId: string): Promise<string[]> {
    const rows = await this.database.query<{ account_id: string }>(
      'DELETE FROM message_mentions WHERE message_id = $1 RETURNING account_id',
      [messageId],
    );
    return rows.map(({ account_id }) => account_id);
  }

  /** Returns who is mentioned in a message, and its seq. */
  listOf(messageId: string): Promise<{ account_id: string; seq: number }[]> {
    return this.database.query('SELECT account_id, seq FROM message_mentions WHERE message_id = $1', [messageId]);
  }

  /** Returns the messages that mention a person, after one seq and up to another. */
  async listBetween(conversationId: string, accountId: string, after: number, to: number): Promise<string[]> {
    const rows = await this.database.query<{ message_id: string }>(
      `SELECT message_id FROM message_mentions
        WHERE account_id = $1 AND conversation_id = $2 AND seq > $3 AND seq <= $4`,
      [accountId, conversationId, after, to],
    );
    return rows.map(({ message_id }) => message_id);
  }

  /** Returns the messages that mention a person in all conversations. */
  listOfPerson(accountId: string): Promise<{ message_id: string; conversation_id: string }[]> {
    return this.database.query(
      'SELECT message_id, conversation_id FROM message_mentions WHERE account_id = $1 ORDER BY conversation_id, seq',
      [accountId],
    );
  }

  async remove(messageId: string, accountId: string, change: number): Promise<void> {
    await this.database.execute('DELETE FROM message_mentions WHERE message_id = $1 AND account_id = $2', [
      messageId,
      accountId,
    ]);
    await this.database.execute(
      `UPDATE messages m SET change = $2,
              has_mentions = EXISTS (SELECT 1 FROM message_mentions n WHERE n.message_id = m.id)
        WHERE id = $1`,
      [messageId, change],
    );
  }

  /** Returns where a person is mentioned, newest first, without what was said there. */
  exportOf(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT message_id, conversation_id, mentioned_at FROM message_mentions WHERE account_id = $1
        ORDER BY mentioned_at DESC, message_id LIMIT $2`,
      [accountId, newest],
    );
  }
}
