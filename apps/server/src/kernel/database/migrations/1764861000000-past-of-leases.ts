import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lease that begins in the past says from when on rent is charged here, and what was open then. */
export class PastOfLeases1764861000000 implements MigrationInterface {
  readonly name = 'PastOfLeases1764861000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreements
        -- What was due before was settled elsewhere; null: it is charged from its first day on.
        ADD COLUMN charged_from date,
        -- Minor units: owed on that day; below nothing: paid in advance.
        ADD COLUMN opening_minor bigint,
        ADD CONSTRAINT agreements_past CHECK ((charged_from IS NULL) = (opening_minor IS NULL)
          AND (charged_from IS NULL OR (type = 'lease' AND charged_from >= starts_on)));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreements DROP COLUMN opening_minor, DROP COLUMN charged_from');
  }
}
