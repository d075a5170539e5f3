import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RatingPrivateEntity } from './rating-private.entity.ts';

/** Texts that were written for admins alone. Only {@link RatingPrivateView} and the code that writes them call it. */
@Injectable()
export class RatingPrivateRepository {
  constructor(private readonly database: Database) {}

  /** @param authorId only this author's; null: any author's */
  listForRatings(ratingIds: readonly string[], authorId: string | null): Promise<RatingPrivateEntity[]> {
    return this.database.query<RatingPrivateEntity>(
      `SELECT rating_id, author_id, private_feelings FROM rating_private
        WHERE rating_id = ANY($1) AND ($2::uuid IS NULL OR author_id = $2)`,
      [ratingIds, authorId],
    );
  }

  /** An empty text is stored as none. */
  async write(ratingId: string, authorId: string, feelings: string): Promise<void> {
    if (feelings === '') {
      await this.database.execute('DELETE FROM rating_private WHERE rating_id = $1', [ratingId]);
      return;
    }
    await this.database.execute(
      `INSERT INTO rating_private (rating_id, author_id, private_feelings) VALUES ($1, $2, $3)
       ON CONFLICT (rating_id) DO UPDATE SET private_feelings = excluded.private_feelings`,
      [ratingId, authorId, feelings],
    );
  }

  exportFor(authorId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, b.first_name AS of, v.private_feelings
         FROM rating_private v JOIN ratings p ON p.id = v.rating_id JOIN houses h ON h.id = p.house_id
         JOIN accounts b ON b.id = p.ratee_id
        WHERE v.author_id = $1 ORDER BY v.rating_id DESC LIMIT $2`,
      [authorId, newest],
    );
  }

  /** Deletes what a person wrote, and what was written about them. */
  async forget(accountId: string): Promise<void> {
    await this.database.execute(
      `DELETE FROM rating_private WHERE author_id = $1 OR rating_id IN (SELECT id FROM ratings WHERE ratee_id = $1)`,
      [accountId],
    );
  }
}
