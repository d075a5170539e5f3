import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Incoming money in the bank statements of homeowners. */
export class BankEntries1765500000000 implements MigrationInterface {
  readonly name = 'BankEntries1765500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL REFERENCES accounts,
        booked_on date NOT NULL,
        minor bigint NOT NULL CHECK (minor > 0),
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        payer text NOT NULL CHECK (char_length(payer) <= 140),
        account_end text NOT NULL CHECK (char_length(account_end) <= 4),
        -- A keyed hash, so that accounts can be compared and not read
        account_key text,
        words text NOT NULL CHECK (char_length(words) <= 300),
        fingerprint text NOT NULL,
        added_at timestamptz NOT NULL,
        ignored_at timestamptz,
        -- A payment that was taken back leaves the entry open
        payment_id uuid REFERENCES money_journals,
        CONSTRAINT bank_entries_taken_once UNIQUE (homeowner_id, fingerprint),
        CONSTRAINT bank_entries_one_payment UNIQUE (payment_id)
      );
      CREATE INDEX bank_entries_of_day ON bank_entries (homeowner_id, booked_on, id);
      CREATE INDEX bank_entries_by_age ON bank_entries (booked_on);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_entries');
  }
}
