import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { violatedConstraint } from '#kernel/database/database.ts';
import { ascending, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import { IS_LISTED } from './room-state.sql.ts';
import { type RoomRow, COLUMNS, FROM, FACTS, RoomsReadModel } from './rooms-read-model.ts';

export interface RoomFacts {
  readonly name: string;
  /** Minor units of the house's currency per month. */
  readonly rentMinor: number;
  readonly depositMinor: number;
  readonly sizeM2?: number | null;
  readonly description?: string;
  /** ISO date in the house's time zone. */
  readonly availableFrom?: string | null;
}

export interface NewRoom extends RoomFacts {
  readonly houseId: string;
}

export type RoomOfHouseRow = RoomRow & { photos: PhotoRow[] };

export interface EmptyRoomRow extends RoomRow {
  house_name: string;
  city: string;
}

/** Rooms of the house `$1`, with their photos as {@link photosOf} gives them. */
export const ROOMS_OF_HOUSE = `
  SELECT ${COLUMNS}, ${photosOf('room', 'r.id')} AS photos ${FROM}
   WHERE r.house_id = $1 AND r.retired_at IS NULL ORDER BY r.name, r.id LIMIT 200`;

/** Whose empty rooms a role can list, `?` being the account. */
const NEAR: Record<Exclude<Role, 'neatkeeper'>, string> = {
  roomie: `h.id IN (SELECT m.house_id FROM tenancies m WHERE m.roomie_id = ? AND m.state IN ('active', 'releasing'))`,
  homeowner: 'h.homeowner_id = ?',
  admin: '?::uuid IS NOT NULL',
};

const values = (room: RoomFacts): unknown[] => [
  room.name,
  room.rentMinor,
  room.depositMinor,
  room.sizeM2 ?? null,
  room.description ?? '',
  room.availableFrom ?? null,
];

@Injectable()
export class RoomsRepository extends RoomsReadModel {
  /** @throws 409 when the house has another room of that name, ignoring case */
  async insert(room: NewRoom): Promise<string> {
    const [row] = await this.nameIsFree(() =>
      this.database.query<{ id: string }>(
        `INSERT INTO rooms (name, rent_minor, deposit_minor, size_m2, description, available_from, house_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
        [...values(room), room.houseId],
      ),
    );
    if (!row) throw new Error('A room was not stored.');
    return row.id;
  }

  /** @throws 409 as {@link insert} */
  async write(id: string, room: RoomFacts): Promise<void> {
    await this.nameIsFree(() =>
      this.database.execute(
        `UPDATE rooms SET name = $1, rent_minor = $2, deposit_minor = $3, size_m2 = $4, description = $5,
                          available_from = $6
          WHERE id = $7`,
        [...values(room), id],
      ),
    );
  }

  /** Finds the names of a room and its house, even when the room is retired. */
  async findPlace(id: string): Promise<{ room: string; house: string } | undefined> {
    const [row] = await this.database.query<{ room: string; house: string }>(
      'SELECT r.name AS room, h.name AS house FROM rooms r JOIN houses h ON h.id = r.house_id WHERE r.id = $1',
      [id],
    );
    return row;
  }

  listForHouse(houseId: string): Promise<RoomRow[]> {
    return this.database.query<RoomRow>(
      `SELECT ${COLUMNS} ${FROM} WHERE r.house_id = $1 AND r.retired_at IS NULL ORDER BY r.name, r.id LIMIT 200`,
      [houseId],
    );
  }

  /** Houses are read in order, so that a page reads about as many rooms as it shows. */
  empty(accountId: string, role: keyof typeof NEAR, query: PageQuery): Promise<Slice<EmptyRoomRow>> {
    return this.database.page<EmptyRoomRow>(
      {
        select: `${FACTS}, NULL AS roomie_id, NULL AS occupied_until, NULL AS let_from,
                 CASE WHEN ${IS_LISTED} THEN 'listed' ELSE 'vacant' END AS state, h.name AS house_name, h.city`,
        from: 'houses h JOIN rooms r ON r.house_id = h.id',
        where: {
          [NEAR[role]]: accountId,
          [`h.state = 'open' AND r.retired_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM tenancies o WHERE o.room_id = r.id AND o.state <> 'ended')`]: true,
        },
        order: ascending(['h.name', 'text'], ['h.id', 'uuid'], ['r.name', 'text'], ['r.id', 'uuid']),
      },
      query,
    );
  }

  async retire(id: string, at: Date): Promise<void> {
    await this.database.execute('UPDATE rooms SET retired_at = $2 WHERE id = $1', [id, at]);
  }

  /** Deletes rooms of a draft, which never had a roomie. */
  async removeAllBut(houseId: string, keptIds: readonly string[]): Promise<void> {
    await this.database.execute('DELETE FROM rooms WHERE house_id = $1 AND NOT (id = ANY($2::uuid[]))', [
      houseId,
      keptIds,
    ]);
  }

  private async nameIsFree<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (violatedConstraint(error) !== 'rooms_name_per_house') throw error;
      const detail = 'This house already has a room of that name.';
      throw new DomainError('conflict', { detail, errors: [{ path: 'room_name', message: detail }] });
    }
  }
}
