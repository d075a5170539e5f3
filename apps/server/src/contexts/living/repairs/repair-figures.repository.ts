import type { VisitArea } from '@common-roof/contracts';
import { OPEN_REPAIR_STATES } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';

export interface RepairFiguresRow {
  open: number;
  done: number;
  median_days: number | null;
  /** In minor units of each currency. */
  costs: { currency: string; minor: number }[];
  areas: { area: VisitArea; reported: number }[];
}

/** Counts repairs of houses. */
@Injectable()
export class RepairFiguresRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns figures of the houses of a homeowner, or of all houses for an admin, from a moment on.
   * @param houseId of one house alone; null for all of them
   */
  async find(
    { accountId, role }: Pick<Actor, 'accountId' | 'role'>,
    houseId: string | null,
    since: Date,
  ): Promise<RepairFiguresRow> {
    const [row] = await this.database.query<RepairFiguresRow>(
      `WITH theirs AS (
         SELECT r.state, r.area, r.reported_at, r.ended_at, r.cost_minor, h.currency
           FROM houses h JOIN repairs r ON r.house_id = h.id
          WHERE ($2 = 'admin' OR h.homeowner_id = $1) AND ($3::uuid IS NULL OR h.id = $3)
            AND (r.state = ANY($5) OR r.ended_at >= $4)),
       done AS (SELECT * FROM theirs WHERE state = 'done')
       SELECT (SELECT count(*)::int FROM theirs WHERE state = ANY($5)) AS open,
              (SELECT count(*)::int FROM done) AS done,
              (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - reported_at) / 86400)
                 FROM done) AS median_days,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'minor', minor) ORDER BY currency), '[]')
                 FROM (SELECT currency, sum(cost_minor) AS minor FROM done WHERE cost_minor IS NOT NULL
                        GROUP BY currency) AS each) AS costs,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('area', area, 'reported', n) ORDER BY n DESC, area), '[]')
                 FROM (SELECT area, count(*)::int AS n FROM theirs WHERE reported_at >= $4
                          AND state NOT IN ('declined', 'withdrawn') GROUP BY area) AS each) AS areas`,
      [accountId, role, houseId, since, OPEN_REPAIR_STATES],
    );
    if (!row) throw new Error('Repairs were not counted.');
    return row;
  }
}
