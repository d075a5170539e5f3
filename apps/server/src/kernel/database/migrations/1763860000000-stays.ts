import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is agreed about a stay, and what a homeowner notes of a roomie for themselves. */
export class Stays1763860000000 implements MigrationInterface {
  readonly name = 'Stays1763860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tenancies
        ADD COLUMN rent_minor bigint CHECK (rent_minor >= 0),
        ADD COLUMN comments text NOT NULL DEFAULT '' CHECK (char_length(comments) <= 2000);
      -- In a table of its own, which no list of roomies joins.
      CREATE TABLE roomie_notes (
        roomie_id uuid NOT NULL REFERENCES roomies ON DELETE CASCADE,
        homeowner_id uuid NOT NULL REFERENCES homeowners ON DELETE CASCADE,
        note text NOT NULL CHECK (char_length(note) <= 10000),
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (roomie_id, homeowner_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE roomie_notes;
      ALTER TABLE tenancies DROP COLUMN rent_minor, DROP COLUMN comments;
    `);
  }
}
