import type { PurchaseCategory } from '@common-roof/contracts';
import type { BorneShare, PersonalAmount, Purchase, Share, SuppliesOfMonth, Weighted } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { SupplyMonthEntity } from './supply-month.entity.ts';

/** A purchase of a month, whether it still counts or not. */
export interface PurchaseOfMonth extends Purchase {
  readonly name: string;
  readonly counts: boolean;
  readonly countedAt: Date;
  /** Why it no longer counts. */
  readonly reason: string;
}

interface PurchaseRow {
  id: string;
  buyer_id: string;
  bought_on: string;
  minor: string;
  name: string;
  counts: boolean;
  counted_at: Date;
  reason: string;
  parts: Weighted[] | null;
  payers: PersonalAmount[] | null;
}

export interface MonthRow extends SupplyMonthEntity {
  first_name: string;
}

/** What was spent on a category in a month. */
export interface CategoryRow {
  month: string;
  category: PurchaseCategory;
  minor: string;
}

export interface TotalRow extends Pick<SupplyMonthEntity, 'house_id' | 'bought_minor' | 'share_minor' | 'purchases'> {
  house: string;
  currency: string;
}

const PURCHASE = `
  id, buyer_id, to_char(bought_on, 'YYYY-MM-DD') AS bought_on, price_added_minor AS minor, name, state = 'verified' AS counts, counted_at,
  reason,
  (SELECT jsonb_agg(jsonb_build_object('id', p.roomie_id, 'weight', p.weight) ORDER BY p.roomie_id)
     FROM supply_parts p WHERE p.supply_id = supplies.id) AS parts,
  (SELECT jsonb_agg(jsonb_build_object('id', y.roomie_id, 'minor', y.minor) ORDER BY y.roomie_id)
     FROM supply_payers y WHERE y.supply_id = supplies.id) AS payers`;

/** A person (`$2`) who shares or paid for the purchase by name. */
const NAMED = `(EXISTS (SELECT 1 FROM supply_parts p WHERE p.supply_id = supplies.id AND p.roomie_id = $2)
                OR EXISTS (SELECT 1 FROM supply_payers y WHERE y.supply_id = supplies.id AND y.roomie_id = $2))`;

const toPurchase = ({
  buyer_id: buyerId,
  bought_on: boughtOn,
  counted_at: countedAt,
  minor,
  parts,
  payers,
  ...row
}: PurchaseRow): PurchaseOfMonth => ({
  ...row,
  parts: parts ?? undefined,
  payers: payers ?? undefined,
  buyerId,
  boughtOn,
  countedAt,
  minor: Number(minor),
});

