import type { RatingAverage } from '@common-roof/contracts';
import { ratingAverage } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RatingAverageEntity } from './rating-average.entity.ts';

type Sums = Pick<RatingAverageEntity, 'count' | 'sum'>;

const averageOf = ({ count, sum }: Sums = { count: 0, sum: 0 }): RatingAverage => ({
  average: ratingAverage(count, sum),
  count,
});

/** What other contexts may read of ratings. */
@Injectable()
export class RatingAveragesReadModel {
  constructor(protected readonly database: Database) {}

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
}
