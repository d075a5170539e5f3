import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { RowStates } from './row-states.ts';

export interface Step {
  /** Columns written in the same statement. Code names them, never a caller. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Keeps the version, because nothing changes that a person may be editing. */
  readonly keepsVersion?: boolean;
}

export interface Advanced<State> {
  readonly state: State;
  readonly version: number;
}

/** Moves rows between states along declared transitions only, even under concurrent changes. */
@Injectable()
export class States {
  constructor(private readonly database: Database) {}

  /**
   * Moves a row in one statement, which also locks it until the end of the transaction.
   * @returns the row after the change, or as it was if the statement deletes it
   * @throws 404; 409 with the current state
   */
  async advance<State extends string, Action extends string>(
    rows: RowStates<State, Action>,
    action: Action,
    id: string,
    step: Step = {},
  ): Promise<Advanced<State>> {
    const [row] = await this.move(rows, action, [id], step);
    if (row) return { state: row.state, version: row.version };
    const [found] = await this.database.query<{ state: string }>(`SELECT state FROM ${rows.table} WHERE id = $1`, [id]);
    if (!found) throw notFound();
    throw refused(rows, action, found.state);
  }

  /**
   * Moves several rows in one statement. Rows whose state doesn't allow the action don't change. @returns ids of those
   * that moved
   */
  async advanceAll<State extends string, Action extends string>(
    rows: RowStates<State, Action>,
    action: Action,
    ids: readonly string[],
    step: Step = {},
  ): Promise<string[]> {
    return ids.length === 0 ? [] : (await this.move(rows, action, ids, step)).map(({ id }) => id);
  }

  private move<State extends string, Action extends string>(
    { table, machine }: RowStates<State, Action>,
    action: Action,
    ids: readonly string[],
    { set = {}, keepsVersion = false }: Step,
  ): Promise<(Advanced<State> & { id: string })[]> {
    const { from, to } = machine.transitions[action];
    const values: unknown[] = [ids, from];
    const changes = Object.entries(to === 'same' ? set : { state: to, ...set }).map(
      ([column, value]) => `${column} = $${String(values.push(value))}`,
    );
    if (!keepsVersion) changes.push('version = version + 1');
    const verb = to === 'gone' ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${changes.join(', ')}`;
    return this.database.query(
      `${verb} WHERE id = ANY($1) AND state = ANY($2) RETURNING id, state, version`,
      to === 'gone' ? [ids, from] : values,
    );
  }
}

/** Checks that an action is allowed for a locked row, or by what its time says. @throws 409 with the state */
export function requireAllowed<State extends string, Action extends string>(
  rows: RowStates<State, Action>,
  action: Action,
  state: string,
): void {
  if (!rows.machine.allows(action, state)) throw refused(rows, action, state);
}

const refused = <State extends string, Action extends string>(
  { refusal }: RowStates<State, Action>,
  action: Action,
  state: string,
): DomainError => new DomainError('conflict', { detail: refusal(state, action), current: { state } });
