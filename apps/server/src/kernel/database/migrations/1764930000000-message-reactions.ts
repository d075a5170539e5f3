import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reactions to messages: one of each person. Reading a page looks for reactions only where a message has some. */
export class MessageReactions1764930000000 implements MigrationInterface {
  readonly name = 'MessageReactions1764930000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_reactions (
        message_id uuid NOT NULL REFERENCES messages,
        account_id uuid NOT NULL REFERENCES accounts,
        reaction text NOT NULL,
        reacted_at timestamptz NOT NULL,
        PRIMARY KEY (message_id, account_id)
      );
      CREATE INDEX message_reactions_of_account ON message_reactions (account_id, reacted_at);
      ALTER TABLE messages ADD COLUMN has_reactions boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN has_reactions; DROP TABLE message_reactions;');
  }
}
