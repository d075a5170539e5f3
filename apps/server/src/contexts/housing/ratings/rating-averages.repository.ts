import { Injectable } from '@nestjs/common';

import { RatingAveragesReadModel } from './rating-averages-read-model.ts';

/** Averages of accounts, over revealed ratings that were not removed. */
@Injectable()
export class RatingAveragesRepository extends RatingAveragesReadModel {
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
