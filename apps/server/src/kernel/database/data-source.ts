import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

import { migrations } from './migrations/index.ts';
import { PreparingClient } from './preparing-client.ts';
import { watchedStream } from './watched-stream.ts';

export interface DataSourceSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  /** Multiplies the time the database may take. 1 by default. */
  readonly patience?: number;
}

/**
 * Timeouts in milliseconds. A request that waits for the database must fail within ten seconds, before its client gives
 * up, and no transaction may remain open while idle.
 */
const TIMEOUTS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };
/** Milliseconds until a connection of the pool must be free or made. */
const CONNECT_MS = 4_500;
/** Longer than any statement may take, so that it ends only connections that will never answer. */
const SILENCE_MS = 6_500;
/** Shorter than the silence that ends a connection, so that unused ones are closed properly. */
const IDLE_MS = 4_000;

/** Maximum age of a busy connection in seconds, so that its prepared statements reflect current queries. */
const LIFETIME_S = 600;

/** Options for a process that answers requests. */
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

/**
 * For work that may take as long as it needs, because nobody waits for a migration.
 * @param ran the migrations that it can run: all by default
 */
export function createPatientDataSource(settings: DataSourceSettings, ran: typeof migrations = migrations): DataSource {
  return new DataSource({ ...options(settings, { keepAlive: true }), migrations: [...ran] });
}

/** @param extra driver options that are set on every new connection */
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
