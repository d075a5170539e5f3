import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';
import type { RuleCommentEntity } from './rule-comment.entity.ts';

export interface RuleCommentRow extends RuleCommentEntity {
  first_name: string;
  photo: string | null;
}

const NEWEST_FIRST = {
  by: [
    ['m.created_at', 'timestamptz'],
    ['m.id', 'uuid'],
  ],
  descending: true,
} as const satisfies List['order'];

/** Stores comments on proposals. */
@Injectable()
export class RuleCommentsRepository {
  constructor(private readonly database: Database) {}

  listForChange(changeId: string, query: PageQuery): Promise<Slice<RuleCommentRow>> {
    return this.page({ 'm.change_id = ?': changeId }, query);
  }

  async find(id: string): Promise<RuleCommentRow | undefined> {
    return (await this.page({ 'm.id = ?': id }, { limit: 1 })).rows[0];
  }

  async count(changeId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM rule_comments WHERE change_id = $1',
      [changeId],
    );
    return row?.count ?? 0;
  }

  async insert(changeId: string, authorId: string, text: string, now: Date): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'INSERT INTO rule_comments (change_id, author_id, text, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
      [changeId, authorId, text, now],
    );
    if (!row) throw new Error('A comment was not stored.');
    return row.id;
  }

  /** Deletes the text and keeps the row. @returns false when it was already removed */
  async remove(id: string, now: Date): Promise<boolean> {
    const removed = await this.database.query(
      `UPDATE rule_comments SET removed_at = $2, text = '' WHERE id = $1 AND removed_at IS NULL RETURNING id`,
      [id, now],
    );
    return removed.length > 0;
  }

  /** Returns the newest comments first. */
  exportFor(authorId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT text, created_at FROM rule_comments
        WHERE author_id = $1 AND removed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $2`,
      [authorId, newest],
    );
  }

  private page(where: Record<string, unknown>, query: PageQuery): Promise<Slice<RuleCommentRow>> {
    return this.database.page<RuleCommentRow>(
      {
        select: 'm.id, m.change_id, m.author_id, m.text, m.created_at, m.removed_at, a.first_name, a.photo',
        from: 'rule_comments m JOIN accounts a ON a.id = m.author_id',
        where,
        order: NEWEST_FIRST,
      },
      query,
    );
  }
}
