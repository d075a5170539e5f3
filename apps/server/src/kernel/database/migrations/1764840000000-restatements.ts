import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shares that become others say why, and whose they are is told. */
export class Restatements1764840000000 implements MigrationInterface {
  readonly name = 'Restatements1764840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE money_restatements (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        kind text NOT NULL CONSTRAINT money_restatements_kind CHECK (kind IN ('first_day', 'last_day', 'moved_in', 'moved_out',
          'stays', 'returned', 'lease_changed', 'corrected', 'purchase_removed', 'purchase_taken_back', 'recalculated')),
        -- Whose days are different, or who bought it
        person_id uuid REFERENCES accounts,
        -- Null: nobody in particular
        made_by uuid REFERENCES accounts,
        -- ISO dates in the house's time zone
        day_before date,
        day_after date,
        -- In the words of who did it
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 2000),
        -- Jobs that are still to be done
        open_parts int NOT NULL DEFAULT 0 CHECK (open_parts >= 0),
        made_at timestamptz NOT NULL
      );
      CREATE INDEX money_restatements_open ON money_restatements (house_id) WHERE open_parts > 0;

      CREATE TABLE money_restated_shares (
        restatement_id uuid NOT NULL REFERENCES money_restatements,
        subject_kind text NOT NULL CHECK (subject_kind IN ('variable_cost', 'supply', 'lease')),
        subject_id uuid NOT NULL,
        -- Where one subject has several dues, the month of it
        part text NOT NULL DEFAULT '',
        person_id uuid NOT NULL REFERENCES accounts,
        version int NOT NULL CHECK (version > 0),
        before_minor bigint NOT NULL,
        after_minor bigint NOT NULL,
        -- What it is of, as its journal has it
        facts jsonb NOT NULL,
        PRIMARY KEY (restatement_id, subject_id, part, person_id),
        CONSTRAINT money_restated_shares_moved CHECK (before_minor <> after_minor)
      );
      CREATE INDEX money_restated_shares_of ON money_restated_shares (subject_id, restatement_id);

      ALTER TABLE money_journals ADD COLUMN restatement_id uuid REFERENCES money_restatements;
      CREATE INDEX money_journals_restated ON money_journals (restatement_id) WHERE restatement_id IS NOT NULL;
      CREATE INDEX outbox_stays ON outbox ((payload->>'house_id'))
        WHERE settled_at IS NULL AND type IN ('tenancy.started', 'tenancy.ended', 'stay.goes-on', 'stay.changed', 'stay.last-day-moved');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outbox_stays;
      ALTER TABLE money_journals DROP COLUMN restatement_id;
      DROP TABLE money_restated_shares;
      DROP TABLE money_restatements;
    `);
  }
}
