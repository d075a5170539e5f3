import type { Locale } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { ActivityLine } from '../../../platform/events/reactions.ts';

/** A team, not a crowd. */
const MOST_ADMINS = 200;

/** Names are read where they are kept: here stands only who and what. */
export interface ActivityRow {
  id: string;
  kind: string;
  at: Date;
  house_id: string | null;
  house_name: string | null;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: string | null;
  says: string;
  params: Record<string, unknown>;
}

export interface ActivityFilter {
  readonly kind?: string | undefined;
  readonly houseId?: string | undefined;
  readonly accountId?: string | undefined;
}

export interface NewActivity extends ActivityLine {
  /** The event's own id: one row an event, whatever happens twice. */
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
}

const named = (rows: string): string => `
  SELECT v.id, v.kind, v.at, v.house_id, h.name AS house_name, v.actor_id,
         a.first_name || ' ' || a.last_name AS actor_name, a.account_type AS actor_role, v.says, v.params
    FROM ${rows} v LEFT JOIN accounts a ON a.id = v.actor_id LEFT JOIN houses h ON h.id = v.house_id`;

@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  /** @returns undefined when the event has its line already */
  async add({ id, kind, at, house, actor, says }: NewActivity): Promise<ActivityRow | undefined> {
    const [row] = await this.database.query<ActivityRow>(
      `WITH stored AS (INSERT INTO activity (id, kind, at, house_id, actor_id, says, params)
                       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING *)
       ${named('stored')}`,
      [id, kind, at, house, actor, says.kind, JSON.stringify(says.params)],
    );
    return row;
  }

  /** Newest first; ids are ordered by time. */
  list({ kind, houseId, accountId }: ActivityFilter, before: string | null, limit: number): Promise<ActivityRow[]> {
    return this.database.query<ActivityRow>(
      `${named('activity')}
        WHERE ($1::text IS NULL OR v.kind = $1) AND ($2::uuid IS NULL OR v.house_id = $2)
          AND ($3::uuid IS NULL OR v.actor_id = $3) AND ($4::uuid IS NULL OR v.id < $4)
        ORDER BY v.id DESC LIMIT $5`,
      [kind ?? null, houseId ?? null, accountId ?? null, before, limit],
    );
  }

  /** The admins who can watch, by what they read. */
  async admins(): Promise<ReadonlyMap<Locale, readonly string[]>> {
    const rows = await this.database.query<{ locale: Locale; ids: string[] }>(
      `SELECT coalesce(locale, last_locale, 'en') AS locale, array_agg(id) AS ids
         FROM (SELECT id, locale, last_locale FROM accounts
                WHERE account_type = 'admin' AND disabled_at IS NULL ORDER BY id LIMIT ${String(MOST_ADMINS)}) admins
        GROUP BY 1`,
    );
    return new Map(rows.map(({ locale, ids }) => [locale, ids]));
  }
}
