import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { PageQuery, Slice } from '#kernel/database/lists.ts';
import type { HouseRulesEntity } from './house-rules.entity.ts';

export interface RulesRow extends Omit<HouseRulesEntity, 'house_id' | 'author_id'> {
  author: string | null;
}

@Injectable()
export class HouseRulesRepository {
  constructor(private readonly database: Database) {}

  /** Puts a new version in force. The house's row gives the number, so that two writers get two versions. */
  async adopt(houseId: string, text: string, authorId: string, at: Date): Promise<number> {
    const [row] = await this.database.query<{ version: number }>(
      `WITH next AS (UPDATE houses SET rules_version = rules_version + 1 WHERE id = $1 RETURNING rules_version)
       INSERT INTO house_rules (house_id, version, text, author_id, began_at)
       SELECT $1, rules_version, $2, $3, $4 FROM next RETURNING version`,
      [houseId, text, authorId, at],
    );
    if (!row) throw new Error('The rules of a house were not stored.');
    return row.version;
  }

  /** Lists versions, newest first. */
  list(houseId: string, query: PageQuery): Promise<Slice<RulesRow>> {
    return this.database.page<RulesRow>(
      {
        select: `r.version, r.text, r.began_at, a.first_name || ' ' || a.last_name AS author`,
        from: 'house_rules r LEFT JOIN accounts a ON a.id = r.author_id',
        where: { 'r.house_id = ?': houseId },
        order: { by: [['r.version', 'int']], descending: true },
      },
      query,
    );
  }
}
