import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is mentioned in a message. The place of the message is repeated, to count a person's unread mentions by index. */
export class MessageMentions1764960000000 implements MigrationInterface {
  readonly name = 'MessageMentions1764960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_mentions (
        message_id uuid NOT NULL REFERENCES messages,
        account_id uuid NOT NULL REFERENCES accounts,
        conversation_id uuid NOT NULL REFERENCES conversations,
        seq int NOT NULL,
        mentioned_at timestamptz NOT NULL,
        PRIMARY KEY (message_id, account_id)
      );
      CREATE INDEX message_mentions_of_account ON message_mentions (account_id, conversation_id, seq);
      ALTER TABLE messages ADD COLUMN has_mentions boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN has_mentions; DROP TABLE message_mentions;');
  }
}
