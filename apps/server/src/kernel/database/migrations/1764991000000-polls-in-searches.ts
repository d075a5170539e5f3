import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the polls of a conversation, whose answers are searched as well as their question. */
export class PollsInSearches1764991000000 implements MigrationInterface {
  readonly name = 'PollsInSearches1764991000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX messages_with_polls ON messages (conversation_id, seq) WHERE has_poll;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_with_polls;');
  }
}
