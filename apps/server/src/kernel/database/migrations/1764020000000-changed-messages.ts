import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was edited or deleted is numbered, so that who was away can ask for it. */
export class ChangedMessages1764020000000 implements MigrationInterface {
  readonly name = 'ChangedMessages1764020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversations ADD COLUMN last_change int NOT NULL DEFAULT 0;
      -- Which change of the conversation made the message what it is; 0: it is as it was sent.
      ALTER TABLE messages ADD COLUMN change int NOT NULL DEFAULT 0;
      CREATE INDEX messages_changed ON messages (conversation_id, change) WHERE change > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX messages_changed;
      ALTER TABLE messages DROP COLUMN change;
      ALTER TABLE conversations DROP COLUMN last_change;
    `);
  }
}
