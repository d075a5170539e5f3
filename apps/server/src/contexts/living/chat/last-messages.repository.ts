import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { ListedConversation } from './conversation-lists.repository.ts';
import { MESSAGE, type MessageRow } from './messages.sql.ts';

/** Reads the newest message of many conversations with one index lookup each. */
@Injectable()
export class LastMessages {
  constructor(private readonly database: Database) {}

  /** Returns the message at each conversation's `last_seq`, which is as far as the reader may read. */
  async listForConversations(
    conversations: readonly Pick<ListedConversation, 'id' | 'last_seq'>[],
  ): Promise<ReadonlyMap<string, MessageRow>> {
    const rows = await this.database.query<MessageRow>(
      `SELECT ${MESSAGE}
         FROM unnest($1::uuid[], $2::int[]) AS wanted (conversation_id, seq)
         JOIN messages m ON m.conversation_id = wanted.conversation_id AND m.seq = wanted.seq
         JOIN accounts a ON a.id = m.sender_id`,
      [conversations.map(({ id }) => id), conversations.map(({ last_seq }) => last_seq)],
    );
    return new Map(rows.map((row) => [row.conversation_id, row]));
  }
}
