import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Houses, rooms, tenancies and who keeps which house. */
export class Houses1763700200000 implements MigrationInterface {
  readonly name = 'Houses1763700200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE houses (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL REFERENCES homeowners,
        name text NOT NULL,
        street text NOT NULL,
        postal_code text NOT NULL,
        city text NOT NULL,
        country text NOT NULL,
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'archived')),
        currency char(3) NOT NULL,
        time_zone text NOT NULL,
        points int NOT NULL DEFAULT 0,
        board jsonb NOT NULL DEFAULT '[]',
        board_version int NOT NULL DEFAULT 0,
        rules_text text NOT NULL DEFAULT '',
        rules_version int NOT NULL DEFAULT 0,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX houses_of_homeowner ON houses (homeowner_id, id);

      CREATE TABLE rooms (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        name text NOT NULL,
        rent_minor bigint NOT NULL DEFAULT 0 CHECK (rent_minor >= 0),
        deposit_minor bigint NOT NULL DEFAULT 0 CHECK (deposit_minor >= 0),
        listed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT rooms_name_per_house UNIQUE (house_id, name),
        UNIQUE (id, house_id)
      );

      CREATE TABLE tenancies (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        room_id uuid NOT NULL,
        house_id uuid NOT NULL,
        roomie_id uuid NOT NULL REFERENCES roomies,
        state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'releasing', 'ended')),
        starts_on date NOT NULL,
        ends_on date,
        created_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (room_id, house_id) REFERENCES rooms (id, house_id),
        CONSTRAINT tenancies_dates CHECK (ends_on IS NULL OR ends_on >= starts_on),
        CONSTRAINT tenancies_ended CHECK ((state = 'ended') <= (ends_on IS NOT NULL)),
        -- Half-open: one may move in on the day the other moves out.
        CONSTRAINT tenancies_never_overlap EXCLUDE USING gist (room_id WITH =, daterange(starts_on, ends_on) WITH &&)
      );
      CREATE UNIQUE INDEX tenancies_one_open_per_roomie ON tenancies (roomie_id) WHERE state <> 'ended';
      CREATE INDEX tenancies_open_of_house ON tenancies (house_id, roomie_id) WHERE state <> 'ended';
      CREATE INDEX tenancies_of_roomie ON tenancies (roomie_id, starts_on);

      CREATE TABLE house_neatkeepers (
        house_id uuid NOT NULL REFERENCES houses,
        neatkeeper_id uuid NOT NULL REFERENCES neatkeepers,
        since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (house_id, neatkeeper_id)
      );
      CREATE INDEX house_neatkeepers_of_keeper ON house_neatkeepers (neatkeeper_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE house_neatkeepers, tenancies, rooms, houses');
  }
}
