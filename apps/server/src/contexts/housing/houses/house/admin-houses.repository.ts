import type { AdminHouseSort, HouseState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { containing, newestFirst, type Order, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { orderedBy } from './houses.repository.ts';
import { type HouseSummaryRow, SUMMARY } from './houses-read-model.ts';
import { COUNTS } from './houses.sql.ts';

export interface AdminHouseRow extends HouseSummaryRow {
  created_at: Date;
  owner_first_name: string;
  owner_last_name: string;
}

export interface AdminHouseQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly state?: HouseState | undefined;
  readonly homeowner_id?: string | undefined;
  readonly city?: string | undefined;
  readonly sort: AdminHouseSort;
}

const KEPT_COUNTS = 'JOIN house_counts n ON n.house_id = h.id';
const mostFirst = (count: string): Order => ({
  by: [
    [count, 'int'],
    ['n.house_id', 'uuid'],
  ],
  descending: true,
});

const SORTS: Record<AdminHouseSort, { order: Order; join?: string }> = {
  name: { order: orderedBy('h.name', 'text') },
  city: { order: orderedBy('lower(h.city)', 'text') },
  homeowner: { order: orderedBy(`(a.last_name || ' ' || a.first_name)`, 'text') },
  rooms: { order: mostFirst('n.rooms'), join: KEPT_COUNTS },
  roomies: { order: mostFirst('n.roomies'), join: KEPT_COUNTS },
  newest: { order: newestFirst('h.id') },
};

/** Every house, for admins. */
@Injectable()
export class AdminHousesRepository {
  constructor(private readonly database: Database) {}

  /** The page is chosen first; the counts are looked up for its houses only, in the same statement. */
  list(query: AdminHouseQuery): Promise<Slice<AdminHouseRow>> {
    const { order, join = '' } = SORTS[query.sort];
    return this.database.page<AdminHouseRow>(
      {
        select: 'h.*, a.first_name AS owner_first_name, a.last_name AS owner_last_name',
        from: `houses h JOIN accounts a ON a.id = h.homeowner_id AND a.account_type = 'homeowner' ${join}`,
        where: {
          'NOT h.is_sample': true,
          'h.name ILIKE ? OR h.city ILIKE ?': containing(query.search),
          'h.state = ?': query.state,
          'h.homeowner_id = ?': query.homeowner_id,
          'lower(h.city) = lower(?)': query.city,
        },
        order,
        thenSelect: {
          as: 'h',
          columns: `${SUMMARY}, h.created_at, h.owner_first_name, h.owner_last_name`,
          join: COUNTS,
        },
      },
      query,
    );
  }
}
