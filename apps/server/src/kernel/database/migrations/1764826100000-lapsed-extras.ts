import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extra work that nobody confirmed goes as its turn does, and what was posted stays. */
export class LapsedExtras1764826100000 implements MigrationInterface {
  readonly name = 'LapsedExtras1764826100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE feed_items
        DROP CONSTRAINT feed_items_of_turn,
        ADD CONSTRAINT feed_items_of_turn
          CHECK (assignment_id IS NOT NULL OR removed_at IS NOT NULL OR (is_extra AND decided_at IS NOT NULL));
      -- How many turns somebody passed on in a month is counted whenever they do it.
      CREATE INDEX turn_changes_passed_on ON turn_changes (house_id, changed_at) WHERE how = 'pass_on' AND undone_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX turn_changes_passed_on;
      UPDATE feed_items SET removed_at = decided_at WHERE assignment_id IS NULL AND removed_at IS NULL;
      ALTER TABLE feed_items
        DROP CONSTRAINT feed_items_of_turn,
        ADD CONSTRAINT feed_items_of_turn CHECK (assignment_id IS NOT NULL OR removed_at IS NOT NULL);
    `);
  }
}
