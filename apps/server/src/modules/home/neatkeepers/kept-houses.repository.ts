import type { CleaningPlan, HouseState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { cleaningOf } from './neatkeepers.sql.ts';

export interface KeptHouseRow {
  id: string;
  neatkeeper_id: string;
  name: string;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  time_zone: string;
  state: HouseState;
  rooms: string[];
  board: string[];
  board_version: number;
  cleaning: CleaningPlan;
  owner_id: string;
  owner_first_name: string;
  owner_last_name: string;
  owner_photo: string | null;
  owner_about: string;
  owner_email: string | null;
  owner_phone: string | null;
}

@Injectable()
export class KeptHousesRepository {
  constructor(private readonly database: Database) {}

  /**
   * In the order of the houses' names.
   * @param neatkeeperId null for those of everybody
   * @param after name, house and neatkeeper of the last row of the page before
   */
  list(
    neatkeeperId: string | null,
    after: readonly [string, string, string] | null,
    limit: number,
  ): Promise<KeptHouseRow[]> {
    return this.database.query<KeptHouseRow>(
      `SELECT h.id, k.neatkeeper_id, h.name, h.street, h.postal_code, h.city, h.country, h.time_zone, h.state, h.board,
              h.board_version, ${cleaningOf('k')} AS cleaning,
              ARRAY(SELECT r.name FROM rooms r WHERE r.house_id = h.id AND r.retired_at IS NULL ORDER BY r.name) AS rooms,
              a.id AS owner_id, a.first_name AS owner_first_name, a.last_name AS owner_last_name, a.photo AS owner_photo,
              o.about AS owner_about, CASE WHEN o.publishes_email THEN a.email END AS owner_email,
              CASE WHEN o.publishes_phone THEN a.phone END AS owner_phone
         FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
         JOIN homeowners o ON o.id = h.homeowner_id JOIN accounts a ON a.id = o.id
        WHERE ($1::uuid IS NULL OR k.neatkeeper_id = $1) AND h.state <> 'archived'
          AND ($2::text IS NULL OR (h.name, h.id, k.neatkeeper_id) > ($2, $3::uuid, $4::uuid))
        ORDER BY h.name, h.id, k.neatkeeper_id LIMIT $5`,
      [neatkeeperId, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, limit],
    );
  }
}
