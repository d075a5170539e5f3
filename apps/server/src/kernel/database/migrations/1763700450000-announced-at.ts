import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a conversation was last announced, so that one that goes on is not announced each second. */
export class AnnouncedAt1763700450000 implements MigrationInterface {
  readonly name = 'AnnouncedAt1763700450000';

  async up(runner: QueryRunner): Promise<void> {
    // In no index: like last_seq it changes while people write.
    await runner.query(`ALTER TABLE conversations ADD COLUMN announced_at timestamptz NOT NULL DEFAULT '-infinity'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversations DROP COLUMN announced_at');
  }
}
