import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rent by month in the ledger: from when on it is charged, on which day of the month, and when somebody is reminded. */
export class Rent1764620000000 implements MigrationInterface {
  readonly name = 'Rent1764620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lease_settings
        ADD COLUMN rent_due_day int NOT NULL DEFAULT 1 CHECK (rent_due_day BETWEEN 1 AND 31),
        -- Days before and after that day, and whether on it
        ADD COLUMN rent_reminders jsonb NOT NULL DEFAULT '{"before": [3], "on_the_day": true, "after": [3, 10, 20]}';

      CREATE TABLE rent_plans (
        tenancy_id uuid PRIMARY KEY REFERENCES tenancies,
        -- What was due before that day is no matter of the ledger.
        charged_from date NOT NULL
      );

      -- What was paid until now stands nowhere: stays that have begun are charged from the next month on.
      INSERT INTO rent_plans (tenancy_id, charged_from)
        SELECT DISTINCT tenancy_id, (date_trunc('month', now()) + interval '1 month')::date FROM agreements
         WHERE type = 'lease' AND state IN ('active', 'pre_released') AND tenancy_id IS NOT NULL;
      INSERT INTO due (kind, key, due_at, payload)
        SELECT 'rent.falls-due', tenancy_id, now(), jsonb_build_object('tenancy_id', tenancy_id) FROM rent_plans;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM due WHERE kind IN ('rent.falls-due', 'rent.reminder-due');
      DROP TABLE rent_plans;
      ALTER TABLE lease_settings DROP COLUMN rent_due_day, DROP COLUMN rent_reminders;
    `);
  }
}
