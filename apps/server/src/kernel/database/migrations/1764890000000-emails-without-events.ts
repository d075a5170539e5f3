import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails are sent from their rows. A job that is left in Redis finds its event gone, and ends. */
export class EmailsWithoutEvents1764890000000 implements MigrationInterface {
  readonly name = 'EmailsWithoutEvents1764890000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM outbox WHERE type = 'email.queued'`);
  }

  async down(): Promise<void> {
    // Older versions send e-mails without an event, too, only later.
  }
}
