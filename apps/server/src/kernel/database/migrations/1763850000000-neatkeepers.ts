import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cleaning days, invitations to look after a house, and when a session's owner last proved who they are. */
export class Neatkeepers1763850000000 implements MigrationInterface {
  readonly name = 'Neatkeepers1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE neatkeepers ADD COLUMN about text NOT NULL DEFAULT '';

      -- ISO weekdays and a time window, in the house's own time.
      ALTER TABLE house_neatkeepers
        ADD COLUMN weekdays smallint[] NOT NULL DEFAULT '{}',
        ADD COLUMN from_time time,
        ADD COLUMN to_time time,
        ADD CONSTRAINT house_neatkeepers_weekdays
          CHECK (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[] AND cardinality(weekdays) <= 7),
        ADD CONSTRAINT house_neatkeepers_window
          CHECK ((from_time IS NULL) = (to_time IS NULL) AND (from_time IS NULL OR from_time < to_time));

      -- Names and address as the homeowner wrote them: whose account it is, is not for them to know before it is accepted.
      CREATE TABLE neatkeeper_invitations (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses ON DELETE CASCADE,
        neatkeeper_id uuid NOT NULL REFERENCES neatkeepers ON DELETE CASCADE,
        invited_by uuid NOT NULL REFERENCES accounts,
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        weekdays smallint[] NOT NULL,
        from_time time,
        to_time time,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'accepted', 'declined', 'withdrawn')),
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        CONSTRAINT neatkeeper_invitations_decided CHECK ((state = 'pending') = (decided_at IS NULL)),
        CONSTRAINT neatkeeper_invitations_weekdays
          CHECK (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[] AND cardinality(weekdays) <= 7),
        CONSTRAINT neatkeeper_invitations_window
          CHECK ((from_time IS NULL) = (to_time IS NULL) AND (from_time IS NULL OR from_time < to_time))
      );
      CREATE UNIQUE INDEX neatkeeper_invitations_one_pending
        ON neatkeeper_invitations (house_id, neatkeeper_id) WHERE state = 'pending';
      CREATE INDEX neatkeeper_invitations_of_keeper ON neatkeeper_invitations (neatkeeper_id) WHERE state = 'pending';

      ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions DROP COLUMN confirmed_at;
      DROP TABLE neatkeeper_invitations;
      ALTER TABLE house_neatkeepers DROP COLUMN weekdays, DROP COLUMN from_time, DROP COLUMN to_time;
      ALTER TABLE neatkeepers DROP COLUMN about;
    `);
  }
}
