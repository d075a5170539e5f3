import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { applicationUrl, databaseUrl, TEMPLATE_DATABASE, testServices } from './services.ts';

export interface TestDatabase {
  /** Of its owner, who may do everything. */
  readonly url: string;
  /** Of the role that the product has. */
  readonly applicationUrl: string;
  /** Asks as the owner. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Runs statements about whole databases. */
export async function onServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: testServices().databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty, migrated database for one test file. Planning takes most of the time of tables with a few rows:
 * each connection plans a statement once, whatever its parameters.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY file_copy`);
    // Rights on a database, unlike those on its tables, aren't copied with it.
    await client.query(`REVOKE TEMPORARY ON DATABASE ${name} FROM PUBLIC`);
    await client.query(`ALTER DATABASE ${name} SET plan_cache_mode = force_generic_plan`);
  });
  const url = databaseUrl(testServices().databaseUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined); // dropped while connected, on purpose
  return {
    url,
    applicationUrl: applicationUrl(url),
    query: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    drop: async () => {
      await pool.end();
      await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}
