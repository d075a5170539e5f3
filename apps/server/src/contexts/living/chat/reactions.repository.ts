import type { Reaction } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A reaction as part of a message. */
export interface ReactionRow {
  account_id: string;
  reaction: Reaction;
  /** In the format of JSON. */
  reacted_at: string;
}

/** SQL for the reactions of the message `m`, the oldest first; null for a message without reactions. */
export const REACTIONS_OF_MESSAGE = `
  CASE WHEN m.has_reactions THEN (
    SELECT json_agg(json_build_object('account_id', r.account_id, 'reaction', r.reaction, 'reacted_at', r.reacted_at)
                    ORDER BY r.reacted_at, r.account_id)
      FROM message_reactions r WHERE r.message_id = m.id) END`;

/** Reactions to messages. Each change is also a change of its message, so that clients which were away learn of it. */
@Injectable()
export class ReactionsRepository {
  constructor(private readonly database: Database) {}

  /** @returns false when the message has been deleted since */
  async set(messageId: string, accountId: string, reaction: Reaction, at: Date, change: number): Promise<boolean> {
    const messages = await this.database.query(
      'UPDATE messages SET has_reactions = true, change = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING id',
      [messageId, change],
    );
    if (messages.length === 0) return false;
    await this.database.execute(
      `INSERT INTO message_reactions (message_id, account_id, reaction, reacted_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (message_id, account_id) DO UPDATE SET reaction = excluded.reaction, reacted_at = excluded.reacted_at`,
      [messageId, accountId, reaction, at],
    );
    return true;
  }

  /** @returns false when there is none to take back */
  async remove(messageId: string, accountId: string, change: number): Promise<boolean> {
    const removed = await this.database.query(
      'DELETE FROM message_reactions WHERE message_id = $1 AND account_id = $2 RETURNING message_id',
      [messageId, accountId],
    );
    if (removed.length === 0) return false;
    await this.database.execute(
      `UPDATE messages m SET change = $2,
              has_reactions = EXISTS (SELECT 1 FROM message_reactions r WHERE r.message_id = m.id)
        WHERE id = $1`,
      [messageId, change],
    );
    return true;
  }

  async clear(messageId: string): Promise<void> {
    await this.database.execute('DELETE FROM message_reactions WHERE message_id = $1', [messageId]);
  }

  /** Returns the messages that a person reacted to. */
  listOf(accountId: string): Promise<{ message_id: string; conversation_id: string }[]> {
    return this.database.query(
      `SELECT r.message_id, m.conversation_id FROM message_reactions r JOIN messages m ON m.id = r.message_id
        WHERE r.account_id = $1 ORDER BY m.conversation_id, m.seq`,
      [accountId],
    );
  }

  /** Returns a person's own reactions, the newest first, without what they reacted to. */
  exportOf(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT message_id, reaction, reacted_at FROM message_reactions WHERE account_id = $1
        ORDER BY reacted_at DESC, message_id LIMIT $2`,
      [accountId, newest],
    );
  }
}
