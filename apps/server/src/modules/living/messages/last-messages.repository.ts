import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { MESSAGE, type MessageRow } from './messages.repository.ts';

/** The newest message of each of many conversations, one index look-up each. */
@Injectable()
export class LastMessages {
  constructor(private readonly database: Database) {}

  async of(conversationIds: readonly string[]): Promise<ReadonlyMap<string, MessageRow>> {
    const rows = await this.database.query<MessageRow>(
      `SELECT ${MESSAGE}
         FROM conversations c
         JOIN messages m ON m.conversation_id = c.id AND m.seq = c.last_seq
         JOIN accounts a ON a.id = m.sender_id
        WHERE c.id = ANY($1)`,
      [conversationIds],
    );
    return new Map(rows.map((row) => [row.conversation_id, row]));
  }
}
