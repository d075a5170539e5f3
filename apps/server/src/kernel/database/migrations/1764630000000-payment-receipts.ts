import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sealed PDF of each payment. */
export class PaymentReceipts1764630000000 implements MigrationInterface {
  readonly name = 'PaymentReceipts1764630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_receipts (
        payment_id uuid PRIMARY KEY REFERENCES money_journals,
        -- Of the file, by which it is stored
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        bytes int NOT NULL CHECK (bytes > 0),
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TRIGGER payment_receipts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_receipts
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_receipts');
  }
}
