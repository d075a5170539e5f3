import type { listRuleChanges, ParsedInput } from '@common-roof/contracts';
import { type RuleChangeAction, ruleChangeMachine, type RuleVote } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type Step, States } from '#kernel/state-machines/states.ts';
import type { RuleChangeEntity } from './rule-change.entity.ts';

export const RULE_CHANGES = defineRowStates({
  table: 'rule_changes',
  machine: ruleChangeMachine,
  refusal: () => 'This proposal is already decided.',
});

/** A change as one reader sees it. */
export interface RuleChangeRow extends Omit<RuleChangeEntity, 'version' | 'decided_by'> {
  currency: string;
  first_name: string;
  photo: string | null;
  votes_for: number;
  votes_against: number;
  votes_missing: number;
  /** Null when the reader has not voted or has no vote. */
  own_vote: boolean | null;
  is_voter: boolean;
  comments: number;
}

export type NewRuleChange = Pick<
  RuleChangeEntity,
  'house_id' | 'author_id' | 'rule' | 'why_not' | 'suggestion' | 'turn_price_minor' | 'opened_at' | 'voting_ends_at'
>;

type Filter = ParsedInput<typeof listRuleChanges>['query']['state'];

const ONE = `
  SELECT id, house_id, author_id, rule, why_not, suggestion, turn_price_minor, state, version, opened_at, voting_ends_at, closed_at,
         decided_at, decided_by, reason, adopted_version FROM rule_changes WHERE id = $1`;

/** Columns and joins of a page of changes, which is selected first as `c`. `$1` is the reader. */
const SHOWN = {
  as: 'c',
  columns: `c.id, c.house_id, c.author_id, a.first_name, a.photo, c.rule, c.why_not, c.suggestion, c.turn_price_minor, h.currency, c.state, c.opened_at,
    c.voting_ends_at, c.closed_at, c.decided_at, c.reason, c.adopted_version, v.votes_for, v.votes_against, v.votes_missing,
    v.own_vote, v.is_voter,
    (SELECT count(*)::int FROM rule_comments m WHERE m.change_id = c.id AND m.removed_at IS NULL) AS comments`,
  join: `JOIN accounts a ON a.id = c.author_id JOIN houses h ON h.id = c.house_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE e.is_for)::int AS votes_for, count(*) FILTER (WHERE NOT e.is_for)::int AS votes_against,
             count(*) FILTER (WHERE e.is_for IS NULL)::int AS votes_missing,
             bool_or(e.is_for) FILTER (WHERE e.voter_id = $1::uuid) AS own_vote,
             count(*) FILTER (WHERE e.voter_id = $1::uuid) > 0 AS is_voter
        FROM rule_change_voters e WHERE e.change_id = c.id
    ) v`,
};

const NEWEST_FIRST = {
  by: [
    ['r.opened_at', 'timestamptz'],
    ['r.id', 'uuid'],
  ],
  descending: true,
} as const satisfies List['order'];

@Injectable()
export class RuleChangesRepository {
  constructor(
    private readonly database: Database,
    private readonly states: States,
  ) {}

  listForHouse(readerId: string, houseId: string, state: Filter, query: PageQuery): Promise<Slice<RuleChangeRow>> {
    const where = {
      'r.house_id = ?': houseId,
      'r.state = ?': state === 'decided' ? undefined : state,
      [`r.state <> 'open'`]: state === 'decided',
    };
    return this.page(readerId, where, { ...query, sort: state ?? 'all' });
  }

  async shown(readerId: string, id: string): Promise<RuleChangeRow | undefined> {
    return (await this.page(readerId, { 'r.id = ?': id }, { limit: 1 })).rows[0];
  }

  async find(id: string): Promise<RuleChangeEntity | undefined> {
    const [row] = await this.database.query<RuleChangeEntity>(ONE, [id]);
    return row;
  }

  /** Locks a change until the end of the transaction. */
  async lock(id: string): Promise<RuleChangeEntity | undefined> {
    const [row] = await this.database.query<RuleChangeEntity>(`${ONE} FOR NO KEY UPDATE`, [id]);
    return row;
  }

