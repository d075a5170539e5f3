import type { KnownHouse } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** What a homeowner has already: it decides what a file adds. */
@Injectable()
export class PortfolioRepository {
  constructor(private readonly database: Database) {}

  /** Imports of one homeowner wait for each other until the end of the transaction. */
  async lock(homeownerId: string): Promise<void> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('portfolio:' || $1, 0))`, [homeownerId]);
  }

  listHouses(homeownerId: string): Promise<KnownHouse[]> {
    return this.database.query<KnownHouse>(
      `SELECT h.id, h.name, h.state, h.currency, h.time_zone AS "timeZone",
              (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'isTaken',
                        EXISTS (SELECT 1 FROM tenancies t
                                 WHERE t.room_id = r.id AND t.state IN ('active', 'releasing', 'upcoming')))
                      ORDER BY r.id), '[]')
                 FROM rooms r WHERE r.house_id = h.id AND r.retired_at IS NULL) AS rooms
         FROM houses h WHERE h.homeowner_id = $1 AND NOT h.is_sample ORDER BY h.id`,
      [homeownerId],
    );
  }
}
