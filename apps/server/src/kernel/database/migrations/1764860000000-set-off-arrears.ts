import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a roomie owes is set off against the deposit: a deduction that rests on the ledger. */
export class SetOffArrears1764860000000 implements MigrationInterface {
  readonly name = 'SetOffArrears1764860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deposits
        -- What was still owed when it was settled; null: that was not looked at.
        ADD COLUMN owed_minor bigint CHECK (owed_minor >= 0),
        ADD CONSTRAINT deposits_owed_once_settled CHECK (owed_minor IS NULL OR settled_at IS NOT NULL);
      ALTER TABLE deposit_deductions
        -- The dues that it pays, with what was left and owed before.
        ADD COLUMN set_off jsonb,
        DROP CONSTRAINT deposit_deductions_ground_check,
        ADD CONSTRAINT deposit_deductions_ground_check CHECK (ground IN ('receipt', 'item', 'arrears')),
        ADD CONSTRAINT deposit_deductions_set_off CHECK ((ground = 'arrears') = (set_off IS NOT NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deposit_deductions
        DROP CONSTRAINT deposit_deductions_set_off,
        DROP CONSTRAINT deposit_deductions_ground_check,
        ADD CONSTRAINT deposit_deductions_ground_check CHECK (ground IN ('receipt', 'item')),
        DROP COLUMN set_off;
      ALTER TABLE deposits DROP COLUMN owed_minor;
    `);
  }
}