  /** Returns the roomie's current house, or undefined. */
  async findHouse(roomieId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ house_id: string }>(
      `SELECT house_id FROM tenancies WHERE roomie_id = $1 AND state IN ('active', 'releasing')`,
      [roomieId],
    );
    return row?.house_id;
  }

  /** Returns when a person made proposals after a moment, earliest first. */
  async openedBy(authorId: string, after: Date): Promise<Date[]> {
    const rows = await this.database.query<{ opened_at: Date }>(
      'SELECT opened_at FROM rule_changes WHERE author_id = $1 AND opened_at > $2 ORDER BY opened_at',
      [authorId, after],
    );
    return rows.map(({ opened_at: openedAt }) => openedAt);
  }

  /**
   * Inserts a change with everyone who lives there on a day (ISO date) as a voter; its author votes for it.
   * @returns its id
   */
  async insert(change: NewRuleChange, day: string): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO rule_changes (house_id, author_id, rule, why_not, suggestion, opened_at, voting_ends_at, turn_price_minor)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        ...[change.house_id, change.author_id, change.rule, change.why_not, change.suggestion],
        ...[change.opened_at, change.voting_ends_at, change.turn_price_minor],
      ],
    );
    if (!row) throw new Error('A proposal was not stored.');
    await this.database.execute(
      `INSERT INTO rule_change_voters (change_id, voter_id, is_for, voted_at)
       SELECT $1, t.roomie_id, CASE WHEN t.roomie_id = $3 THEN true END, CASE WHEN t.roomie_id = $3 THEN $4::timestamptz END
         FROM tenancies t
        WHERE t.house_id = $2 AND t.state IN ('active', 'releasing') AND (t.starts_on <= $5::date OR t.roomie_id = $3)`,
      [row.id, change.house_id, change.author_id, change.opened_at, day],
    );
    return row.id;
  }

  /**
   * Applies an action and locks the change until the end of the transaction. @throws 404; 409 when the action isn't
   * allowed in its state
   */
  async advance(id: string, action: RuleChangeAction, set: Step['set'] = {}): Promise<void> {
    await this.states.advance(RULE_CHANGES, action, id, { set });
  }

  /** Returns the ids of those who have a vote. */
  async electorate(id: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT voter_id AS id FROM rule_change_voters WHERE change_id = $1',
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Returns the votes that were given. */
  votes(id: string): Promise<RuleVote[]> {
    return this.database.query<{ voterId: string; isFor: boolean }>(
      `SELECT voter_id AS "voterId", is_for AS "isFor" FROM rule_change_voters
        WHERE change_id = $1 AND is_for IS NOT NULL`,
      [id],
    );
  }

  async vote(id: string, voterId: string, isFor: boolean, now: Date): Promise<void> {
    await this.database.execute(
      'UPDATE rule_change_voters SET is_for = $3, voted_at = $4 WHERE change_id = $1 AND voter_id = $2',
      [id, voterId, isFor, now],
    );
  }

  /** Returns the newest changes first. */
  exportFor(authorId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, r.rule, r.why_not, r.suggestion, r.turn_price_minor, r.state, r.opened_at
         FROM rule_changes r JOIN houses h ON h.id = r.house_id
        WHERE r.author_id = $1 ORDER BY r.opened_at DESC, r.id DESC LIMIT $2`,
      [authorId, newest],
    );
  }

  /** Returns the newest votes first. */
  listVotes(voterId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT r.suggestion, v.is_for, v.voted_at FROM rule_change_voters v JOIN rule_changes r ON r.id = v.change_id
        WHERE v.voter_id = $1 AND v.is_for IS NOT NULL ORDER BY v.voted_at DESC, r.id LIMIT $2`,
      [voterId, newest],
    );
  }

  private page(readerId: string, where: Record<string, unknown>, query: PageQuery): Promise<Slice<RuleChangeRow>> {
    const values = [readerId];
    const list = { select: 'r.*', from: 'rule_changes r', values, where, order: NEWEST_FIRST, thenSelect: SHOWN };
    return this.database.page<RuleChangeRow>(list, query);
  }
}
