import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules of houses for late fees, and which dues have one announced or waived. */
export class LateFees1765750000000 implements MigrationInterface {
  readonly name = 'LateFees1765750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE late_fee_rules (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        from_on date NOT NULL,
        -- The first day without its fees
        ended_on date,
        grace_days int NOT NULL CHECK (grace_days BETWEEN 1 AND 30),
        fixed_minor bigint CHECK (fixed_minor > 0),
        percent_tenths int CHECK (percent_tenths BETWEEN 1 AND 1000),
        year_cap_minor bigint CHECK (year_cap_minor > 0),
        set_at timestamptz NOT NULL,
        CONSTRAINT late_fee_rules_fee CHECK (num_nonnulls(fixed_minor, percent_tenths) = 1)
      );
      CREATE UNIQUE INDEX late_fee_rules_one_a_day ON late_fee_rules (house_id, from_on) WHERE ended_on IS NULL;
      CREATE INDEX late_fee_rules_of_house ON late_fee_rules (house_id, id);

      CREATE TABLE late_fees (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        tenancy_id uuid NOT NULL REFERENCES tenancies,
        agreement_id uuid NOT NULL REFERENCES agreements,
        -- Names the rent within its lease, as in the key of its journal
        due text NOT NULL CHECK (char_length(due) BETWEEN 7 AND 10),
        warned_on date NOT NULL,
        waived_at timestamptz
      );
      CREATE UNIQUE INDEX late_fees_one_a_due ON late_fees (agreement_id, due);
      CREATE INDEX late_fees_of_tenancy ON late_fees (tenancy_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE late_fees, late_fee_rules');
  }
}
