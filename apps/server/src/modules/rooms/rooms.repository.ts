import type { Room } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';

export interface NewRoom {
  readonly houseId: string;
  readonly name: string;
  /** Minor units of the house's currency, a month. */
  readonly rentMinor: number;
  readonly depositMinor: number;
}

export interface RoomRow {
  id: string;
  house_id: string;
  name: string;
  rent_minor: string;
  deposit_minor: string;
  state: Room['state'];
  roomie_id: string | null;
}

@Injectable()
export class RoomsRepository {
  constructor(private readonly database: Database) {}

  async add({ houseId, name, rentMinor, depositMinor }: NewRoom): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'INSERT INTO rooms (house_id, name, rent_minor, deposit_minor) VALUES ($1, $2, $3, $4) RETURNING id',
      [houseId, name, rentMinor, depositMinor],
    );
    if (!row) throw new Error('A room was not stored.');
    return row.id;
  }

  /** The state of a room is what its open tenancy and its listing say; it is stored nowhere. */
  ofHouse(houseId: string): Promise<RoomRow[]> {
    return this.database.query<RoomRow>(
      `SELECT r.id, r.house_id, r.name, r.rent_minor, r.deposit_minor, t.roomie_id,
              CASE t.state WHEN 'active' THEN 'occupied' WHEN 'releasing' THEN 'releasing'
                   ELSE CASE WHEN r.listed_at IS NULL THEN 'vacant' ELSE 'listed' END END AS state
         FROM rooms r LEFT JOIN tenancies t ON t.room_id = r.id AND t.state <> 'ended'
        WHERE r.house_id = $1 ORDER BY r.name LIMIT 200`,
      [houseId],
    );
  }
}

