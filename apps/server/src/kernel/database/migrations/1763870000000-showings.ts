import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rooms that are shown: when they can be, and to whom. */
export class Showings1763870000000 implements MigrationInterface {
  readonly name = 'Showings1763870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE showing_settings (
        house_id uuid PRIMARY KEY REFERENCES houses ON DELETE CASCADE,
        windows jsonb NOT NULL CHECK (jsonb_typeof(windows) = 'array'),
        minutes int NOT NULL CHECK (minutes BETWEEN 10 AND 120),
        buffer_minutes int NOT NULL CHECK (buffer_minutes BETWEEN 0 AND 120),
        notice_hours int NOT NULL CHECK (notice_hours BETWEEN 24 AND 168),
        version int NOT NULL DEFAULT 1
      );

      CREATE TABLE showing_quiet_times (
        roomie_id uuid PRIMARY KEY REFERENCES roomies ON DELETE CASCADE,
        windows jsonb NOT NULL CHECK (jsonb_typeof(windows) = 'array')
      );

      CREATE TABLE showings (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL,
        house_id uuid NOT NULL,
        room_id uuid NOT NULL,
        applicant_id uuid REFERENCES ad_applicants ON DELETE SET NULL,
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        phone text,
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 300),
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        -- When the room can be shown again: the end, and the time kept free after it.
        free_at timestamptz NOT NULL,
        state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'confirmed', 'cancelled')),
        cancelled_by text CHECK (cancelled_by IN ('homeowner', 'roomie', 'visitor')),
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        -- The visitor has heard of it, and hears of what changes.
        visitor_told boolean NOT NULL DEFAULT false,
        -- Who the visitor was is forgotten a while after.
        forgotten_at timestamptz,
        visit_hash bytea NOT NULL UNIQUE,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        -- When it was last proposed, moved or confirmed: nobody is reminded of what they have just heard.
        settled_at timestamptz NOT NULL,
        reminded_24h_at timestamptz,
        reminded_2h_at timestamptz,
        FOREIGN KEY (house_id, homeowner_id) REFERENCES houses (id, homeowner_id) ON UPDATE CASCADE,
        FOREIGN KEY (room_id, house_id) REFERENCES rooms (id, house_id),
        CONSTRAINT showings_forgotten CHECK (forgotten_at IS NULL OR (email = '' AND first_name = '' AND phone IS NULL)),
        CONSTRAINT showings_in_order CHECK (starts_at < ends_at AND ends_at <= free_at),
        CONSTRAINT showings_cancelled CHECK ((state = 'cancelled') = (cancelled_by IS NOT NULL)),
        CONSTRAINT showings_never_overlap EXCLUDE USING gist (room_id WITH =, tstzrange(starts_at, free_at) WITH &&)
          WHERE (state <> 'cancelled')
      );
      CREATE INDEX showings_of_homeowner ON showings (homeowner_id, starts_at, id);
      CREATE INDEX showings_of_house ON showings (house_id, starts_at, id);
      CREATE INDEX showings_of_room ON showings (room_id, starts_at, id);
      CREATE INDEX showings_by_time ON showings (starts_at, id);
      CREATE INDEX showings_of_applicant ON showings (applicant_id) WHERE state <> 'cancelled';
      CREATE INDEX showings_to_forget ON showings (ends_at) WHERE forgotten_at IS NULL;
      CREATE INDEX showings_to_remind_24h ON showings (starts_at) WHERE state <> 'cancelled' AND reminded_24h_at IS NULL;
      CREATE INDEX showings_to_remind_2h ON showings (starts_at) WHERE state <> 'cancelled' AND reminded_2h_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE showings, showing_quiet_times, showing_settings');
  }
}
