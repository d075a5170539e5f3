import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...more: readonly string[]): string =>
  [
    ...['house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area'],
    ...['receipt', 'bill', 'message', 'repair', 'repair_end', 'guide_entry', 'house_document', ...more],
  ]
    .map((kind) => `'${kind}'`)
    .join(', ');

const facts = `
        room_id uuid REFERENCES rooms,
        category text NOT NULL CHECK (category IN ('mortgage_interest', 'insurance', 'property_tax', 'service_charges',
          'repairs', 'fees', 'furniture', 'utilities', 'travel', 'other')),
        minor bigint NOT NULL CHECK (minor > 0),
        supplier text NOT NULL CHECK (char_length(supplier) <= 80),
        note text NOT NULL CHECK (char_length(note) <= 300)`;

/** What homeowners bear themselves, and the indexes of the yearly statement. */
export class Finances1765200000000 implements MigrationInterface {
  readonly name = 'Finances1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recurring_costs (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        ${facts},
        every text NOT NULL CHECK (every IN ('month', 'quarter', 'year')),
        first_on date NOT NULL,
        until_on date CHECK (until_on >= first_on),
        -- NULL: it has ended
        next_on date CHECK (next_on >= first_on AND (until_on IS NULL OR next_on <= until_on)),
        version int NOT NULL DEFAULT 1
      );
      CREATE INDEX recurring_costs_of_house ON recurring_costs (house_id, next_on, id);
      CREATE INDEX recurring_costs_of_room ON recurring_costs (room_id) WHERE room_id IS NOT NULL;

      CREATE TABLE own_costs (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        ${facts},
        paid_on date NOT NULL,
        recurring_id uuid REFERENCES recurring_costs,
        -- The day of the recurring cost that it is for, whatever day it is given later
        occurs_on date,
        version int NOT NULL DEFAULT 1,
        entered_at timestamptz NOT NULL,
        changed_at timestamptz,
        removed_at timestamptz,
        CONSTRAINT own_costs_recurring CHECK ((recurring_id IS NULL) = (occurs_on IS NULL)),
        CONSTRAINT own_costs_occur_once UNIQUE (recurring_id, occurs_on)
      );
      CREATE INDEX own_costs_of_house ON own_costs (house_id, paid_on, id);
      CREATE INDEX own_costs_of_room ON own_costs (room_id) WHERE room_id IS NOT NULL;

      CREATE TABLE own_cost_versions (
        cost_id uuid NOT NULL REFERENCES own_costs ON DELETE CASCADE,
        version int NOT NULL,
        ${facts},
        paid_on date NOT NULL,
        replaced_at timestamptz NOT NULL,
        PRIMARY KEY (cost_id, version)
      );
      CREATE INDEX own_cost_versions_of_room ON own_cost_versions (room_id) WHERE room_id IS NOT NULL;

      CREATE INDEX money_postings_of_day ON money_postings (house_id, on_day, id);
      CREATE INDEX variable_costs_due ON variable_costs (house_id, due_on, id) WHERE state = 'entered';
      CREATE INDEX variable_costs_entered ON variable_costs (house_id, entered_at, id) WHERE state = 'entered';

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds('own_cost')})),
        ADD COLUMN own_cost_id uuid GENERATED ALWAYS AS (CASE WHEN kind = 'own_cost' THEN owner_id END) STORED
          REFERENCES own_costs;
      CREATE INDEX image_placements_of_own_cost ON image_placements (own_cost_id) WHERE own_cost_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind = 'own_cost';
      ALTER TABLE image_placements
        DROP COLUMN own_cost_id,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (${kinds()}));
      DROP INDEX money_postings_of_day, variable_costs_due, variable_costs_entered;
      DROP TABLE own_cost_versions, own_costs, recurring_costs;
    `);
  }
}
