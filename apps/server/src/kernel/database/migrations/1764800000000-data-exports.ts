import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people asked to be put together of their data. */
export class DataExports1764800000000 implements MigrationInterface {
  readonly name = 'DataExports1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_exports (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts,
        state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'ready', 'failed', 'expired')),
        version int NOT NULL DEFAULT 1,
        language text NOT NULL CHECK (language IN ('en', 'de')),
        asked_at timestamptz NOT NULL,
        ready_at timestamptz,
        expires_at timestamptz,
        bytes bigint CHECK (bytes > 0),
        sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        CHECK ((state IN ('ready', 'expired')) = (ready_at IS NOT NULL AND expires_at IS NOT NULL
                                                  AND bytes IS NOT NULL AND sha256 IS NOT NULL))
      );
      CREATE INDEX data_exports_of_account ON data_exports (account_id, asked_at);
      CREATE INDEX data_exports_by_age ON data_exports (asked_at);
      CREATE UNIQUE INDEX data_exports_one_at_a_time ON data_exports (account_id) WHERE state = 'requested';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE data_exports');
  }
}
