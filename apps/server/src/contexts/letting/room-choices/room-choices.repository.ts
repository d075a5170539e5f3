import { OPEN_ROOM_CHOICE_STATES, roomChoiceMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { RoomChoiceEntity } from './room-choice.entity.ts';

export const ROOM_CHOICES = defineRowStates({
  table: 'room_choices',
  machine: roomChoiceMachine,
  refusal: (state, action) => {
    if (action === 'answer') return 'The time to answer is over.';
    if (state === 'collecting') return 'Not everyone has answered yet.';
    if (state === 'proposed') return 'Not everyone has accepted yet.';
    return 'This room choice is over.';
  },
});

/** A room of a choice. */
export interface ChoiceRoomRow {
  readonly id: string;
  readonly name: string;
  readonly size_m2: number | null;
  readonly rent_minor: number | null;
}

/** A room choice with its house and its rooms in order. */
export interface RoomChoiceRow extends RoomChoiceEntity {
  house: string;
  homeowner_id: string;
  homeowner: string;
  is_archived: boolean;
  time_zone: string;
  currency: string;
  rooms: ChoiceRoomRow[];
}

export type NewRoomChoice = Pick<
  RoomChoiceEntity,
  'house_id' | 'total_minor' | 'starts_on' | 'opened_at' | 'closes_at'
>;

const SELECT = `
  SELECT c.id, c.house_id, c.total_minor, to_char(c.starts_on, 'YYYY-MM-DD') AS starts_on, c.state, c.opened_at, c.closes_at,
         c.reply_by, c.envy_minor, c.ended, c.ended_at, c.version, h.name AS house, h.homeowner_id,
         o.first_name AS homeowner, h.state = 'archived' AS is_archived, h.time_zone, h.currency,
         (SELECT jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'size_m2', m.size_m2, 'rent_minor', r.rent_minor)
                           ORDER BY r.position)
            FROM room_choice_rooms r JOIN rooms m ON m.id = r.room_id WHERE r.choice_id = c.id) AS rooms
    FROM room_choices c JOIN houses h ON h.id = c.house_id JOIN accounts o ON o.id = h.homeowner_id`;

/** What can make an open room choice impossible. */
export type RoomChoiceObstacle =
  { readonly roomId: string } | { readonly leaseId: string } | { readonly houseId: string };

/** Stores room choices and their rooms. */
@Injectable()
export class RoomChoicesRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<RoomChoiceRow | undefined> {
    const [row] = await this.database.query<RoomChoiceRow>(`${SELECT} WHERE c.id = $1`, [id]);
    return row;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string): Promise<RoomChoiceRow | undefined> {
    await this.database.query('SELECT 1 FROM room_choices WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  listForHouse(houseId: string, limit: number): Promise<RoomChoiceRow[]> {
    return this.database.query<RoomChoiceRow>(`${SELECT} WHERE c.house_id = $1 ORDER BY c.id DESC LIMIT $2`, [
      houseId,
      limit,
    ]);
  }

  async insert(choice: NewRoomChoice, roomIds: readonly string[]): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `WITH choice AS (INSERT INTO room_choices (house_id, total_minor, starts_on, opened_at, closes_at)
                       VALUES ($1, $2, $3, $4, $5) RETURNING id),
            rooms AS (INSERT INTO room_choice_rooms (choice_id, room_id, position)
                      SELECT choice.id, chosen.id, chosen.position - 1
                        FROM choice, unnest($6::uuid[]) WITH ORDINALITY AS chosen (id, position))
       SELECT id FROM choice`,
      [choice.house_id, choice.total_minor, choice.starts_on, choice.opened_at, choice.closes_at, roomIds],
    );
    if (!row) throw new Error('A room choice was not stored.');
    return row.id;
  }

  async setClosing(id: string, closesAt: Date): Promise<void> {
    await this.database.execute('UPDATE room_choices SET closes_at = $2 WHERE id = $1', [id, closesAt]);
  }

  async setRents(id: string, rents: readonly { readonly roomId: string; readonly minor: number }[]): Promise<void> {
    await this.database.execute(
      `UPDATE room_choice_rooms r SET rent_minor = given.minor
         FROM unnest($2::uuid[], $3::bigint[]) AS given (room_id, minor)
        WHERE r.choice_id = $1 AND r.room_id = given.room_id`,
      [id, rents.map(({ roomId }) => roomId), rents.map(({ minor }) => minor)],
    );
  }

  /** Returns the rooms of a house. */
  listRooms(
    houseId: string,
  ): Promise<{ id: string; name: string; rent_minor: string; currency: string; time_zone: string }[]> {
    return this.database.query(
      `SELECT r.id, r.name, r.rent_minor, h.currency, h.time_zone FROM rooms r JOIN houses h ON h.id = r.house_id
        WHERE r.house_id = $1 AND r.retired_at IS NULL ORDER BY r.name, r.id`,
      [houseId],
    );
  }

  /** Whether one of these rooms is in another room choice that is open. */
  async isInAnother(roomIds: readonly string[]): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM room_choice_rooms r JOIN room_choices c ON c.id = r.choice_id
        WHERE r.room_id = ANY($1) AND c.state = ANY($2) LIMIT 1`,
      [roomIds, OPEN_ROOM_CHOICE_STATES],
    );
    return rows.length > 0;
  }

  /** Returns the open room choices that something makes impossible. */
  async listOpen(because: RoomChoiceObstacle): Promise<string[]> {
    const [roomId, leaseId, houseId] = [
      'roomId' in because ? because.roomId : null,
      'leaseId' in because ? because.leaseId : null,
      'houseId' in because ? because.houseId : null,
    ];
    const rows = await this.database.query<{ id: string }>(
      `SELECT c.id FROM room_choices c
        WHERE c.state = ANY($1) AND (c.house_id = $4
           OR EXISTS (SELECT 1 FROM room_choice_rooms r WHERE r.choice_id = c.id AND r.room_id = $2)
           OR EXISTS (SELECT 1 FROM room_choice_people p WHERE p.choice_id = c.id AND p.lease_id = $3))
        ORDER BY c.id`,
      [OPEN_ROOM_CHOICE_STATES, roomId, leaseId, houseId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the room of a lease; null for another agreement. */
  async findRoomOfLease(agreementId: string): Promise<string | null> {
    const [row] = await this.database.query<{ room_id: string | null }>(
      `SELECT room_id FROM agreements WHERE id = $1 AND type = 'lease'`,
      [agreementId],
    );
    return row?.room_id ?? null;
  }
}
