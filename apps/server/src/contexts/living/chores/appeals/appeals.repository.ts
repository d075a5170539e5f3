import type { AppealState, ChoreIcon, FeedbackRole } from '@common-roof/contracts';
import { appealMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { AppealEntity } from './appeal.entity.ts';

export const APPEALS = defineRowStates({
  table: 'appeals',
  machine: appealMachine,
  refusal: () => 'This appeal is already decided.',
});

export interface AppealRow extends Omit<AppealEntity, 'entry_id' | 'escalated_at' | 'version'> {
  house: string;
  house_state: string;
  homeowner_id: string;
  first_name: string;
  photo: string | null;
  cause: 'rejected' | 'missed' | null;
  /** Null for an appeal against feedback. */
  struck_at: Date | null;
  feed_id: string | null;
  due_on: string | null;
  points: number | null;
  said: { text: string; at: string; by: string; first_name: string; role: FeedbackRole } | null;
  chore_id: string;
  catalogue: string | null;
  name: string | null;
  icon: ChoreIcon;
  decider: string | null;
}

/** One appeal with the columns that deciding it needs. */
export interface OneAppealRow extends Pick<
  AppealEntity,
  | 'id'
  | 'house_id'
  | 'roomie_id'
  | 'assignment_id'
  | 'feedback_id'
  | 'given_by'
  | 'state'
  | 'opened_at'
  | 'escalated_at'
> {
  homeowner_id: string;
}

export interface AppealFilter {
  readonly houseId: string | undefined;
  readonly state: AppealState | undefined;
  readonly forAdmins: boolean;
}

/** The columns that an alert or e-mail about an appeal shows. */
export interface AppealReadModelRow extends Pick<
  AppealEntity,
  'id' | 'state' | 'text' | 'reason' | 'roomie_id' | 'decided_by'
> {
  homeowner_id: string;
  first_name: string;
  house: string;
  chore_id: string;
  /** The post. Null when nothing was posted. */
  feed_id: string | null;
  catalogue: string | null;
  name: string | null;
  /** When the turn was due. Null for an appeal against feedback. */
  due_on: string | null;
  /** True when an admin decides. */
  is_escalated: boolean;
}

export type NewAppeal = Pick<
  AppealEntity,
  'house_id' | 'roomie_id' | 'entry_id' | 'assignment_id' | 'feedback_id' | 'text' | 'opened_at' | 'given_by'
>;

/** True for an open appeal that the homeowner hasn't decided in time. */
const WAITS_FOR_ADMINS = `p.state = 'open' AND p.escalated_at IS NOT NULL`;

/** Limits the appeals that each role sees; `?` is the caller. */
const SCOPE: Record<Actor['role'], string> = {
  homeowner: 'p.house_id IN (SELECT id FROM houses WHERE homeowner_id = ?)',
  roomie: 'p.roomie_id = ?',
  neatkeeper: 'false AND ?::uuid IS NULL',
  admin: '?::uuid IS NOT NULL',
};

const SHOWN = {
  as: 'ap',
  columns: `ap.id, ap.house_id, ap.roomie_id, ap.assignment_id, ap.feedback_id, ap.given_by, ap.text, ap.state, ap.opened_at,
    ap.decided_at, ap.decided_by, ap.reason, h.name AS house, h.state AS house_state, h.homeowner_id, a.first_name, a.photo, e.cause,
    e.at AS struck_at, e.feed_id, to_char(t.due_on, 'YYYY-MM-DD') AS due_on, t.points, c.id AS chore_id, c.catalogue, c.name,
    c.icon, d.first_name AS decider,
    CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('text', f.text, 'at', f.created_at, 'by', f.author_id,
      'first_name', b.first_name, 'role', f.role) END AS said`,
  join: `JOIN houses h ON h.id = ap.house_id JOIN accounts a ON a.id = ap.roomie_id
         LEFT JOIN point_entries e ON e.id = ap.entry_id LEFT JOIN chore_assignments t ON t.id = ap.assignment_id
         LEFT JOIN chore_feedback f ON f.id = ap.feedback_id LEFT JOIN accounts b ON b.id = f.author_id
         JOIN chores c ON c.id = coalesce(t.chore_id, f.chore_id) LEFT JOIN accounts d ON d.id = ap.decided_by`,
};

const NEWEST_FIRST = {
  by: [
    ['p.opened_at', 'timestamptz'],
    ['p.id', 'uuid'],
  ],
  descending: true,
} as const satisfies List['order'];

@Injectable()
export class AppealsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the newest appeals first. */
  list({ accountId, role }: Actor, filter: AppealFilter, query: PageQuery): Promise<Slice<AppealRow>> {
    return this.page(
      {
        [SCOPE[role]]: accountId,
        'p.house_id = ?': filter.houseId,
        'p.state = ?': filter.state,
        [WAITS_FOR_ADMINS]: filter.forAdmins,
      },
      query,
    );
  }

  /** Counts the appeals that an admin has to decide. */
  async countForAdmins(): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM appeals p WHERE ${WAITS_FOR_ADMINS}`,
    );
    return row?.n ?? 0;
  }

  /** Returns the appeal as far as the caller may see it. */
  async shown({ accountId, role }: Actor, id: string): Promise<AppealRow | undefined> {
    return (await this.page({ [SCOPE[role]]: accountId, 'p.id = ?': id }, { limit: 1 })).rows[0];
  }

  async find(id: string): Promise<OneAppealRow | undefined> {
    const [row] = await this.database.query<OneAppealRow>(
      `SELECT p.id, p.house_id, p.roomie_id, p.assignment_id, p.feedback_id, p.given_by, p.state, p.opened_at, p.escalated_at,
              h.homeowner_id FROM appeals p JOIN houses h ON h.id = p.house_id WHERE p.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns whether an appeal exists, whatever its outcome. */
  async isAppealed({ entry_id, feedback_id }: Pick<AppealEntity, 'entry_id' | 'feedback_id'>): Promise<boolean> {
    const found = await this.database.query('SELECT 1 FROM appeals WHERE entry_id = $1 OR feedback_id = $2', [
      entry_id,
      feedback_id,
    ]);
    return found.length > 0;
  }

  /** Returns when the roomie opened their appeals after a moment, earliest first. */
  async openedSince(roomieId: string, after: Date): Promise<Date[]> {
    const rows = await this.database.query<{ opened_at: Date }>(
      'SELECT opened_at FROM appeals WHERE roomie_id = $1 AND opened_at > $2 ORDER BY opened_at',
      [roomieId, after],
    );
    return rows.map(({ opened_at: at }) => at);
  }

  /** Returns the people who gave a strike to a post. Empty when nothing was posted. */
  async listGivers(feedId: string | null): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT verifier_id AS id FROM feed_verdicts WHERE item_id = $1 AND says = 'strike' ORDER BY given_at, verifier_id`,
      [feedId],
    );
    return rows.map(({ id }) => id);
  }

  async insert(appeal: NewAppeal): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO appeals (house_id, roomie_id, entry_id, assignment_id, feedback_id, given_by, text, opened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        ...[appeal.house_id, appeal.roomie_id, appeal.entry_id, appeal.assignment_id, appeal.feedback_id],
        ...[appeal.given_by, appeal.text, appeal.opened_at],
      ],
    );
    if (!row) throw new Error('The appeal was not stored.');
    return row.id;
  }

  async findForEffects(id: string): Promise<AppealReadModelRow | undefined> {
    const [row] = await this.database.query<AppealReadModelRow>(
      `SELECT p.id, p.state, p.text, p.reason, p.roomie_id, p.decided_by, h.homeowner_id, a.first_name, h.name AS house,
              c.id AS chore_id, e.feed_id, c.catalogue, c.name, to_char(t.due_on, 'YYYY-MM-DD') AS due_on, p.escalated_at IS NOT NULL AS is_escalated
         FROM appeals p JOIN houses h ON h.id = p.house_id JOIN accounts a ON a.id = p.roomie_id
         LEFT JOIN point_entries e ON e.id = p.entry_id
         LEFT JOIN chore_assignments t ON t.id = p.assignment_id LEFT JOIN chore_feedback f ON f.id = p.feedback_id
         JOIN chores c ON c.id = coalesce(t.chore_id, f.chore_id) WHERE p.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns the newest appeals first. */
  exportFor(
    roomieId: string,
    newest: number,
  ): Promise<Pick<AppealEntity, 'text' | 'state' | 'opened_at' | 'decided_at' | 'reason'>[]> {
    return this.database.query<Pick<AppealEntity, 'text' | 'state' | 'opened_at' | 'decided_at' | 'reason'>>(
      `SELECT text, state, opened_at, decided_at, reason FROM appeals WHERE roomie_id = $1
        ORDER BY opened_at DESC, id DESC LIMIT $2`,
      [roomieId, newest],
    );
  }

  private page(where: Record<string, unknown>, query: PageQuery): Promise<Slice<AppealRow>> {
    const list = { select: 'p.*', from: 'appeals p', where, order: NEWEST_FIRST, thenSelect: SHOWN };
    return this.database.page<AppealRow>(list, query);
  }
}
