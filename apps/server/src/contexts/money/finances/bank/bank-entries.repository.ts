import type { BankList } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { PageQuery, Slice } from '#kernel/database/lists.ts';
import type { BankEntryEntity } from './bank-entry.entity.ts';

/** An entry as it is shown. */
export interface BankEntryRow extends Omit<
  BankEntryEntity,
  'homeowner_id' | 'fingerprint' | 'added_at' | 'payment_id'
> {
  /** The payment that stands. */
  payment_id: string | null;
  roomie_id: string | null;
  roomie: string | null;
  house_id: string | null;
  house: string | null;
}

export type NewBankEntry = Pick<
  BankEntryEntity,
  'booked_on' | 'currency' | 'payer' | 'account_end' | 'account_key' | 'words' | 'fingerprint'
> & { readonly minor: number };

/** The payment of an entry while it stands. One that was taken back doesn't. */
const STANDING = `
  LEFT JOIN money_journals j ON j.id = e.payment_id AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)`;
const COLUMNS = `
  e.id, to_char(e.booked_on, 'YYYY-MM-DD') AS booked_on, e.minor, e.currency, e.payer, e.account_end, e.account_key,
  e.words, e.ignored_at, j.id AS payment_id, h.id AS house_id, h.name AS house, a.id AS roomie_id,
  btrim(a.first_name || ' ' || a.last_name) AS roomie`;
const FROM = `
  bank_entries e ${STANDING} LEFT JOIN houses h ON h.id = j.house_id
  LEFT JOIN LATERAL (SELECT p.account_id FROM money_postings p WHERE p.journal_id = j.id AND p.minor < 0 LIMIT 1) p ON true
  LEFT JOIN accounts a ON a.id = p.account_id`;

const IS_OPEN = 'j.id IS NULL AND e.ignored_at IS NULL';
const LISTED: Readonly<Record<BankList, string>> = {
  open: IS_OPEN,
  entered: 'j.id IS NOT NULL',
  ignored: 'j.id IS NULL AND e.ignored_at IS NOT NULL',
};

/** Stores entries of bank statements, each its homeowner's alone. */
@Injectable()
export class BankEntriesRepository {
  constructor(private readonly database: Database) {}

  list(homeownerId: string, list: BankList, query: PageQuery): Promise<Slice<BankEntryRow>> {
    return this.database.page<BankEntryRow>(
      {
        select: COLUMNS,
        from: FROM,
        values: [homeownerId],
        where: { 'e.homeowner_id = $1': true, [LISTED[list]]: true },
        order: {
          by: [
            ['e.booked_on', 'date'],
            ['e.id', 'uuid'],
          ],
          descending: true,
        },
      },
      query,
    );
  }

  /** Returns open entries, the oldest first. */
  listOpen(homeownerId: string, most: number): Promise<BankEntryRow[]> {
    return this.database.query<BankEntryRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE e.homeowner_id = $1 AND ${IS_OPEN} ORDER BY e.booked_on, e.id LIMIT $2`,
      [homeownerId, most],
    );
  }

  /** @returns undefined unless it is the homeowner's */
  async find(homeownerId: string, id: string): Promise<BankEntryRow | undefined> {
    const [row] = await this.database.query<BankEntryRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE e.homeowner_id = $1 AND e.id = $2`,
      [homeownerId, id],
    );
    return row;
  }

  /** Locks it, so that of two tabs the second sees what the first has done. */
  async lock(homeownerId: string, id: string): Promise<void> {
    await this.database.query('SELECT 1 FROM bank_entries WHERE homeowner_id = $1 AND id = $2 FOR NO KEY UPDATE', [
      homeownerId,
      id,
    ]);
  }

  /** Adds those that aren't there. @returns how many */
  async insert(homeownerId: string, entries: readonly NewBankEntry[], now: Date): Promise<number> {
    const rows = await this.database.query(
      `INSERT INTO bank_entries (homeowner_id, booked_on, minor, currency, payer, account_end, account_key, words, fingerprint, added_at)
       SELECT $1, n.booked_on, n.minor, n.currency, n.payer, n.account_end, n.account_key, n.words, n.fingerprint, $3
         FROM jsonb_to_recordset($2::jsonb) AS n(booked_on date, minor bigint, currency text, payer text, account_end text,
                                                 account_key text, words text, fingerprint text)
       ORDER BY n.fingerprint ON CONFLICT (homeowner_id, fingerprint) DO NOTHING RETURNING id`,
      [homeownerId, JSON.stringify(entries), now],
    );
    return rows.length;
  }

  async count(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM bank_entries WHERE homeowner_id = $1',
      [homeownerId],
    );
    return row?.n ?? 0;
  }

  async setPayment(id: string, paymentId: string): Promise<void> {
    await this.database.execute('UPDATE bank_entries SET payment_id = $2, ignored_at = NULL WHERE id = $1', [
      id,
      paymentId,
    ]);
  }

  /** @param ignoredAt null: it is open */
  async setIgnored(id: string, ignoredAt: Date | null): Promise<void> {
    await this.database.execute('UPDATE bank_entries SET ignored_at = $2 WHERE id = $1', [id, ignoredAt]);
  }

  /** Deletes entries without a payment whose day is before `day` (ISO date), at most as many as an hour needs. */
  async deleteBefore(day: string, most: number): Promise<void> {
    await this.database.execute(
      `DELETE FROM bank_entries WHERE id IN (
         SELECT e.id FROM bank_entries e ${STANDING} WHERE e.booked_on < $1 AND j.id IS NULL ORDER BY e.booked_on LIMIT $2)`,
      [day, most],
    );
  }
}
