import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of purchases from before a house shared them here, with what each bore of them. */
export class SuppliesImports1764680000000 implements MigrationInterface {
  readonly name = 'SuppliesImports1764680000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE supplies_imports (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        form text NOT NULL CHECK (form IN ('own', 'splitwise')),
        made_by uuid NOT NULL REFERENCES accounts,
        made_at timestamptz NOT NULL,
        purchases int NOT NULL CHECK (purchases >= 0),
        total_minor bigint NOT NULL CHECK (total_minor >= 0),
        -- What the payments of the file are in the ledger
        payment_journals uuid[] NOT NULL DEFAULT '{}',
        from_day date NOT NULL,
        to_day date NOT NULL CHECK (to_day >= from_day),
        ended_at timestamptz,
        ended_by uuid REFERENCES accounts,
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        CHECK (purchases > 0 OR cardinality(payment_journals) > 0),
        CHECK ((ended_at IS NULL) = (ended_by IS NULL))
      );
      CREATE INDEX supplies_imports_of_house ON supplies_imports (house_id, made_at, id);

      ALTER TABLE supplies ADD COLUMN import_id uuid REFERENCES supplies_imports;
      CREATE INDEX supplies_of_import ON supplies (import_id) WHERE import_id IS NOT NULL;

      -- Who bears what, where the file says so; what it says sums to the price.
      CREATE TABLE supply_stated_shares (
        supply_id uuid NOT NULL REFERENCES supplies,
        roomie_id uuid NOT NULL REFERENCES accounts,
        minor bigint NOT NULL CHECK (minor > 0),
        PRIMARY KEY (supply_id, roomie_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE supply_stated_shares;
      ALTER TABLE supplies DROP COLUMN import_id;
      DROP TABLE supplies_imports;
    `);
  }
}
