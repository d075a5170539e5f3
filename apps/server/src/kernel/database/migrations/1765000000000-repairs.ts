import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...more: readonly string[]): string =>
  [
    ...['house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area'],
    ...['receipt', 'bill', 'message', ...more],
  ]
    .map((kind) => `'${kind}'`)
    .join(', ');

/** What has to be repaired in a house, and what is written about it. */
export class Repairs1765000000000 implements MigrationInterface {
  readonly name = 'Repairs1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE repairs (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        -- NULL: a part of the house that all share
        room_id uuid REFERENCES rooms,
        reporter_id uuid NOT NULL REFERENCES accounts,
        area text NOT NULL,
        area_name text CHECK (char_length(area_name) BETWEEN 1 AND 100),
        title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
        description text NOT NULL CHECK (char_length(description) <= 2000),
        urgency text NOT NULL CHECK (urgency IN ('emergency', 'soon', 'whenever')),
        entry text NOT NULL CHECK (entry IN ('ask_first', 'come_in')),
        entry_note text NOT NULL CHECK (char_length(entry_note) <= 300),
        state text NOT NULL DEFAULT 'reported'
          CHECK (state IN ('reported', 'accepted', 'done', 'declined', 'withdrawn')),
        reported_at timestamptz NOT NULL,
        -- Both NULL: the homeowner takes care of it
        assignee_id uuid REFERENCES accounts,
        trade_name text CHECK (char_length(trade_name) BETWEEN 1 AND 100),
        trade_email text CHECK (char_length(trade_email) <= 254),
        visit_from timestamptz,
        visit_until timestamptz,
        agreed_at timestamptz,
        agreed_by uuid REFERENCES accounts,
        ended_at timestamptz,
        ended_by uuid REFERENCES accounts,
        ended_words text NOT NULL DEFAULT '' CHECK (char_length(ended_words) <= 2000),
        cost_minor bigint CHECK (cost_minor >= 0),
        version int NOT NULL DEFAULT 1,
        CONSTRAINT repairs_area_named CHECK (area <> 'other' OR area_name IS NOT NULL),
        CONSTRAINT repairs_visit CHECK ((visit_from IS NULL) = (visit_until IS NULL) AND visit_from < visit_until),
        CONSTRAINT repairs_agreed CHECK ((agreed_at IS NULL) = (agreed_by IS NULL) AND (agreed_at IS NULL OR visit_from IS NOT NULL)),
        CONSTRAINT repairs_ended CHECK ((state IN ('reported', 'accepted')) = (ended_at IS NULL)
          AND (ended_at IS NOT NULL OR ended_by IS NULL)
          -- NULL: the tradesperson
          AND (ended_at IS NULL OR ended_by IS NOT NULL OR (state = 'done' AND trade_name IS NOT NULL))),
        CONSTRAINT repairs_trade CHECK ((assignee_id IS NULL OR trade_name IS NULL)
          AND (trade_email IS NULL OR trade_name IS NOT NULL)),
        CONSTRAINT repairs_declined CHECK (state <> 'declined' OR ended_words <> '')
      );
      CREATE INDEX repairs_of_house ON repairs (house_id, id);
      CREATE INDEX repairs_ended ON repairs (house_id, ended_at) WHERE state = 'done';
      CREATE INDEX repairs_of_reporter ON repairs (reporter_id, id);
      CREATE INDEX repairs_of_assignee ON repairs (assignee_id, id) WHERE assignee_id IS NOT NULL;
      CREATE INDEX repairs_of_room ON repairs (room_id) WHERE room_id IS NOT NULL;

      CREATE TABLE repair_notes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        repair_id uuid NOT NULL REFERENCES repairs,
        author_id uuid REFERENCES accounts,
        -- Of the tradesperson who wrote it
        trade_name text CHECK (char_length(trade_name) BETWEEN 1 AND 100),
        text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
        written_at timestamptz NOT NULL,
        CONSTRAINT repair_notes_written CHECK ((author_id IS NULL) <> (trade_name IS NULL))
      );
      CREATE INDEX repair_notes_of_repair ON repair_notes (repair_id, id);
      CREATE INDEX repair_notes_of_author ON repair_notes (author_id, id);

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds('repair', 'repair_end')})),
        ADD COLUMN repair_id uuid GENERATED ALWAYS AS
          (CASE WHEN kind IN ('repair', 'repair_end') THEN owner_id END) STORED
          REFERENCES repairs;
      CREATE INDEX image_placements_of_repair ON image_placements (repair_id) WHERE repair_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind IN ('repair', 'repair_end');
      ALTER TABLE image_placements
        DROP COLUMN repair_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds()}));
      DROP TABLE repair_notes, repairs;
    `);
  }
}
