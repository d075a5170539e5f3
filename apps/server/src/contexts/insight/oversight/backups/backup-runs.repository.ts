import { Injectable } from '@nestjs/common';

import { INTERRUPTED, RUN_LOCK } from '#kernel/backup/run-record.ts';
import { Database } from '#kernel/database/database.ts';
import type { BackupRunEntity } from './backup-run.entity.ts';

/** In milliseconds. A run that nothing works on after this long was interrupted. */
const STARTING_MS = 120_000;
/** Runs are kept this long. */
const KEPT = '400 days';

export interface BackupStatus {
  readonly made: { finished_at: Date; bytes: string; is_late: boolean } | undefined;
  readonly running_since: Date | undefined;
  /** Only while no later one was made. */
  readonly failed: { finished_at: Date; reason: string } | undefined;
}

type Run = Pick<BackupRunEntity, 'id' | 'started_at' | 'finished_at' | 'state' | 'bytes' | 'reason'>;

@Injectable()
export class BackupRunsRepository {
  constructor(private readonly database: Database) {}

  /** Begins a run. Returns its id, undefined while another one runs. */
  async begin(now: Date): Promise<string | undefined> {
    await this.database.execute(`DELETE FROM backup_runs WHERE started_at < $1::timestamptz - interval '${KEPT}'`, [
      now,
    ]);
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO backup_runs (started_at, finished_at, state) VALUES ($1, NULL, 'running')
       ON CONFLICT (state) WHERE state = 'running' DO NOTHING RETURNING id`,
      [now],
    );
    return row?.id;
  }

  /** Ends runs that were interrupted, such as by a power failure. Returns their ids. */
  async endInterrupted(now: Date): Promise<readonly string[]> {
    const rows = await this.database.query<{ id: string }>(
      `UPDATE backup_runs SET state = 'failed', finished_at = $1, reason = $4
        WHERE state = 'running' AND started_at < $2
          AND NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $3
                             AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
        RETURNING id`,
      [now, new Date(now.getTime() - STARTING_MS), RUN_LOCK, INTERRUPTED],
    );
    return rows.map(({ id }) => id);
  }

  async fail(id: string, now: Date, reason: string): Promise<void> {
    await this.database.execute(
      `UPDATE backup_runs SET state = 'failed', finished_at = $2, reason = left($3, 1000) WHERE id = $1 AND state = 'running'`,
      [id, now, reason],
    );
  }

  async find(id: string): Promise<Run | undefined> {
    const [row] = await this.database.query<Run>(
      'SELECT id, started_at, finished_at, state, bytes, reason FROM backup_runs WHERE id = $1',
      [id],
    );
    return row;
  }

  async status(): Promise<BackupStatus> {
    const rows = await this.database.query<Run & { is_late: boolean }>(
      `SELECT DISTINCT ON (state) id, started_at, finished_at, state, bytes, reason,
              finished_at < now() - interval '36 hours' AS is_late
         FROM backup_runs ORDER BY state, started_at DESC`,
    );
    const of = (state: Run['state']) => rows.find((row) => row.state === state);
    const [made, failed] = [of('made'), of('failed')];
    const isNewer = failed !== undefined && (made === undefined || failed.started_at > made.started_at);
    return {
      made: made && {
        finished_at: made.finished_at ?? made.started_at,
        bytes: made.bytes ?? '0',
        is_late: made.is_late,
      },
      running_since: of('running')?.started_at,
      failed: isNewer
        ? { finished_at: failed.finished_at ?? failed.started_at, reason: failed.reason ?? '' }
        : undefined,
    };
  }
}
