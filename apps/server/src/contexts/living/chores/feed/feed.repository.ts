import type { AppealState, ChoreIcon, TurnState } from '@common-roof/contracts';
import type { Verdict } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { FeedItemEntity } from './feed-item.entity.ts';
import type { FeedVerdictEntity } from './feed-verdict.entity.ts';

export interface VerdictOfItem {
  readonly verifier_id: string;
  readonly first_name: string;
  readonly role: Verdict['role'];
  readonly says: Verdict['says'];
  readonly reason: string;
  readonly given_at: string;
}

export interface FeedRow extends Omit<FeedItemEntity, 'client_id' | 'taken_from'> {
  first_name: string;
  photo: string | null;
  catalogue: string | null;
  name: string | null;
  icon: ChoreIcon;
  /** Null when the turn was deleted with it. */
  state: TurnState | null;
  appeal: AppealState | null;
  photos: PhotoRow[];
  verdicts: VerdictOfItem[];
}

/** A post before it is stored. */
export type NewFeedItem = Omit<FeedItemEntity, 'id' | 'decided_at' | 'removed_at'>;

const ITEM = `
  SELECT f.id, f.house_id, f.chore_id, f.assignment_id, f.roomie_id, f.posted_by, f.client_id, f.text,
         to_char(f.due_on, 'YYYY-MM-DD') AS due_on, f.points, f.is_extra, f.taken_over, f.taken_from, f.posted_at,
         f.decided_at, f.removed_at FROM feed_items f`;

/** Columns and joins of a page of posts, which is selected first as `item`. */
const SHOWN = {
  as: 'item',
  columns: `item.id, item.house_id, item.chore_id, item.assignment_id, item.roomie_id, item.posted_by, item.text,
    to_char(item.due_on, 'YYYY-MM-DD') AS due_on, item.points, item.is_extra, item.taken_over, item.posted_at, item.decided_at,
    item.removed_at, a.first_name, a.photo, c.catalogue, c.name, c.icon, t.state, ap.state AS appeal, ${photosOf('feed_item', 'item.id')} AS photos,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('verifier_id', v.verifier_id, 'first_name', w.first_name,
              'role', v.role, 'says', v.says, 'reason', v.reason, 'given_at', v.given_at) ORDER BY v.given_at, v.verifier_id), '[]')
       FROM feed_verdicts v JOIN accounts w ON w.id = v.verifier_id WHERE v.item_id = item.id) AS verdicts`,
  join: `JOIN accounts a ON a.id = item.roomie_id JOIN chores c ON c.id = item.chore_id
         LEFT JOIN chore_assignments t ON t.id = item.assignment_id
         LEFT JOIN appeals ap ON ap.assignment_id = item.assignment_id`,
};

const NEWEST_FIRST = {
  by: [
    ['f.posted_at', 'timestamptz'],
    ['f.id', 'uuid'],
  ],
  descending: true,
} as const satisfies List['order'];

/**
 * Limits the houses in which each role sees a roomie's posts; `?` is the caller. Everyone sees all of their own posts.
 */
const SCOPE: Record<Actor['role'], string> = {
  homeowner: 'f.house_id IN (SELECT id FROM houses WHERE homeowner_id = ?)',
  roomie: `? IN (SELECT f.roomie_id UNION ALL
                 SELECT m.roomie_id FROM tenancies m WHERE m.house_id = f.house_id AND m.state IN ('active', 'releasing'))`,
  neatkeeper: 'f.house_id IN (SELECT house_id FROM house_neatkeepers WHERE neatkeeper_id = ?)',
  admin: '?::uuid IS NOT NULL',
};

@Injectable()
export class FeedRepository {
  constructor(private readonly database: Database) {}

  listForRoomie({ accountId, role }: Actor, roomieId: string, query: PageQuery): Promise<Slice<FeedRow>> {
    return this.page({ 'f.roomie_id = ?': roomieId, [SCOPE[role]]: accountId }, { ...query, sort: 'roomie' });
  }

  /** @param waiting whether to return undecided posts only */
  listForHouse(houseId: string, waiting: boolean, query: PageQuery): Promise<Slice<FeedRow>> {
    return this.page(
      { 'f.house_id = ?': houseId, 'f.decided_at IS NULL AND f.removed_at IS NULL': waiting },
      { ...query, sort: waiting ? 'waiting' : 'house' },
    );
  }

  async shown(id: string): Promise<FeedRow | undefined> {
    return (await this.findByIds([id]))[0];
  }

  async findByIds(ids: readonly string[]): Promise<readonly FeedRow[]> {
    return ids.length === 0 ? [] : (await this.page({ 'f.id = ANY(?)': ids }, { limit: ids.length })).rows;
  }

