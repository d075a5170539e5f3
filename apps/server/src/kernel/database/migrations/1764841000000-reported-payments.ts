import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roomies say what they have paid to the homeowner, who says whether it arrived. */
export class ReportedPayments1764841000000 implements MigrationInterface {
  readonly name = 'ReportedPayments1764841000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reported_payments (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        roomie_id uuid NOT NULL REFERENCES accounts,
        minor bigint NOT NULL CHECK (minor > 0),
        method text NOT NULL,
        -- ISO date in the house's time zone
        paid_on date NOT NULL,
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 300),
        state text NOT NULL DEFAULT 'reported' CHECK (state IN ('reported', 'confirmed', 'rejected', 'withdrawn')),
        version int NOT NULL DEFAULT 1,
        reported_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended_by uuid REFERENCES accounts,
        -- Why it was rejected
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        -- What it became in the ledger
        payment_id uuid REFERENCES money_journals,
        CONSTRAINT reported_payments_ended CHECK ((state = 'reported') = (ended_at IS NULL)),
        CONSTRAINT reported_payments_entered CHECK (payment_id IS NULL OR state = 'confirmed')
      );
      CREATE UNIQUE INDEX reported_payments_one_open ON reported_payments (house_id, roomie_id) WHERE state = 'reported';
      CREATE INDEX reported_payments_of_roomie ON reported_payments (roomie_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reported_payments');
  }
}
