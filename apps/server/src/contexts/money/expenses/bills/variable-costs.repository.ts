import type { Role } from '@common-roof/contracts';
import { variableCostMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import { type AggregatedRestatement, restatedSql } from '#contexts/money/ledger/index.ts';
import type { VariableCostEntity } from './variable-cost.entity.ts';
import type { VariableCostVersionEntity } from './variable-cost-version.entity.ts';

export const VARIABLE_COSTS = defineRowStates({
  table: 'variable_costs',
  machine: variableCostMachine,
  refusal: () => 'This bill is already taken back.',
});

interface Person {
  readonly _id: string;
  readonly first_name: string;
}

/** A share with its person. Aggregated amounts are numbers. */
export interface ShareRow {
  readonly person: Person;
  readonly role: 'roomie' | 'homeowner';
  readonly days: number;
  readonly minor: number;
  readonly exact: { readonly minor: number; readonly over: number; readonly of: number };
}

/** A bill with the columns shown with it. */
export interface BillRow extends VariableCostEntity {
  house: string;
  homeowner_id: string;
  currency: string;
  enterer: string;
  enterer_type: Role;
  ender: string | null;
  ender_type: Role | null;
  /** The difference between the two meter readings. */
  meter_used: string | null;
  photos: PhotoRow[];
  shares: ShareRow[];
  restated: AggregatedRestatement | null;
}

export interface VersionRow extends Omit<VariableCostVersionEntity, 'bill_id'> {
  enterer: string;
  replacer: string;
  meter_used: string | null;
}

/** The content of a bill before it is stored. */
export type BillFacts = Pick<
  VariableCostEntity,
  'category' | 'supplier' | 'note' | 'split' | 'meter_name' | 'meter_start' | 'meter_end' | 'meter_unit'
> & { readonly from: string; readonly to: string; readonly minor: number };

export interface Written {
  readonly at: Date;
  readonly by: string;
  readonly dueOn: string;
}

export interface OverlapRow {
  id: string;
  from_on: string;
  to_on: string;
  minor: string;
}

const METER = (row: string): string => `
  ${row}.meter_name, trim_scale(${row}.meter_start) AS meter_start, trim_scale(${row}.meter_end) AS meter_end, ${row}.meter_unit,
  trim_scale(${row}.meter_end - ${row}.meter_start) AS meter_used`;

const SHOWN = `
  SELECT b.id, b.house_id, b.category, to_char(b.from_on, 'YYYY-MM-DD') AS from_on, to_char(b.to_on, 'YYYY-MM-DD') AS to_on, b.minor,
         b.supplier, b.note, b.split, ${METER('b')}, b.version, b.entered_at, b.entered_by, to_char(b.due_on, 'YYYY-MM-DD') AS due_on, b.state,
         b.ended_at, b.ended_by, b.reason, h.name AS house, h.homeowner_id, h.currency, a.first_name AS enterer, a.account_type AS enterer_type,
         e.first_name AS ender, e.account_type AS ender_type, ${photosOf('bill', 'b.id')} AS photos, ${restatedSql('b.id')} AS restated,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('person', jsonb_build_object('_id', p.id, 'first_name', p.first_name),
                   'role', s.role, 'days', s.days, 'minor', s.minor,
                   'exact', jsonb_build_object('minor', s.exact_minor, 'over', s.exact_over, 'of', s.exact_of))
                   ORDER BY s.role DESC, p.first_name, p.id), '[]')
            FROM variable_cost_shares s JOIN accounts p ON p.id = s.person_id WHERE s.bill_id = b.id) AS shares
    FROM variable_costs b JOIN houses h ON h.id = b.house_id JOIN accounts a ON a.id = b.entered_by
    LEFT JOIN accounts e ON e.id = b.ended_by`;

@Injectable()
export class VariableCostsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns bills that cover a day between two ISO dates, newest first. The number that begin in a year is limited.
   * @param sharerId limits them to bills this person shares; null for all
   */
  list(houseId: string, from: string, to: string, sharerId: string | null): Promise<BillRow[]> {
    return this.database.query<BillRow>(
      `${SHOWN} WHERE b.house_id = $1 AND b.from_on <= $3 AND b.to_on >= $2 AND b.state = 'entered'
          AND ($4::uuid IS NULL OR EXISTS (
            SELECT 1 FROM variable_cost_shares m WHERE m.bill_id = b.id AND m.person_id = $4 AND m.role = 'roomie'))
        ORDER BY b.to_on DESC, b.category, b.id DESC`,
      [houseId, from, to, sharerId],
    );
  }

  async find(id: string): Promise<BillRow | undefined> {
    const [row] = await this.database.query<BillRow>(`${SHOWN} WHERE b.id = $1`, [id]);
    return row;
  }

  /** Returns the newest versions first. */
  listVersions(billId: string): Promise<VersionRow[]> {
    return this.database.query<VersionRow>(
      `SELECT v.version, v.category, to_char(v.from_on, 'YYYY-MM-DD') AS from_on, to_char(v.to_on, 'YYYY-MM-DD') AS to_on, v.minor,
              v.supplier, v.note, v.split, ${METER('v')}, v.entered_at, v.entered_by, v.replaced_at, v.replaced_by, v.reason,
              a.first_name AS enterer, r.first_name AS replacer
         FROM variable_cost_versions v JOIN accounts a ON a.id = v.entered_by JOIN accounts r ON r.id = v.replaced_by
        WHERE v.bill_id = $1 ORDER BY v.version DESC`,
      [billId],
    );
  }

  /**
   * Returns other bills of a category that cover some of the same days, earliest first. @param exceptId a bill to leave
   * out
   */
  overlapping(
    houseId: string,
    { category, from, to }: Pick<BillFacts, 'category' | 'from' | 'to'>,
    exceptId: string | null,
  ): Promise<OverlapRow[]> {
    return this.database.query<OverlapRow>(
      `SELECT id, to_char(from_on, 'YYYY-MM-DD') AS from_on, to_char(to_on, 'YYYY-MM-DD') AS to_on, minor FROM variable_costs
        WHERE house_id = $1 AND category = $2 AND from_on <= $4 AND to_on >= $3 AND state = 'entered'
          AND ($5::uuid IS NULL OR id <> $5) ORDER BY variable_costs.from_on, id LIMIT 20`,
      [houseId, category, from, to, exceptId],
    );
  }

  /** Returns how many bills begin in the year of a day. */
  async countInYear(houseId: string, day: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM variable_costs
        WHERE house_id = $1 AND state = 'entered' AND from_on >= date_trunc('year', $2::date)
          AND from_on < date_trunc('year', $2::date) + interval '1 year'`,
      [houseId, day],
    );
    return row?.n ?? 0;
  }

  async insert(houseId: string, facts: BillFacts, { at, by, dueOn }: Written): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO variable_costs (house_id, category, from_on, to_on, minor, supplier, note, split, meter_name, meter_start,
                                   meter_end, meter_unit, entered_at, entered_by, due_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id`,
      [houseId, ...valuesOf(facts), at, by, dueOn],
    );
    if (!row) throw new Error('A bill was not stored.');
    return row.id;
  }

  /** Stores the current content of a bill before it is corrected. */
  async keepVersion(id: string, { at, by }: Pick<Written, 'at' | 'by'>, reason: string): Promise<void> {
    await this.database.execute(
      `INSERT INTO variable_cost_versions (bill_id, version, category, from_on, to_on, minor, supplier, note, split, meter_name,
                                           meter_start, meter_end, meter_unit, entered_at, entered_by, replaced_at, replaced_by, reason)
       SELECT id, version, category, from_on, to_on, minor, supplier, note, split, meter_name, meter_start, meter_end, meter_unit,
              entered_at, entered_by, $2, $3, $4 FROM variable_costs WHERE id = $1`,
      [id, at, by, reason],
    );
  }
}

const valuesOf = (facts: BillFacts): readonly unknown[] => [
  ...[facts.category, facts.from, facts.to, facts.minor, facts.supplier, facts.note, JSON.stringify(facts.split)],
  ...[facts.meter_name, facts.meter_start, facts.meter_end, facts.meter_unit],
];

/** Maps the content of a bill to its columns. */
export const columnsOf = ({ from, to, split, ...facts }: BillFacts): Readonly<Record<string, unknown>> => ({
  ...facts,
  split: JSON.stringify(split),
  from_on: from,
  to_on: to,
});
