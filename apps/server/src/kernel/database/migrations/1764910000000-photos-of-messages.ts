import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...['house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area', 'receipt'],
  'bill',
];
const kinds = (...more: string[]): string => [...KINDS, ...more].map((kind) => `'${kind}'`).join(', ');

/** Photos in the chat. Reading a page looks for photos only where a message has some. */
export class PhotosOfMessages1764910000000 implements MigrationInterface {
  readonly name = 'PhotosOfMessages1764910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN has_photos boolean NOT NULL DEFAULT false;
      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds('message')})),
        ADD COLUMN message_id uuid GENERATED ALWAYS AS (CASE kind WHEN 'message' THEN owner_id END) STORED
          REFERENCES messages;
      CREATE INDEX image_placements_of_message ON image_placements (message_id) WHERE message_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind = 'message';
      ALTER TABLE image_placements
        DROP COLUMN message_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds()}));
      ALTER TABLE messages DROP COLUMN has_photos;
    `);
  }
}
