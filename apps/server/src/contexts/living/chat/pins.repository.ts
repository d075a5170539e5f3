import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A pin as part of a message. */
export interface PinRow {
  account_id: string;
  /** In the format of JSON. */
  pinned_at: string;
}

/** SQL for the pin of the message `m`; null for a message that isn't pinned. */
export const PIN_OF_MESSAGE = `
  CASE WHEN m.is_pinned THEN (
    SELECT json_build_object('account_id', k.account_id, 'pinned_at', k.pinned_at)
      FROM message_pins k WHERE k.message_id = m.id) END`;

/** SQL for whether the conversation `c` has pins that the reader knows: `past.until` is set for one who left. */
export const HAS_PINS = `
  EXISTS (SELECT 1 FROM message_pins k
           WHERE k.conversation_id = c.id AND (past.until IS NULL OR k.pinned_at < past.until))`;

/** Pins. Each change is also a change of its message, made while the conversation is locked. */
@Injectable()
export class PinsRepository {
  constructor(private readonly database: Database) {}

  async count(conversationId: string): Promise<number> {
    const [row] = await this.database.query<{ pins: number }>(
      'SELECT count(*)::int AS pins FROM message_pins WHERE conversation_id = $1',
      [conversationId],
    );
    return row?.pins ?? 0;
  }

  /** @returns false when the message is pinned already, or has been deleted since */
  async pin(messageId: string, accountId: string, { at, change }: { at: Date; change: number }): Promise<boolean> {
    const messages = await this.database.query<{ conversation_id: string }>(
      `UPDATE messages SET is_pinned = true, change = $2 WHERE id = $1 AND deleted_at IS NULL AND NOT is_pinned
       RETURNING conversation_id`,
      [messageId, change],
    );
    for (const { conversation_id: conversationId } of messages) {
      await this.database.execute(
        'INSERT INTO message_pins (message_id, conversation_id, account_id, pinned_at) VALUES ($1, $2, $3, $4)',
        [messageId, conversationId, accountId, at],
      );
    }
    return messages.length > 0;
  }

  /** @returns false when it isn't pinned */
  async unpin(messageId: string, change: number): Promise<boolean> {
    const messages = await this.database.query(
      'UPDATE messages SET is_pinned = false, change = $2 WHERE id = $1 AND is_pinned RETURNING id',
      [messageId, change],
    );
    await this.clear(messageId);
    return messages.length > 0;
  }

  async clear(messageId: string): Promise<void> {
    await this.database.execute('DELETE FROM message_pins WHERE message_id = $1', [messageId]);
  }

  /** Returns what a person pinned, newest first, without what it says. */
  exportOf(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT message_id, conversation_id, pinned_at FROM message_pins WHERE account_id = $1
        ORDER BY pinned_at DESC, message_id LIMIT $2`,
      [accountId, newest],
    );
  }
}
