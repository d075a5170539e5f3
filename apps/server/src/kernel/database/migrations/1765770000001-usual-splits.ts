import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a house usually splits bills and purchases. */
export class UsualSplits1765770000001 implements MigrationInterface {
  readonly name = 'UsualSplits1765770000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A category without a row is split equally
      CREATE TABLE usual_splits (
        house_id uuid NOT NULL REFERENCES houses ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('bill', 'purchase')),
        category text NOT NULL,
        method text NOT NULL CHECK (method IN ('equal', 'shares', 'percent')),
        parts jsonb NOT NULL,
        -- Who lived there when it was set
        set_for uuid[] NOT NULL,
        set_by uuid NOT NULL REFERENCES accounts,
        PRIMARY KEY (house_id, kind, category)
      );
      CREATE INDEX usual_splits_of_setter ON usual_splits (set_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE usual_splits');
  }
}
