import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * PDFs and voice messages in the chat. They are stored, counted, placed and deleted as images are, so they are rows of
 * the same tables.
 */
export class FilesOfMessages1764980000000 implements MigrationInterface {
  readonly name = 'FilesOfMessages1764980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE image_files
        ADD COLUMN media_type text NOT NULL DEFAULT 'image/webp'
          CONSTRAINT image_files_media_type_check
          CHECK (media_type IN ('image/webp', 'application/pdf', 'audio/webm', 'audio/mp4', 'audio/ogg')),
        ALTER COLUMN width DROP NOT NULL,
        ALTER COLUMN height DROP NOT NULL,
        ADD CONSTRAINT image_files_measured
          CHECK ((media_type = 'image/webp') = (width IS NOT NULL AND height IS NOT NULL));
      ALTER TABLE images
        ADD COLUMN file_name text CHECK (char_length(file_name) BETWEEN 1 AND 124),
        ADD COLUMN duration_ms int CHECK (duration_ms BETWEEN 1 AND 300000);
      ALTER TABLE messages ADD COLUMN has_files boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM images i USING image_files f WHERE f.id = i.file_id AND f.media_type <> 'image/webp';
      DELETE FROM image_files WHERE media_type <> 'image/webp';
      ALTER TABLE messages DROP COLUMN has_files;
      ALTER TABLE images DROP COLUMN duration_ms, DROP COLUMN file_name;
      ALTER TABLE image_files
        DROP CONSTRAINT image_files_measured,
        ALTER COLUMN width SET NOT NULL,
        ALTER COLUMN height SET NOT NULL,
        DROP COLUMN media_type;
    `);
  }
}
