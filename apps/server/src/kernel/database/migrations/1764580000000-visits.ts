import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said about chores, and what neatkeepers report of their visits. */
export class Visits1764580000000 implements MigrationInterface {
  readonly name = 'Visits1764580000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chore_assignments
        -- The neatkeeper who reported that it is done: from then on it is no roomie's.
        ADD COLUMN serviced_by uuid REFERENCES accounts,
        DROP CONSTRAINT chore_assignments_state_check,
        ADD CONSTRAINT chore_assignments_state_check
          CHECK (state IN ('due', 'posted', 'verified', 'rejected', 'missed', 'serviced')),
        ADD CONSTRAINT chore_assignments_serviced CHECK (
          CASE state
            WHEN 'serviced' THEN serviced_by IS NOT NULL AND assignee_id IS NULL
            WHEN 'posted' THEN serviced_by IS NULL OR assignee_id IS NULL
            ELSE serviced_by IS NULL
          END);

      CREATE TABLE chore_feedback (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL,
        chore_id uuid NOT NULL,
        author_id uuid NOT NULL REFERENCES accounts,
        role text NOT NULL CHECK (role IN ('roomie', 'homeowner', 'neatkeeper')),
        text text NOT NULL CHECK (char_length(text) <= 1000),
        created_at timestamptz NOT NULL,
        -- Somebody has taken care of it.
        seen_to_at timestamptz,
        seen_to_by uuid REFERENCES accounts,
        removed_at timestamptz,
        CONSTRAINT chore_feedback_seen_to CHECK ((seen_to_at IS NULL) = (seen_to_by IS NULL)),
        CONSTRAINT chore_feedback_removed CHECK (removed_at IS NULL OR text = ''),
        FOREIGN KEY (chore_id, house_id) REFERENCES chores (id, house_id)
      );
      CREATE INDEX chore_feedback_of_house ON chore_feedback (house_id, id);
      CREATE INDEX chore_feedback_of_chore ON chore_feedback (chore_id, id);
      CREATE INDEX chore_feedback_of_author ON chore_feedback (author_id, id);

      CREATE TABLE visits (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        neatkeeper_id uuid NOT NULL REFERENCES accounts,
        -- In the time zone of the house.
        visited_on date NOT NULL,
        remark text NOT NULL CHECK (char_length(remark) <= 1000),
        state text NOT NULL DEFAULT 'sent' CHECK (state IN ('sent', 'confirmed', 'declined')),
        sent_at timestamptz NOT NULL,
        decided_at timestamptz,
        -- NULL: the time decided
        decided_by uuid REFERENCES accounts,
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        version int NOT NULL DEFAULT 1,
        CONSTRAINT visits_decided CHECK ((state = 'sent') = (decided_at IS NULL)),
        CONSTRAINT visits_declined CHECK (state <> 'declined' OR (decided_by IS NOT NULL AND reason <> ''))
      );
      CREATE INDEX visits_of_house ON visits (house_id, id);
      CREATE INDEX visits_of_neatkeeper ON visits (neatkeeper_id, id);

      CREATE TABLE visit_areas (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        visit_id uuid NOT NULL REFERENCES visits,
        area text NOT NULL,
        name text CHECK (char_length(name) BETWEEN 1 AND 100),
        result text NOT NULL CHECK (result IN ('done', 'partly', 'not_done')),
        remark text NOT NULL CHECK (char_length(remark) <= 1000),
        CONSTRAINT visit_areas_named CHECK (area <> 'other' OR name IS NOT NULL),
        CONSTRAINT visit_areas_remark CHECK (result <> 'not_done' OR remark <> '')
      );
      CREATE INDEX visit_areas_of_visit ON visit_areas (visit_id, id);

      -- The turns that a visit did, and whose they were.
      CREATE TABLE visit_turns (
        visit_id uuid NOT NULL REFERENCES visits,
        chore_id uuid NOT NULL REFERENCES chores,
        due_on date NOT NULL,
        -- NULL: the visit was declined, and the turn is gone since
        turn_id uuid REFERENCES chore_assignments ON DELETE SET NULL,
        -- NULL: nobody's
        held_by uuid REFERENCES accounts,
        PRIMARY KEY (visit_id, chore_id, due_on)
      );
      CREATE INDEX visit_turns_of_turn ON visit_turns (turn_id);

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check
          CHECK (kind IN ('house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area')),
        ADD COLUMN visit_area_id uuid
          GENERATED ALWAYS AS (CASE kind WHEN 'visit_area' THEN owner_id END) STORED REFERENCES visit_areas;
      CREATE INDEX image_placements_of_visit_area ON image_placements (visit_area_id) WHERE visit_area_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind = 'visit_area';
      ALTER TABLE image_placements
        DROP COLUMN visit_area_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check
          CHECK (kind IN ('house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item'));
      DROP TABLE visit_turns, visit_areas, visits, chore_feedback;
      DELETE FROM chore_assignments WHERE serviced_by IS NOT NULL;
      ALTER TABLE chore_assignments
        DROP CONSTRAINT chore_assignments_serviced,
        DROP CONSTRAINT chore_assignments_state_check,
        ADD CONSTRAINT chore_assignments_state_check CHECK (state IN ('due', 'posted', 'verified', 'rejected', 'missed')),
        DROP COLUMN serviced_by;
    `);
  }
}
