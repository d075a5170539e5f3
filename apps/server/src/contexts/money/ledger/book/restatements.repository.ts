import type { RestatementKind } from '@common-roof/contracts';
import type { MovedShare } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { MoneyRestatedShareEntity } from './money-restated-share.entity.ts';
import { RestatementsReadModel } from './restatements-read-model.ts';

/** Why shares change. Days are ISO dates in the house's time zone. */
export interface Cause {
  readonly houseId: string;
  readonly kind: RestatementKind;
  /** The person whose days changed, or who made the purchase. */
  readonly personId?: string | null;
  /** Null when no person caused it. */
  readonly by?: string | null;
  readonly before?: string | null;
  readonly after?: string | null;
  /** The reason as its author wrote it. */
  readonly reason?: string;
}

/** A share that changed, with its facts. */
export interface NotedShare extends MovedShare {
  readonly subjectKind: MoneyRestatedShareEntity['subject_kind'];
  readonly part?: string;
  readonly version: number;
  readonly facts: object;
}

export interface CauseRow {
  id: string;
  house_id: string;
  house: string;
  homeowner_id: string;
  currency: string;
  kind: RestatementKind;
  person_id: string | null;
  person: string | null;
  made_by: string | null;
  day_before: string | null;
  day_after: string | null;
  reason: string;
}

/** Stores why shares changed, and which ones. */
@Injectable()
export class RestatementsRepository extends RestatementsReadModel {
  async insert(
    { houseId, kind, personId = null, by = null, before = null, after = null, reason = '' }: Cause,
    openParts: number,
    at: Date,
  ): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO money_restatements (house_id, kind, person_id, made_by, day_before, day_after, reason, open_parts, made_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [houseId, kind, personId, by, before, after, reason, openParts, at],
    );
    if (!row) throw new Error('A restatement was not stored.');
    return row.id;
  }

  /**
   * Updates the end of a restatement of the same kind and person for which nothing has been recalculated yet. @returns
   * its id
   */
  async moveOpen(
    { houseId, kind, personId = null, by = null, after = null }: Cause,
    parts: number,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `UPDATE money_restatements r SET day_after = $4, made_by = $5, open_parts = open_parts + $6
        WHERE r.id = (
          SELECT o.id FROM money_restatements o
           WHERE o.house_id = $1 AND o.kind = $2 AND o.person_id = $3 AND o.open_parts > 0
             AND NOT EXISTS (SELECT 1 FROM money_restated_shares s WHERE s.restatement_id = o.id)
             AND NOT EXISTS (SELECT 1 FROM money_journals j WHERE j.restatement_id = o.id)
           ORDER BY o.id DESC LIMIT 1)
        RETURNING r.id`,
      [houseId, kind, personId, after, by, parts],
    );
    return row?.id;
  }

  /** @returns how many parts still have to run */
  async endPart(id: string): Promise<number> {
    const [row] = await this.database.query<{ open_parts: number }>(
      'UPDATE money_restatements SET open_parts = open_parts - 1 WHERE id = $1 AND open_parts > 0 RETURNING open_parts',
      [id],
    );
    return row?.open_parts ?? 0;
  }

  async recordShares(id: string, shares: readonly NotedShare[]): Promise<void> {
    if (shares.length === 0) return;
    await this.database.execute(
      `INSERT INTO money_restated_shares (restatement_id, subject_kind, subject_id, part, person_id, version, before_minor,
                                          after_minor, facts)
       SELECT $1, "subjectKind", "subjectId", coalesce(part, ''), "personId", version, before, after, facts
         FROM jsonb_to_recordset($2) AS s ("subjectKind" text, "subjectId" uuid, part text, "personId" uuid, version int,
                before bigint, after bigint, facts jsonb)
       ON CONFLICT (restatement_id, subject_id, part, person_id) DO NOTHING`,
      [id, JSON.stringify(shares)],
    );
  }

  /** Deletes a restatement that changed nothing. */
  async dropIdle(id: string): Promise<void> {
    await this.database.execute(
      `DELETE FROM money_restatements r WHERE r.id = $1
          AND NOT EXISTS (SELECT 1 FROM money_restated_shares s WHERE s.restatement_id = r.id)
          AND NOT EXISTS (SELECT 1 FROM money_journals j WHERE j.restatement_id = r.id)`,
      [id],
    );
  }

  async find(id: string): Promise<CauseRow | undefined> {
    const [row] = await this.database.query<CauseRow>(
      `SELECT r.id, r.house_id, h.name AS house, h.homeowner_id, h.currency, r.kind, r.person_id, p.first_name AS person, r.made_by,
              to_char(r.day_before, 'YYYY-MM-DD') AS day_before, to_char(r.day_after, 'YYYY-MM-DD') AS day_after, r.reason
         FROM money_restatements r JOIN houses h ON h.id = r.house_id LEFT JOIN accounts p ON p.id = r.person_id
        WHERE r.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns the current first and last day of a tenancy. */
  async stay(tenancyId: string): Promise<{ starts_on: string; ends_on: string | null } | undefined> {
    const [row] = await this.database.query<{ starts_on: string; ends_on: string | null }>(
      `SELECT to_char(starts_on, 'YYYY-MM-DD') AS starts_on, to_char(ends_on, 'YYYY-MM-DD') AS ends_on FROM tenancies WHERE id = $1`,
      [tenancyId],
    );
    return row;
  }

  /**
   * Returns whether anything of a house still has to be recalculated, including changes of tenancies that no handler
   * has seen yet.
   */
  async isOpen(houseId: string, handlers: readonly string[]): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM money_restatements WHERE house_id = $1 AND open_parts > 0
       UNION ALL
       SELECT 1 FROM outbox o
        WHERE o.settled_at IS NULL AND o.payload->>'house_id' = $1::text
          AND o.type IN ('tenancy.started', 'tenancy.ended', 'stay.goes-on', 'stay.changed', 'stay.last-day-moved')
          AND NOT EXISTS (SELECT 1 FROM processed_event p WHERE p.event_id = o.id AND p.handler = ANY($2))
       LIMIT 1`,
      [houseId, handlers],
    );
    return rows.length > 0;
  }
}
