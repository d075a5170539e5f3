import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, their sessions and one-time links. */
export class Accounts1763700100000 implements MigrationInterface {
  readonly name = 'Accounts1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        email text NOT NULL,
        email_key text NOT NULL,
        account_type text NOT NULL CHECK (account_type IN ('roomie', 'homeowner', 'neatkeeper', 'admin')),
        password_hash text,
        first_name text NOT NULL,
        last_name text NOT NULL,
        photo text,
        phone text,
        email_verified_at timestamptz,
        terms_version text,
        terms_accepted_at timestamptz,
        disabled_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT accounts_email_per_type UNIQUE (email_key, account_type),
        UNIQUE (id, account_type)
      );

      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        idle_seconds int NOT NULL CHECK (idle_seconds > 0),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        ip text NOT NULL,
        user_agent text NOT NULL
      );
      CREATE INDEX sessions_of_account ON sessions (account_id) WHERE revoked_at IS NULL;

      CREATE TABLE link_tokens (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('reset', 'invite', 'verify')),
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX link_tokens_of_account ON link_tokens (account_id, purpose);

      CREATE TABLE homeowners (id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE);
      CREATE TABLE neatkeepers (id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE);
      CREATE TABLE admins (id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE);
      CREATE TABLE roomies (id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE roomies, admins, neatkeepers, homeowners, link_tokens, sessions, accounts');
  }
}
