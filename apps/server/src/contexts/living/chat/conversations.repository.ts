import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { IS_OPEN, IS_PARTY, MEMBERS, READABLE_SEQ, takesPart } from './parties.sql.ts';
import type { ConversationEntity } from './conversation.entity.ts';
import { countMentions } from './mentions.repository.ts';
import type { MutedUntil } from './mute.ts';

export type ConversationRow = Pick<
  ConversationEntity,
  'id' | 'kind' | 'house_id' | 'room_id' | 'last_seq' | 'last_change'
>;

export interface FoundConversation extends ConversationRow {
  is_party: boolean;
  is_open: boolean;
  last_read_seq: number;
  /** Set for a person who has left, who reads what was written before. Null for everyone else. */
  until: Date | null;
}

export interface MemberRow {
  conversation_id: string;
  account_id: string;
  first_name: string;
  last_name: string;
  photo: string | null;
  role: Role;
  email: string;
  email_verified: boolean;
  phone: string | null;
  /** Whether a homeowner publishes the contact to their roomies. False for everyone else. */
  publishes_email: boolean;
  publishes_phone: boolean;
  last_seq: number;
  last_change: number;
  last_read_seq: number;
  own_read: number;
  sent_count: number;
  muted_until: MutedUntil;
  unread_mentions: number;
  /** An e-mail about their unread messages has been sent. */
  mailed: boolean;
}

const READING = `coalesce(r.last_read_seq, 0) AS last_read_seq, coalesce(r.own_read, 0) AS own_read,
  coalesce(r.sent_count, 0) AS sent_count`;

const FIND: Statement = {
  name: 'conversation-find',
  text: `
    SELECT c.id, c.kind, c.house_id, c.room_id, ${READABLE_SEQ} AS last_seq,
           CASE WHEN past.until IS NULL THEN c.last_change ELSE 0 END AS last_change,
           ${IS_PARTY} AS is_party, ${IS_OPEN} AS is_open, coalesce(r.last_read_seq, 0) AS last_read_seq, past.until
      FROM conversations c LEFT JOIN conversation_reads r ON r.conversation_id = c.id AND r.account_id = $2
      LEFT JOIN past_conversations_of($2) past ON past.id = c.id AND $3::text = 'roomie'
     WHERE c.id = $1`,
};

/** The conversations an account takes part in, without those it can only read. */
const IDS_OF: Record<'homeowner' | 'roomie', string> = {
  homeowner: `
    SELECT h.homeowner_id AS account_id, c.id FROM houses h JOIN conversations c ON c.house_id = h.id
     WHERE h.homeowner_id = ANY($1) AND (c.last_seq > 0 OR ${IS_OPEN})`,
  roomie: `
    SELECT t.roomie_id AS account_id, c.id FROM tenancies t JOIN conversations c ON c.house_id = t.house_id
     WHERE t.roomie_id = ANY($1) AND ${takesPart('t', 'c', 't.roomie_id')}
    UNION
    SELECT d.roomie_id, c.id FROM deposits d JOIN agreements a ON a.id = d.agreement_id
      JOIN conversations c ON c.room_id = a.room_id AND c.roomie_id = d.roomie_id
     WHERE d.roomie_id = ANY($1) AND d.state = 'held' AND d.taken_back_at IS NULL`,
};

@Injectable()
export class ConversationsRepository {
  constructor(private readonly database: Database) {}

  async find(id: string, actor: Actor): Promise<FoundConversation | undefined> {
    const [row] = await this.database.statement<FoundConversation>(FIND, [id, actor.accountId, actor.role]);
    return row;
  }

