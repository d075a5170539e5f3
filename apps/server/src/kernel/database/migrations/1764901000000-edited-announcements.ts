import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an announcement was last edited. */
export class EditedAnnouncements1764901000000 implements MigrationInterface {
  readonly name = 'EditedAnnouncements1764901000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE announcements ADD COLUMN edited_at timestamptz;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE announcements DROP COLUMN edited_at;');
  }
}
