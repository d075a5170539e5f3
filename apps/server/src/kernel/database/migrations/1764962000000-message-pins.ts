import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pinned messages. Reading a page looks for a pin only where a message has one. */
export class MessagePins1764962000000 implements MigrationInterface {
  readonly name = 'MessagePins1764962000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_pins (
        message_id uuid PRIMARY KEY REFERENCES messages,
        conversation_id uuid NOT NULL REFERENCES conversations,
        account_id uuid NOT NULL REFERENCES accounts,
        pinned_at timestamptz NOT NULL
      );
      CREATE INDEX message_pins_of_conversation ON message_pins (conversation_id, pinned_at);
      CREATE INDEX message_pins_of_account ON message_pins (account_id, pinned_at);
      ALTER TABLE messages ADD COLUMN is_pinned boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN is_pinned; DROP TABLE message_pins;');
  }
}
