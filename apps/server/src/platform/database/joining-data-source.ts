import { AsyncLocalStorage } from 'node:async_hooks';

import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, Repository } from 'typeorm';

export interface Transaction {
  readonly manager: EntityManager;
  readonly afterCommit: (() => void)[];
  /** Settled, whether well or not, once the transaction can be asked again. */
  answered: Promise<unknown>;
}

/**
 * A data source whose repositories join the transaction that their caller is in: one is injected when the process starts,
 * and is used in whatever transaction somebody opens later.
 */
export class JoiningDataSource extends DataSource {
  /** The transaction travels with the asynchronous context. */
  readonly current = new AsyncLocalStorage<Transaction>();

  get joined(): EntityManager {
    return this.current.getStore()?.manager ?? this.manager;
  }

  override getRepository<Entity extends ObjectLiteral>(target: EntityTarget<Entity>): Repository<Entity> {
    // TypeORM declares a field where this needs to be asked each time: everything a repository does goes through it.
    return Object.defineProperty(new Repository(target, this.manager), 'manager', { get: () => this.joined });
  }
}
