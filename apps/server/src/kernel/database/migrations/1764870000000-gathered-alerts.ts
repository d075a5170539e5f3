import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts beyond what one person is mailed one by one within an hour go into one e-mail. */
export class GatheredAlerts1764870000000 implements MigrationInterface {
  readonly name = 'GatheredAlerts1764870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN gathered_at timestamptz;
      CREATE INDEX notifications_gathered ON notifications (account_id, gathered_at) WHERE gathered_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN gathered_at');
  }
}
