import type { CleaningPlan, HouseState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { ascending, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { cleaningOf } from './neatkeepers.sql.ts';

export interface NeatkeeperHouseRow {
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
export class NeatkeeperHousesRepository {
  constructor(private readonly database: Database) {}

  /** Lists in the order of the houses' names. @param neatkeeperId null for those of every neatkeeper */
  list(neatkeeperId: string | null, query: PageQuery): Promise<Slice<NeatkeeperHouseRow>> {
    return this.database.page<NeatkeeperHouseRow>(
      {
        select: `h.id, k.neatkeeper_id, h.name, h.street, h.postal_code, h.city, h.country, h.time_zone, h.state, h.board,
                 h.board_version, ${cleaningOf('k')} AS cleaning,
                 ARRAY(SELECT r.name FROM rooms r
                        WHERE r.house_id = h.id AND r.retired_at IS NULL ORDER BY r.name) AS rooms,
                 a.id AS owner_id, a.first_name AS owner_first_name, a.last_name AS owner_last_name,
                 a.photo AS owner_photo, o.about AS owner_about,
                 CASE WHEN o.publishes_email THEN a.email END AS owner_email,
                 CASE WHEN o.publishes_phone THEN a.phone END AS owner_phone`,
        from: `house_neatkeepers k JOIN houses h ON h.id = k.house_id
               JOIN homeowners o ON o.id = h.homeowner_id JOIN accounts a ON a.id = o.id`,
        where: { 'k.neatkeeper_id = ?': neatkeeperId, [`h.state <> 'archived'`]: true },
        order: ascending(['h.name', 'text'], ['h.id', 'uuid'], ['k.neatkeeper_id', 'uuid']),
      },
      query,
    );
  }
}
