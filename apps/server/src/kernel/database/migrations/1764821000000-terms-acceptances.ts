import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every version of the terms that somebody accepted, and not only the last one. */
export class TermsAcceptances1764821000000 implements MigrationInterface {
  readonly name = 'TermsAcceptances1764821000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE terms_acceptances (
        account_id uuid NOT NULL REFERENCES accounts,
        version text NOT NULL,
        text_sha256 text NOT NULL CHECK (text_sha256 ~ '^[0-9a-f]{64}$'),
        accepted_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, version)
      );
      -- The only version until now, and the hash of its text
      INSERT INTO terms_acceptances (account_id, version, text_sha256, accepted_at)
      SELECT id, terms_version, 'f1bca6d5e1cfa8626018031acc68e709a1895115dfe29f42ccd5398a6cc63c20', terms_accepted_at
        FROM accounts WHERE terms_version IS NOT NULL AND terms_accepted_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE terms_acceptances');
  }
}
