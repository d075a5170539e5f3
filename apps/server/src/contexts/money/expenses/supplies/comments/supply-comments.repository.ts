import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { PageQuery, Slice } from '#kernel/database/lists.ts';
import type { SupplyCommentEntity } from './supply-comment.entity.ts';

export interface SupplyCommentRow extends SupplyCommentEntity {
  first_name: string;
  photo: string | null;
}

/** Stores comments on purchases. */
@Injectable()
export class SupplyCommentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the newest comments first. */
  listForSupply(supplyId: string, query: PageQuery): Promise<Slice<SupplyCommentRow>> {
    return this.page({ 'm.supply_id = ?': supplyId }, query);
  }

  async find(id: string): Promise<SupplyCommentRow | undefined> {
    return (await this.page({ 'm.id = ?': id }, { limit: 1 })).rows[0];
  }

  async count(supplyId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM supply_comments WHERE supply_id = $1',
      [supplyId],
    );
    return row?.count ?? 0;
  }

  async insert(comment: Omit<SupplyCommentEntity, 'id' | 'removed_at'>): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'INSERT INTO supply_comments (supply_id, author_id, text, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
      [comment.supply_id, comment.author_id, comment.text, comment.created_at],
    );
    if (!row) throw new Error('A comment was not stored.');
    return row.id;
  }

  /** Deletes the text and keeps the row. @returns false when it was already removed */
  async remove(id: string, now: Date): Promise<boolean> {
    const removed = await this.database.query(
      `UPDATE supply_comments SET removed_at = $2, text = '' WHERE id = $1 AND removed_at IS NULL RETURNING id`,
      [id, now],
    );
    return removed.length > 0;
  }

  /** Returns the ids of everyone who commented on a purchase. */
  async listAuthors(supplyId: string): Promise<string[]> {
    const rows = await this.database.query<{ author_id: string }>(
      'SELECT DISTINCT author_id FROM supply_comments WHERE supply_id = $1 ORDER BY 1',
      [supplyId],
    );
    return rows.map(({ author_id: id }) => id);
  }

  private page(where: Record<string, unknown>, query: PageQuery): Promise<Slice<SupplyCommentRow>> {
    return this.database.page<SupplyCommentRow>(
      {
        select: 'm.id, m.supply_id, m.author_id, m.text, m.created_at, m.removed_at, a.first_name, a.photo',
        from: 'supply_comments m JOIN accounts a ON a.id = m.author_id',
        where,
        order: {
          by: [
            ['m.created_at', 'timestamptz'],
            ['m.id', 'uuid'],
          ],
          descending: true,
        },
      },
      query,
    );
  }
}
