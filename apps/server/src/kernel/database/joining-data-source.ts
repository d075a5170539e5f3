import { AsyncLocalStorage } from 'node:async_hooks';

import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type QueryRunner,
  type ReplicationMode,
  Repository,
} from 'typeorm';

import { listWaitingMigrations } from './applied-migrations.ts';

export interface Transaction {
  readonly manager: EntityManager;
  readonly afterCommit: (() => void)[];
}

/**
 * A data source whose repositories join the transaction that their caller is in: one is injected when the process starts,
 * and is used in a transaction that is opened later.
 */
export class JoiningDataSource extends DataSource {
  /** The transaction travels with the asynchronous context. */
  readonly current = new AsyncLocalStorage<Transaction>();

  /**
   * Connects, unless the database belongs to a newer release: an older one would write rows that its successor misreads.
   * @throws NewerDatabaseError
   */
  override async initialize(): Promise<this> {
    await super.initialize();
    try {
      await listWaitingMigrations((sql) => this.query<object[]>(sql));
    } catch (error) {
      await this.destroy();
      throw error;
    }
    return this;
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    return oneAtATime(super.createQueryRunner(mode));
  }

  get joined(): EntityManager {
    return this.current.getStore()?.manager ?? this.manager;
  }

  override getRepository<Entity extends ObjectLiteral>(target: EntityTarget<Entity>): Repository<Entity> {
    // TypeORM declares a field where this needs to be asked each time: everything a repository does goes through it.
    return Object.defineProperty(new Repository(target, this.manager), 'manager', { get: () => this.joined });
  }
}

/**
 * A connection answers one query at a time, and its driver wants to be asked that way. Queries of one transaction that are
 * begun together, by whatever service or repository, wait for each other here.
 */
function oneAtATime(runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner) as (...asked: unknown[]) => Promise<unknown>;
  let answered: Promise<unknown> = Promise.resolve();
  const waiting = (...asked: unknown[]): Promise<unknown> => {
    const answer = answered.then(() => query(...asked));
    answered = answer.catch(() => undefined);
    return answer;
  };
  return Object.assign(runner, { query: waiting });
}
