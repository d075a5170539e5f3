import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments between the people of a house that make everybody even. */
export class SettleUp1764670000000 implements MigrationInterface {
  readonly name = 'SettleUp1764670000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settle_up_payments (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        from_id uuid NOT NULL REFERENCES accounts,
        to_id uuid NOT NULL REFERENCES accounts,
        minor bigint NOT NULL CHECK (minor > 0),
        state text NOT NULL DEFAULT 'proposed'
          CHECK (state IN ('proposed', 'paid', 'confirmed', 'replaced', 'undone')),
        version int NOT NULL DEFAULT 1,
        proposed_at timestamptz NOT NULL,
        -- As who owes says
        paid_at timestamptz,
        method text CHECK (method IN ('bank_transfer', 'cash', 'other')),
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 300),
        -- Nothing had come, said who is owed, the last time
        rejected_at timestamptz,
        confirmed_at timestamptz,
        undone_at timestamptz,
        -- Why it was rejected, or undone
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        -- ISO dates in the house's time zone: the last reminder by itself, and the last by who is owed
        reminded_on date,
        asked_on date,
        CONSTRAINT settle_up_between_two CHECK (from_id <> to_id),
        CONSTRAINT settle_up_paid CHECK (
          CASE state WHEN 'paid' THEN paid_at IS NOT NULL
                     WHEN 'proposed' THEN paid_at IS NULL WHEN 'replaced' THEN paid_at IS NULL ELSE true END),
        CONSTRAINT settle_up_confirmed CHECK ((state IN ('confirmed', 'undone')) = (confirmed_at IS NOT NULL)),
        CONSTRAINT settle_up_undone CHECK ((state = 'undone') = (undone_at IS NOT NULL))
      );
      CREATE INDEX settle_up_of_house ON settle_up_payments (house_id, state);
      CREATE INDEX settle_up_settled ON settle_up_payments (house_id, confirmed_at, id) WHERE confirmed_at IS NOT NULL;
      CREATE INDEX settle_up_of_payer ON settle_up_payments (from_id, house_id);
      CREATE INDEX settle_up_of_payee ON settle_up_payments (to_id, house_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM due WHERE kind = 'settle-up.reminder-due';
      DROP TABLE settle_up_payments;
    `);
  }
}
