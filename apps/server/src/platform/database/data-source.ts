import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

import { migrations } from './migrations/index.ts';
import { PreparingClient } from './preparing-client.ts';
import { watchedStream } from './watched-stream.ts';

export interface DataSourceSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  /** How many times as long as usual the database may take; 1 where not given. */
  readonly patience?: number;
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

/** Of a connection that is never idle: what it keeps planned is what is asked for these days. */
const LIFETIME_S = 600;

/** For a process that answers requests. */
export function dataSourceOptions(settings: DataSourceSettings): DataSourceOptions {
  const { patience = 1 } = settings;
  const timeouts = Object.entries(TIMEOUTS).map(([name, ms]) => [name, ms * patience] as const);
  return options(settings, {
    ...Object.fromEntries(timeouts),
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    Client: PreparingClient,
    maxLifetimeSeconds: LIFETIME_S,
    stream: watchedStream(SILENCE_MS * patience),
  });
}

/** For work that may take as long as it needs: nobody waits for a migration. */
export function createPatientDataSource(settings: DataSourceSettings): DataSource {
  return new DataSource(options(settings, { keepAlive: true }));
}

/** @param extra given as driver options: set on every new connection */
function options(
  { url, poolSize, applicationName, patience = 1 }: DataSourceSettings,
  extra: Record<string, unknown>,
): DataSourceOptions {
  return {
    type: 'postgres',
    driver: pg,
    url,
    applicationName,
    poolSize,
    connectTimeoutMS: CONNECT_MS * patience,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    extra,
  };
}
