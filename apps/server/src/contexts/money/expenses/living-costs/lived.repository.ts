import type { Lived } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** What a person lived in a house, and bore of its costs. */
interface LivedRow extends Lived {
  /** ISO date: the first day that counts. */
  readonly first_on: string;
}

/** Reads what people bore of the costs of a house. */
@Injectable()
export class LivedRepository {
  constructor(private readonly database: Database) {}

  /** Returns a row for everybody who lived there between two days (ISO dates, inclusive), without their names. */
  async list(houseId: string, from: string, to: string): Promise<LivedRow[]> {
    const rows = await this.database.query<Record<'bills' | 'supplies', string> & { days: number; first_on: string }>(
      `SELECT l.days, to_char(l.first_on, 'YYYY-MM-DD') AS first_on,
              (SELECT coalesce(sum(s.minor), 0) FROM variable_costs c JOIN variable_cost_shares s ON s.bill_id = c.id
                WHERE c.house_id = $1 AND c.state = 'entered' AND c.to_on BETWEEN $2 AND $3 AND s.person_id = l.roomie_id) AS bills,
              (SELECT coalesce(sum(s.minor), 0) FROM supplies p JOIN supply_shares s ON s.supply_id = p.id
                WHERE p.house_id = $1 AND p.bought_on BETWEEN $2 AND $3 AND s.roomie_id = l.roomie_id) AS supplies
         FROM (SELECT roomie_id, min(greatest(starts_on, $2::date)) AS first_on,
                      sum(least(coalesce(ends_on, $3::date), $3::date) - greatest(starts_on, $2::date) + 1)::int AS days
                 FROM tenancies
                WHERE house_id = $1 AND starts_on <= $3 AND (ends_on IS NULL OR ends_on >= greatest(starts_on, $2::date))
                GROUP BY roomie_id) l
        ORDER BY l.days DESC LIMIT 100`,
      [houseId, from, to],
    );
    return rows.map((row) => ({ ...row, bills: Number(row.bills), supplies: Number(row.supplies) }));
  }
}
