import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What homeowners announce in their houses, and who has read it. */
export class Announcements1764900000000 implements MigrationInterface {
  readonly name = 'Announcements1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE announcements (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        author_id uuid NOT NULL REFERENCES accounts,
        title text NOT NULL CHECK (title <> '' AND char_length(title) <= 120),
        text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000),
        posted_at timestamptz NOT NULL
      );
      CREATE INDEX announcements_of_house ON announcements (house_id, posted_at, id);
      CREATE INDEX announcements_of_author ON announcements (author_id);

      CREATE TABLE announcement_readings (
        announcement_id uuid NOT NULL REFERENCES announcements ON DELETE CASCADE,
        roomie_id uuid NOT NULL REFERENCES accounts,
        read_at timestamptz NOT NULL,
        PRIMARY KEY (announcement_id, roomie_id)
      );
      CREATE INDEX announcement_readings_of_roomie ON announcement_readings (roomie_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE announcement_readings, announcements;');
  }
}
