import type { Client } from 'pg';

/**
 * The advisory lock of the process that makes a backup of a database, or upgrades it: one at a time. A table that is
 * rewritten under the snapshot of a backup looks empty to it.
 */
export const RUN_LOCK = 7_206_001;

/** The reason given for a run whose process died. */
export const INTERRUPTED = 'It was interrupted.';

/**
 * Writes down that a backup is being made and how it ended, for the page about the health of the installation. In a
 * database of an older version, before an upgrade, it writes nothing.
 */
export class RunRecord {
  private constructor(
    private readonly client: Client,
    private readonly id: string | undefined,
  ) {}

  /**
   * @param client stays connected, since it holds the lock
   * @param asked a run that has already been written down
   * @returns undefined while another process makes a backup, or upgrades the database
   */
  static async begin(client: Client, asked: string | undefined): Promise<RunRecord | undefined> {
    const { rows: locked } = await client.query<{ is: boolean }>('SELECT pg_try_advisory_lock($1) AS is', [RUN_LOCK]);
    return locked[0]?.is === true ? RunRecord.write(client, asked) : undefined;
  }

  /** As {@link begin}, but waits until nothing else is at work. */
  static async beginAfterOthers(client: Client): Promise<RunRecord> {
    await client.query('SELECT pg_advisory_lock($1)', [RUN_LOCK]);
    return RunRecord.write(client, undefined);
  }

  private static async write(client: Client, asked: string | undefined): Promise<RunRecord> {
    if (!(await hasRuns(client))) return new RunRecord(client, undefined);
    // Nothing works on any other run, since the lock was free.
    await client.query(
      `UPDATE backup_runs SET state = 'failed', finished_at = now(), reason = $2
        WHERE state = 'running' AND id IS DISTINCT FROM $1`,
      [asked ?? null, INTERRUPTED],
    );
    if (asked !== undefined) return new RunRecord(client, asked);
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO backup_runs (state, finished_at) VALUES ('running', NULL) RETURNING id`,
    );
    return new RunRecord(client, rows[0]?.id);
  }

  async made(bytes: number): Promise<void> {
    if (this.id === undefined) return;
    await this.client.query(`UPDATE backup_runs SET state = 'made', finished_at = now(), bytes = $2 WHERE id = $1`, [
      this.id,
      bytes,
    ]);
  }

  async failed(reason: string): Promise<void> {
    if (this.id === undefined) return;
    await this.client.query(
      `UPDATE backup_runs SET state = 'failed', finished_at = now(), reason = left($2, 1000)
        WHERE id = $1 AND state = 'running'`,
      [this.id, reason],
    );
  }
}

async function hasRuns(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('backup_runs') AND attname = 'state'`,
  );
  return rowCount !== 0;
}

/** Removes the run that a backup has in itself, since it was being made. */
export async function forgetOwnRun(client: Client): Promise<void> {
  if (await hasRuns(client)) await client.query(`DELETE FROM backup_runs WHERE state = 'running'`);
}