  /**
   * Returns the conversation of a house, or that of a room's current roomie.
   * @param readerId the reader, whose own conversation comes first for a room, even if another roomie lives there now
   */
  async idOfPlace(placeId: string, readerId: string | null = null): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT c.id FROM conversations c WHERE c.kind = 'house' AND c.house_id = $1
       UNION ALL
       (SELECT c.id FROM conversations c
         WHERE c.kind = 'room' AND c.room_id = $1 AND (c.roomie_id = $2::uuid OR EXISTS (
           SELECT 1 FROM tenancies t WHERE t.room_id = c.room_id AND t.roomie_id = c.roomie_id AND t.state <> 'ended'))
         ORDER BY c.roomie_id = $2::uuid DESC NULLS LAST LIMIT 1)
       LIMIT 1`,
      [placeId, readerId],
    );
    return row?.id;
  }

  async idOfRoomie(roomieId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT c.id FROM tenancies t JOIN conversations c ON c.room_id = t.room_id AND c.roomie_id = t.roomie_id
        WHERE t.roomie_id = $1 AND t.state <> 'ended' AND c.kind = 'room' ORDER BY t.starts_on LIMIT 1`,
      [roomieId],
    );
    return row?.id;
  }

  /** Returns the room conversation of a deposit's two parties, and opens it if there is none. */
  async ensureForDeposit(depositId: string): Promise<string | undefined> {
    await this.database.query(
      `INSERT INTO conversations (kind, house_id, room_id, roomie_id)
       SELECT 'room', a.house_id, a.room_id, d.roomie_id FROM deposits d JOIN agreements a ON a.id = d.agreement_id
        WHERE d.id = $1 ON CONFLICT DO NOTHING`,
      [depositId],
    );
    const [row] = await this.database.query<{ id: string }>(
      `SELECT c.id FROM deposits d JOIN agreements a ON a.id = d.agreement_id
         JOIN conversations c ON c.room_id = a.room_id AND c.roomie_id = d.roomie_id
        WHERE d.id = $1`,
      [depositId],
    );
    return row?.id;
  }

  /** @returns only the ids, for the rooms of sockets */
  async listIds(
    accountIds: readonly string[],
    role: 'homeowner' | 'roomie',
  ): Promise<{ account_id: string; id: string }[]> {
    return accountIds.length === 0 ? [] : this.database.query(IDS_OF[role], [accountIds]);
  }

  listMembers(conversationIds: readonly string[]): Promise<MemberRow[]> {
    return this.database.query<MemberRow>(
      `SELECT c.id AS conversation_id, a.id AS account_id, a.first_name, a.last_name, a.photo, a.account_type AS role,
              a.email, a.email_verified_at IS NOT NULL AS email_verified, a.phone,
              coalesce(o.publishes_email, false) AS publishes_email,
              coalesce(o.publishes_phone, false) AS publishes_phone, c.last_seq, c.last_change,
              ${READING}, r.muted_until,
              ${countMentions('a.id', 'coalesce(r.last_read_seq, 0)')} AS unread_mentions, coalesce(r.alerted_seq > r.last_read_seq, false) AS mailed
         FROM conversations c
         JOIN LATERAL (${MEMBERS}) member ON true
         JOIN accounts a ON a.id = member.account_id
         LEFT JOIN homeowners o ON o.id = a.id
         LEFT JOIN conversation_reads r ON r.conversation_id = c.id AND r.account_id = a.id
        WHERE c.id = ANY($1)
        ORDER BY a.account_type, a.first_name, a.id`,
      [conversationIds],
    );
  }

  async ensureForHouse(houseId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO conversations (kind, house_id) VALUES ('house', $1) ON CONFLICT DO NOTHING`,
      [houseId],
    );
  }

  async ensureForRoom(houseId: string, roomId: string, roomieId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO conversations (kind, house_id, room_id, roomie_id) VALUES ('room', $1, $2, $3) ON CONFLICT DO NOTHING`,
      [houseId, roomId, roomieId],
    );
  }

  async idsForTenancy(houseId: string, roomId: string, roomieId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM conversations
        WHERE house_id = $1 AND (kind = 'house' OR (room_id = $2 AND roomie_id = $3))`,
      [houseId, roomId, roomieId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns a conversation's title and the time zone of its house. @throws Error for an unknown id */
  async findPlace(id: string): Promise<{ title: string; timeZone: string }> {
    const [row] = await this.database.query<{ house: string; room: string | null; time_zone: string }>(
      `SELECT h.name AS house, r.name AS room, h.time_zone FROM conversations c
         JOIN houses h ON h.id = c.house_id LEFT JOIN rooms r ON r.id = c.room_id WHERE c.id = $1`,
      [id],
    );
    if (!row) throw new Error('There is no such conversation.');
    return { title: row.room === null ? row.house : `${row.house} · ${row.room}`, timeZone: row.time_zone };
  }
}
