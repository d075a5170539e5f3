import type { RatingAverage } from '@common-roof/contracts';
import { ratingAverage } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RatingAverageEntity } from './rating-average.entity.ts';

type Sums = Pick<RatingAverageEntity, 'count' | 'sum'>;

/** Averages of accounts, over revealed ratings that were not removed. */
@Injectable()
export class RatingAveragesRepository {
  constructor(private readonly database: Database) {}

  async findAverage(accountId: string): Promise<RatingAverage> {
    return (await this.listAverages([accountId])).get(accountId) ?? averageOf();
  }

  async listAverages(accountIds: readonly string[]): Promise<ReadonlyMap<string, RatingAverage>> {
    const rows = await this.database.query<RatingAverageEntity>(
      'SELECT ratee_id, count, sum FROM rating_averages WHERE ratee_id = ANY($1)',
      [accountIds],
    );
    const found = new Map(rows.map((row) => [row.ratee_id, averageOf(row)]));
    return new Map(accountIds.map((id) => [id, found.get(id) ?? averageOf()]));
  }

  /**
   * Recounts from the rows alone, unless the account was deleted. Recounts for one person run one after the other, so
   * that the last one has seen what the others did.
   * @returns whether the average changed
   */
  async recount(accountId: string): Promise<boolean> {
    await this.database.execute(
      `INSERT INTO rating_averages (ratee_id, count, sum)
       SELECT id, 0, 0 FROM accounts WHERE id = $1 AND deleted_at IS NULL ON CONFLICT (ratee_id) DO NOTHING`,
      [accountId],
    );
    await this.database.query('SELECT 1 FROM rating_averages WHERE ratee_id = $1 FOR UPDATE', [accountId]);
    const changed = await this.database.execute(
      `UPDATE rating_averages v SET count = n.count, sum = n.sum
         FROM (SELECT count(*)::int AS count, coalesce(sum(stars), 0)::int AS sum FROM ratings
                WHERE ratee_id = $1 AND state = 'revealed' AND removed_at IS NULL) n
        WHERE v.ratee_id = $1 AND (v.count, v.sum) IS DISTINCT FROM (n.count, n.sum)`,
      [accountId],
    );
    return changed > 0;
  }

  async forget(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM rating_averages WHERE ratee_id = $1', [accountId]);
  }
}

const averageOf = ({ count, sum }: Sums = { count: 0, sum: 0 }): RatingAverage => ({
  average: ratingAverage(count, sum),
  count,
});
