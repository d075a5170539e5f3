import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a turn has in the ledger and in the feed is found by the turn, also when it goes; and whom feedback is about. */
export class LedgerByTurn1764591000000 implements MigrationInterface {
  readonly name = 'LedgerByTurn1764591000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX point_entries_of_turn ON point_entries (assignment_id);
      CREATE INDEX feed_items_of_turn_ever ON feed_items (assignment_id);

      -- Who did the chore last, or had to, when it was said: later it would be somebody else.
      ALTER TABLE chore_feedback ADD COLUMN about_id uuid REFERENCES accounts;
      CREATE INDEX chore_feedback_about ON chore_feedback (about_id) WHERE about_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chore_feedback DROP COLUMN about_id;
      DROP INDEX point_entries_of_turn, feed_items_of_turn_ever;
    `);
  }
}
