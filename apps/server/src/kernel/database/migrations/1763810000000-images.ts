import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded images, the files that hold them, and what they are photos of. */
export class Images1763810000000 implements MigrationInterface {
  readonly name = 'Images1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Content as it is stored, whoever uploaded it. Its row is there before its file and goes after it, so that no file
      -- can be forgotten; a doomed one is never used again, so that nobody can rely on a file that is being deleted.
      CREATE TABLE image_files (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        bytes int NOT NULL CHECK (bytes > 0),
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        stored_at timestamptz,
        touched_at timestamptz NOT NULL,
        doomed_at timestamptz
      );
      CREATE UNIQUE INDEX image_files_one_of_a_content ON image_files (sha256) WHERE doomed_at IS NULL;
      CREATE INDEX image_files_doomed ON image_files (id) WHERE doomed_at IS NOT NULL;
      CREATE INDEX image_files_by_use ON image_files (touched_at) WHERE doomed_at IS NULL;

      CREATE TABLE images (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        uploader_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        file_id uuid NOT NULL REFERENCES image_files,
        created_at timestamptz NOT NULL,
        -- Since when it is a photo of nothing; null while it is one of something.
        unplaced_since timestamptz
      );
      CREATE INDEX images_of_uploader ON images (uploader_id, file_id);
      CREATE INDEX images_of_file ON images (file_id);
      CREATE INDEX images_unplaced ON images (unplaced_since) WHERE unplaced_since IS NOT NULL;

      CREATE TABLE image_placements (
        kind text NOT NULL CHECK (kind IN ('house', 'room', 'account')),
        owner_id uuid NOT NULL,
        image_id uuid NOT NULL REFERENCES images ON DELETE CASCADE,
        position int NOT NULL CHECK (position >= 0),
        caption text NOT NULL DEFAULT '' CHECK (char_length(caption) <= 200),
        -- One column a kind, so that a photo can only be of something that is there.
        house_id uuid GENERATED ALWAYS AS (CASE kind WHEN 'house' THEN owner_id END) STORED REFERENCES houses ON DELETE CASCADE,
        room_id uuid GENERATED ALWAYS AS (CASE kind WHEN 'room' THEN owner_id END) STORED REFERENCES rooms ON DELETE CASCADE,
        account_id uuid GENERATED ALWAYS AS (CASE kind WHEN 'account' THEN owner_id END) STORED REFERENCES accounts ON DELETE CASCADE,
        PRIMARY KEY (kind, owner_id, image_id),
        CONSTRAINT image_placements_in_order UNIQUE (kind, owner_id, position)
      );
      CREATE INDEX image_placements_of_image ON image_placements (image_id);
      CREATE INDEX image_placements_of_house ON image_placements (house_id) WHERE house_id IS NOT NULL;
      CREATE INDEX image_placements_of_room ON image_placements (room_id) WHERE room_id IS NOT NULL;
      CREATE INDEX image_placements_of_account ON image_placements (account_id) WHERE account_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE image_placements, images, image_files');
  }
}
