import type { Activity } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';

export interface ActivityRow {
  id: string;
  kind: string;
  at: Date;
  house_id: string | null;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: string | null;
  subject_id: string | null;
  subject_name: string | null;
  summary: string;
}

export interface ActivityFilter {
  readonly kind?: string | undefined;
  readonly houseId?: string | undefined;
  readonly accountId?: string | undefined;
}

export interface NewActivity {
  /** The event's own id: one row an event, whatever happens twice. */
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly houseId?: string;
  readonly actorId?: string;
  readonly subject?: { readonly id: string; readonly name: string };
  readonly summary: string;
}

@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  async add({ id, kind, at, houseId, actorId, subject, summary }: NewActivity): Promise<ActivityRow | undefined> {
    const [row] = await this.database.query<ActivityRow>(
      `INSERT INTO activity (id, kind, at, house_id, actor_id, actor_name, actor_role, subject_id, subject_name, summary)
       SELECT $1, $2, $3, $4, $5::uuid, a.first_name || ' ' || a.last_name, a.account_type, $6, $7, $8
         FROM (SELECT 1) one LEFT JOIN accounts a ON a.id = $5::uuid
       ON CONFLICT (id) DO NOTHING RETURNING *`,
      [id, kind, at, houseId ?? null, actorId ?? null, subject?.id ?? null, subject?.name ?? null, summary],
    );
    return row;
  }

  /** Newest first; ids are ordered by time. */
  list({ kind, houseId, accountId }: ActivityFilter, before: string | null, limit: number): Promise<ActivityRow[]> {
    return this.database.query<ActivityRow>(
      `SELECT * FROM activity
        WHERE ($1::text IS NULL OR kind = $1) AND ($2::uuid IS NULL OR house_id = $2) AND ($3::uuid IS NULL OR actor_id = $3)
          AND ($4::uuid IS NULL OR id < $4)
        ORDER BY id DESC LIMIT $5`,
      [kind ?? null, houseId ?? null, accountId ?? null, before, limit],
    );
  }
}

export const toActivity = (row: ActivityRow): Activity => ({
  _id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  house_id: row.house_id,
  actor: row.actor_id ? { _id: row.actor_id, name: row.actor_name ?? 'Somebody', role: row.actor_role ?? '' } : null,
  subject: row.subject_id ? { _id: row.subject_id, name: row.subject_name ?? '' } : null,
  summary: row.summary,
});
