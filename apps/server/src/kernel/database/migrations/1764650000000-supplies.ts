import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What roomies buy for their house, what others say it cost, and what each bears of it. */
export class Supplies1764650000000 implements MigrationInterface {
  readonly name = 'Supplies1764650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE supplies (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        buyer_id uuid NOT NULL REFERENCES accounts,
        entered_by uuid NOT NULL REFERENCES accounts,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
        quantity text NOT NULL DEFAULT '' CHECK (char_length(quantity) <= 40),
        -- ISO date in the house's time zone
        bought_on date NOT NULL,
        -- What the buyer says
        price_minor bigint NOT NULL CHECK (price_minor > 0),
        -- What was confirmed
        price_added_minor bigint CHECK (price_added_minor > 0),
        state text NOT NULL DEFAULT 'entered' CHECK (state IN ('entered', 'verified', 'withdrawn', 'removed')),
        version int NOT NULL DEFAULT 1,
        entered_at timestamptz NOT NULL,
        counted_at timestamptz,
        ended_at timestamptz,
        ended_by uuid REFERENCES accounts,
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        CONSTRAINT supplies_counted CHECK ((counted_at IS NULL) = (price_added_minor IS NULL)),
        CONSTRAINT supplies_verified CHECK (
          CASE state WHEN 'entered' THEN counted_at IS NULL WHEN 'verified' THEN counted_at IS NOT NULL ELSE true END),
        CONSTRAINT supplies_ended CHECK (
          (state IN ('withdrawn', 'removed')) = (ended_at IS NOT NULL AND ended_by IS NOT NULL))
      );
      CREATE INDEX supplies_of_house ON supplies (house_id, bought_on, id);
      CREATE INDEX supplies_of_buyer ON supplies (buyer_id, bought_on, id);
      CREATE INDEX supplies_waiting ON supplies (house_id, id) WHERE state = 'entered';

      -- The last that each of them said.
      CREATE TABLE supply_confirmations (
        supply_id uuid NOT NULL REFERENCES supplies,
        verifier_id uuid NOT NULL REFERENCES accounts,
        role text NOT NULL CHECK (role IN ('roomie', 'homeowner')),
        minor bigint NOT NULL CHECK (minor > 0),
        at timestamptz NOT NULL,
        PRIMARY KEY (supply_id, verifier_id)
      );

      -- What follows from the purchases that count, written anew whenever a month is reckoned.
      CREATE TABLE supply_shares (
        supply_id uuid NOT NULL REFERENCES supplies,
        roomie_id uuid NOT NULL REFERENCES accounts,
        minor bigint NOT NULL CHECK (minor >= 0),
        PRIMARY KEY (supply_id, roomie_id)
      );
      CREATE TABLE supply_months (
        house_id uuid NOT NULL REFERENCES houses,
        month text NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
        roomie_id uuid NOT NULL REFERENCES accounts,
        bought_minor bigint NOT NULL CHECK (bought_minor >= 0),
        share_minor bigint NOT NULL CHECK (share_minor >= 0),
        purchases int NOT NULL CHECK (purchases >= 0),
        PRIMARY KEY (house_id, month, roomie_id)
      );
      CREATE INDEX supply_months_of_roomie ON supply_months (roomie_id, house_id);

      ALTER TABLE image_placements
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (
          'house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area', 'receipt')),
        ADD COLUMN receipt_of uuid GENERATED ALWAYS AS (CASE kind WHEN 'receipt' THEN owner_id END) STORED REFERENCES supplies;
      CREATE INDEX image_placements_of_receipt ON image_placements (receipt_of) WHERE receipt_of IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM image_placements WHERE kind = 'receipt';
      ALTER TABLE image_placements
        DROP COLUMN receipt_of,
        DROP CONSTRAINT image_placements_kind_check,
        ADD CONSTRAINT image_placements_kind_check CHECK (kind IN (
          'house', 'room', 'account', 'report_item', 'report_addendum', 'deduction', 'feed_item', 'visit_area'));
      DROP TABLE supply_months, supply_shares, supply_confirmations, supplies;
    `);
  }
}
