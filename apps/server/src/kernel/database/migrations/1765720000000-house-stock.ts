import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Things that a house usually has, and the purchases that brought them. */
export class HouseStock1765720000000 implements MigrationInterface {
  readonly name = 'HouseStock1765720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_items (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
        place text NOT NULL DEFAULT '' CHECK (char_length(place) <= 40),
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 120),
        level text NOT NULL DEFAULT 'enough' CHECK (level IN ('enough', 'low', 'out')),
        level_at timestamptz NOT NULL,
        -- How often the level has changed
        marks int NOT NULL DEFAULT 0,
        claimed_by uuid REFERENCES accounts,
        claimed_until timestamptz,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT stock_items_claim CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)
          AND (claimed_by IS NULL OR level <> 'enough'))
      );
      CREATE UNIQUE INDEX stock_items_of_house ON stock_items (house_id, lower(name));
      CREATE INDEX stock_items_claimed ON stock_items (claimed_by) WHERE claimed_by IS NOT NULL;
      CREATE INDEX stock_items_claimed_until ON stock_items (claimed_until) WHERE claimed_by IS NOT NULL;

      CREATE TABLE stock_changes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        item_id uuid NOT NULL REFERENCES stock_items ON DELETE CASCADE,
        level text NOT NULL CHECK (level IN ('enough', 'low', 'out')),
        at timestamptz NOT NULL
      );
      CREATE INDEX stock_changes_of_item ON stock_changes (item_id, id);

      CREATE TABLE supply_stock_items (
        supply_id uuid NOT NULL REFERENCES supplies ON DELETE CASCADE,
        item_id uuid NOT NULL REFERENCES stock_items ON DELETE CASCADE,
        PRIMARY KEY (supply_id, item_id)
      );
      CREATE INDEX supply_stock_items_of_item ON supply_stock_items (item_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE supply_stock_items, stock_changes, stock_items');
  }
}
