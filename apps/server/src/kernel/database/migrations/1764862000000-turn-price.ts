import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a point of missed turns costs in a house, as it was voted on and decided. */
export class TurnPrice1764862000000 implements MigrationInterface {
  readonly name = 'TurnPrice1764862000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rule_changes
        -- Minor units, a point; 0: not to be paid with money any more; null: it is about something else.
        ADD COLUMN turn_price_minor bigint CHECK (turn_price_minor >= 0);
      CREATE INDEX rule_changes_turn_price ON rule_changes (house_id, decided_at)
        WHERE state = 'accepted' AND turn_price_minor IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rule_changes DROP COLUMN turn_price_minor');
  }
}
