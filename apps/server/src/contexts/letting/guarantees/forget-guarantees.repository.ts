import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

const BATCH = 500;

/** Exports guarantees, and deletes what is stored about guarantors. */
@Injectable()
export class ForgetGuaranteesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the guarantees of a roomie's leases and of a homeowner's houses, newest first. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, a.title AS lease, g.name AS guarantor, g.email, g.limit_minor, g.limit_months, g.covers,
              to_char(g.until_on, 'YYYY-MM-DD') AS until_on, g.overdue_days, g.shows_payments, g.text, g.state, g.declined_by,
              g.reason, g.asked_at, g.agreed_at, g.signed_at, g.signature, g.ended_at, g.ended
         FROM guarantees g JOIN agreements a ON a.id = g.agreement_id JOIN houses h ON h.id = g.house_id
        WHERE $1 IN (a.roomie_id, h.homeowner_id) ORDER BY g.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }

  listDocuments(
    accountId: string,
    newest: number,
  ): Promise<{ id: string; title: string; sha256: string; made_at: Date }[]> {
    return this.database.query(
      `SELECT g.id, a.title, d.sha256, d.made_at
         FROM guarantee_documents d JOIN guarantees g ON g.id = d.guarantee_id JOIN agreements a ON a.id = g.agreement_id
         JOIN houses h ON h.id = g.house_id
        WHERE $1 IN (a.roomie_id, h.homeowner_id) ORDER BY g.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }

  /** Returns the guarantees that nobody signed, of a person who is deleted. */
  async listUnsignedOf(accountId: string): Promise<string[]> {
    return ids(
      await this.database.query<{ id: string }>(
        `SELECT g.id FROM guarantees g JOIN agreements a ON a.id = g.agreement_id JOIN houses h ON h.id = g.house_id
          WHERE $1 IN (a.roomie_id, h.homeowner_id) AND g.signed_at IS NULL ORDER BY g.id`,
        [accountId],
      ),
    );
  }

  /** Returns guarantees that were over before a moment, whose guarantor isn't forgotten. */
  async listOld(isSigned: boolean, before: Date): Promise<string[]> {
    return ids(
      await this.database.query<{ id: string }>(
        `SELECT id FROM guarantees WHERE ended_at < $1 AND name <> '' AND (signed_at IS NOT NULL) = $2
          ORDER BY id LIMIT ${String(BATCH)}`,
        [before, isSigned],
      ),
    );
  }

  /** Terms and times stay: they are of the lease. */
  async forget(id: string): Promise<void> {
    await this.database.execute(
      `UPDATE guarantees SET name = '', email = '', locale = NULL, text = '', reason = '',
              signature = CASE WHEN signature IS NULL THEN NULL ELSE '' END WHERE id = $1`,
      [id],
    );
    await this.database.execute('DELETE FROM guarantee_codes WHERE guarantee_id = $1', [id]);
  }
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
