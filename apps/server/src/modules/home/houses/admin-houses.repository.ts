import type { AdminHouseSort, HouseState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { KeyType } from '../../../platform/http/cursor.ts';
import { type HouseSummaryRow, likeOf, SUMMARY } from './houses.repository.ts';
import { COUNTS } from './houses.sql.ts';

export interface AdminHouseRow extends HouseSummaryRow {
  created_at: Date;
  owner_first_name: string;
  owner_last_name: string;
  /** What the list is sorted by, as text: the key of its cursor. */
  sort_key: string;
}

export interface AdminHouseFilter {
  readonly search?: string | undefined;
  readonly state?: HouseState | undefined;
  readonly homeowner_id?: string | undefined;
  readonly city?: string | undefined;
  readonly sort: AdminHouseSort;
}

interface Sort {
  readonly key: string;
  readonly type: KeyType;
  readonly descending: boolean;
  readonly join?: string;
}

/** Counts of every house, gathered in one pass: a sort by them has to know them all. */
const counted = (from: string): string =>
  `LEFT JOIN (SELECT house_id, count(*)::int AS count FROM ${from} GROUP BY house_id) n ON n.house_id = h.id`;

/** How each sort orders, and the type of its key. */
export const ADMIN_SORTS: Record<AdminHouseSort, Sort> = {
  name: { key: 'h.name', type: 'text', descending: false },
  city: { key: 'lower(h.city)', type: 'text', descending: false },
  homeowner: { key: `(a.last_name || ' ' || a.first_name)`, type: 'text', descending: false },
  rooms: {
    key: 'coalesce(n.count, 0)',
    type: 'int',
    descending: true,
    join: counted('rooms WHERE retired_at IS NULL'),
  },
  roomies: {
    ...{ key: 'coalesce(n.count, 0)', type: 'int', descending: true },
    join: counted(`tenancies WHERE state <> 'ended'`),
  },
  newest: { key: 'h.id', type: 'uuid', descending: true },
};

/** Every house, for admins. */
@Injectable()
export class AdminHousesRepository {
  constructor(private readonly database: Database) {}

  /** The page is chosen first; what its houses count is looked up for them alone, in the same statement. */
  list(
    { sort, ...filter }: AdminHouseFilter,
    after: readonly [key: string, id: string] | null,
    limit: number,
  ): Promise<AdminHouseRow[]> {
    const { key, type, descending, join = '' } = ADMIN_SORTS[sort];
    const direction = descending ? 'DESC' : 'ASC';
    const beyond = descending ? '<' : '>';
    // The first comparison follows from the second, and lets an index of the key alone begin at the page.
    const isAfter = `(${key} ${beyond}= $5::text::${type} AND (${key}, h.id) ${beyond} ($5::text::${type}, $6::uuid))`;
    const page = `
      SELECT h.*, a.first_name AS owner_first_name, a.last_name AS owner_last_name, ${key} AS sort_key
        FROM houses h JOIN accounts a ON a.id = h.homeowner_id AND a.account_type = 'homeowner' ${join}
       WHERE ($1::text IS NULL OR h.name ILIKE $1 OR h.city ILIKE $1) AND ($2::text IS NULL OR h.state = $2)
         AND ($3::uuid IS NULL OR h.homeowner_id = $3) AND ($4::text IS NULL OR lower(h.city) = lower($4))
         AND ($5::text IS NULL OR ${isAfter})
       ORDER BY ${key} ${direction}, h.id ${direction} LIMIT $7`;
    return this.database.query<AdminHouseRow>(
      `SELECT ${SUMMARY}, h.created_at, h.owner_first_name, h.owner_last_name, h.sort_key::text AS sort_key
         FROM (${page}) h ${COUNTS} ORDER BY h.sort_key ${direction}, h.id ${direction}`,
      [
        likeOf(filter.search),
        filter.state ?? null,
        filter.homeowner_id ?? null,
        filter.city ?? null,
        after?.[0] ?? null,
        after?.[1] ?? null,
        limit,
      ],
    );
  }
}
