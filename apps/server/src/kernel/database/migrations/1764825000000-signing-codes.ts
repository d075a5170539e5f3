import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who signs by a link proves that they read the mailbox of its address, and each signature says how its signer was known. */
export class SigningCodes1764825000000 implements MigrationInterface {
  readonly name = 'SigningCodes1764825000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signing_codes (
        prospect_id uuid PRIMARY KEY REFERENCES prospects ON DELETE CASCADE,
        id uuid NOT NULL,
        key_id text NOT NULL,
        expires_at timestamptz NOT NULL,
        tries_left integer NOT NULL CONSTRAINT signing_codes_tries CHECK (tries_left >= 0)
      );
      ALTER TABLE agreement_signatures ADD COLUMN proof text, ADD COLUMN address text,
        ADD CONSTRAINT agreement_signatures_proof
          CHECK (proof IN ('account', 'code') AND address IS NOT NULL OR proof IS NULL AND address IS NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreement_signatures DROP CONSTRAINT agreement_signatures_proof, DROP COLUMN proof, DROP COLUMN address;
      DROP TABLE signing_codes;
    `);
  }
}
