import type { RatingAverage } from '@common-roof/contracts';
import { ratingAverage } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface RatingSum {
  readonly ratee_id: string;
  readonly count: number;
  /** Of the stars. */
  readonly sum: number;
}

const averageOf = ({ count, sum }: Omit<RatingSum, 'ratee_id'> = { count: 0, sum: 0 }): RatingAverage => ({
  average: ratingAverage(count, sum),
  count,
});

/** Averages of accounts over revealed ratings that were not removed. */
@Injectable()
export class RatingAveragesReadModel {
  constructor(private readonly database: Database) {}

  async findAverage(accountId: string): Promise<RatingAverage> {
    return (await this.listAverages([accountId])).get(accountId) ?? averageOf();
  }

  async listAverages(accountIds: readonly string[]): Promise<ReadonlyMap<string, RatingAverage>> {
    const sums = await this.database.query<RatingSum>(
      `SELECT ratee_id, count(*)::int AS count, sum(stars)::int AS sum FROM ratings
        WHERE ratee_id = ANY($1) AND state = 'revealed' AND removed_at IS NULL GROUP BY ratee_id`,
      [accountIds],
    );
    const found = new Map(sums.map((sum) => [sum.ratee_id, averageOf(sum)]));
    return new Map(accountIds.map((id) => [id, found.get(id) ?? averageOf()]));
  }
}
