import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { type Slice, toSlice } from '#kernel/database/lists.ts';
import type { ReadableConversation } from './conversation-lists.repository.ts';

export interface MessageFilter {
  /** Words as typed. */
  readonly q: string | null;
  readonly senderId: string | null;
  readonly withPhotos: boolean;
}

export interface FoundMessageRow {
  id: string;
  conversation_id: string;
  house_name: string;
  room_name: string | null;
  seq: number;
  sender_id: string;
  sender_name: string;
  created_at: Date;
  text: string;
  photos: number;
  /** The words of the text that were looked for, as they stand in it. Null without any. */
  words: string[] | null;
}

/** Where a page begins: after the message with this time, which has microseconds, and id. */
export type Place = readonly [createdAt: string, id: string];

/**
 * Up to this many messages, reading a conversation backwards costs less than asking the index for a beginning of a word,
 * which collects all messages of all houses that have such a word.
 */
const SHORT = 5_000;
/** Messages sent at the same moment can have times in another order than their seqs. */
const SPARE = 10;

/** The conditions of a hit. Values are known when the statement is planned, and conditions without one drop out. */
const CONDITIONS = `
  m.conversation_id = mine.id AND m.seq <= mine.last_seq AND m.deleted_at IS NULL
    AND (mine.until IS NULL OR m.edited_at IS NULL OR m.edited_at < mine.until)
    AND ($5::uuid IS NULL OR m.sender_id = $5) AND (NOT $6::boolean OR m.has_photos)
    AND ($7::timestamptz IS NULL OR (m.created_at, m.id) < ($7, $8::uuid))
  ORDER BY m.seq DESC LIMIT $9::int + ${String(SPARE)}`;
const hitWith = (text: string): string =>
  `m.id, m.conversation_id, m.seq, m.sender_id, m.created_at, ${text} AS text, m.has_photos`;
const HIT = hitWith('m.text');
/** A poll with its answers. They are in no index: a conversation has few polls, and each is read here. */
const POLL = `m.text || ' · ' || array_to_string(p.options, ' · ')`;

/** Calling the operator's function keeps the index out of the first part; the second one leaves the choice to the planner. */
export const SEARCH = `
  SELECT hit.id, hit.conversation_id, hit.seq, hit.sender_id, hit.created_at, hit.text,
         h.name AS house_name, room.name AS room_name, a.first_name || ' ' || a.last_name AS sender_name,
         CASE WHEN hit.has_photos THEN (
           SELECT count(*)::int FROM image_placements p JOIN images i ON i.id = p.image_id JOIN image_files f ON f.id = i.file_id
            WHERE p.kind = 'message' AND p.owner_id = hit.id AND f.media_type = 'image/webp') ELSE 0 END AS photos,
         CASE WHEN $4::text IS NOT NULL THEN message_matches(hit.text, $4) END AS words,
         ARRAY[to_char(hit.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), hit.id::text] AS page_key
    FROM (
      SELECT found.* FROM unnest($1::uuid[], $2::int[], $3::timestamptz[]) AS mine (id, last_seq, until)
        CROSS JOIN LATERAL (
          (SELECT ${HIT} FROM messages m
            WHERE mine.last_seq <= ${String(SHORT)} AND ($4::text IS NULL OR ts_match_vq(m.words, message_query($4))) AND ${CONDITIONS})
          UNION ALL
          (SELECT ${HIT} FROM messages m
            WHERE mine.last_seq > ${String(SHORT)} AND ($4::text IS NULL OR m.words @@ message_query($4)) AND ${CONDITIONS})
          UNION ALL
          (SELECT ${hitWith(POLL)} FROM messages m JOIN polls p ON p.message_id = m.id
            WHERE m.has_poll AND $4::text IS NOT NULL AND NOT ts_match_vq(m.words, message_query($4))
              AND ts_match_vq(message_words(${POLL}), message_query($4)) AND ${CONDITIONS})
        ) AS found
       ORDER BY found.created_at DESC, found.id DESC LIMIT $9::int + 1
    ) AS hit
    JOIN accounts a ON a.id = hit.sender_id
    JOIN conversations c ON c.id = hit.conversation_id
    JOIN houses h ON h.id = c.house_id
    LEFT JOIN rooms room ON room.id = c.room_id
   ORDER BY hit.created_at DESC, hit.id DESC`;

@Injectable()
export class MessageSearch {
  constructor(private readonly database: Database) {}

  /**
   * Returns the newest matches before `place` in these conversations, each as far as it can be read: without messages that
   * were edited after the reader had left.
   */
  async find(
    conversations: readonly ReadableConversation[],
    { q, senderId, withPhotos }: MessageFilter,
    { limit, place }: { limit: number; place: Place | null },
  ): Promise<Slice<FoundMessageRow>> {
    const [createdAt = null, id = null] = place ?? [];
    const values = [
      conversations.map((conversation) => conversation.id),
      conversations.map((conversation) => conversation.last_seq),
      conversations.map((conversation) => conversation.until),
      q,
      senderId,
      withPhotos,
      createdAt,
      id,
      limit,
    ];
    const rows = await this.database.transaction(async () => {
      // The best plan depends on how common the words are.
      await this.database.query(`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`);
      return this.database.query<FoundMessageRow & { page_key: string[] }>(SEARCH, values);
    });
    return toSlice<FoundMessageRow>(rows, { limit });
  }
}
