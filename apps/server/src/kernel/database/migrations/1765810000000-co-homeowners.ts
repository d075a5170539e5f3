import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who look after a homeowner's houses with rights of their own choosing, and the sessions in which they do. */
export class CoHomeowners1765810000000 implements MigrationInterface {
  readonly name = 'CoHomeowners1765810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE co_homeowners (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL REFERENCES accounts,
        person_id uuid NOT NULL REFERENCES accounts,
        -- As the homeowner typed them
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        areas text[] NOT NULL
          CHECK (cardinality(areas) > 0 AND areas <@ ARRAY['houses', 'chores', 'repairs', 'money', 'letting']),
        state text NOT NULL DEFAULT 'invited' CHECK (state IN ('invited', 'active', 'declined', 'lapsed', 'ended')),
        invited_at timestamptz NOT NULL,
        accepted_at timestamptz,
        ended_at timestamptz,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT co_homeowners_ended CHECK ((ended_at IS NULL) = (state IN ('invited', 'active'))),
        CONSTRAINT co_homeowners_accepted CHECK (state <> 'active' OR accepted_at IS NOT NULL),
        CONSTRAINT co_homeowners_another CHECK (person_id <> homeowner_id)
      );
      CREATE UNIQUE INDEX co_homeowners_one_open ON co_homeowners (homeowner_id, person_id) WHERE state IN ('invited', 'active');
      CREATE INDEX co_homeowners_of_homeowner ON co_homeowners (homeowner_id, id);
      CREATE INDEX co_homeowners_of_person ON co_homeowners (person_id);
      CREATE INDEX co_homeowners_over ON co_homeowners (ended_at) WHERE ended_at IS NOT NULL;

      -- What they changed, for the homeowner
      CREATE TABLE co_homeowner_changes (
        co_homeowner_id uuid NOT NULL REFERENCES co_homeowners ON DELETE CASCADE,
        day date NOT NULL,
        area text NOT NULL,
        changes int NOT NULL,
        PRIMARY KEY (co_homeowner_id, day, area)
      );
      CREATE INDEX co_homeowner_changes_old ON co_homeowner_changes (day);

      ALTER TABLE sessions ADD COLUMN co_homeowner_id uuid REFERENCES co_homeowners ON DELETE CASCADE;
      CREATE INDEX sessions_of_co_homeowner ON sessions (co_homeowner_id) WHERE co_homeowner_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sessions WHERE co_homeowner_id IS NOT NULL;
      ALTER TABLE sessions DROP COLUMN co_homeowner_id;
      DROP TABLE co_homeowner_changes, co_homeowners;
    `);
  }
}
