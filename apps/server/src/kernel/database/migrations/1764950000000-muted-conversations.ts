import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a member hears nothing of a conversation: `infinity` for always. */
export class MutedConversations1764950000000 implements MigrationInterface {
  readonly name = 'MutedConversations1764950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversation_reads ADD COLUMN muted_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversation_reads DROP COLUMN muted_until');
  }
}
