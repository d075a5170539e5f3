import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

export interface TenancyRow {
  tenancy_id: string;
  roomie_id: string;
  room_id: string;
  house_id: string;
}

const COLUMNS = 'id AS tenancy_id, roomie_id, room_id, house_id';

const TAKEN = new Map([
  ['tenancies_never_overlap', 'The room is taken on one of these days.'],
  ['tenancies_one_open_per_roomie', 'This roomie lives somewhere already.'],
]);

@Injectable()
export class TenanciesRepository {
  constructor(private readonly database: Database) {}

  /** @param startsOn ISO date in the house's time zone. @throws 409 when the room or the roomie is taken */
  async start(roomieId: string, roomId: string, startsOn: string): Promise<TenancyRow> {
    try {
      const [row] = await this.database.query<TenancyRow>(
        `INSERT INTO tenancies (roomie_id, room_id, house_id, starts_on)
         SELECT $1, id, house_id, $3 FROM rooms WHERE id = $2 RETURNING ${COLUMNS}`,
        [roomieId, roomId, startsOn],
      );
      if (!row) throw new DomainError('not_found');
      return row;
    } catch (error) {
      const detail = TAKEN.get(violatedConstraint(error) ?? '');
      if (detail === undefined) throw error;
      throw new DomainError('conflict', { detail });
    }
  }

  /** @throws 409 when no tenancy of the roomie is open */
  async end(roomieId: string, endsOn: string): Promise<TenancyRow> {
    const [row] = await this.database.query<TenancyRow>(
      `UPDATE tenancies SET state = 'ended', ends_on = $2 WHERE roomie_id = $1 AND state <> 'ended' RETURNING ${COLUMNS}`,
      [roomieId, endsOn],
    );
    if (!row) throw new DomainError('conflict', { detail: 'This roomie lives nowhere at the moment.' });
    return row;
  }
}
