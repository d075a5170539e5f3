import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the two sides of a stay say of each other. */
export class Ratings1764700000000 implements MigrationInterface {
  readonly name = 'Ratings1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ratings (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        tenancy_id uuid NOT NULL REFERENCES tenancies,
        house_id uuid NOT NULL REFERENCES houses,
        rater_id uuid NOT NULL REFERENCES accounts,
        ratee_id uuid NOT NULL REFERENCES accounts,
        rated_type text NOT NULL CHECK (rated_type IN ('homeowner', 'roomie')),
        stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
        whats_good text NOT NULL DEFAULT '' CHECK (char_length(whats_good) <= 2000),
        what_could_be_improved text NOT NULL DEFAULT '' CHECK (char_length(what_could_be_improved) <= 2000),
        state text NOT NULL DEFAULT 'sealed' CHECK (state IN ('sealed', 'revealed')),
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        -- While it is sealed: when it is revealed at the latest
        reveals_at timestamptz NOT NULL,
        revealed_at timestamptz,
        reply text CHECK (char_length(reply) BETWEEN 1 AND 1000),
        replied_at timestamptz,
        -- By an admin; the row stays.
        removed_at timestamptz,
        removed_by uuid REFERENCES accounts,
        removed_reason text NOT NULL DEFAULT '' CHECK (char_length(removed_reason) <= 300),
        CONSTRAINT ratings_once UNIQUE (rater_id, tenancy_id),
        CONSTRAINT ratings_between_two CHECK (rater_id <> ratee_id),
        CONSTRAINT ratings_revealed CHECK ((state = 'revealed') = (revealed_at IS NOT NULL)),
        CONSTRAINT ratings_replied CHECK (
          (reply IS NULL) = (replied_at IS NULL) AND (reply IS NULL OR revealed_at IS NOT NULL)),
        CONSTRAINT ratings_removed CHECK (num_nonnulls(removed_at, removed_by) IN (0, 2)
          AND (removed_at IS NULL) = (removed_reason = ''))
      );
      CREATE INDEX ratings_of_stay ON ratings (tenancy_id);
      CREATE INDEX ratings_about ON ratings (ratee_id, created_at, id);
      CREATE INDEX ratings_by ON ratings (rater_id, created_at, id);
      CREATE INDEX ratings_of_house ON ratings (house_id, created_at, id);
      CREATE INDEX ratings_in_order ON ratings (created_at, id);
      CREATE INDEX ratings_removed_by ON ratings (removed_by) WHERE removed_by IS NOT NULL;

      -- Apart from what others read, so that no list can show it by mistake.
      CREATE TABLE rating_private (
        rating_id uuid PRIMARY KEY REFERENCES ratings,
        author_id uuid NOT NULL REFERENCES accounts,
        private_feelings text NOT NULL CHECK (char_length(private_feelings) BETWEEN 1 AND 2000)
      );
      CREATE INDEX rating_private_of_author ON rating_private (author_id);

      -- Of revealed ratings that stand; reckoned anew from the rows whenever one comes or goes.
      CREATE TABLE rating_averages (
        ratee_id uuid PRIMARY KEY REFERENCES accounts,
        count int NOT NULL CHECK (count >= 0),
        sum int NOT NULL CHECK (sum BETWEEN count AND 5 * count)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM due WHERE kind IN ('ratings.reveal-due', 'ratings.reminder-due');
      DROP TABLE rating_averages, rating_private, ratings;
    `);
  }
}