/** Stores what follows from the purchases of a month. */
@Injectable()
export class SupplyMonthsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the purchases of a month (`YYYY-MM`) that count or once counted. */
  async listPurchases(houseId: string, month: string): Promise<PurchaseOfMonth[]> {
    const rows = await this.database.query<PurchaseRow>(
      `SELECT ${PURCHASE} FROM supplies
        WHERE house_id = $1 AND bought_on >= ($2 || '-01')::date AND bought_on < ($2 || '-01')::date + interval '1 month'
          AND counted_at IS NOT NULL ORDER BY id`,
      [houseId, month],
    );
    return rows.map(toPurchase);
  }

  /**
   * Returns the purchases that count and that a person may share, up to and including a day (ISO date), or bought at
   * any time.
   */
  async purchasesAround(houseId: string, personId: string, upTo: string): Promise<PurchaseOfMonth[]> {
    const rows = await this.database.query<PurchaseRow>(
      `SELECT ${PURCHASE} FROM supplies
        WHERE house_id = $1 AND state = 'verified'
          AND (bought_on <= $3::date OR buyer_id = $2 OR ${NAMED})
          AND (buyer_id = $2 OR ${NAMED}
               OR bought_on >= (SELECT min(starts_on) FROM tenancies WHERE house_id = $1 AND roomie_id = $2))
        ORDER BY id`,
      [houseId, personId, upTo],
    );
    return rows.map(toPurchase);
  }

  /** Returns the stored shares of purchases. */
  async listBorneShares(supplyIds: readonly string[]): Promise<BorneShare[]> {
    const rows = await this.database.query<{ supply_id: string; roomie_id: string; minor: string }>(
      'SELECT supply_id, roomie_id, minor FROM supply_shares WHERE supply_id = ANY($1) ORDER BY supply_id, roomie_id',
      [supplyIds],
    );
    return rows.map(({ supply_id: subjectId, roomie_id: personId, minor }) => ({
      subjectId,
      personId,
      minor: Number(minor),
    }));
  }

  /** Replaces the shares of these purchases. */
  async writeShares(supplyIds: readonly string[], shares: readonly (Share & { supplyId: string })[]): Promise<void> {
    await this.database.execute(
      `WITH share AS (
         SELECT "supplyId" AS supply_id, id AS roomie_id, minor
           FROM jsonb_to_recordset($2) AS s ("supplyId" uuid, id uuid, minor bigint)
       ), gone AS (
         DELETE FROM supply_shares o WHERE o.supply_id = ANY($1)
           AND NOT EXISTS (SELECT 1 FROM share n WHERE (n.supply_id, n.roomie_id) = (o.supply_id, o.roomie_id))
       )
       INSERT INTO supply_shares (supply_id, roomie_id, minor) SELECT supply_id, roomie_id, minor FROM share
       ON CONFLICT (supply_id, roomie_id) DO UPDATE SET minor = excluded.minor WHERE supply_shares.minor <> excluded.minor`,
      [supplyIds, JSON.stringify(shares)],
    );
  }

  /** Replaces the totals of this month. */
  async writeMonth(houseId: string, month: string, rows: readonly SuppliesOfMonth[]): Promise<void> {
    await this.database.execute(
      `WITH line AS (
         SELECT "personId" AS roomie_id, bought, share, purchases
           FROM jsonb_to_recordset($3) AS l ("personId" uuid, bought bigint, share bigint, purchases int)
       ), gone AS (
         DELETE FROM supply_months WHERE house_id = $1 AND month = $2 AND roomie_id NOT IN (SELECT roomie_id FROM line)
       )
       INSERT INTO supply_months (house_id, month, roomie_id, bought_minor, share_minor, purchases)
       SELECT $1, $2, roomie_id, bought, share, purchases FROM line
       ON CONFLICT (house_id, month, roomie_id) DO UPDATE
         SET bought_minor = excluded.bought_minor, share_minor = excluded.share_minor, purchases = excluded.purchases`,
      [houseId, month, JSON.stringify(rows)],
    );
  }

  /** Returns the months of a house with purchases that count or once counted, oldest first. */
  async listMonths(houseId: string): Promise<string[]> {
    const rows = await this.database.query<{ month: string }>(
      `SELECT DISTINCT to_char(bought_on, 'YYYY-MM') AS month FROM supplies
        WHERE house_id = $1 AND counted_at IS NOT NULL ORDER BY 1`,
      [houseId],
    );
    return rows.map(({ month }) => month);
  }

  /** Returns the last months of a house, newest first, each with all of its people. */
  listForHouse(houseId: string, months: number): Promise<MonthRow[]> {
    return this.database.query<MonthRow>(
      `SELECT m.house_id, m.month, m.roomie_id, m.bought_minor, m.share_minor, m.purchases, a.first_name
         FROM supply_months m JOIN accounts a ON a.id = m.roomie_id
        WHERE m.house_id = $1
          AND m.month IN (SELECT DISTINCT month FROM supply_months WHERE house_id = $1 ORDER BY month DESC LIMIT $2)
        ORDER BY m.month DESC, a.id`,
      [houseId, months],
    );
  }

  /** Returns what was spent by category in a house, from a month on. */
  listCategories(houseId: string, since: string): Promise<CategoryRow[]> {
    return this.database.query<CategoryRow>(
      `SELECT to_char(date_trunc('month', bought_on), 'YYYY-MM') AS month, category, sum(price_added_minor)::bigint AS minor
         FROM supplies
        WHERE house_id = $1 AND state = 'verified' AND bought_on >= ($2 || '-01')::date
        GROUP BY date_trunc('month', bought_on), category ORDER BY 1 DESC, 3 DESC, 2`,
      [houseId, since],
    );
  }

  /** Returns the totals by house, limited to a homeowner's houses; null for all. */
  listTotals(roomieId: string, homeownerId: string | null): Promise<TotalRow[]> {
    return this.database.query<TotalRow>(
      `SELECT m.house_id, h.name AS house, h.currency, sum(m.bought_minor)::bigint AS bought_minor,
              sum(m.share_minor)::bigint AS share_minor, sum(m.purchases)::int AS purchases
         FROM supply_months m JOIN houses h ON h.id = m.house_id
        WHERE m.roomie_id = $1 AND ($2::uuid IS NULL OR h.homeowner_id = $2)
        GROUP BY m.house_id, h.name, h.currency ORDER BY max(m.month) DESC, m.house_id`,
      [roomieId, homeownerId],
    );
  }
}
