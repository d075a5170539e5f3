import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lease with a last day of its own ends on it, or runs on. */
export class AgreedTerms1764831000000 implements MigrationInterface {
  readonly name = 'AgreedTerms1764831000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreements ADD COLUMN runs_on boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT agreements_notice_by_check,
        ADD CONSTRAINT agreements_notice_by CHECK (notice_by IN ('homeowner', 'tenant', 'term')),
        ADD CONSTRAINT agreements_run_on_after_a_day CHECK (NOT runs_on OR ends_on IS NOT NULL);
      ALTER TABLE lease_settings ADD COLUMN fixed_term text NOT NULL DEFAULT 'ends'
        CONSTRAINT lease_settings_fixed_term CHECK (fixed_term IN ('ends', 'runs_on'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lease_settings DROP COLUMN fixed_term;
      UPDATE agreements SET notice_by = 'homeowner' WHERE notice_by = 'term';
      ALTER TABLE agreements DROP COLUMN runs_on, DROP CONSTRAINT agreements_notice_by,
        ADD CONSTRAINT agreements_notice_by_check CHECK (notice_by IN ('homeowner', 'tenant'));
    `);
  }
}
