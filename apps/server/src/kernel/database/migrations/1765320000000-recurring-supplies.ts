import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Purchases that are entered again by themselves. */
export class RecurringSupplies1765320000000 implements MigrationInterface {
  readonly name = 'RecurringSupplies1765320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recurring_supplies (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        buyer_id uuid NOT NULL REFERENCES accounts,
        every text NOT NULL CHECK (every IN ('week', 'two_weeks', 'month', 'quarter', 'year')),
        first_on date NOT NULL,
        -- The last one that was entered, by itself or at first
        entered_on date NOT NULL,
        skipped_on date,
        -- What is entered, as the buyer entered the first one
        purchase jsonb NOT NULL
      );
      CREATE INDEX recurring_supplies_of_house ON recurring_supplies (house_id, id);
      CREATE INDEX recurring_supplies_of_buyer ON recurring_supplies (buyer_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recurring_supplies');
  }
}
