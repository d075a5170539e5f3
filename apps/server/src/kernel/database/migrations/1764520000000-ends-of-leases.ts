import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notice, release and what a release did, so that it can be taken back. */
export class EndsOfLeases1764520000000 implements MigrationInterface {
  readonly name = 'EndsOfLeases1764520000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lease_settings (
        house_id uuid PRIMARY KEY REFERENCES houses ON DELETE CASCADE,
        notice_days int NOT NULL CHECK (notice_days BETWEEN 0 AND 365),
        notice_ends text NOT NULL CHECK (notice_ends IN ('any_day', 'month_end')),
        deposit_return_days int NOT NULL CHECK (deposit_return_days BETWEEN 1 AND 180),
        version int NOT NULL DEFAULT 1
      );

      ALTER TABLE agreements
        ADD COLUMN release_date date,
        ADD COLUMN notice_by text CHECK (notice_by IN ('homeowner', 'tenant')),
        ADD COLUMN notice_at timestamptz,
        ADD COLUMN notice_reason text NOT NULL DEFAULT '' CHECK (char_length(notice_reason) <= 300),
        ADD CONSTRAINT agreements_notice CHECK (num_nonnulls(release_date, notice_by, notice_at) IN (0, 3)),
        ADD CONSTRAINT agreements_released_after_notice
          CHECK (state NOT IN ('pre_released', 'released') OR notice_at IS NOT NULL);

      CREATE TABLE lease_releases (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        agreement_id uuid NOT NULL REFERENCES agreements,
        tenancy_id uuid NOT NULL REFERENCES tenancies,
        left_on date NOT NULL,
        -- As it was seen and confirmed, deductions included.
        settlement jsonb NOT NULL,
        -- Agreements that were put out of force with it.
        put_out uuid[] NOT NULL,
        released_by uuid NOT NULL REFERENCES accounts,
        released_at timestamptz NOT NULL,
        rolled_back_at timestamptz
      );
      CREATE UNIQUE INDEX lease_releases_one_stands ON lease_releases (agreement_id) WHERE rolled_back_at IS NULL;
      CREATE INDEX lease_releases_of_tenancy ON lease_releases (tenancy_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE lease_releases, lease_settings;
      ALTER TABLE agreements
        DROP CONSTRAINT agreements_released_after_notice, DROP CONSTRAINT agreements_notice,
        DROP COLUMN release_date, DROP COLUMN notice_by, DROP COLUMN notice_at, DROP COLUMN notice_reason;
    `);
  }
}
