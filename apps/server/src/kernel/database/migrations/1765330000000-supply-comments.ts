import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said about purchases. */
export class SupplyComments1765330000000 implements MigrationInterface {
  readonly name = 'SupplyComments1765330000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE supply_comments (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        supply_id uuid NOT NULL REFERENCES supplies,
        author_id uuid NOT NULL REFERENCES accounts,
        text text NOT NULL CHECK (char_length(text) <= 500),
        created_at timestamptz NOT NULL,
        removed_at timestamptz,
        CHECK (removed_at IS NULL OR text = '')
      );
      CREATE INDEX supply_comments_of_supply ON supply_comments (supply_id, created_at, id);
      CREATE INDEX supply_comments_of_author ON supply_comments (author_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE supply_comments');
  }
}
