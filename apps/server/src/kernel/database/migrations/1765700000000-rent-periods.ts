import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['agreements', 'prospects', 'tenancies'] as const;

/** How often a rent is due. Existing ones are monthly, and a new version's columns don't disturb the old one. */
export class RentPeriods1765700000000 implements MigrationInterface {
  readonly name = 'RentPeriods1765700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        ALTER TABLE ${table} ADD rent_period text NOT NULL DEFAULT 'month'
          CONSTRAINT ${table}_rent_period CHECK (rent_period IN ('week', 'two_weeks', 'four_weeks', 'month'))`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP rent_period`);
  }
}
