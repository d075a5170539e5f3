import { type CoHomeownerArea, LIMITS } from '@common-roof/contracts';
import { type CoHomeownerAction, coHomeownerMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { States } from '#kernel/state-machines/states.ts';
import type { CoHomeownerEntity } from './co-homeowner.entity.ts';

export type CoHomeownerRow = Pick<
  CoHomeownerEntity,
  'id' | 'homeowner_id' | 'person_id' | 'email' | 'areas' | 'state' | 'invited_at' | 'accepted_at' | 'ended_at'
> & {
  first_name: string;
  last_name: string;
};

export interface ChangesRow {
  readonly co_homeowner_id: string;
  readonly day: string;
  readonly area: CoHomeownerArea;
  readonly changes: number;
}

/** Another homeowner's houses, as their co-homeowner sees them. */
export interface SharedRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly areas: CoHomeownerArea[];
  readonly state: 'invited' | 'active';
  readonly invited_at: Date;
}

type NewCoHomeowner = Pick<
  CoHomeownerEntity,
  'homeowner_id' | 'person_id' | 'email' | 'first_name' | 'last_name' | 'areas' | 'invited_at'
>;

/** Co-homeowners move along their machine only. */
export const CO_HOMEOWNERS = defineRowStates({
  table: 'co_homeowners',
  machine: coHomeownerMachine,
  refusal: () => 'This is over. A new invitation is needed.',
});

@Injectable()
export class CoHomeownersRepository {
  constructor(
    private readonly database: Database,
    private readonly states: States,
  ) {}

  /** @throws 409 when the person is invited or active */
  async insert(row: NewCoHomeowner): Promise<string> {
    try {
      const [inserted] = await this.database.query<{ id: string }>(
        `INSERT INTO co_homeowners (homeowner_id, person_id, email, first_name, last_name, areas, invited_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
        [row.homeowner_id, row.person_id, row.email, row.first_name, row.last_name, row.areas, row.invited_at],
      );
      if (!inserted) throw new Error('A co-homeowner was not stored.');
      return inserted.id;
    } catch (error) {
      if (violatedConstraint(error) !== 'co_homeowners_one_open') throw error;
      throw new DomainError('conflict', { detail: 'You have invited this address already.' });
    }
  }

  async countOpen(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM co_homeowners WHERE homeowner_id = $1 AND state IN ('invited', 'active')`,
      [homeownerId],
    );
    return row?.n ?? 0;
  }

  async find(id: string): Promise<CoHomeownerEntity | undefined> {
    const [row] = await this.database.query<CoHomeownerEntity>('SELECT * FROM co_homeowners WHERE id = $1', [id]);
    return row;
  }

  /** Locks it until the end of the transaction. */
  async lock(id: string): Promise<CoHomeownerEntity | undefined> {
    const [row] = await this.database.query<CoHomeownerEntity>(
      'SELECT * FROM co_homeowners WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return row;
  }

  /** Takes one step of its machine. @throws 404; 409 with the current state */
  async advance(id: string, action: CoHomeownerAction, set: Partial<CoHomeownerEntity>): Promise<void> {
    await this.states.advance(CO_HOMEOWNERS, action, id, { set });
  }

  /** Returns open ones and those that ended lately, newest first. A name is the account's once it was accepted. */
  listOf(homeownerId: string): Promise<CoHomeownerRow[]> {
    return this.database.query<CoHomeownerRow>(
      `SELECT c.id, c.homeowner_id, c.person_id, c.email, c.areas, c.state, c.invited_at, c.accepted_at, c.ended_at,
              CASE WHEN c.accepted_at IS NULL THEN c.first_name ELSE a.first_name END AS first_name,
              CASE WHEN c.accepted_at IS NULL THEN c.last_name ELSE a.last_name END AS last_name
         FROM co_homeowners c JOIN accounts a ON a.id = c.person_id
        WHERE c.homeowner_id = $1 ORDER BY (c.ended_at IS NULL) DESC, c.id DESC LIMIT $2`,
      [homeownerId, 2 * LIMITS.coHomeowners],
    );
  }

  listChanges(ids: readonly string[], since: string): Promise<ChangesRow[]> {
    return this.database.query<ChangesRow>(
      `SELECT co_homeowner_id, day::text, area, changes FROM co_homeowner_changes
        WHERE co_homeowner_id = ANY($1) AND day >= $2 ORDER BY day DESC, area`,
      [ids, since],
    );
  }

  /** Returns the open ones of a person whose homeowner still has an account, newest first. */
  listShared(personId: string): Promise<SharedRow[]> {
    return this.database.query<SharedRow>(
      `SELECT c.id, a.first_name, a.last_name, c.areas, c.state, c.invited_at
         FROM co_homeowners c JOIN accounts a ON a.id = c.homeowner_id
        WHERE c.person_id = $1 AND c.state IN ('invited', 'active') AND a.disabled_at IS NULL
        ORDER BY c.id DESC LIMIT 50`,
      [personId],
    );
  }

  async addChange(id: string, area: CoHomeownerArea, day: string): Promise<void> {
    await this.database.execute(
      `INSERT INTO co_homeowner_changes AS c (co_homeowner_id, day, area, changes) VALUES ($1, $2, $3, 1)
       ON CONFLICT (co_homeowner_id, day, area) DO UPDATE SET changes = c.changes + 1`,
      [id, day, area],
    );
  }

  /** Deletes all of an account, on either side. Sessions and counts go with them. */
  async forget(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM co_homeowners WHERE homeowner_id = $1 OR person_id = $1', [accountId]);
  }

  async forgetOld(endedBefore: Date, changedBefore: string, limit: number): Promise<void> {
    await this.database.execute(
      `DELETE FROM co_homeowners WHERE id IN
         (SELECT id FROM co_homeowners WHERE ended_at < $1 ORDER BY ended_at LIMIT $2)`,
      [endedBefore, limit],
    );
    await this.database.execute(
      `DELETE FROM co_homeowner_changes WHERE ctid IN
         (SELECT ctid FROM co_homeowner_changes WHERE day < $1 ORDER BY day LIMIT $2)`,
      [changedBefore, limit],
    );
  }

  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT CASE WHEN c.homeowner_id = $1 THEN 'homeowner' ELSE 'co-homeowner' END AS you_are,
              CASE WHEN c.homeowner_id = $1 THEN c.email END AS invited_address, c.areas, c.state,
              c.invited_at, c.accepted_at, c.ended_at,
              (SELECT sum(n.changes)::int FROM co_homeowner_changes n WHERE n.co_homeowner_id = c.id) AS changes
         FROM co_homeowners c WHERE c.homeowner_id = $1 OR c.person_id = $1 ORDER BY c.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }
}
