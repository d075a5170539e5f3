import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which passports roomies have made. What they say isn't stored. */
export class Passports1765600000000 implements MigrationInterface {
  readonly name = 'Passports1765600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passports (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts,
        made_at timestamptz NOT NULL,
        key text NOT NULL CHECK (key ~ '^[0-9a-f]{64}$'),
        hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
        revoked_at timestamptz CHECK (revoked_at >= made_at)
      );
      CREATE INDEX passports_of_account ON passports (account_id, made_at DESC, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passports');
  }
}