  async find(id: string): Promise<FeedItemEntity | undefined> {
    const [row] = await this.database.query<FeedItemEntity>(`${ITEM} WHERE f.id = $1`, [id]);
    return row;
  }

  async sent(roomieId: string, clientId: string): Promise<FeedItemEntity | undefined> {
    const [row] = await this.database.query<FeedItemEntity>(`${ITEM} WHERE f.roomie_id = $1 AND f.client_id = $2`, [
      roomieId,
      clientId,
    ]);
    return row;
  }

  /** Returns a house's undecided posts, earliest first. */
  waiting(houseId: string): Promise<FeedItemEntity[]> {
    return this.database.query<FeedItemEntity>(
      `${ITEM} WHERE f.house_id = $1 AND f.decided_at IS NULL AND f.removed_at IS NULL ORDER BY f.posted_at, f.id`,
      [houseId],
    );
  }

  async insert(item: NewFeedItem): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO feed_items (house_id, chore_id, assignment_id, roomie_id, posted_by, client_id, text, due_on, points,
                               is_extra, taken_over, taken_from, posted_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
      [
        ...[
          item.house_id,
          item.chore_id,
          item.assignment_id,
          item.roomie_id,
          item.posted_by,
          item.client_id,
          item.text,
        ],
        ...[item.due_on, item.points, item.is_extra, item.taken_over, item.taken_from, item.posted_at],
      ],
    );
    if (!row) throw new Error('What was posted was not stored.');
    return row.id;
  }

  async decided(id: string, now: Date): Promise<void> {
    await this.database.execute('UPDATE feed_items SET decided_at = $2 WHERE id = $1', [id, now]);
  }

  /** Deletes the content and keeps the row. */
  async remove(id: string, now: Date): Promise<void> {
    await this.database.execute(`UPDATE feed_items SET removed_at = $2, text = '' WHERE id = $1`, [id, now]);
  }

  verdicts(itemId: string): Promise<FeedVerdictEntity[]> {
    return this.database.query<FeedVerdictEntity>(
      'SELECT item_id, verifier_id, role, says, reason, given_at FROM feed_verdicts WHERE item_id = $1 ORDER BY given_at, verifier_id',
      [itemId],
    );
  }

  /** Stores a verdict. The first one sets until when it can be changed. */
  async judge({ item_id, verifier_id, role, says, reason, given_at }: FeedVerdictEntity): Promise<void> {
    await this.database.execute(
      `INSERT INTO feed_verdicts (item_id, verifier_id, role, says, reason, given_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (item_id, verifier_id) DO UPDATE SET says = excluded.says, reason = excluded.reason`,
      [item_id, verifier_id, role, says, reason, given_at],
    );
  }

  /** Returns the roomies who live there on a day (ISO date). */
  async residents(houseId: string, day: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT DISTINCT roomie_id AS id FROM tenancies WHERE house_id = $1 AND state IN ('active', 'releasing') AND starts_on <= $2`,
      [houseId, day],
    );
    return rows.map(({ id }) => id);
  }

  async livesSomewhere(roomieId: string): Promise<boolean> {
    const open = await this.database.query(
      `SELECT 1 FROM tenancies WHERE roomie_id = $1 AND state IN ('active', 'releasing')`,
      [roomieId],
    );
    return open.length > 0;
  }

  /** Returns the newest posts first. */
  exportFor(roomieId: string, newest: number): Promise<{ chore: string; posted_at: Date; text: string }[]> {
    return this.database.query<{ chore: string; posted_at: Date; text: string }>(
      `SELECT coalesce(c.name, c.catalogue) AS chore, f.posted_at, f.text
         FROM feed_items f JOIN chores c ON c.id = f.chore_id
        WHERE f.roomie_id = $1 AND f.removed_at IS NULL ORDER BY f.posted_at DESC, f.id DESC LIMIT $2`,
      [roomieId, newest],
    );
  }

  /** Returns the newest verdicts first. */
  listVerdicts(verifierId: string, newest: number): Promise<Pick<FeedVerdictEntity, 'says' | 'reason' | 'given_at'>[]> {
    return this.database.query<Pick<FeedVerdictEntity, 'says' | 'reason' | 'given_at'>>(
      'SELECT says, reason, given_at FROM feed_verdicts WHERE verifier_id = $1 ORDER BY given_at DESC, item_id LIMIT $2',
      [verifierId, newest],
    );
  }

  private page(where: Record<string, unknown>, query: PageQuery): Promise<Slice<FeedRow>> {
    const list = { select: 'f.*', from: 'feed_items f', where, order: NEWEST_FIRST, thenSelect: SHOWN };
    return this.database.page<FeedRow>(list, query);
  }
}
