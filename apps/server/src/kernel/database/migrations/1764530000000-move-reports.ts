import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody found when they moved in, and how they left it, with photos. */
export class MoveReports1764530000000 implements MigrationInterface {
  readonly name = 'MoveReports1764530000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE move_reports (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        tenancy_id uuid NOT NULL REFERENCES tenancies,
        kind text NOT NULL CHECK (kind IN ('move_in', 'move_out')),
        by text NOT NULL CHECK (by IN ('roomie', 'homeowner')),
        author_id uuid NOT NULL REFERENCES accounts,
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'submitted', 'acknowledged')),
        -- The report of the move-in that it was compared with when it was submitted.
        baseline_id uuid REFERENCES move_reports,
        worse int NOT NULL DEFAULT 0 CHECK (worse >= 0),
        signature_name text,
        signature_data jsonb,
        sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        acknowledgement text CHECK (char_length(acknowledgement) <= 1000),
        created_at timestamptz NOT NULL,
        submitted_at timestamptz,
        acknowledged_at timestamptz,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT move_reports_one_of_each UNIQUE (tenancy_id, kind, by),
        CONSTRAINT move_reports_in_by_roomie CHECK (kind = 'move_out' OR by = 'roomie'),
        CONSTRAINT move_reports_signed
          CHECK (num_nonnulls(submitted_at, signature_name, sha256) = CASE state WHEN 'draft' THEN 0 ELSE 3 END),
        CONSTRAINT move_reports_acknowledged
          CHECK (num_nonnulls(acknowledged_at, acknowledgement) = CASE state WHEN 'acknowledged' THEN 2 ELSE 0 END)
      );
      CREATE INDEX move_reports_of_author ON move_reports (author_id);
      CREATE INDEX move_reports_of_baseline ON move_reports (baseline_id) WHERE baseline_id IS NOT NULL;

      CREATE TABLE move_report_items (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        report_id uuid NOT NULL REFERENCES move_reports ON DELETE CASCADE,
        position int NOT NULL,
        area text NOT NULL,
        -- On the list of the area; null: what a person added, by its name.
        thing text,
        name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 100),
        condition text CHECK (condition IN ('good', 'worn', 'damaged', 'missing', 'none')),
        remarks text NOT NULL DEFAULT '' CHECK (char_length(remarks) <= 1000),
        -- Since the move-in, as it was found when the report was submitted.
        change text CHECK (change IN ('same', 'better', 'wear', 'worse', 'no_baseline')),
        CONSTRAINT move_report_items_named CHECK ((thing IS NULL) = (name <> '')),
        CONSTRAINT move_report_items_once UNIQUE NULLS NOT DISTINCT (report_id, area, thing, name)
      );

      CREATE TABLE move_report_addenda (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        report_id uuid NOT NULL REFERENCES move_reports ON DELETE CASCADE,
        author_id uuid NOT NULL REFERENCES accounts,
        by text NOT NULL CHECK (by IN ('roomie', 'homeowner')),
        text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
        -- Of its text and photos; there from the end of the transaction that wrote it.
        sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX move_report_addenda_of_report ON move_report_addenda (report_id, created_at);
      CREATE INDEX move_report_addenda_of_author ON move_report_addenda (author_id);

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check
          CHECK (kind IN ('house', 'room', 'account', 'report_item', 'report_addendum')),
        ADD COLUMN report_item_id uuid GENERATED ALWAYS AS (CASE kind WHEN 'report_item' THEN owner_id END) STORED
          REFERENCES move_report_items ON DELETE CASCADE,
        ADD COLUMN report_addendum_id uuid GENERATED ALWAYS AS (CASE kind WHEN 'report_addendum' THEN owner_id END) STORED
          REFERENCES move_report_addenda ON DELETE CASCADE;
      CREATE INDEX image_placements_of_report_item ON image_placements (report_item_id) WHERE report_item_id IS NOT NULL;
      CREATE INDEX image_placements_of_report_addendum ON image_placements (report_addendum_id)
        WHERE report_addendum_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind IN ('report_item', 'report_addendum');
      ALTER TABLE image_placements
        DROP COLUMN report_addendum_id, DROP COLUMN report_item_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN ('house', 'room', 'account'));
      DROP TABLE move_report_addenda, move_report_items, move_reports;
    `);
  }
}
