import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type FileOfMessage, filesOf, photosOf } from '#contexts/identity/media/index.ts';
import type { MessageEntity } from './message.entity.ts';
import { takesPart } from './parties.sql.ts';

/** A message as exported for a person who can read it. */
export interface ExportedMessage {
  conversation_id: string;
  house: string;
  room: string | null;
  written_by: string;
  is_own: boolean;
  text: string;
  photos: number;
  files: FileOfMessage[];
  created_at: Date;
}

/** Messages as personal data: what a person can read is exported, and what shows their life is removed. */
@Injectable()
export class MessagesOfPerson {
  constructor(private readonly database: Database) {}

  /**
   * Returns the messages of both parties in a person's conversations, newest first, as far as that person may read
   * them.
   */
  readableOf(accountId: string, limit: number): Promise<ExportedMessage[]> {
    return this.database.query(
      `SELECT m.conversation_id, h.name AS house, room.name AS room, a.first_name || ' ' || a.last_name AS written_by,
              m.sender_id = $1 AS is_own,
              CASE WHEN m.edited_at >= mine.until THEN coalesce(m.text_that_day, m.text) ELSE m.text END AS text,
              CASE WHEN m.has_photos THEN json_array_length(${photosOf('message', 'm.id')}) ELSE 0 END AS photos,
              CASE WHEN m.has_files THEN ${filesOf('message', 'm.id')} ELSE '[]' END AS files, m.created_at
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

  /** Returns the messages that a person sent with photos or files. */
  withUploadsOf(senderId: string): Promise<Pick<MessageEntity, 'id' | 'conversation_id' | 'text'>[]> {
    return this.database.query(
      'SELECT id, conversation_id, text FROM messages WHERE sender_id = $1 AND (has_photos OR has_files) ORDER BY conversation_id, seq',
      [senderId],
    );
  }

  /** Keeps the text of a message whose photos and files are gone. */
  async removeUploads(id: string, change: number): Promise<void> {
    await this.database.execute(
      'UPDATE messages SET has_photos = false, has_files = false, change = $2 WHERE id = $1',
      [id, change],
    );
  }
}
