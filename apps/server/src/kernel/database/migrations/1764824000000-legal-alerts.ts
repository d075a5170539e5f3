import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What starts a clock or changes a right is told in an alert and an e-mail of its own, each time. */
export class LegalAlerts1764824000000 implements MigrationInterface {
  readonly name = 'LegalAlerts1764824000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN is_legal boolean NOT NULL DEFAULT false;
      DROP INDEX notifications_one_open_per_subject;
      CREATE UNIQUE INDEX notifications_one_open_per_subject ON notifications (account_id, kind, subject_id)
        WHERE read_at IS NULL AND subject_id IS NOT NULL AND NOT is_legal;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notifications SET read_at = now() WHERE is_legal AND read_at IS NULL;
      DROP INDEX notifications_one_open_per_subject;
      CREATE UNIQUE INDEX notifications_one_open_per_subject ON notifications (account_id, kind, subject_id)
        WHERE read_at IS NULL AND subject_id IS NOT NULL;
      ALTER TABLE notifications DROP COLUMN is_legal;
    `);
  }
}
