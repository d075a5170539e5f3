import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A swap is asked for, and made when the other agrees. */
export class AgreedSwaps1764826200000 implements MigrationInterface {
  readonly name = 'AgreedSwaps1764826200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE turn_changes
        -- Who has to agree; NULL: nobody had to
        ADD COLUMN asked_id uuid REFERENCES accounts,
        ADD COLUMN answered_at timestamptz,
        ADD COLUMN is_agreed boolean,
        ADD CONSTRAINT turn_changes_answer
          CHECK ((answered_at IS NULL) = (is_agreed IS NULL) AND (asked_id IS NOT NULL OR answered_at IS NULL));
      CREATE INDEX turn_changes_asked ON turn_changes (asked_id, id) WHERE asked_id IS NOT NULL AND answered_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM turn_changes WHERE asked_id IS NOT NULL AND is_agreed IS NOT TRUE;
      ALTER TABLE turn_changes
        DROP CONSTRAINT turn_changes_answer, DROP COLUMN is_agreed, DROP COLUMN answered_at, DROP COLUMN asked_id;
    `);
  }
}
