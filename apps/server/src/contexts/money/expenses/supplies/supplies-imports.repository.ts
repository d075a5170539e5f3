import type { PurchaseForm } from '@common-roof/contracts';
import type { FiledPayment, FilePerson, PlacedPurchase } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';
import type { SuppliesImportEntity } from './supplies-import.entity.ts';

export interface ImportRow extends Omit<SuppliesImportEntity, 'ended_by'> {
  first_name: string;
  currency: string;
}

/** A payment of a file, and its journal. */
export interface ImportedPayment {
  readonly journalId: string;
  /** ISO date. */
  readonly boughtOn: string;
}

/** A payment between housemates that still counts. */
export interface PaidRow {
  id: string;
  on_day: string;
  from_id: string;
  to_id: string;
  minor: string;
  note: string;
}

export interface PaymentFilter {
  readonly month?: string | undefined;
  readonly payerId?: string | undefined;
  readonly search?: string | undefined;
}

export interface NewImport {
  readonly houseId: string;
  readonly form: PurchaseForm;
  readonly by: string;
  readonly at: Date;
  readonly purchases: readonly PlacedPurchase[];
  readonly payments: readonly ImportedPayment[];
}

const IMPORT = `i.id, i.house_id, i.form, i.made_by, i.made_at, i.purchases, i.total_minor, i.payment_journals,
  to_char(i.from_day, 'YYYY-MM-DD') AS from_day, to_char(i.to_day, 'YYYY-MM-DD') AS to_day, i.ended_at, i.reason`;

const SHOWN = {
  as: 'taken',
  columns: `taken.id, taken.house_id, taken.form, taken.made_by, taken.made_at, taken.purchases, taken.total_minor,
    taken.payment_journals, taken.from_day,
    taken.to_day, taken.ended_at, taken.reason, a.first_name, h.currency`,
  join: 'JOIN houses h ON h.id = taken.house_id JOIN accounts a ON a.id = taken.made_by',
} satisfies List['thenSelect'];

/** Stores imported files, with their purchases and payments. */
@Injectable()
export class SuppliesImportsRepository {
  constructor(private readonly database: Database) {}

  /** Returns everyone who ever lived in a house, which is whom a file can mean. */
  async listPeople(houseId: string): Promise<FilePerson[]> {
    const rows = await this.database.query<{ id: string; first_name: string; last_name: string }>(
      `SELECT id, first_name, last_name FROM accounts
        WHERE id IN (SELECT roomie_id FROM tenancies WHERE house_id = $1) ORDER BY first_name, last_name, id`,
      [houseId],
    );
    return rows.map(({ id, first_name: firstName, last_name: lastName }) => ({ id, firstName, lastName }));
  }

