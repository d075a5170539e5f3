import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens with which people let programs use the API as them, within scopes and until a day. */
export class ApiTokens1765820000000 implements MigrationInterface {
  readonly name = 'ApiTokens1765820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_tokens (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        account_id uuid NOT NULL REFERENCES accounts,
        name text NOT NULL,
        scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
        -- SHA-256; the token itself is stored nowhere
        token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz,
        CONSTRAINT api_tokens_ends CHECK (expires_at > created_at)
      );
      CREATE UNIQUE INDEX api_tokens_hash ON api_tokens (token_hash);
      CREATE INDEX api_tokens_of_account ON api_tokens (account_id, id);
      CREATE INDEX api_tokens_expired ON api_tokens (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_tokens');
  }
}
