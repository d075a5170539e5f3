import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody owes for turns that they missed is apart from what decides whose turn is next, and missed turns are offered to others. */
export class ChoreArrears1764826000000 implements MigrationInterface {
  readonly name = 'ChoreArrears1764826000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chore_debts
        -- In the units of the debt
        ADD COLUMN arrears bigint NOT NULL DEFAULT 0,
        -- Since when they are given no turns; NULL: they are given some
        ADD COLUMN paused_on date,
        -- When they were given turns again: what they failed before does not count any more
        ADD COLUMN resumed_on date;

      ALTER TABLE chore_assignments
        -- extra: the house had not planned it; offer: somebody missed it, and the others may do it
        ADD COLUMN kind text NOT NULL DEFAULT 'planned' CHECK (kind IN ('planned', 'extra', 'offer')),
        -- Points on top, for whoever does what somebody else missed
        ADD COLUMN extra int NOT NULL DEFAULT 0 CHECK (extra BETWEEN 0 AND 5),
        ADD COLUMN offered_of uuid REFERENCES chore_assignments ON DELETE CASCADE,
        ADD CONSTRAINT chore_assignments_offer CHECK ((kind = 'offer') = (offered_of IS NOT NULL) AND (kind = 'offer' OR extra = 0));
      CREATE UNIQUE INDEX chore_assignments_offered_once ON chore_assignments (offered_of) WHERE offered_of IS NOT NULL;

      ALTER TABLE feed_items
        DROP CONSTRAINT feed_items_points_check,
        ADD CONSTRAINT feed_items_points_check CHECK (points BETWEEN 1 AND 15);

      ALTER TABLE point_entries
        DROP CONSTRAINT point_entries_cause_check,
        ADD CONSTRAINT point_entries_cause_check CHECK (cause IN ('chore', 'rejected', 'missed', 'bonus', 'debt')),
        DROP CONSTRAINT point_entries_cause,
        ADD CONSTRAINT point_entries_cause CHECK ((cause IN ('bonus', 'debt')) = (assignment_id IS NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE point_entries
        DROP CONSTRAINT point_entries_cause,
        ADD CONSTRAINT point_entries_cause CHECK ((cause = 'bonus') = (assignment_id IS NULL)),
        DROP CONSTRAINT point_entries_cause_check,
        ADD CONSTRAINT point_entries_cause_check CHECK (cause IN ('chore', 'rejected', 'missed', 'bonus'));
      ALTER TABLE feed_items
        DROP CONSTRAINT feed_items_points_check,
        ADD CONSTRAINT feed_items_points_check CHECK (points BETWEEN 1 AND 10);
      ALTER TABLE chore_assignments
        DROP CONSTRAINT chore_assignments_offer, DROP COLUMN offered_of, DROP COLUMN extra, DROP COLUMN kind;
      ALTER TABLE chore_debts DROP COLUMN resumed_on, DROP COLUMN paused_on, DROP COLUMN arrears;
    `);
  }
}
