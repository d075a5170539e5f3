import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Purchases for some of the people of a house, in unequal parts, paid by several, and what they are for. */
export class PurchaseSplits1765300000000 implements MigrationInterface {
  readonly name = 'PurchaseSplits1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE supplies
        ADD COLUMN category text NOT NULL DEFAULT 'other' CHECK (category IN ('groceries', 'drinks', 'takeaway',
          'household', 'cleaning', 'kitchen', 'furniture', 'tools', 'garden', 'pets', 'leisure', 'other')),
        ADD COLUMN note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
        ADD COLUMN split text NOT NULL DEFAULT 'present'
          CHECK (split IN ('present', 'equal', 'shares', 'percent', 'exact', 'items'));

      -- The shares of an imported file are in proportion to its amounts, as those of every other split.
      ALTER TABLE supply_stated_shares RENAME TO supply_parts;
      ALTER TABLE supply_parts RENAME COLUMN minor TO weight;
      ALTER TABLE supply_parts RENAME CONSTRAINT supply_stated_shares_pkey TO supply_parts_pkey;
      ALTER TABLE supply_parts
        DROP CONSTRAINT supply_stated_shares_minor_check,
        -- 0: only confirms it
        ADD CHECK (weight >= 0),
        ADD COLUMN confirms text NOT NULL DEFAULT 'no' CHECK (confirms IN ('no', 'any', 'required'));
      CREATE INDEX supply_parts_of_roomie ON supply_parts (roomie_id, supply_id);
      UPDATE supplies SET split = 'exact' WHERE id IN (SELECT supply_id FROM supply_parts);

      CREATE TABLE supply_payers (
        supply_id uuid NOT NULL REFERENCES supplies,
        roomie_id uuid NOT NULL REFERENCES accounts,
        minor bigint NOT NULL CHECK (minor > 0),
        PRIMARY KEY (supply_id, roomie_id)
      );
      CREATE INDEX supply_payers_of_roomie ON supply_payers (roomie_id, supply_id);

      CREATE TABLE supply_items (
        supply_id uuid NOT NULL REFERENCES supplies,
        position int NOT NULL CHECK (position >= 0),
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
        minor bigint NOT NULL CHECK (minor > 0),
        people uuid[] NOT NULL CHECK (cardinality(people) > 0),
        PRIMARY KEY (supply_id, position)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE supply_items;
      DROP TABLE supply_payers;
      DROP INDEX supply_parts_of_roomie;
      DELETE FROM supply_parts WHERE weight = 0;
      ALTER TABLE supply_parts DROP CONSTRAINT supply_parts_weight_check, DROP COLUMN confirms;
      ALTER TABLE supply_parts RENAME CONSTRAINT supply_parts_pkey TO supply_stated_shares_pkey;
      ALTER TABLE supply_parts RENAME COLUMN weight TO minor;
      ALTER TABLE supply_parts RENAME TO supply_stated_shares;
      ALTER TABLE supply_stated_shares ADD CHECK (minor > 0);
      ALTER TABLE supplies DROP COLUMN category, DROP COLUMN note, DROP COLUMN split;
    `);
  }
}
