import pg from 'pg';
import { DataSource, type MixedList } from 'typeorm';

import { migrations } from './migrations/index.ts';

export interface DataSourceSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  /** Entity classes of the modules, listed by the composition root. */
  readonly entities: MixedList<new () => object>;
}

/**
 * A request that waits on the database must fail before its client gives up, and no transaction may stay open idle:
 * timeouts in milliseconds.
 */
const TIMEOUTS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

export function createDataSource({ url, poolSize, applicationName, entities }: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    applicationName,
    poolSize,
    connectTimeoutMS: 5_000,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    // Given as driver options: set on every new connection.
    extra: { ...TIMEOUTS, keepAlive: true },
  });
}
