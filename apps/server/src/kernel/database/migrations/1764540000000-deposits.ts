import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is held of a roomie after their lease, what is deducted from it, and what is said about that. */
export class Deposits1764540000000 implements MigrationInterface {
  readonly name = 'Deposits1764540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deposits (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        agreement_id uuid NOT NULL REFERENCES agreements,
        homeowner_id uuid NOT NULL REFERENCES accounts,
        roomie_id uuid NOT NULL REFERENCES accounts,
        state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'partly_returned', 'returned', 'withheld')),
        held_minor bigint NOT NULL CHECK (held_minor > 0),
        -- Of the deductions that stand.
        deducted_minor bigint NOT NULL DEFAULT 0,
        returned_minor bigint NOT NULL DEFAULT 0,
        -- The last day of the stay, and the one until which the deposit has to be returned.
        left_on date NOT NULL,
        return_by date NOT NULL,
        returned_on date,
        how text NOT NULL DEFAULT '' CHECK (char_length(how) <= 1000),
        comments text NOT NULL DEFAULT '' CHECK (char_length(comments) <= 2000),
        settled_at timestamptz,
        -- How often it was settled: once, and again by each answer that returned more.
        edition int NOT NULL DEFAULT 0,
        -- With the release that it came from.
        taken_back_at timestamptz,
        opened_at timestamptz NOT NULL,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT deposits_deducted_is_held CHECK (deducted_minor BETWEEN 0 AND held_minor),
        CONSTRAINT deposits_settled CHECK ((state = 'held') = (settled_at IS NULL) AND (settled_at IS NULL) = (returned_on IS NULL)
          AND (settled_at IS NULL) = (edition = 0)),
        CONSTRAINT deposits_add_up CHECK (CASE state
          WHEN 'held' THEN returned_minor = 0
          WHEN 'returned' THEN returned_minor = held_minor AND deducted_minor = 0
          WHEN 'withheld' THEN returned_minor = 0 AND deducted_minor = held_minor
          ELSE returned_minor > 0 AND deducted_minor > 0 AND returned_minor + deducted_minor = held_minor END),
        CONSTRAINT deposits_taken_back_untouched CHECK (taken_back_at IS NULL OR (state = 'held' AND deducted_minor = 0))
      );
      CREATE UNIQUE INDEX deposits_one_stands ON deposits (agreement_id) WHERE taken_back_at IS NULL;
      CREATE INDEX deposits_of_roomie ON deposits (roomie_id, id);

      CREATE TABLE deposit_deductions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        deposit_id uuid NOT NULL REFERENCES deposits,
        reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 1000),
        first_minor bigint NOT NULL,
        amount_minor bigint NOT NULL CHECK (amount_minor > 0),
        ground text NOT NULL CHECK (ground IN ('receipt', 'item')),
        -- Of a report at the end of the stay, which says that it is worse than at the beginning.
        item_id uuid REFERENCES move_report_items,
        created_at timestamptz NOT NULL,
        withdrawn_at timestamptz,
        disputed_at timestamptz,
        dispute text CHECK (char_length(dispute) <= 1000),
        answered_at timestamptz,
        answer text CHECK (char_length(answer) <= 1000),
        CONSTRAINT deposit_deductions_ground CHECK ((ground = 'item') = (item_id IS NOT NULL)),
        CONSTRAINT deposit_deductions_never_more CHECK (amount_minor <= first_minor),
        CONSTRAINT deposit_deductions_dispute CHECK ((disputed_at IS NULL) = (dispute IS NULL)),
        CONSTRAINT deposit_deductions_answer CHECK ((answered_at IS NULL) = (answer IS NULL) AND
          (answered_at IS NULL OR disputed_at IS NOT NULL))
      );
      CREATE INDEX deposit_deductions_of_deposit ON deposit_deductions (deposit_id, id);
      CREATE UNIQUE INDEX deposit_deductions_once_an_item ON deposit_deductions (item_id) WHERE withdrawn_at IS NULL;

      -- What was said about money stays: a deduction is withdrawn, never taken away.
      CREATE FUNCTION deposit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'Deposits and deductions are never deleted.'; END $$;
      CREATE TRIGGER deposits_stay BEFORE DELETE ON deposits FOR EACH ROW EXECUTE FUNCTION deposit_stays();
      CREATE TRIGGER deposit_deductions_stay BEFORE DELETE ON deposit_deductions
        FOR EACH ROW EXECUTE FUNCTION deposit_stays();

      CREATE TABLE deposit_statements (
        deposit_id uuid NOT NULL REFERENCES deposits,
        edition int NOT NULL,
        sha256 text NOT NULL,
        bytes int NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (deposit_id, edition)
      );

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check
          CHECK (kind IN ('house', 'room', 'account', 'report_item', 'report_addendum', 'deduction')),
        ADD COLUMN deduction_id uuid
          GENERATED ALWAYS AS (CASE kind WHEN 'deduction' THEN owner_id END) STORED REFERENCES deposit_deductions;
      CREATE INDEX image_placements_of_deduction ON image_placements (deduction_id) WHERE deduction_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind = 'deduction';
      ALTER TABLE image_placements
        DROP COLUMN deduction_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check
          CHECK (kind IN ('house', 'room', 'account', 'report_item', 'report_addendum'));
      DROP TABLE deposit_statements, deposit_deductions, deposits;
      DROP FUNCTION deposit_stays;
    `);
  }
}
