import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who proves again who they are gets another token, and those that were given before end. */
export class TokensFrom1764821100000 implements MigrationInterface {
  readonly name = 'TokensFrom1764821100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN tokens_from timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN tokens_from');
  }
}
