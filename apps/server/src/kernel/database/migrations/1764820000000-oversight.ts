import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins see of how the product is and was, and topics for the stream of activity. */
export class Oversight1764820000000 implements MigrationInterface {
  readonly name = 'Oversight1764820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE health_samples (
        at timestamptz PRIMARY KEY,
        events int NOT NULL,
        outbox_lag_seconds int NOT NULL,
        jobs_waiting int NOT NULL,
        failed int NOT NULL,
        sockets int NOT NULL,
        database_bytes bigint NOT NULL,
        stored_files int NOT NULL,
        stored_bytes bigint NOT NULL
      );
      -- Written by whatever makes the backups
      CREATE TABLE backup_runs (
        finished_at timestamptz PRIMARY KEY DEFAULT now(),
        bytes bigint NOT NULL CHECK (bytes > 0)
      );
      CREATE INDEX dead_letter_newest ON dead_letter (buried_at DESC, event_id DESC, handler DESC);

      ALTER TABLE activity ADD COLUMN topic text;
      UPDATE activity SET topic = CASE split_part(kind, '.', 1)
        WHEN 'account' THEN 'accounts' WHEN 'homeowner' THEN 'accounts' WHEN 'digest' THEN 'accounts'
        WHEN 'house' THEN 'houses' WHEN 'room' THEN 'houses' WHEN 'photos' THEN 'houses'
        WHEN 'ad' THEN 'ads' WHEN 'ad-applicant' THEN 'ads' WHEN 'prospect' THEN 'ads' WHEN 'showing' THEN 'ads'
        WHEN 'agreement' THEN 'agreements' WHEN 'agreement-template' THEN 'agreements' WHEN 'lease' THEN 'agreements'
        WHEN 'tenancy' THEN 'moves' WHEN 'roomie' THEN 'moves' WHEN 'stay' THEN 'moves' WHEN 'move-report' THEN 'moves'
        WHEN 'chore' THEN 'chores' WHEN 'chores' THEN 'chores' WHEN 'feed' THEN 'chores' WHEN 'points' THEN 'chores'
        WHEN 'appeals' THEN 'chores' WHEN 'chore-feedback' THEN 'chores'
        WHEN 'rule-change' THEN 'rules' WHEN 'rules' THEN 'rules'
        WHEN 'neatkeeper' THEN 'cleaning' WHEN 'visit' THEN 'cleaning'
        WHEN 'messages' THEN 'messages' WHEN 'conversation' THEN 'messages' WHEN 'note' THEN 'messages'
        WHEN 'ratings' THEN 'ratings'
        ELSE 'money' END;
      ALTER TABLE activity ALTER COLUMN topic SET NOT NULL;
      CREATE INDEX activity_by_topic ON activity (topic, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE activity DROP COLUMN topic;
      DROP INDEX dead_letter_newest;
      DROP TABLE backup_runs;
      DROP TABLE health_samples;
    `);
  }
}
