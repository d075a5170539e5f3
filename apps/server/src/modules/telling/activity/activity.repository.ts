import type { Activity } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '../../../platform/database/lists.ts';

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

export interface ActivityQuery extends PageQuery {
  readonly kind?: string | undefined;
  readonly house_id?: string | undefined;
  readonly account_id?: string | undefined;
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

  /** Newest first. */
  list(query: ActivityQuery): Promise<Slice<ActivityRow>> {
    return this.database.page<ActivityRow>(
      {
        select: '*',
        from: 'activity',
        where: { 'kind = ?': query.kind, 'house_id = ?': query.house_id, 'actor_id = ?': query.account_id },
        order: newestFirst('id'),
      },
      query,
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
