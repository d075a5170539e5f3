import pg from 'pg';

import { type Cluster, expectSoon } from './cluster.ts';

/** The point in one transaction at which a process is held. */
export type HeldAt =
  /** It waits for a row that is locked. */
  | { readonly row: string }
  /** It has just written a row of a table. */
  | { readonly table: string }
  /** It has sent its commit: the commit succeeds, but the process never learns it. */
  | { readonly commitOf: string };

const LOCK = 47_110_815;
const ENOUGH_MS = 20_000;

/**
 * Runs work while every process of a kind is held at a step of its transactions, and kills one there.
 * @param held row: its id is `id`
 */
export async function killAt(
  cluster: Cluster,
  who: 'api' | 'worker',
  at: HeldAt,
  id: string,
  begin: () => Promise<unknown>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: cluster.database.url });
  await holder.connect();
  const victim = who === 'api' ? cluster.apis[0] : cluster.worker;
  try {
    await hold(holder, who, at, id);
    // The request is cut off in the middle, which is the point of the test.
    const cutOff = begin().catch(() => undefined);
    await expectSoon(`the ${who} is held at ${JSON.stringify(at)}`, () => somebodyWaits(holder, who), ENOUGH_MS);
    await victim.end('SIGKILL');
    await cutOff;
    await release(holder, at);
    // Only now do its connections notice that the process is gone; a pending commit succeeds.
    await expectSoon(`nothing of the ${who} is under way`, () => nobodyIsAtWork(holder, who), ENOUGH_MS);
  } finally {
    await holder.end();
  }
}

async function hold(holder: pg.Client, who: string, at: HeldAt, id: string): Promise<void> {
  if ('row' in at) {
    await holder.query('BEGIN');
    await holder.query(`SELECT 1 FROM ${at.row} WHERE id = $1 FOR UPDATE`, [id]);
    return;
  }
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await holder.query(`
    CREATE FUNCTION hold_still() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('application_name') = 'common-roof ${who}' THEN
        PERFORM pg_advisory_xact_lock_shared(${String(LOCK)});
      END IF;
      RETURN NULL;
    END $$`);
  const [table, kind, when] =
    'table' in at ? [at.table, 'TRIGGER', ''] : [at.commitOf, 'CONSTRAINT TRIGGER', 'DEFERRABLE INITIALLY DEFERRED'];
  await holder.query(
    `CREATE ${kind} hold_still AFTER INSERT OR UPDATE OR DELETE ON ${table} ${when} FOR EACH ROW EXECUTE FUNCTION hold_still()`,
  );
}

async function release(holder: pg.Client, at: HeldAt): Promise<void> {
  if ('row' in at) {
    await holder.query('ROLLBACK');
    return;
  }
  await holder.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  await holder.query('DROP FUNCTION hold_still CASCADE');
}

async function somebodyWaits(holder: pg.Client, who: string): Promise<boolean> {
  const { rowCount } = await holder.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1 AND $2 = ANY(pg_blocking_pids(pid))`,
    [`common-roof ${who}`, await pidOf(holder)],
  );
  return (rowCount ?? 0) > 0;
}

/** The other api may still be working. */
async function nobodyIsAtWork(holder: pg.Client, who: string): Promise<boolean> {
  const { rowCount } = await holder.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1 AND xact_start IS NOT NULL`,
    [`common-roof ${who}`],
  );
  return rowCount === 0;
}

async function pidOf(holder: pg.Client): Promise<number> {
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}
