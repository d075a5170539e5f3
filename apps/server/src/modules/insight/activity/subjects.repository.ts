import type { ActivitySubject } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/lists.ts';

/** Of houses and of people, so many are proposed. */
const PROPOSED = 5;

export interface SubjectQuery {
  readonly search?: string | undefined;
  readonly house_id?: string | undefined;
  readonly account_id?: string | undefined;
}

/** Whom and what the stream of activity can be filtered by. */
@Injectable()
export class SubjectsRepository {
  constructor(private readonly database: Database) {}

  /** Houses before people, each by name. Nothing asked for: nobody. */
  find({ search, house_id: house, account_id: account }: SubjectQuery): Promise<ActivitySubject[]> {
    return this.database.query<ActivitySubject>(
      `(SELECT id AS _id, 'house' AS kind, name, city AS detail, NULL AS role FROM houses
         WHERE id = $2 OR name ILIKE $1 ORDER BY name, id LIMIT ${String(PROPOSED)})
       UNION ALL
       (SELECT id, 'person', first_name || ' ' || last_name, NULL, account_type FROM accounts
         WHERE id = $3 OR (first_name || ' ' || last_name ILIKE $1 AND deleted_at IS NULL)
         ORDER BY last_name, first_name, id LIMIT ${String(PROPOSED)})`,
      [containing(search) ?? null, house ?? null, account ?? null],
    );
  }
}
