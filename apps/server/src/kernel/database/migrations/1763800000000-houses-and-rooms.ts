import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What homeowners say of houses and rooms, versions of the rules, and what the lists need. */
export class HousesAndRooms1763800000000 implements MigrationInterface {
  readonly name = 'HousesAndRooms1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE house_rules (
        house_id uuid NOT NULL REFERENCES houses ON DELETE CASCADE,
        version int NOT NULL CHECK (version > 0),
        text text NOT NULL CHECK (char_length(text) <= 10000),
        author_id uuid REFERENCES accounts,
        began_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (house_id, version)
      );
      INSERT INTO house_rules (house_id, version, text, author_id, began_at)
        SELECT id, rules_version, rules_text, homeowner_id, updated_at FROM houses WHERE rules_version > 0;
      ALTER TABLE houses DROP COLUMN rules_text;

      ALTER TABLE houses
        ADD COLUMN description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 2000),
        ADD COLUMN amenities text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT houses_board CHECK (jsonb_typeof(board) = 'array');
      -- A homeowner finds houses by their name; an archived one gives its name free.
      CREATE UNIQUE INDEX houses_name_per_homeowner ON houses (homeowner_id, lower(name)) WHERE state <> 'archived';
      CREATE INDEX houses_by_name ON houses (name, id);
      CREATE INDEX houses_of_homeowner_by_name ON houses (homeowner_id, name, id);
      CREATE INDEX houses_of_homeowner_by_city ON houses (homeowner_id, city, id);
      CREATE INDEX houses_search ON houses USING gin (name gin_trgm_ops, city gin_trgm_ops);

      ALTER TABLE rooms
        ADD COLUMN size_m2 int CHECK (size_m2 BETWEEN 1 AND 500),
        ADD COLUMN description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 2000),
        ADD COLUMN available_from date,
        ADD COLUMN retired_at timestamptz,
        DROP CONSTRAINT rooms_name_per_house;
      CREATE UNIQUE INDEX rooms_name_per_house ON rooms (house_id, lower(name)) WHERE retired_at IS NULL;
      CREATE INDEX rooms_of_house ON rooms (house_id, name, id);

      CREATE INDEX tenancies_of_house ON tenancies (house_id, starts_on);
      CREATE INDEX tenancies_open_of_room ON tenancies (room_id, starts_on) WHERE state <> 'ended';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX tenancies_open_of_room, tenancies_of_house, rooms_of_house, rooms_name_per_house;
      ALTER TABLE rooms
        ADD CONSTRAINT rooms_name_per_house UNIQUE (house_id, name),
        DROP COLUMN size_m2, DROP COLUMN description, DROP COLUMN available_from, DROP COLUMN retired_at;
      DROP INDEX houses_search, houses_of_homeowner_by_city, houses_of_homeowner_by_name, houses_by_name,
                 houses_name_per_homeowner;
      ALTER TABLE houses
        DROP CONSTRAINT houses_board, DROP COLUMN description, DROP COLUMN amenities,
        ADD COLUMN rules_text text NOT NULL DEFAULT '';
      UPDATE houses h SET rules_text = r.text
        FROM house_rules r WHERE r.house_id = h.id AND r.version = h.rules_version;
      DROP TABLE house_rules;
      DROP EXTENSION pg_trgm;
    `);
  }
}
