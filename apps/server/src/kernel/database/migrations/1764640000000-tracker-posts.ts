import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the operator's payment tracker is to be told of payments, and how far that is. */
export class TrackerPosts1764640000000 implements MigrationInterface {
  readonly name = 'TrackerPosts1764640000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tracker_posts (
        payment_id uuid NOT NULL REFERENCES money_journals,
        what text NOT NULL CHECK (what IN ('entered', 'voided')),
        attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        -- The last time, where it was refused: a status or the kind of failure
        failure text CHECK (char_length(failure) <= 100),
        sent_at timestamptz,
        gave_up_at timestamptz,
        PRIMARY KEY (payment_id, what),
        CONSTRAINT tracker_posts_one_end CHECK (sent_at IS NULL OR gave_up_at IS NULL)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM due WHERE kind = 'payment-tracker.post-due';
      DROP TABLE tracker_posts;
    `);
  }
}
