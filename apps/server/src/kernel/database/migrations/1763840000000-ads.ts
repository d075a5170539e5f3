import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rooms that are advertised, who applies for them, and who was offered one. */
export class Ads1763840000000 implements MigrationInterface {
  readonly name = 'Ads1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A room is listed by its open ad, and by nothing else.
      ALTER TABLE rooms DROP COLUMN listed_at;
      ALTER TABLE houses ADD CONSTRAINT houses_with_homeowner UNIQUE (id, homeowner_id);
      CREATE INDEX houses_open_by_city ON houses (lower(city) text_pattern_ops) WHERE state = 'open';

      CREATE TABLE ads (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL,
        house_id uuid NOT NULL,
        room_id uuid NOT NULL,
        title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
        text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
        rent_minor bigint NOT NULL CHECK (rent_minor >= 0),
        deposit_minor bigint NOT NULL CHECK (deposit_minor >= 0),
        available_from date,
        questions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(questions) = 'array'),
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'paused', 'closed')),
        wording_read_at timestamptz,
        version int NOT NULL DEFAULT 1,
        opened_at timestamptz,
        closed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (house_id, homeowner_id) REFERENCES houses (id, homeowner_id) ON UPDATE CASCADE,
        FOREIGN KEY (room_id, house_id) REFERENCES rooms (id, house_id),
        CONSTRAINT ads_opened CHECK ((state = 'draft') = (opened_at IS NULL)),
        CONSTRAINT ads_closed CHECK ((state = 'closed') = (closed_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX ads_one_running_per_room ON ads (room_id) WHERE state <> 'closed';
      CREATE INDEX ads_open_newest ON ads (opened_at, id) WHERE state = 'open';
      CREATE INDEX ads_open_of_house ON ads (house_id) WHERE state = 'open';
      CREATE INDEX ads_of_homeowner ON ads (homeowner_id, id);
      CREATE INDEX ads_of_room ON ads (room_id, id);

      CREATE TABLE ad_applicants (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        ad_id uuid NOT NULL REFERENCES ads ON DELETE CASCADE,
        email text NOT NULL,
        email_key text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        phone text,
        message text NOT NULL,
        wished_from date,
        answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array'),
        state text NOT NULL DEFAULT 'new'
          CHECK (state IN ('new', 'shortlisted', 'showing', 'offered', 'accepted', 'declined', 'withdrawn')),
        version int NOT NULL DEFAULT 1,
        confirm_hash bytea NOT NULL UNIQUE,
        withdraw_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        moved_at timestamptz,
        reminded_at timestamptz,
        CONSTRAINT ad_applicants_confirmed_first CHECK (state IN ('new', 'withdrawn') OR confirmed_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX ad_applicants_one_per_address ON ad_applicants (ad_id, email_key) WHERE state <> 'withdrawn';
      CREATE INDEX ad_applicants_of_ad ON ad_applicants (ad_id, id) WHERE confirmed_at IS NOT NULL;
      CREATE INDEX ad_applicants_waiting ON ad_applicants (confirmed_at) WHERE state = 'new' AND reminded_at IS NULL;
      CREATE INDEX ad_applicants_unconfirmed ON ad_applicants (created_at) WHERE confirmed_at IS NULL;

      CREATE TABLE prospects (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        homeowner_id uuid NOT NULL,
        house_id uuid NOT NULL,
        room_id uuid NOT NULL,
        applicant_id uuid REFERENCES ad_applicants ON DELETE SET NULL,
        email text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        phone text,
        starts_on date NOT NULL,
        rent_minor bigint NOT NULL CHECK (rent_minor >= 0),
        deposit_minor bigint NOT NULL CHECK (deposit_minor >= 0),
        note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 2000),
        state text NOT NULL DEFAULT 'invited'
          CHECK (state IN ('invited', 'viewed', 'signed', 'moved_in', 'withdrawn', 'expired')),
        link_number int NOT NULL DEFAULT 1 CHECK (link_number > 0),
        link_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        viewed_at timestamptz,
        lease_version int NOT NULL DEFAULT 0,
        lease_read_version int CHECK (lease_read_version BETWEEN 1 AND lease_version),
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        FOREIGN KEY (house_id, homeowner_id) REFERENCES houses (id, homeowner_id) ON UPDATE CASCADE,
        FOREIGN KEY (room_id, house_id) REFERENCES rooms (id, house_id)
      );
      -- A room is offered to one person at a time.
      CREATE UNIQUE INDEX prospects_one_offer_per_room ON prospects (room_id) WHERE state IN ('invited', 'viewed');
      CREATE INDEX prospects_of_homeowner ON prospects (homeowner_id, id);

      CREATE TABLE lease_texts (
        prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
        version int NOT NULL CHECK (version > 0),
        text text NOT NULL CHECK (char_length(text) <= 40000),
        author_id uuid NOT NULL REFERENCES accounts,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (prospect_id, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE lease_texts, prospects, ad_applicants, ads;
      DROP INDEX houses_open_by_city;
      ALTER TABLE houses DROP CONSTRAINT houses_with_homeowner;
      ALTER TABLE rooms ADD COLUMN listed_at timestamptz;
    `);
  }
}
