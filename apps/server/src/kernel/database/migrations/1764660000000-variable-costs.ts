import type { MigrationInterface, QueryRunner } from 'typeorm';

const CATEGORIES = `('electricity', 'gas', 'water', 'internet', 'heating', 'waste', 'other')`;
const KINDS = [
  ...['house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area', 'receipt'],
];
const kinds = (...more: string[]): string => [...KINDS, ...more].map((kind) => `'${kind}'`).join(', ');

/** What a bill says; the same of one as it is and as it was before. */
const FACTS = `
        category text NOT NULL CHECK (category IN ${CATEGORIES}),
        -- ISO dates in the house's time zone; both count
        from_on date NOT NULL,
        to_on date NOT NULL CHECK (to_on >= from_on AND to_on - from_on < 731),
        minor bigint NOT NULL CHECK (minor > 0),
        supplier text NOT NULL DEFAULT '' CHECK (char_length(supplier) <= 80),
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 300),
        -- A meter, where there is one: all of these, or none
        meter_name text CHECK (char_length(meter_name) <= 60),
        meter_start numeric(12, 3) CHECK (meter_start >= 0),
        meter_end numeric(12, 3) CHECK (meter_end >= meter_start),
        meter_unit text CHECK (meter_unit IN ('kWh', 'm³', 'l', 'MWh')),
        CHECK (num_nulls(meter_name, meter_start, meter_end, meter_unit) IN (0, 4)),
        version int NOT NULL DEFAULT 1,
        entered_at timestamptz NOT NULL,
        entered_by uuid NOT NULL REFERENCES accounts`;

/** The bills of houses, what each bears of them, and which of them come again and again. */
export class VariableCosts1764660000000 implements MigrationInterface {
  readonly name = 'VariableCosts1764660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE variable_costs (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        ${FACTS},
        -- When the shares are to be paid
        due_on date NOT NULL,
        state text NOT NULL DEFAULT 'entered' CHECK (state IN ('entered', 'taken_back')),
        ended_at timestamptz,
        ended_by uuid REFERENCES accounts,
        -- Why it was corrected last, or taken back
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        CONSTRAINT variable_costs_ended CHECK (
          (state = 'taken_back') = (ended_at IS NOT NULL AND ended_by IS NOT NULL))
      );
      CREATE UNIQUE INDEX variable_costs_once ON variable_costs (house_id, category, from_on, to_on)
        WHERE state = 'entered';
      CREATE INDEX variable_costs_of_house ON variable_costs (house_id, to_on, id);

      -- What it said before it was corrected.
      CREATE TABLE variable_cost_versions (
        bill_id uuid NOT NULL REFERENCES variable_costs,
        ${FACTS},
        replaced_at timestamptz NOT NULL,
        replaced_by uuid NOT NULL REFERENCES accounts,
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        PRIMARY KEY (bill_id, version)
      );

      -- What follows from the bills that count, with what explains it, written anew whenever they are reckoned.
      CREATE TABLE variable_cost_shares (
        bill_id uuid NOT NULL REFERENCES variable_costs,
        person_id uuid NOT NULL REFERENCES accounts,
        role text NOT NULL CHECK (role IN ('roomie', 'homeowner')),
        -- On which they lived there; of the homeowner: on which nobody did
        days int NOT NULL CHECK (days >= 0),
        minor bigint NOT NULL CHECK (minor >= 0),
        -- The part before it is rounded: so much, and over ÷ of of one more
        exact_minor bigint NOT NULL,
        exact_over bigint NOT NULL,
        exact_of bigint NOT NULL CHECK (exact_of > 0),
        PRIMARY KEY (bill_id, person_id)
      );
      CREATE INDEX variable_cost_shares_of_person ON variable_cost_shares (person_id, bill_id);

      CREATE TABLE recurring_bills (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        category text NOT NULL CHECK (category IN ${CATEGORIES}),
        every text NOT NULL CHECK (every IN ('month', 'quarter', 'year')),
        first_on date NOT NULL,
        supplier text NOT NULL DEFAULT '' CHECK (char_length(supplier) <= 80),
        -- The day of the last one that the homeowner was reminded of
        reminded_on date,
        UNIQUE (house_id, category)
      );

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds('bill')})),
        ADD COLUMN bill_of uuid GENERATED ALWAYS AS (CASE kind WHEN 'bill' THEN owner_id END) STORED
          REFERENCES variable_costs;
      CREATE INDEX image_placements_of_bill ON image_placements (bill_of) WHERE bill_of IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind = 'bill';
      ALTER TABLE image_placements
        DROP COLUMN bill_of,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds()}));
      DROP TABLE recurring_bills, variable_cost_shares, variable_cost_versions, variable_costs;
    `);
  }
}