  /** Whether several people paid for a purchase of a house that counts. */
  async hasSeveralPayers(houseId: string): Promise<boolean> {
    const [row] = await this.database.query<{ several: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM supplies s JOIN supply_payers y ON y.supply_id = s.id
                       WHERE s.house_id = $1 AND s.state = 'verified') AS several`,
      [houseId],
    );
    return row?.several === true;
  }

  /** Returns the lines of the purchases that the house already has. */
  async linesThere(houseId: string, purchases: readonly PlacedPurchase[]): Promise<number[]> {
    const rows = await this.database.query<{ line: number }>(
      `SELECT p.line FROM jsonb_to_recordset($2) AS p (line int, "boughtOn" date, "buyerId" uuid, name text, minor bigint)
        WHERE EXISTS (SELECT 1 FROM supplies s
          WHERE s.house_id = $1 AND s.bought_on = p."boughtOn" AND s.buyer_id = p."buyerId" AND s.state IN ('entered', 'verified')
            AND lower(s.name) = lower(p.name) AND coalesce(s.price_added_minor, s.price_minor) = p.minor)`,
      [houseId, JSON.stringify(purchases)],
    );
    return rows.map(({ line }) => line);
  }

  /** Returns the lines of the payments that the house's ledger already has. */
  async paymentsThere(houseId: string, payments: readonly FiledPayment[]): Promise<number[]> {
    const rows = await this.database.query<{ line: number }>(
      `SELECT p.line FROM jsonb_to_recordset($2) AS p (line int, "boughtOn" date, "from" uuid, "to" uuid, minor bigint)
        WHERE EXISTS (SELECT 1 FROM money_postings o JOIN money_journals j ON j.id = o.journal_id
          WHERE o.house_id = $1 AND o.account_id = p."from" AND o.account = 'supplies' AND o.on_day = p."boughtOn"
            AND o.minor = -p.minor AND j.kind = 'settle_up' AND j.reverses IS NULL
            AND EXISTS (SELECT 1 FROM money_postings t WHERE t.journal_id = j.id AND t.account_id = p."to")
            AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id))`,
      [houseId, JSON.stringify(payments)],
    );
    return rows.map(({ line }) => line);
  }

  /**
   * Returns the payments between housemates that still count, newest first.
   * @param month `YYYY-MM` in which they were paid. @param payerId limits them to this person. @param search a part of
   * the note
   */
  listPayments(
    houseId: string,
    { month, payerId, search }: PaymentFilter,
    { after, limit }: { readonly after: string | null; readonly limit: number },
  ): Promise<PaidRow[]> {
    return this.database.query<PaidRow>(
      `SELECT j.id, to_char(j.on_day, 'YYYY-MM-DD') AS on_day, f.account_id AS from_id, t.account_id AS to_id, t.minor, j.facts->>'note' AS note
         FROM money_journals j
         JOIN money_postings f ON f.journal_id = j.id AND f.account = 'supplies' AND f.minor < 0
         JOIN money_postings t ON t.journal_id = j.id AND t.account = 'supplies' AND t.minor > 0
        WHERE j.house_id = $1 AND j.kind = 'settle_up' AND j.reverses IS NULL
          AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
          AND ($2::text IS NULL OR to_char(j.on_day, 'YYYY-MM') = $2) AND ($3::uuid IS NULL OR f.account_id = $3)
          AND ($4::text IS NULL OR strpos(lower(j.facts->>'note'), lower($4)) > 0) AND ($5::uuid IS NULL OR j.id < $5)
        ORDER BY j.id DESC LIMIT $6`,
      [houseId, month ?? null, payerId ?? null, search ?? null, after, limit],
    );
  }

  /** Inserts an import with all of its purchases, which count at once. @returns its id */
  async insert({ houseId, form, by, at, purchases, payments }: NewImport): Promise<string> {
    const days = payments.map(({ boughtOn }) => boughtOn).toSorted();
    const [row] = await this.database.query<{ id: string }>(
      `WITH line AS (
         SELECT uuidv7() AS id, p.*
           FROM jsonb_to_recordset($5) AS p ("boughtOn" date, "buyerId" uuid, name text, quantity text, category text, minor bigint,
                                          shares jsonb, payers jsonb)
       ), taken AS (
         INSERT INTO supplies_imports (house_id, form, made_by, made_at, purchases, total_minor, from_day, to_day, payment_journals)
         SELECT $1, $2, $3, $4, count(*), coalesce(sum(minor), 0), least(min("boughtOn"), $6::date),
                greatest(max("boughtOn"), $7::date), $8
           FROM line RETURNING id
       ), bought AS (
         INSERT INTO supplies (id, house_id, buyer_id, entered_by, name, quantity, bought_on, price_minor, price_added_minor,
                               state, entered_at, counted_at, import_id, category, split)
         SELECT l.id, $1, l."buyerId", $3, l.name, l.quantity, l."boughtOn", l.minor, l.minor, 'verified', $4, $4, taken.id, l.category,
                CASE jsonb_typeof(l.shares) WHEN 'array' THEN 'exact' ELSE 'present' END
           FROM line l, taken
       ), payer AS (
         INSERT INTO supply_payers (supply_id, roomie_id, minor)
         SELECT l.id, y.id, y.minor FROM line l, jsonb_to_recordset(l.payers) AS y (id uuid, minor bigint)
       ), part AS (
         INSERT INTO supply_parts (supply_id, roomie_id, weight)
         SELECT l.id, s.id, s.minor
           FROM line l, jsonb_to_recordset(CASE jsonb_typeof(l.shares) WHEN 'array' THEN l.shares ELSE '[]' END)
                  AS s (id uuid, minor bigint)
       )
       SELECT id FROM taken`,
      [
        ...[houseId, form, by, at, JSON.stringify(purchases), days[0] ?? null, days.at(-1) ?? null],
        payments.map(({ journalId }) => journalId),
      ],
    );
    if (!row) throw new Error('A file of purchases was not stored.');
    return row.id;
  }

  async find(id: string): Promise<ImportRow | undefined> {
    const [row] = await this.database.query<ImportRow>(
      `SELECT ${SHOWN.columns} FROM (SELECT ${IMPORT} FROM supplies_imports i WHERE i.id = $1) taken ${SHOWN.join}`,
      [id],
    );
    return row;
  }

  /** Returns the newest imports first. */
  list(houseId: string, query: PageQuery): Promise<Slice<ImportRow>> {
    return this.database.page<ImportRow>(
      {
        select: IMPORT,
        from: 'supplies_imports i',
        where: { 'i.house_id = ?': houseId },
        order: {
          by: [
            ['i.made_at', 'timestamptz'],
            ['i.id', 'uuid'],
          ],
          descending: true,
        },
        thenSelect: SHOWN,
      },
      query,
    );
  }

  /** @returns false when it is already reversed */
  async withdraw(
    id: string,
    { at, by, reason }: { readonly at: Date; readonly by: string; readonly reason: string },
  ): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE supplies_imports SET ended_at = $2, ended_by = $3, reason = $4 WHERE id = $1 AND ended_at IS NULL RETURNING id`,
      [id, at, by, reason],
    );
    return rows.length > 0;
  }

  /** Returns the purchases of an import that count. */
  async countingOf(id: string): Promise<{ id: string; month: string }[]> {
    return this.database.query(
      `SELECT id, to_char(bought_on, 'YYYY-MM') AS month FROM supplies WHERE import_id = $1 AND state = 'verified' ORDER BY id`,
      [id],
    );
  }
}
