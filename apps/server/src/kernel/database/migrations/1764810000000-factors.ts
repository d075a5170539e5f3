import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody signs in with beside the password. */
export class Factors1764810000000 implements MigrationInterface {
  readonly name = 'Factors1764810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE two_step (
        account_id uuid PRIMARY KEY REFERENCES accounts,
        -- Of the authenticator app, sealed
        secret text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Until then it asks for nothing.
        confirmed_at timestamptz,
        -- The half minute of the last code that counted: no code counts twice.
        last_step bigint,
        CONSTRAINT two_step_confirmed CHECK ((confirmed_at IS NULL) = (last_step IS NULL))
      );

      CREATE TABLE recovery_codes (
        account_id uuid NOT NULL REFERENCES accounts,
        hash bytea NOT NULL CHECK (octet_length(hash) = 32),
        used_at timestamptz,
        PRIMARY KEY (account_id, hash)
      );

      CREATE TABLE passkeys (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts,
        credential_id text NOT NULL,
        public_key bytea NOT NULL,
        -- What its device has signed so far, where it counts
        counter bigint NOT NULL CHECK (counter >= 0),
        transports text[] NOT NULL,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        CONSTRAINT passkeys_credential UNIQUE (credential_id)
      );
      CREATE INDEX passkeys_of_account ON passkeys (account_id, id);

      -- Challenges carry what they are about, sealed; here is which of them have been met.
      CREATE TABLE spent_challenges (
        id uuid PRIMARY KEY,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX spent_challenges_by_end ON spent_challenges (expires_at);

      ALTER TABLE sessions ADD COLUMN signed_in_by text NOT NULL DEFAULT 'password'
        CHECK (signed_in_by IN ('password', 'code', 'recovery_code', 'passkey'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions DROP COLUMN signed_in_by;
      DROP TABLE spent_challenges, passkeys, recovery_codes, two_step;
    `);
  }
}
