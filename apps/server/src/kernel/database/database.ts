import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource, type QueryResult } from 'typeorm';

import { sqlState } from '#kernel/errors/sql-state.ts';
import { JoiningDataSource } from './joining-data-source.ts';
import { type List, type PageQuery, pageStatement, type Slice, toSlice } from './lists.ts';

/** Serialization failure and deadlock, after which the whole transaction runs again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

export interface Statement {
  /** Name of the prepared statement, unique in the code base. */
  readonly name: string;
  readonly text: string;
}

/** Returns the constraint that a failed query violated. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  if ('driverError' in error) return violatedConstraint(error.driverError);
  return undefined;
}

/**
 * The only access to PostgreSQL. Inside {@link transaction} every call in any service joins it: the transaction travels
 * with the asynchronous context, so services compose without passing a manager around.
 */
@Injectable()
export class Database {
  constructor(@Inject(DataSource) private readonly dataSource: JoiningDataSource) {}

  /** Returns the rows of a query, or of a write with RETURNING. */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { records } = await this.run<Row>(sql, parameters);
    return records;
  }

  /** Returns a page of a list. @throws 400 for a cursor of another list */
  async page<Row extends object>(list: List, query: PageQuery): Promise<Slice<Row>> {
    const { text, values } = pageStatement(list, query);
    return toSlice(await this.query<Row & { page_key: string[] }>(text, values), query);
  }

  /** Returns an id for a future row, for values that are derived from the id before the row is stored. */
  async newId(): Promise<string> {
    const [row] = await this.query<{ id: string }>('SELECT uuidv7() AS id');
    if (!row) throw new Error('The database gave no id.');
    return row.id;
  }

  /** Returns how many rows a write affected. */
  async execute(sql: string, parameters: unknown[] = []): Promise<number> {
    const { affected } = await this.run(sql, parameters);
    return affected ?? 0;
  }

  /** Runs a prepared statement in a transaction of its own: one round trip, planned once per connection. */
  async statement<Row extends QueryResultRow>({ name, text }: Statement, values: unknown[]): Promise<Row[]> {
    if (this.dataSource.current.getStore()) return this.query<Row>(text, values);
    const result = await this.pool.query<Row>({ name, text, values });
    return result.rows;
  }

  /** Runs `work` in one transaction, joined by everything it calls. Nested calls join the outer one. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.dataSource.current.getStore()) return work();
    for (let attempt = 1; ; attempt += 1) {
      const afterCommit: (() => void)[] = [];
      try {
        const result = await this.dataSource.transaction((manager) =>
          this.dataSource.current.run({ manager, afterCommit }, work),
        );
        for (const effect of afterCommit) effect();
        return result;
      } catch (error) {
        if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      }
    }
  }

  /** Runs `effect` once the current transaction is committed, or at once without one. The effect must not throw. */
  afterCommit(effect: () => void): void {
    const store = this.dataSource.current.getStore();
    if (store) store.afterCommit.push(effect);
    else effect();
  }

  get pool(): Pool {
    const { driver } = this.dataSource;
    // TypeORM's PostgreSQL driver keeps its pg.Pool under `master`, which the base type doesn't declare.
    return (driver as unknown as { master: Pool }).master;
  }

  private async run<Row>(sql: string, parameters: unknown[]): Promise<{ records: Row[]; affected?: number }> {
    const { records, affected } = await this.ask(sql, parameters);
    return { records: records as Row[], ...(affected === undefined ? {} : { affected }) };
  }

  private async ask(sql: string, parameters: unknown[]): Promise<QueryResult<unknown>> {
    const joined = this.dataSource.current.getStore()?.manager.queryRunner;
    if (joined) return joined.query(sql, parameters, true);
    const runner = this.dataSource.createQueryRunner();
    try {
      return await runner.query(sql, parameters, true);
    } finally {
      await runner.release();
    }
  }
}
