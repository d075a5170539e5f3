import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bills for some of the people of a house, in unequal shares, and recurring ones that are entered by themselves. */
export class BillSplits1765310000000 implements MigrationInterface {
  readonly name = 'BillSplits1765310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- [{ "id": a roomie, "weight": the shares of each of their days }]; empty: everyone alike
      ALTER TABLE variable_costs ADD COLUMN split jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE variable_cost_versions ADD COLUMN split jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE recurring_bills
        ADD COLUMN split jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN amount_minor bigint CHECK (amount_minor > 0),
        ADD COLUMN skipped_on date;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recurring_bills DROP COLUMN split, DROP COLUMN amount_minor, DROP COLUMN skipped_on;
      ALTER TABLE variable_cost_versions DROP COLUMN split;
      ALTER TABLE variable_costs DROP COLUMN split;
    `);
  }
}
