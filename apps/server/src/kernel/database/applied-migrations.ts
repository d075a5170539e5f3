import { migrations } from './migrations/index.ts';

/** Answers SQL with rows, whichever driver or data source is behind it. */
export type Query = (sql: string) => Promise<readonly unknown[]>;

/** The database has migrations that this release doesn't know, so this release would misread its rows. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'The database belongs to a newer release than this one: start the newer release, or restore a backup made by this one.',
    );
  }
}

/** Returns the names of the migrations that ran, oldest first; none in an empty database. */
export async function listAppliedMigrations(query: Query): Promise<readonly string[]> {
  const tables = await query(`SELECT 1 WHERE to_regclass('migrations') IS NOT NULL`);
  if (tables.length === 0) return [];
  const rows = await query('SELECT name FROM migrations ORDER BY timestamp');
  return (rows as readonly { name: string }[]).map(({ name }) => name);
}

/**
 * Returns the names of the migrations that wait.
 * @throws NewerDatabaseError
 */
export async function listWaitingMigrations(query: Query): Promise<readonly string[]> {
  const applied = new Set(await listAppliedMigrations(query));
  const waiting = migrations.map(({ name }) => name).filter((name) => !applied.delete(name));
  if (applied.size > 0) throw new NewerDatabaseError();
  return waiting;
}
