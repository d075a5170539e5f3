import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done in a house and what the others say of it, the points and strikes that follow, and who stands where. */
export class Feed1764560000000 implements MigrationInterface {
  readonly name = 'Feed1764560000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whom the plan of the chore chose, whoever does it: a rotation goes on after that one.
      ALTER TABLE chore_assignments ADD COLUMN chosen_id uuid REFERENCES accounts;
      UPDATE chore_assignments SET chosen_id = assignee_id WHERE NOT by_hand;

      CREATE TABLE feed_items (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL,
        chore_id uuid NOT NULL,
        -- NULL: a turn that was there for this item alone, and went with it
        assignment_id uuid REFERENCES chore_assignments ON DELETE SET NULL,
        -- Who did it, and who said so: a homeowner may post for a roomie.
        roomie_id uuid NOT NULL REFERENCES accounts,
        posted_by uuid NOT NULL REFERENCES accounts,
        client_id uuid NOT NULL,
        text text NOT NULL CHECK (char_length(text) <= 2000),
        due_on date NOT NULL,
        points int NOT NULL CHECK (points BETWEEN 1 AND 10),
        -- The turn was made for this item.
        is_extra boolean NOT NULL,
        -- The turn was somebody else's, or nobody's (NULL), and goes back to them with the item.
        taken_over boolean NOT NULL,
        taken_from uuid REFERENCES accounts,
        posted_at timestamptz NOT NULL,
        decided_at timestamptz,
        removed_at timestamptz,
        CONSTRAINT feed_items_taken_from CHECK (taken_over OR taken_from IS NULL),
        CONSTRAINT feed_items_of_turn CHECK (assignment_id IS NOT NULL OR removed_at IS NOT NULL),
        FOREIGN KEY (chore_id, house_id) REFERENCES chores (id, house_id),
        -- However often it is sent, it arrives once.
        CONSTRAINT feed_items_once UNIQUE (roomie_id, client_id)
      );
      CREATE UNIQUE INDEX feed_items_once_a_turn ON feed_items (assignment_id) WHERE removed_at IS NULL;
      CREATE INDEX feed_items_of_house ON feed_items (house_id, posted_at, id);
      CREATE INDEX feed_items_of_roomie ON feed_items (roomie_id, posted_at, id);
      CREATE INDEX feed_items_open ON feed_items (house_id, posted_at, id) WHERE decided_at IS NULL AND removed_at IS NULL;

      CREATE TABLE feed_verdicts (
        item_id uuid NOT NULL REFERENCES feed_items,
        verifier_id uuid NOT NULL REFERENCES accounts,
        role text NOT NULL CHECK (role IN ('roomie', 'homeowner', 'neatkeeper')),
        says text NOT NULL CHECK (says IN ('point', 'strike')),
        reason text NOT NULL CHECK (char_length(reason) <= 300),
        -- The first one: until a day later it can be changed.
        given_at timestamptz NOT NULL,
        PRIMARY KEY (item_id, verifier_id)
      );
      CREATE INDEX feed_verdicts_of_verifier ON feed_verdicts (verifier_id);

      CREATE TABLE point_entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        roomie_id uuid NOT NULL REFERENCES accounts,
        cause text NOT NULL CHECK (cause IN ('chore', 'rejected', 'missed', 'bonus')),
        -- The month of the house for which it counts.
        period text NOT NULL CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        at timestamptz NOT NULL,
        points int NOT NULL CHECK (points BETWEEN -20 AND 20),
        -- −1: one that is taken back
        strikes int NOT NULL CHECK (strikes BETWEEN -1 AND 1),
        -- NULL: a bonus
        assignment_id uuid REFERENCES chore_assignments,
        -- What was posted; NULL: nothing was
        feed_id uuid REFERENCES feed_items,
        -- Of a bonus
        given_by uuid REFERENCES accounts,
        reason text CHECK (char_length(reason) BETWEEN 1 AND 300),
        -- The row that this one takes back
        reverses uuid UNIQUE REFERENCES point_entries,
        CONSTRAINT point_entries_cause CHECK ((cause = 'bonus') = (assignment_id IS NULL)),
        CONSTRAINT point_entries_author CHECK (cause <> 'bonus' OR (given_by IS NOT NULL AND reason IS NOT NULL)),
        CONSTRAINT point_entries_something CHECK (points <> 0 OR strikes <> 0)
      );
      CREATE UNIQUE INDEX point_entries_once_a_cause ON point_entries (assignment_id, cause) WHERE reverses IS NULL;
      CREATE INDEX point_entries_of_roomie ON point_entries (roomie_id, at, id);
      CREATE INDEX point_entries_strikes ON point_entries (house_id, roomie_id, at) WHERE strikes <> 0;
      CREATE TRIGGER point_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON point_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      -- The sums of the rows above, written with them.
      CREATE TABLE point_totals (
        house_id uuid NOT NULL REFERENCES houses,
        roomie_id uuid NOT NULL REFERENCES accounts,
        period text NOT NULL,
        points int NOT NULL,
        strikes int NOT NULL,
        -- What chores gave, without bonuses, and how many they were
        effort int NOT NULL,
        done int NOT NULL,
        PRIMARY KEY (house_id, roomie_id, period)
      );
      CREATE INDEX point_totals_of_month ON point_totals (house_id, period);
      CREATE INDEX point_totals_of_roomie ON point_totals (roomie_id);

      -- Months that have begun; the newest is the one that counts now.
      CREATE TABLE house_months (
        house_id uuid NOT NULL REFERENCES houses,
        period text NOT NULL CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        best uuid[] NOT NULL DEFAULT '{}',
        worst uuid[] NOT NULL DEFAULT '{}',
        closed_at timestamptz,
        -- NULL: the time closed it
        closed_by uuid REFERENCES accounts,
        PRIMARY KEY (house_id, period)
      );
      ALTER TABLE houses DROP COLUMN points;

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check
          CHECK (kind IN ('house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item')),
        ADD COLUMN feed_item_id uuid
          GENERATED ALWAYS AS (CASE kind WHEN 'feed_item' THEN owner_id END) STORED REFERENCES feed_items;
      CREATE INDEX image_placements_of_feed_item ON image_placements (feed_item_id) WHERE feed_item_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind = 'feed_item';
      ALTER TABLE image_placements
        DROP COLUMN feed_item_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check
          CHECK (kind IN ('house', 'room', 'account', 'report_item', 'report_addendum', 'deduction'));
      ALTER TABLE houses ADD COLUMN points int NOT NULL DEFAULT 0;
      DROP TABLE house_months, point_totals, point_entries, feed_verdicts, feed_items;
      ALTER TABLE chore_assignments DROP COLUMN chosen_id;
    `);
  }
}
