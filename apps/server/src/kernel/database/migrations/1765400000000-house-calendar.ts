import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests and parcels in the calendar of a house, and boards for its tablets. */
export class HouseCalendar1765400000000 implements MigrationInterface {
  readonly name = 'HouseCalendar1765400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        kind text NOT NULL CHECK (kind IN ('guest', 'parcel')),
        author_id uuid NOT NULL REFERENCES accounts,
        guest_name text NOT NULL DEFAULT '' CHECK (char_length(guest_name) <= 100),
        -- Of a guest's stay, both inclusive; the day on which a parcel was entered
        from_on date NOT NULL,
        to_on date NOT NULL,
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 300),
        -- Where a parcel lies
        place text NOT NULL DEFAULT '' CHECK (char_length(place) <= 100),
        for_id uuid REFERENCES accounts,
        picked_up_at timestamptz,
        entered_at timestamptz NOT NULL,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT calendar_entries_days CHECK (from_on <= to_on),
        CONSTRAINT calendar_entries_guest CHECK ((kind = 'guest') = (guest_name <> '')),
        CONSTRAINT calendar_entries_parcel CHECK ((kind = 'parcel') = (for_id IS NOT NULL)
          AND (kind = 'parcel') = (place <> '') AND (kind = 'parcel' OR picked_up_at IS NULL))
      );
      CREATE INDEX calendar_entries_of_house ON calendar_entries (house_id, from_on, id);
      CREATE INDEX calendar_entries_of_author ON calendar_entries (author_id, entered_at);
      CREATE INDEX calendar_entries_for ON calendar_entries (for_id) WHERE for_id IS NOT NULL;

      CREATE TABLE house_boards (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        maker_id uuid NOT NULL REFERENCES accounts,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
        shows_emergency boolean NOT NULL,
        shows_wifi boolean NOT NULL,
        made_at timestamptz NOT NULL,
        opened_at timestamptz
      );
      CREATE INDEX house_boards_of_house ON house_boards (house_id, id);
      CREATE INDEX house_boards_of_maker ON house_boards (maker_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE house_boards, calendar_entries');
  }
}
