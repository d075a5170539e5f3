import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { RatingPrivateRepository } from './rating-private.repository.ts';

/** The only way for private feelings into an answer: to their author, and to admins. */
@Injectable()
export class RatingPrivateView {
  constructor(private readonly feelings: RatingPrivateRepository) {}

  /** Returns what the actor may read, by the id of the rating. */
  async readableBy({ accountId, role }: Actor, ratingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ratingIds.length === 0) return new Map();
    const rows = await this.feelings.listForRatings(ratingIds, role === 'admin' ? null : accountId);
    return new Map(rows.map(({ rating_id: id, private_feelings: feelings }) => [id, feelings]));
  }
}
