import type { AppealState, ChoreIcon, FeedbackRole } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { ChoreFeedbackEntity } from './chore-feedback.entity.ts';

export interface ChoreFeedbackRow extends ChoreFeedbackEntity {
  first_name: string;
  photo: string | null;
  catalogue: string | null;
  name: string | null;
  icon: ChoreIcon;
  /** First name of the person who has handled it. */
  seer: string | null;
  appeal: AppealState | null;
}

/** Feedback with the roomie it is about. */
export interface FeedbackAboutRow extends Pick<ChoreFeedbackEntity, 'house_id' | 'author_id' | 'created_at'> {
  homeowner_id: string;
  roomie_id: string | null;
}

export interface FeedbackFilter {
  readonly choreId: string | undefined;
  readonly role: FeedbackRole | undefined;
  readonly state: 'open' | 'seen_to' | undefined;
}

/** The columns that an alert about feedback shows. */
export interface FeedbackReadModelRow {
  house: string;
  homeowner_id: string;
  author_id: string;
  first_name: string;
  catalogue: string | null;
  name: string | null;
  /** The roomie who has the next turn of the chore. */
  holder_id: string | null;
}

export type NewFeedback = Pick<
  ChoreFeedbackEntity,
  'house_id' | 'chore_id' | 'author_id' | 'role' | 'text' | 'created_at'
>;

/** SQL for the roomie who had last done the chore `$2`, or should have, at the moment `$6`. */
const DOER = `
  (SELECT t.assignee_id FROM chore_assignments t
    WHERE t.chore_id = $2 AND t.due_at <= $6::timestamptz + interval '1 day'
      AND (t.state IN ('posted', 'verified', 'rejected', 'missed') OR t.due_at <= $6)
    ORDER BY t.due_on DESC LIMIT 1)`;
const COLUMNS = `
  f.id, f.house_id, f.chore_id, f.author_id, f.about_id, f.role, f.text, f.created_at, f.seen_to_at, f.seen_to_by, f.removed_at,
  a.first_name, a.photo, c.catalogue, c.name, c.icon, s.first_name AS seer, p.state AS appeal`;
const FROM = `
  chore_feedback f JOIN accounts a ON a.id = f.author_id JOIN chores c ON c.id = f.chore_id
  LEFT JOIN accounts s ON s.id = f.seen_to_by LEFT JOIN appeals p ON p.feedback_id = f.id`;

@Injectable()
export class ChoreFeedbackRepository {
  constructor(private readonly database: Database) {}

  list(houseId: string, { choreId, role, state }: FeedbackFilter, query: PageQuery): Promise<Slice<ChoreFeedbackRow>> {
    return this.database.page<ChoreFeedbackRow>(
      {
        select: COLUMNS,
        from: FROM,
        where: {
          'f.house_id = ?': houseId,
          'f.chore_id = ?': choreId,
          'f.role = ?': role,
          'f.seen_to_at IS NULL AND f.removed_at IS NULL': state === 'open',
          'f.seen_to_at IS NOT NULL AND f.removed_at IS NULL': state === 'seen_to',
        },
        order: newestFirst('f.id'),
      },
      query,
    );
  }

  async find(id: string): Promise<ChoreFeedbackRow | undefined> {
    const [row] = await this.database.query<ChoreFeedbackRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE f.id = $1`, [id]);
    return row;
  }

  async insert({ house_id, chore_id, author_id, role, text, created_at }: NewFeedback): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO chore_feedback (house_id, chore_id, author_id, role, text, created_at, about_id)
       VALUES ($1, $2, $3, $4, $5, $6, ${DOER}) RETURNING id`,
      [house_id, chore_id, author_id, role, text, created_at],
    );
    if (!row) throw new Error('What was said was not stored.');
    return row.id;
  }

  /** @param by null reopens it @returns whether this changed anything */
  async seeTo(id: string, by: string | null, now: Date): Promise<boolean> {
    const changed = await this.database.execute(
      `UPDATE chore_feedback SET seen_to_by = $2, seen_to_at = CASE WHEN $2::uuid IS NULL THEN NULL ELSE $3::timestamptz END
        WHERE id = $1 AND removed_at IS NULL AND (seen_to_at IS NULL) = ($2::uuid IS NOT NULL)`,
      [id, by, now],
    );
    return changed > 0;
  }

  /** Deletes the text and keeps the row. @returns whether the feedback was still there */
  async remove(id: string, now: Date): Promise<boolean> {
    const changed = await this.database.execute(
      `UPDATE chore_feedback SET removed_at = $2, text = '' WHERE id = $1 AND removed_at IS NULL`,
      [id, now],
    );
    return changed > 0;
  }

  /** Returns undefined for removed feedback. */
  async listAbout(id: string): Promise<FeedbackAboutRow | undefined> {
    const [row] = await this.database.query<FeedbackAboutRow>(
      `SELECT f.house_id, f.author_id, f.created_at, h.homeowner_id, f.about_id AS roomie_id
         FROM chore_feedback f JOIN houses h ON h.id = f.house_id WHERE f.id = $1 AND f.removed_at IS NULL`,
      [id],
    );
    return row;
  }

  /** Returns undefined for removed feedback. */
  async findForEffects(id: string, now: Date): Promise<FeedbackReadModelRow | undefined> {
    const [row] = await this.database.query<FeedbackReadModelRow>(
      `SELECT h.name AS house, h.homeowner_id, f.author_id, a.first_name, c.catalogue, c.name,
              (SELECT t.assignee_id FROM chore_assignments t
                WHERE t.chore_id = f.chore_id AND t.state = 'due' AND t.due_on >= $2::timestamptz::date - 2
                ORDER BY t.due_on LIMIT 1) AS holder_id
         FROM chore_feedback f JOIN houses h ON h.id = f.house_id JOIN accounts a ON a.id = f.author_id
         JOIN chores c ON c.id = f.chore_id WHERE f.id = $1 AND f.removed_at IS NULL`,
      [id, now],
    );
    return row;
  }

  /** Returns the newest feedback first. */
  exportFor(authorId: string, newest: number): Promise<{ chore: string; created_at: Date; text: string }[]> {
    return this.database.query<{ chore: string; created_at: Date; text: string }>(
      `SELECT coalesce(c.name, c.catalogue) AS chore, f.created_at, f.text
         FROM chore_feedback f JOIN chores c ON c.id = f.chore_id
        WHERE f.author_id = $1 AND f.removed_at IS NULL ORDER BY f.id DESC LIMIT $2`,
      [authorId, newest],
    );
  }
}
