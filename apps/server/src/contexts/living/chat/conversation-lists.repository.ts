import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { ascending, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { ConversationRow, MemberRow } from './conversations.repository.ts';
import { countMentions } from './mentions.repository.ts';
import type { MutedUntil } from './mute.ts';
import { HAS_PINS } from './pins.repository.ts';
import { IS_OPEN, READABLE_SEQ, takesPart } from './parties.sql.ts';

export interface ListedConversation extends ConversationRow {
  house_name: string;
  room_name: string | null;
  last_read_seq: number;
  own_read: number;
  sent_count: number;
  muted_until: MutedUntil;
  unread_mentions: number;
  has_pins: boolean;
  until: Date | null;
  is_open: boolean;
  /** ISO date in the house's time zone. */
  left_on: string | null;
  deposit_settled_on: string | null;
  deposit: 'held' | 'settled' | null;
}

/** A conversation as far as its reader can read it: up to `last_seq`, and as it was at `until` if they have left. */
export type ReadableConversation = Pick<ListedConversation, 'id' | 'last_seq' | 'until'>;

/** A member as shown to a person who has left the conversation. */
export type FormerMemberRow = Pick<
  MemberRow,
  'conversation_id' | 'account_id' | 'first_name' | 'last_name' | 'photo' | 'role' | 'last_read_seq'
>;

/**
 * Selects the conversations of an account through its houses or its tenancies. Both parties keep conversations of
 * ended tenancies that contain messages.
 */
const mineAsHomeowner = (account: string): string => `
  c.house_id IN (SELECT h.id FROM houses h WHERE h.homeowner_id = ${account}) AND (c.last_seq > 0 OR ${IS_OPEN})`;
const mineAsRoomie = (account: string): string => `
  c.id IN (
    SELECT m.id FROM tenancies t JOIN conversations m ON m.house_id = t.house_id
     WHERE t.roomie_id = ${account} AND ${takesPart('t', 'm', account)}
     UNION ALL SELECT m.id FROM deposits d JOIN agreements a ON a.id = d.agreement_id
       JOIN conversations m ON m.room_id = a.room_id AND m.roomie_id = d.roomie_id
      WHERE d.roomie_id = ${account} AND d.state = 'held' AND d.taken_back_at IS NULL
     UNION ALL SELECT p.id FROM past_conversations_of(${account}) p JOIN conversations m ON m.id = p.id
      WHERE conversation_seq_before(m.id, p.until, m.last_seq) > 0)`;
const MINE = { homeowner: mineAsHomeowner('?'), roomie: mineAsRoomie('?') } as const;

/** Adds what the reader `$1` may see of the conversation `c`. A row in `past` means that they left it. */
const STANDING = `
  LEFT JOIN LATERAL (
    SELECT ${READABLE_SEQ} AS last_seq) seen ON true
  LEFT JOIN LATERAL (
    SELECT m.created_at FROM messages m
     WHERE past.until IS NOT NULL AND m.conversation_id = c.id AND m.seq = seen.last_seq) newest ON true
  LEFT JOIN LATERAL (
    SELECT m.sender_seq FROM messages m
     WHERE past.until IS NOT NULL AND m.conversation_id = c.id AND m.sender_id = $1 AND m.seq <= seen.last_seq
     ORDER BY m.seq DESC LIMIT 1) sent ON true
  LEFT JOIN LATERAL (
    SELECT max(t.ends_on) AS left_on FROM tenancies t
     WHERE t.house_id = c.house_id AND t.state = 'ended' AND t.ends_on >= t.starts_on
       AND t.roomie_id = coalesce(c.roomie_id, $1) AND (c.kind = 'house' OR t.room_id = c.room_id)
       AND NOT EXISTS (SELECT 1 FROM tenancies o
                        WHERE o.house_id = c.house_id AND o.roomie_id = t.roomie_id AND o.state <> 'ended'
                          AND CASE c.kind WHEN 'house' THEN o.state <> 'upcoming' ELSE o.room_id = c.room_id END)) gone ON true
  LEFT JOIN LATERAL (
    SELECT d.state, d.settled_at FROM deposits d JOIN agreements a ON a.id = d.agreement_id
     WHERE gone.left_on IS NOT NULL AND d.roomie_id = c.roomie_id AND a.room_id = c.room_id AND d.taken_back_at IS NULL
     ORDER BY d.state = 'held' DESC, d.id DESC LIMIT 1) kept ON true`;

/** Sorts a left conversation by the last message the reader may see, so that the order reveals nothing newer. */
const NEWEST_AT = `CASE WHEN past.until IS NULL THEN c.last_message_at ELSE coalesce(newest.created_at, past.until) END`;

/** The conversations with the newest messages, in which a person's messages are searched. */
const MOST_SEARCHED = 1_000;

const readable = (mine: string): string => `
  SELECT c.id, ${READABLE_SEQ} AS last_seq, past.until
    FROM conversations c LEFT JOIN past_conversations_of($1) past ON past.id = c.id
   WHERE ${mine} ORDER BY c.last_message_at DESC LIMIT ${String(MOST_SEARCHED)}`;
const READABLE_OF = { homeowner: readable(mineAsHomeowner('$1')), roomie: readable(mineAsRoomie('$1')) } as const;

/** Lists a person's conversations, each as far as they may read it. */
@Injectable()
export class ConversationLists {
  constructor(private readonly database: Database) {}

  listOf(accountId: string, role: 'homeowner' | 'roomie', query: PageQuery): Promise<Slice<ListedConversation>> {
    return this.list(MINE[role], accountId, accountId, query);
  }

  /** Returns how far a person can read each of their conversations. */
  listReadable(accountId: string, role: 'homeowner' | 'roomie'): Promise<ReadableConversation[]> {
    return this.database.query(READABLE_OF[role], [accountId]);
  }

  listOfHouse(houseId: string, readerId: string, query: PageQuery): Promise<Slice<ListedConversation>> {
    return this.list('c.house_id = ?', houseId, readerId, query);
  }

  /**
   * Returns the members of conversations on the day the leaver left: the homeowner and the roomies who lived there.
   * Excludes everything that happened later, and addresses.
   */
  listFormerMembers(conversationIds: readonly string[], leaverId: string): Promise<FormerMemberRow[]> {
    return this.database.query<FormerMemberRow>(
      `SELECT c.id AS conversation_id, a.id AS account_id, a.first_name, a.last_name, a.photo, a.account_type AS role,
              least(coalesce(r.last_read_seq, 0), conversation_seq_before(c.id, past.until, c.last_seq)) AS last_read_seq
         FROM past_conversations_of($2) past
         JOIN conversations c ON c.id = past.id
         JOIN LATERAL (
           SELECT h.homeowner_id AS account_id FROM houses h WHERE h.id = c.house_id
           UNION SELECT $2::uuid
           UNION
           SELECT t.roomie_id FROM tenancies t
            WHERE c.kind = 'house' AND t.house_id = c.house_id
              AND t.starts_on <= past.left_on AND (t.ends_on IS NULL OR t.ends_on >= past.left_on)) member ON true
         JOIN accounts a ON a.id = member.account_id
         LEFT JOIN conversation_reads r ON r.conversation_id = c.id AND r.account_id = a.id
        WHERE c.id = ANY($1)
        ORDER BY a.account_type, a.first_name, a.id`,
      [conversationIds, leaverId],
    );
  }

  /** Returns the conversation with the newest message first. */
  private list(
    condition: string,
    subject: string,
    readerId: string,
    query: PageQuery,
  ): Promise<Slice<ListedConversation>> {
    return this.database.page<ListedConversation>(
      {
        select: `c.id, c.kind, c.house_id, c.room_id, seen.last_seq, h.name AS house_name, room.name AS room_name,
                 CASE WHEN past.until IS NULL THEN c.last_change ELSE 0 END AS last_change,
                 coalesce(r.last_read_seq, 0) AS last_read_seq, coalesce(r.own_read, 0) AS own_read,
                 CASE WHEN past.until IS NULL THEN coalesce(r.sent_count, 0) ELSE coalesce(sent.sender_seq, 0) END AS sent_count,
                 r.muted_until, ${countMentions('$1', 'coalesce(r.last_read_seq, 0)')} AS unread_mentions, ${HAS_PINS} AS has_pins, past.until, ${IS_OPEN} AS is_open, to_char(gone.left_on, 'YYYY-MM-DD') AS left_on,
                 CASE WHEN kept.state = 'held' THEN 'held' WHEN kept.state IS NOT NULL THEN 'settled' END AS deposit,
                 to_char(kept.settled_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS deposit_settled_on`,
        from: `conversations c
               JOIN houses h ON h.id = c.house_id
               LEFT JOIN rooms room ON room.id = c.room_id
               LEFT JOIN conversation_reads r ON r.conversation_id = c.id AND r.account_id = $1
               LEFT JOIN past_conversations_of($1) past ON past.id = c.id ${STANDING}`,
        values: [readerId],
        where: { [condition]: subject },
        order: { ...ascending([NEWEST_AT, 'timestamptz'], ['c.id', 'uuid']), descending: true },
      },
      query,
    );
  }
}
