import type { ActivityTopic, Locale } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { ActivityLine } from '#kernel/events/effects.ts';
import { MOST_ADMINS } from '#contexts/identity/accounts/index.ts';
import type { ActivityEntity } from './activity.entity.ts';

/** A line with the names of its people and house, which are joined because the table holds ids only. */
export interface ActivityRow extends ActivityEntity {
  house_name: string | null;
  actor_name: string | null;
  actor_photo: string | null;
  actor_role: string | null;
}

export interface ActivityQuery extends PageQuery {
  readonly topic?: ActivityTopic | undefined;
  readonly kind?: string | undefined;
  readonly house_id?: string | undefined;
  readonly account_id?: string | undefined;
}

export interface NewActivity extends ActivityLine {
  /** The event's own id, so that an event that is delivered twice still has one row. */
  readonly id: string;
  readonly kind: string;
  readonly topic: ActivityTopic;
  readonly at: Date;
}

const COLUMNS = `
  v.id, v.kind, v.topic, v.at, v.house_id, h.name AS house_name, v.actor_id, a.first_name || ' ' || a.last_name AS actor_name,
  a.photo AS actor_photo, a.account_type AS actor_role, v.says, v.params`;
const NAMES = 'LEFT JOIN accounts a ON a.id = v.actor_id LEFT JOIN houses h ON h.id = v.house_id';

@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  /** Returns undefined when the event already has its line. */
  async insert({ id, kind, topic, at, house, actor, says }: NewActivity): Promise<ActivityRow | undefined> {
    const [row] = await this.database.query<ActivityRow>(
      `WITH stored AS (INSERT INTO activity (id, kind, topic, at, house_id, actor_id, says, params)
                       SELECT $1::uuid, $2, $3, $4::timestamptz, $5::uuid, $6::uuid, $7, $8::jsonb
                        WHERE NOT EXISTS (SELECT 1 FROM houses h WHERE h.id = $5 AND h.is_sample)
                       ON CONFLICT (id) DO NOTHING RETURNING *)
       SELECT ${COLUMNS} FROM stored v ${NAMES}`,
      [id, kind, topic, at, house, actor, says.kind, JSON.stringify(says.params)],
    );
    return row;
  }

  /** Returns the newest lines first. */
  list(query: ActivityQuery): Promise<Slice<ActivityRow>> {
    return this.database.page<ActivityRow>(
      {
        select: '*',
        from: 'activity',
        where: {
          'topic = ?': query.topic,
          'kind = ?': query.kind,
          'house_id = ?': query.house_id,
          'actor_id = ?': query.account_id,
        },
        order: newestFirst('id'),
        thenSelect: { as: 'v', columns: COLUMNS, join: NAMES },
      },
      query,
    );
  }

  /** Returns the ids of the admins who can watch, grouped by the language they read. */
  async admins(): Promise<ReadonlyMap<Locale, readonly string[]>> {
    const rows = await this.database.query<{ locale: Locale; ids: string[] }>(
      `SELECT coalesce(locale, last_locale, 'en') AS locale, array_agg(id) AS ids
         FROM (SELECT id, locale, last_locale FROM accounts
                WHERE account_type = 'admin' AND disabled_at IS NULL AND deletion_due_at IS NULL
                ORDER BY id LIMIT ${String(MOST_ADMINS)}) admins
        GROUP BY 1`,
    );
    return new Map(rows.map(({ locale, ids }) => [locale, ids]));
  }
}
