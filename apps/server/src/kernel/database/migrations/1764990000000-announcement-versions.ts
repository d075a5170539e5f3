import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the edits of an announcement, so that of two windows the second doesn't overwrite the first. */
export class AnnouncementVersions1764990000000 implements MigrationInterface {
  readonly name = 'AnnouncementVersions1764990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE announcements ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1);');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE announcements DROP COLUMN version;');
  }
}
