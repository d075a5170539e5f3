import type { Inhabitant } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** Who lived in houses on which days, for sharing costs. The last day of a tenancy counts, as it does for the rent. */
@Injectable()
export class InhabitantsReadModel {
  constructor(private readonly database: Database) {}

  /** Lists past, current and upcoming roomies of a house. */
  listForHouse(houseId: string): Promise<Inhabitant[]> {
    return this.database.query<Inhabitant>(
      `SELECT roomie_id AS id,
              jsonb_agg(jsonb_build_object('from', starts_on, 'until', ends_on + 1) ORDER BY starts_on) AS stays
         FROM tenancies WHERE house_id = $1 GROUP BY roomie_id ORDER BY roomie_id`,
      [houseId],
    );
  }

  /** Returns whether a roomie lived in a house on one of the days of a span (ISO dates, both included). */
  async livedThere(houseId: string, roomieId: string, from: string, to: string): Promise<boolean> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT 1 AS n FROM tenancies
        WHERE house_id = $1 AND roomie_id = $2 AND starts_on <= $4 AND (ends_on IS NULL OR ends_on >= $3) LIMIT 1`,
      [houseId, roomieId, from, to],
    );
    return row !== undefined;
  }
}
