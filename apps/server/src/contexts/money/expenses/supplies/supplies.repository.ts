import type { PurchaseCategory, PurchaseState } from '@common-roof/contracts';
import { type Consent, purchaseMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { containing, type List, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import { type AggregatedRestatement, restatedSql } from '#contexts/money/ledger/index.ts';
import type { SupplyConfirmationEntity } from './supply-confirmation.entity.ts';
import type { SupplyEntity } from './supply.entity.ts';
import type { SupplyPartEntity } from './supply-part.entity.ts';

export const SUPPLIES = defineRowStates({
  table: 'supplies',
  machine: purchaseMachine,
  refusal: (state) =>
    state === 'verified' ? 'This purchase already counts.' : 'This purchase is already taken back or removed.',
});

interface Person {
  readonly _id: string;
  readonly first_name: string;
}

/** A purchase with the columns shown with it. Aggregated amounts are numbers. */
export interface SupplyRow extends Omit<SupplyEntity, 'version' | 'entered_by' | 'import_id'> {
  house: string;
  homeowner_id: string;
  currency: string;
  purchase_limit_minor: string | null;
  first_name: string;
  photo: string | null;
  photos: PhotoRow[];
  confirmations: { by: Person; minor: number; at: string }[];
  shares: { roomie: Person; minor: number }[];
  parts: { roomie: Person; weight: number; confirms: SupplyPartEntity['confirms'] }[];
  payers: { roomie: Person; minor: number }[];
  items: { name: string; minor: number; people: string[] }[];
  restated: AggregatedRestatement | null;
  ender: string | null;
  /** How many comments it has. */
  comments: number;
}

/**
 * Returns who confirms a purchase, by id; null: every housemate can, since it is split between everyone present. It
 * never changes after the purchase was entered.
 */
export const consentIn = ({ parts }: Pick<SupplyRow, 'parts'>): ReadonlyMap<string, Consent> | null =>
  parts.length === 0
    ? null
    : new Map(parts.flatMap(({ roomie, confirms }) => (confirms === 'no' ? [] : [[roomie._id, confirms] as const])));

/** Selects the purchases of a list. Fields that are left out don't restrict it. */
export interface SupplyFilter {
  readonly houseId?: string | undefined;
  readonly buyerId?: string | undefined;
  /** Limits the list to this homeowner's houses. */
  readonly homeownerId?: string | undefined;
  /** Limits the list to the house where this roomie lives. */
  readonly housemateId?: string | undefined;
  readonly states?: readonly PurchaseState[] | undefined;
  readonly month?: string | undefined;
  readonly category?: PurchaseCategory | undefined;
  readonly search?: string | undefined;
}

/** A roomie's current home. */
export interface HomeRow {
  house_id: string;
  currency: string;
  time_zone: string;
}

export type NewSupply = Pick<
  SupplyEntity,
  | 'house_id'
  | 'buyer_id'
  | 'entered_by'
  | 'name'
  | 'quantity'
  | 'category'
  | 'note'
  | 'split'
  | 'bought_on'
  | 'entered_at'
> & { readonly minor: number };
export type Confirmation = Omit<SupplyConfirmationEntity, 'minor'> & { readonly minor: number };

const SUPPLY = `
  s.id, s.house_id, s.buyer_id, s.name, s.quantity, s.category, s.note, s.split, to_char(s.bought_on, 'YYYY-MM-DD') AS bought_on, s.price_minor,
  s.price_added_minor, s.state, s.entered_at, s.counted_at, s.ended_at, s.ended_by, s.reason`;

const SHOWN = {
  as: 'bought',
  columns: `bought.id, bought.house_id, bought.buyer_id, bought.name, bought.quantity, bought.category, bought.note, bought.split, bought.bought_on, bought.price_minor, bought.price_added_minor, bought.state,
    bought.entered_at, bought.counted_at, bought.ended_at, bought.ended_by, bought.reason, h.name AS house, h.homeowner_id, h.currency, h.purchase_limit_minor, b.first_name,
    b.photo, e.first_name AS ender, ${photosOf('receipt', 'bought.id')} AS photos, ${restatedSql('bought.id')} AS restated,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('by', jsonb_build_object('_id', a.id, 'first_name', a.first_name),
              'minor', c.minor, 'at', c.at) ORDER BY c.at, a.id), '[]')
       FROM supply_confirmations c JOIN accounts a ON a.id = c.verifier_id WHERE c.supply_id = bought.id) AS confirmations,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('roomie', jsonb_build_object('_id', a.id, 'first_name', a.first_name),
              'minor', m.minor) ORDER BY a.id), '[]')
       FROM supply_shares m JOIN accounts a ON a.id = m.roomie_id WHERE m.supply_id = bought.id) AS shares,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('roomie', jsonb_build_object('_id', a.id, 'first_name', a.first_name),
              'weight', p.weight, 'confirms', p.confirms) ORDER BY a.id), '[]')
       FROM supply_parts p JOIN accounts a ON a.id = p.roomie_id WHERE p.supply_id = bought.id) AS parts,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('roomie', jsonb_build_object('_id', a.id, 'first_name', a.first_name),
              'minor', y.minor) ORDER BY a.id), '[]')
       FROM supply_payers y JOIN accounts a ON a.id = y.roomie_id WHERE y.supply_id = bought.id) AS payers,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'minor', i.minor, 'people', i.people) ORDER BY i.position), '[]')
       FROM supply_items i WHERE i.supply_id = bought.id) AS items,
    (SELECT count(*)::int FROM supply_comments k WHERE k.supply_id = bought.id AND k.removed_at IS NULL) AS comments`,
  join: `JOIN houses h ON h.id = bought.house_id JOIN accounts b ON b.id = bought.buyer_id LEFT JOIN accounts e ON e.id = bought.ended_by`,
} satisfies List['thenSelect'];

/** The days of a month (`YYYY-MM`) as a condition that can use an index. */
const IN_MONTH = `s.bought_on >= (? || '-01')::date AND s.bought_on < (? || '-01')::date + interval '1 month'`;

@Injectable()
export class SuppliesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the latest purchases first. */
  list(filter: SupplyFilter, query: PageQuery): Promise<Slice<SupplyRow>> {
    return this.database.page<SupplyRow>(
      {
        select: SUPPLY,
        from: 'supplies s',
        where: {
          's.house_id = ?': filter.houseId,
          's.buyer_id = ?': filter.buyerId,
          's.house_id IN (SELECT id FROM houses WHERE homeowner_id = ?)': filter.homeownerId,
          [`s.house_id IN (SELECT house_id FROM tenancies WHERE roomie_id = ? AND state IN ('active', 'releasing'))`]:
            filter.housemateId,
          's.state = ANY(?)': filter.states,
          [IN_MONTH]: filter.month,
          's.category = ?': filter.category,
          '(s.name ILIKE ? OR s.note ILIKE ?)': containing(filter.search),
        },
        order: {
          by: [
            ['s.bought_on', 'date'],
            ['s.id', 'uuid'],
          ],
          descending: true,
        },
        thenSelect: SHOWN,
      },
      query,
    );
  }

  async find(id: string): Promise<SupplyRow | undefined> {
    const [row] = await this.database.query<SupplyRow>(
      `SELECT ${SHOWN.columns} FROM (SELECT ${SUPPLY} FROM supplies s WHERE s.id = $1) bought ${SHOWN.join}`,
      [id],
    );
    return row;
  }

  /** Returns the house in which a roomie lives. */
  async findHome(roomieId: string): Promise<HomeRow | undefined> {
    const [row] = await this.database.query<HomeRow>(
      `SELECT h.id AS house_id, h.currency, h.time_zone FROM tenancies t JOIN houses h ON h.id = t.house_id
        WHERE t.roomie_id = $1 AND t.state IN ('active', 'releasing') ORDER BY t.starts_on, t.id LIMIT 1`,
      [roomieId],
    );
    return row;
  }

  async insert({ minor, ...supply }: NewSupply): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO supplies (house_id, buyer_id, entered_by, name, quantity, category, note, split, bought_on, entered_at,
                             price_minor)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
      [
        ...[supply.house_id, supply.buyer_id, supply.entered_by, supply.name, supply.quantity, supply.category],
        ...[supply.note, supply.split, supply.bought_on, supply.entered_at, minor],
      ],
    );
    if (!row) throw new Error('A purchase was not stored.');
    return row.id;
  }

  /** Stores a confirmation. A person's last one counts. */
  async confirm({ supply_id, verifier_id, role, minor, at }: Confirmation): Promise<void> {
    await this.database.execute(
      `INSERT INTO supply_confirmations (supply_id, verifier_id, role, minor, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (supply_id, verifier_id) DO UPDATE SET role = excluded.role, minor = excluded.minor, at = excluded.at`,
      [supply_id, verifier_id, role, minor, at],
    );
  }

  /** Returns the earliest confirmations first. */
  async listConfirmations(supplyId: string): Promise<Confirmation[]> {
    const rows = await this.database.query<SupplyConfirmationEntity>(
      'SELECT supply_id, verifier_id, role, minor, at FROM supply_confirmations WHERE supply_id = $1 ORDER BY at, verifier_id',
      [supplyId],
    );
    return rows.map(({ minor, ...said }) => ({ ...said, minor: Number(minor) }));
  }

  /** Returns a roomie's purchases that count in a homeowner's houses, oldest first; null for all homeowners. */
  async countedOf(
    buyerId: string,
    { homeownerId, month }: { readonly homeownerId: string | null; readonly month: string | undefined },
    limit: number,
  ): Promise<{ rows: { id: string; house_id: string; bought_on: string }[]; left: number }> {
    const rows = await this.database.query<{ id: string; house_id: string; bought_on: string; all: number }>(
      `SELECT s.id, s.house_id, to_char(s.bought_on, 'YYYY-MM-DD') AS bought_on, count(*) OVER ()::int AS all
         FROM supplies s JOIN houses h ON h.id = s.house_id
        WHERE s.buyer_id = $1 AND s.state = 'verified' AND ($2::uuid IS NULL OR h.homeowner_id = $2)
          AND ($3::text IS NULL OR to_char(s.bought_on, 'YYYY-MM') = $3)
        ORDER BY s.bought_on, s.id LIMIT $4`,
      [buyerId, homeownerId, month ?? null, limit],
    );
    return { rows, left: (rows[0]?.all ?? 0) - rows.length };
  }
}
