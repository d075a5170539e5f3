import type { HouseState, Room } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { CURRENT_TENANCY, LET_FROM, ROOM_STATE } from './room-state.sql.ts';
import type { RoomEntity } from './room.entity.ts';

export interface RoomRow extends Omit<RoomEntity, 'created_at' | 'retired_at'> {
  currency: string;
  occupied_until: string | null;
  let_from: string | null;
  state: Room['state'];
  roomie_id: string | null;
}

export interface HouseOfRooms {
  homeowner_id: string;
  state: HouseState;
  currency: string;
}

export const FACTS = `
  r.id, r.house_id, r.name, h.currency, r.rent_minor::text, r.deposit_minor::text, r.size_m2, r.description,
  to_char(r.available_from, 'YYYY-MM-DD') AS available_from`;

export const COLUMNS = `
  ${FACTS}, t.roomie_id, to_char(t.ends_on, 'YYYY-MM-DD') AS occupied_until, ${ROOM_STATE} AS state,
  ${LET_FROM} AS let_from`;

export const FROM = `FROM rooms r JOIN houses h ON h.id = r.house_id ${CURRENT_TENANCY}`;

/** What other contexts may read of rooms, and lock. */
@Injectable()
export class RoomsReadModel {
  constructor(protected readonly database: Database) {}

  async find(id: string): Promise<RoomRow | undefined> {
    const [row] = await this.database.query<RoomRow>(
      `SELECT ${COLUMNS} ${FROM} WHERE r.id = $1 AND r.retired_at IS NULL`,
      [id],
    );
    return row;
  }

  /** Locks the house, so that its state and the number of its rooms hold until the end of the transaction. */
  async lockHouse(houseId: string): Promise<(HouseOfRooms & { rooms: number }) | undefined> {
    const [house] = await this.database.query<HouseOfRooms>(
      'SELECT homeowner_id, state, currency FROM houses WHERE id = $1 FOR NO KEY UPDATE',
      [houseId],
    );
    // Counted by a statement of its own: it sees what the transactions before it in the queue have written.
    const [count] = await this.database.query<{ rooms: number }>(
      'SELECT count(*)::int AS rooms FROM rooms WHERE house_id = $1 AND retired_at IS NULL',
      [houseId],
    );
    return house && { ...house, rooms: count?.rooms ?? 0 };
  }

  /** Locks the room against move-ins, changes and retirement until the end of the transaction. */
  async lock(id: string): Promise<void> {
    await this.database.query('SELECT 1 FROM rooms WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }
}
