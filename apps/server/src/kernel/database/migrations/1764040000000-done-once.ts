import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done under which key of its caller, and what was answered: kept for a day. */
export class DoneOnce1764040000000 implements MigrationInterface {
  readonly name = 'DoneOnce1764040000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE done_once (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        key text NOT NULL CHECK (char_length(key) BETWEEN 8 AND 200),
        call text NOT NULL,
        -- SHA-256 of everything that was asked for.
        asked bytea NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, key)
      );
      CREATE INDEX done_once_by_age ON done_once (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE done_once');
  }
}
