import type { ActivitySubject } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { containing } from '#kernel/database/lists.ts';

/** At most this many houses and this many people are suggested. */
const PROPOSED = 5;

export interface SubjectQuery {
  readonly search?: string | undefined;
  readonly house_id?: string | undefined;
  readonly account_id?: string | undefined;
}

/** Finds the houses and people that the activity stream can be filtered by. */
@Injectable()
export class SubjectsRepository {
  constructor(private readonly database: Database) {}

  /** Returns houses before people, each sorted by name. An empty search finds no people. */
  find({ search, house_id: house, account_id: account }: SubjectQuery): Promise<ActivitySubject[]> {
    return this.database.query<ActivitySubject>(
      `(SELECT id AS _id, 'house' AS kind, name, city AS detail, NULL AS role FROM houses
         WHERE id = $2 OR (name ILIKE $1 AND NOT is_sample) ORDER BY name, id LIMIT ${String(PROPOSED)})
       UNION ALL
       (SELECT id, 'person', first_name || ' ' || last_name, NULL, account_type FROM accounts
         WHERE id = $3 OR (first_name || ' ' || last_name ILIKE $1 AND deleted_at IS NULL AND NOT is_sample)
         ORDER BY last_name, first_name, id LIMIT ${String(PROPOSED)})`,
      [containing(search) ?? null, house ?? null, account ?? null],
    );
  }
}
