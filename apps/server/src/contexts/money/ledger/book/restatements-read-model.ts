import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { MoneyRestatedShareEntity } from './money-restated-share.entity.ts';

export type RestatedShareRow = Pick<
  MoneyRestatedShareEntity,
  'person_id' | 'subject_kind' | 'subject_id' | 'before_minor' | 'after_minor' | 'facts'
>;

/** What a recalculation has changed for whom. */
@Injectable()
export class RestatementsReadModel {
  constructor(protected readonly database: Database) {}

  /** Returns each person's shares in the order in which people are told. */
  listShares(id: string): Promise<RestatedShareRow[]> {
    return this.database.query<RestatedShareRow>(
      `SELECT person_id, subject_kind, subject_id, before_minor, after_minor, facts FROM money_restated_shares
        WHERE restatement_id = $1
        ORDER BY person_id, subject_kind DESC, coalesce(facts->>'from', facts->>'day', facts->>'month'), subject_id`,
      [id],
    );
  }
}
