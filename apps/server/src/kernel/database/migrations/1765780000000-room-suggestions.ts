import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People whom roomies suggest for open rooms. */
export class RoomSuggestions1765780000000 implements MigrationInterface {
  readonly name = 'RoomSuggestions1765780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE house_rights ADD COLUMN invite text NOT NULL DEFAULT 'owner' CHECK (invite IN ('owner', 'speaker', 'everyone'));

      ALTER TABLE ad_applicants ADD COLUMN suggested_by uuid REFERENCES accounts;
      CREATE INDEX ad_applicants_of_suggester ON ad_applicants (suggested_by) WHERE suggested_by IS NOT NULL;

      CREATE TABLE room_suggestions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        ad_id uuid NOT NULL REFERENCES ads ON DELETE CASCADE,
        suggester_id uuid NOT NULL REFERENCES accounts,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'applied', 'declined', 'closed')),
        version int NOT NULL DEFAULT 1,
        first_name text NOT NULL,
        last_name text,
        email text,
        -- Keyed, so that the address can be compared and not read
        address_hash text NOT NULL,
        reason text,
        -- The suggester's language
        locale text,
        -- Whether the person gets an e-mail; its suggester doesn't know
        is_mailed boolean NOT NULL,
        created_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT room_suggestions_ended CHECK ((ended_at IS NULL) = (state = 'waiting')),
        -- Who it was is deleted with the ending
        CONSTRAINT room_suggestions_person CHECK ((email IS NULL) = (state <> 'waiting')
          AND (last_name IS NULL) = (state <> 'waiting') AND (reason IS NULL OR state = 'waiting'))
      );
      CREATE UNIQUE INDEX room_suggestions_one_mailed ON room_suggestions (ad_id, address_hash)
        WHERE state = 'waiting' AND is_mailed;
      CREATE UNIQUE INDEX room_suggestions_one_of_suggester ON room_suggestions (ad_id, address_hash, suggester_id)
        WHERE state = 'waiting';
      CREATE INDEX room_suggestions_of_suggester ON room_suggestions (suggester_id, id);
      CREATE INDEX room_suggestions_over ON room_suggestions (ended_at) WHERE ended_at IS NOT NULL;

      -- When an address last got an e-mail because of a suggestion
      CREATE TABLE suggestion_mails (
        address_hash text PRIMARY KEY,
        sent_at timestamptz NOT NULL
      );
      CREATE INDEX suggestion_mails_sent ON suggestion_mails (sent_at);

      -- Addresses that get no more of them about a house
      CREATE TABLE suggestion_refusals (
        house_id uuid NOT NULL REFERENCES houses ON DELETE CASCADE,
        address_hash text NOT NULL,
        refused_at timestamptz NOT NULL,
        PRIMARY KEY (house_id, address_hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE suggestion_refusals, suggestion_mails, room_suggestions;
      ALTER TABLE ad_applicants DROP COLUMN suggested_by;
      ALTER TABLE house_rights DROP COLUMN invite;
    `);
  }
}
