import { until } from '@common-roof/local-services';
import pg from 'pg';

import type { TestApp } from './test-app.ts';

const SOON_MS = 60_000;

/**
 * Runs work while a row is locked by another connection, so that calls meet where they would only by chance.
 * @param meanwhile starts the calls that are to meet, without waiting for an answer; its argument waits until this many
 * wait for a lock
 */
export async function whileHeld<Result>(
  { database }: Pick<TestApp, 'database'>,
  table: string,
  id: string,
  meanwhile: (waiting: (count: number, orElse?: () => boolean) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    return await meanwhile(async (count, orElse = () => false) => {
      const isSo = await until(async () => orElse() || (await waitingIn(database)) >= count, SOON_MS);
      if (!isSo) throw new Error(`Nobody waited for ${table} ${id}.`);
    });
  } finally {
    await holder.end();
  }
}

async function waitingIn(database: TestApp['database']): Promise<number> {
  const [row] = await database.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row?.waiting ?? 0;
}
