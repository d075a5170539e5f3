import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those who would like to list houses, until an admin has decided, and letters to the operator. */
export class HomeownerApplications1763820000000 implements MigrationInterface {
  readonly name = 'HomeownerApplications1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE homeowner_applications (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        email text NOT NULL,
        email_key text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        phone text,
        city text NOT NULL,
        houses int NOT NULL CHECK (houses > 0),
        message text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
        confirm_hash bytea,
        email_confirmed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        decided_by uuid REFERENCES accounts,
        reason text,
        homeowner_id uuid REFERENCES homeowners,
        CONSTRAINT homeowner_applications_decided
          CHECK ((state = 'pending') = (decided_at IS NULL) AND (state = 'pending') = (decided_by IS NULL)),
        CONSTRAINT homeowner_applications_approved CHECK ((state = 'approved') = (homeowner_id IS NOT NULL)),
        CONSTRAINT homeowner_applications_rejected CHECK ((state = 'rejected') = (reason IS NOT NULL))
      );
      CREATE UNIQUE INDEX homeowner_applications_one_pending ON homeowner_applications (email_key) WHERE state = 'pending';
      CREATE UNIQUE INDEX homeowner_applications_confirm ON homeowner_applications (confirm_hash);
      CREATE INDEX homeowner_applications_by_state ON homeowner_applications (state, id);

      CREATE TABLE contact_messages (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        email text NOT NULL,
        message text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_messages, homeowner_applications');
  }
}
