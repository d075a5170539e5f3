import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Backups are made by the product itself: rows say that one runs, and why one failed. */
export class BackupRuns1765790000000 implements MigrationInterface {
  readonly name = 'BackupRuns1765790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE backup_runs DROP CONSTRAINT backup_runs_pkey;
      ALTER TABLE backup_runs
        ADD COLUMN id uuid NOT NULL DEFAULT uuidv7() PRIMARY KEY,
        ADD COLUMN started_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN state text NOT NULL DEFAULT 'made' CHECK (state IN ('running', 'made', 'failed')),
        ADD COLUMN reason text CHECK (length(reason) <= 1000),
        ALTER COLUMN finished_at DROP NOT NULL,
        ALTER COLUMN bytes DROP NOT NULL,
        ADD CONSTRAINT backup_runs_ended CHECK ((state = 'running') = (finished_at IS NULL)),
        ADD CONSTRAINT backup_runs_made CHECK ((state = 'made') = (bytes IS NOT NULL)),
        ADD CONSTRAINT backup_runs_failed CHECK ((state = 'failed') = (reason IS NOT NULL));
      UPDATE backup_runs SET started_at = finished_at;
      -- One at a time
      CREATE UNIQUE INDEX backup_runs_running ON backup_runs (state) WHERE state = 'running';
      CREATE INDEX backup_runs_in_time ON backup_runs (started_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM backup_runs WHERE state <> 'made';
      DROP INDEX backup_runs_running, backup_runs_in_time;
      ALTER TABLE backup_runs DROP CONSTRAINT backup_runs_pkey, DROP COLUMN id, DROP COLUMN started_at,
        DROP COLUMN reason, DROP COLUMN state, ADD PRIMARY KEY (finished_at);
    `);
  }
}
