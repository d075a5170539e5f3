import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where what is owed to a homeowner is paid to, house by house. */
export class BankDetails1764690000000 implements MigrationInterface {
  readonly name = 'BankDetails1764690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_details (
        house_id uuid PRIMARY KEY REFERENCES houses,
        -- Null: it is said in another way
        holder text CHECK (char_length(holder) BETWEEN 1 AND 70),
        iban text CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
        version int NOT NULL DEFAULT 1,
        changed_by uuid NOT NULL REFERENCES accounts,
        changed_at timestamptz NOT NULL,
        CHECK ((holder IS NULL) = (iban IS NULL))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_details');
  }
}
