import pg from 'pg';
import { DataSource, type MixedList } from 'typeorm';

import { migrations } from './migrations/index.ts';
import { watchedStream } from './watched-stream.ts';

/** Entity classes of the modules. */
export type EntityClasses = MixedList<new () => object>;

export interface DataSourceSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  /** Entity classes of the modules, listed by the composition root. */
  readonly entities: EntityClasses;
}

/**
 * A request that waits on the database must fail before its client gives up, within ten seconds, and no transaction may
 * stay open idle: timeouts in milliseconds.
 */
const TIMEOUTS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };
/** For a connection of the pool to become free, or to be made. */
const CONNECT_MS = 4_500;
/** More than a statement may take, so that it ends only what will never be answered. */
const SILENCE_MS = 6_500;
/** Less than the silence that ends a connection: those that nobody needs are closed in good order. */
const IDLE_MS = 4_000;

export function createDataSource(settings: DataSourceSettings): DataSource {
  return dataSource(settings, {
    ...TIMEOUTS,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    stream: watchedStream(SILENCE_MS),
  });
}

/** For work that may take as long as it needs: nobody waits for a migration. */
export function createPatientDataSource(settings: DataSourceSettings): DataSource {
  return dataSource(settings, { keepAlive: true });
}

/** @param extra given as driver options: set on every new connection */
function dataSource(
  { url, poolSize, applicationName, entities }: DataSourceSettings,
  extra: Record<string, unknown>,
): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    applicationName,
    poolSize,
    connectTimeoutMS: CONNECT_MS,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    extra,
  });
}
