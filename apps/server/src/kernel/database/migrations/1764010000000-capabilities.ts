import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every link that works without signing in, in one table. */
export class Capabilities1764010000000 implements MigrationInterface {
  readonly name = 'Capabilities1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE capabilities (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        scope text NOT NULL DEFAULT '',
        -- Null for one that was made before keys had names: it can be opened, and not be written into an e-mail again.
        key_id text,
        secret_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz,
        uses_left int CHECK (uses_left >= 0),
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX capabilities_of_subject ON capabilities (subject_id, kind);
      CREATE INDEX capabilities_expired ON capabilities (expires_at) WHERE expires_at IS NOT NULL;

      INSERT INTO capabilities (kind, subject_id, secret_hash, expires_at, uses_left)
        SELECT purpose, account_id, token_hash, expires_at, 1 FROM link_tokens WHERE used_at IS NULL;
      INSERT INTO capabilities (kind, subject_id, secret_hash, expires_at)
        SELECT 'application', id, confirm_hash, created_at + interval '7 days' FROM homeowner_applications
         WHERE confirm_hash IS NOT NULL;
      INSERT INTO capabilities (kind, subject_id, secret_hash, expires_at)
        SELECT 'room-application', id, confirm_hash, created_at + interval '7 days' FROM ad_applicants;
      INSERT INTO capabilities (kind, subject_id, secret_hash)
        SELECT 'room-application-withdrawal', id, withdraw_hash FROM ad_applicants;
      INSERT INTO capabilities (kind, subject_id, secret_hash) SELECT 'lease-link', id, link_hash FROM prospects;
      INSERT INTO capabilities (kind, subject_id, secret_hash) SELECT 'showing-visit', id, visit_hash FROM showings;

      DROP TABLE link_tokens;
      ALTER TABLE homeowner_applications DROP COLUMN confirm_hash;
      ALTER TABLE ad_applicants DROP COLUMN confirm_hash, DROP COLUMN withdraw_hash;
      ALTER TABLE prospects DROP COLUMN link_hash, DROP COLUMN link_number;
      ALTER TABLE showings DROP COLUMN visit_hash;

      -- Each form is confirmed by the link that was sent for it; one of an address counts.
      DROP INDEX ad_applicants_one_per_address;
      CREATE UNIQUE INDEX ad_applicants_one_per_address ON ad_applicants (ad_id, email_key)
        WHERE state <> 'withdrawn' AND confirmed_at IS NOT NULL;
    `);
    await runner.query(`
      DROP INDEX homeowner_applications_one_pending;
      CREATE UNIQUE INDEX homeowner_applications_one_pending ON homeowner_applications (email_key)
        WHERE state = 'pending' AND email_confirmed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The secrets of links that are out cannot be put back where they were: those links end.
    await runner.query(`
      DROP INDEX homeowner_applications_one_pending;
      CREATE UNIQUE INDEX homeowner_applications_one_pending ON homeowner_applications (email_key) WHERE state = 'pending';
      DROP INDEX ad_applicants_one_per_address;
      CREATE UNIQUE INDEX ad_applicants_one_per_address ON ad_applicants (ad_id, email_key) WHERE state <> 'withdrawn';
      ALTER TABLE showings ADD COLUMN visit_hash bytea NOT NULL UNIQUE DEFAULT uuid_send(uuidv7());
      ALTER TABLE prospects ADD COLUMN link_number int NOT NULL DEFAULT 1 CHECK (link_number > 0),
        ADD COLUMN link_hash bytea NOT NULL UNIQUE DEFAULT uuid_send(uuidv7());
      ALTER TABLE ad_applicants ADD COLUMN confirm_hash bytea NOT NULL UNIQUE DEFAULT uuid_send(uuidv7()),
        ADD COLUMN withdraw_hash bytea NOT NULL UNIQUE DEFAULT uuid_send(uuidv7());
      ALTER TABLE homeowner_applications ADD COLUMN confirm_hash bytea;
      CREATE UNIQUE INDEX homeowner_applications_confirm ON homeowner_applications (confirm_hash);
      CREATE TABLE link_tokens (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('reset', 'invite', 'verify', 'change-email')),
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX link_tokens_of_account ON link_tokens (account_id, purpose);
      DROP TABLE capabilities;
    `);
  }
}
