import type { RatedType } from '@common-roof/contracts';
import { ratingMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { containing, type List, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { RatingEntity } from './rating.entity.ts';

export const RATINGS = defineRowStates({
  table: 'ratings',
  machine: ratingMachine,
  refusal: (_, action) =>
    action === 'reply' ? 'You can’t read this rating yet.' : 'This rating is revealed. You can’t change it any more.',
});

export interface RatingRow extends RatingEntity {
  house: string;
  starts_on: string;
  ends_on: string | null;
  rater: string;
  rater_photo: string | null;
  ratee: string;
  ratee_photo: string | null;
}

export interface AdminRatingRow extends RatingRow {
  has_private: boolean;
}

export type RatingOfStay = Pick<RatingEntity, 'id' | 'tenancy_id' | 'house_id' | 'rater_id' | 'ratee_id'>;

export type NewRating = Pick<
  RatingEntity,
  | 'tenancy_id'
  | 'house_id'
  | 'rater_id'
  | 'ratee_id'
  | 'rated_type'
  | 'stars'
  | 'whats_good'
  | 'what_could_be_improved'
  | 'created_at'
  | 'reveals_at'
>;

export interface RatingFilter {
  readonly search: string | undefined;
  /** Searches private feelings too. */
  readonly searchPrivate: boolean;
  readonly houseId: string | undefined;
  readonly ratedType: RatedType | undefined;
}

const SHOWN_COLUMNS = `r.id, r.tenancy_id, r.house_id, r.rater_id, r.ratee_id, r.rated_type, r.stars, r.whats_good,
  r.what_could_be_improved, r.state, r.version, r.created_at, r.reveals_at, r.revealed_at, r.reply, r.replied_at, r.removed_at,
  r.removed_by, r.removed_reason, h.name AS house, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
  to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, a.first_name AS rater, a.photo AS rater_photo, b.first_name AS ratee,
  b.photo AS ratee_photo`;
const SHOWN_JOIN = `JOIN houses h ON h.id = r.house_id JOIN tenancies t ON t.id = r.tenancy_id
  JOIN accounts a ON a.id = r.rater_id JOIN accounts b ON b.id = r.ratee_id`;
const SHOWN = { as: 'r', columns: SHOWN_COLUMNS, join: SHOWN_JOIN };
const SHOWN_TO_ADMINS = {
  as: 'r',
  columns: `${SHOWN_COLUMNS}, EXISTS (SELECT 1 FROM rating_private v WHERE v.rating_id = r.id) AS has_private`,
  join: SHOWN_JOIN,
};

const NEWEST_FIRST = {
  by: [
    ['p.created_at', 'timestamptz'],
    ['p.id', 'uuid'],
  ],
  descending: true,
} as const satisfies List['order'];

/** A name, the house or a text of the rating; `?` is a pattern. */
const SAYS = `p.whats_good ILIKE ? OR p.what_could_be_improved ILIKE ? OR p.reply ILIKE ?
  OR p.house_id IN (SELECT id FROM houses WHERE name ILIKE ?)
  OR p.rater_id IN (SELECT id FROM accounts WHERE first_name || ' ' || last_name ILIKE ?)
  OR p.ratee_id IN (SELECT id FROM accounts WHERE first_name || ' ' || last_name ILIKE ?)`;
/** Only when an admin asks for it explicitly. */
const SAYS_IN_PRIVATE = `${SAYS} OR p.id IN (SELECT rating_id FROM rating_private WHERE private_feelings ILIKE ?)`;

@Injectable()
export class RatingsRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<RatingRow | undefined> {
    const { rows } = await this.page({ 'p.id = ?': id }, { limit: 1 });
    return rows[0];
  }

  /** Locks the rating until the end of the transaction. */
  async lock(id: string): Promise<RatingRow | undefined> {
    await this.database.query('SELECT 1 FROM ratings WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  /** Lists what was revealed about a person, and what the reader has written about them. */
  listForRatee(rateeId: string, readerId: string, query: PageQuery): Promise<Slice<RatingRow>> {
    return this.page({ 'p.ratee_id = ?': rateeId, [`p.state = 'revealed' OR p.rater_id = ?`]: readerId }, query);
  }

  /** @param about only this person; null: everyone */
  writtenBy(
    raterId: string,
    { about, inPrivate }: { about: string | null; inPrivate: boolean },
    query: PageQuery,
  ): Promise<Slice<RatingRow>> {
    return this.page(
      {
        'p.rater_id = ?': raterId,
        'p.ratee_id = ?': about,
        'EXISTS (SELECT 1 FROM rating_private v WHERE v.rating_id = p.id)': inPrivate,
      },
      query,
    );
  }

  listAll(
    { search, searchPrivate, houseId, ratedType }: RatingFilter,
    query: PageQuery,
  ): Promise<Slice<AdminRatingRow>> {
    const where = {
      [searchPrivate ? SAYS_IN_PRIVATE : SAYS]: containing(search),
      'p.house_id = ?': houseId,
      'p.rated_type = ?': ratedType,
    };
    const list = { select: 'p.*', from: 'ratings p', where, order: NEWEST_FIRST, thenSelect: SHOWN_TO_ADMINS };
    return this.database.page<AdminRatingRow>(list, query);
  }

  /** Finds what an account has written about tenancies. */
  async writtenAbout(raterId: string, tenancyIds: readonly string[]): Promise<Map<string, RatingRow>> {
    const rows = await this.database.query<RatingRow>(
      `SELECT ${SHOWN_COLUMNS} FROM ratings r ${SHOWN_JOIN} WHERE r.rater_id = $1 AND r.tenancy_id = ANY($2)`,
      [raterId, tenancyIds],
    );
    return new Map(rows.map((row) => [row.tenancy_id, row]));
  }

  /** Lists both parties' ratings, in any state. */
  listForStay(tenancyId: string): Promise<RatingOfStay[]> {
    return this.database.query<RatingOfStay>(
      'SELECT id, tenancy_id, house_id, rater_id, ratee_id FROM ratings WHERE tenancy_id = $1 ORDER BY id',
      [tenancyId],
    );
  }

  async insert(rating: NewRating): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO ratings (tenancy_id, house_id, rater_id, ratee_id, rated_type, stars, whats_good, what_could_be_improved,
                            created_at, reveals_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [
        ...[rating.tenancy_id, rating.house_id, rating.rater_id, rating.ratee_id, rating.rated_type, rating.stars],
        ...[rating.whats_good, rating.what_could_be_improved, rating.created_at, rating.reveals_at],
      ],
    );
    if (!row) throw new Error('The rating was not stored.');
    return row.id;
  }

  /** Lists when an account wrote its ratings after a moment, oldest first. */
  async writtenSince(raterId: string, after: Date): Promise<Date[]> {
    const rows = await this.database.query<{ created_at: Date }>(
      'SELECT created_at FROM ratings WHERE rater_id = $1 AND created_at > $2 ORDER BY created_at',
      [raterId, after],
    );
    return rows.map(({ created_at: at }) => at);
  }

  /** Exports what an account wrote, without private feelings; newest first. */
  exportFor(raterId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, b.first_name AS of, p.stars, p.whats_good, p.what_could_be_improved, p.state, p.created_at,
              p.reply, p.removed_reason
         FROM ratings p JOIN houses h ON h.id = p.house_id JOIN accounts b ON b.id = p.ratee_id
        WHERE p.rater_id = $1 ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
      [raterId, newest],
    );
  }

  /** Exports what was revealed about an account and still stands; newest first. */
  exportAbout(rateeId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, a.first_name AS by, p.stars, p.whats_good, p.what_could_be_improved, p.revealed_at, p.reply
         FROM ratings p JOIN houses h ON h.id = p.house_id JOIN accounts a ON a.id = p.rater_id
        WHERE p.ratee_id = $1 AND p.state = 'revealed' AND p.removed_at IS NULL
        ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
      [rateeId, newest],
    );
  }

  private page(where: Record<string, unknown>, query: PageQuery): Promise<Slice<RatingRow>> {
    const list = { select: 'p.*', from: 'ratings p', where, order: NEWEST_FIRST, thenSelect: SHOWN };
    return this.database.page<RatingRow>(list, query);
  }
}
