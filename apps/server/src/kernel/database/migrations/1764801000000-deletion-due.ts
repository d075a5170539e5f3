import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts are deleted some days after their owners asked for it. */
export class DeletionDue1764801000000 implements MigrationInterface {
  readonly name = 'DeletionDue1764801000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN deletion_due_at timestamptz,
        ADD CONSTRAINT accounts_deleted_once CHECK (deleted_at IS NULL OR deletion_due_at IS NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN deletion_due_at');
  }
}
