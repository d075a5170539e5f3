import { Injectable } from '@nestjs/common';
import type { RoomHistory } from '@common-roof/domain';

import { Database } from '#kernel/database/database.ts';
import { COUNTS } from './houses.sql.ts';

/** About what the rent of a tenancy comes to in a month, as `monthlyRent` says. Null without its own. */
const MONTHLY_RENT = (stay: string): string =>
  `round(${stay}.rent_minor * CASE ${stay}.rent_period WHEN 'week' THEN 52 WHEN 'two_weeks' THEN 26 WHEN 'four_weeks' THEN 13 ELSE 12 END / 12.0)::bigint`;

export interface CountsRow {
  rooms: number;
  vacant: number;
  listed: number;
  releasing: number;
}

export interface HouseCountsRow extends CountsRow {
  id: string;
  name: string;
  releasing_until: string | null;
}

export interface RentRow {
  currency: string;
  let_minor: string;
  empty_minor: string;
}

interface HistoryRow {
  added_on: string;
  retired_on: string | null;
  stays: RoomHistory['stays'];
}

/** Open houses of the homeowner `$1`, or the one house `$2` of theirs. A sample house counts by itself only. */
const OPEN = `h.homeowner_id = $1 AND (($2::uuid IS NULL AND NOT h.is_sample) OR h.id = $2) AND h.state = 'open'`;

/** Figures over all of a homeowner's open houses. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly database: Database) {}

  async totals(homeownerId: string, houseId: string | null): Promise<CountsRow> {
    const [row] = await this.database.query<CountsRow>(
      `SELECT coalesce(sum(c.rooms), 0)::int AS rooms, coalesce(sum(c.vacant), 0)::int AS vacant,
              coalesce(sum(c.listed), 0)::int AS listed, coalesce(sum(c.releasing), 0)::int AS releasing
         FROM houses h ${COUNTS} WHERE ${OPEN}`,
      [homeownerId, houseId],
    );
    return row ?? { rooms: 0, vacant: 0, listed: 0, releasing: 0 };
  }

  byHouse(homeownerId: string, houseId: string | null, limit: number): Promise<HouseCountsRow[]> {
    return this.database.query<HouseCountsRow>(
      `SELECT h.id, h.name, c.* FROM houses h ${COUNTS} WHERE ${OPEN} ORDER BY h.name, h.id LIMIT $3`,
      [homeownerId, houseId, limit],
    );
  }

  rents(homeownerId: string, houseId: string | null): Promise<RentRow[]> {
    return this.database.query<RentRow>(
      `SELECT h.currency,
              coalesce(sum(coalesce(${MONTHLY_RENT('stay')}, r.rent_minor)) FILTER (WHERE stay.id IS NOT NULL), 0) AS let_minor,
              coalesce(sum(r.rent_minor) FILTER (WHERE stay.id IS NULL), 0) AS empty_minor
         FROM houses h JOIN rooms r ON r.house_id = h.id AND r.retired_at IS NULL
         LEFT JOIN LATERAL (
           -- What was agreed on for this stay comes before what the room costs by itself.
           SELECT t.id, t.rent_minor, t.rent_period FROM tenancies t
            WHERE t.room_id = r.id AND t.state IN ('active', 'releasing') ORDER BY t.starts_on LIMIT 1
         ) stay ON true
        WHERE ${OPEN} GROUP BY h.currency ORDER BY h.currency`,
      [homeownerId, houseId],
    );
  }

  /** Lists every room, past ones included, with its tenancies. Days are those of the house's time zone. */
  async histories(homeownerId: string, houseId: string | null): Promise<RoomHistory[]> {
    const rows = await this.database.query<HistoryRow>(
      `SELECT to_char(r.created_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS added_on,
              to_char(r.retired_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS retired_on,
              coalesce(jsonb_agg(jsonb_build_object('from', t.starts_on, 'until', t.ends_on + 1) ORDER BY t.starts_on)
                       FILTER (WHERE t.id IS NOT NULL), '[]') AS stays
         FROM houses h JOIN rooms r ON r.house_id = h.id LEFT JOIN tenancies t ON t.room_id = r.id
        WHERE ${OPEN} GROUP BY r.id, h.id`,
      [homeownerId, houseId],
    );
    return rows.map((row) => ({ from: row.added_on, until: row.retired_on, stays: row.stays }));
  }

  async housesByState(homeownerId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ state: string; n: number }>(
      'SELECT state, count(*)::int AS n FROM houses WHERE homeowner_id = $1 AND NOT is_sample GROUP BY state',
      [homeownerId],
    );
    return new Map(rows.map(({ state, n }) => [state, n]));
  }

  /** Lists drafts, newest first. */
  drafts(homeownerId: string, limit: number): Promise<{ id: string; name: string }[]> {
    return this.database.query(
      `SELECT id, name FROM houses WHERE homeowner_id = $1 AND state = 'draft' ORDER BY id DESC LIMIT $2`,
      [homeownerId, limit],
    );
  }
}
