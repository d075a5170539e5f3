import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Choices of rooms by what they are worth to people, and the rooms and rents that follow. */
export class RoomChoices1765410000000 implements MigrationInterface {
  readonly name = 'RoomChoices1765410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE room_choices (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        total_minor bigint NOT NULL CHECK (total_minor > 0),
        starts_on date NOT NULL,
        state text NOT NULL DEFAULT 'collecting'
          CHECK (state IN ('collecting', 'proposed', 'accepted', 'offered', 'withdrawn', 'expired')),
        opened_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL,
        reply_by timestamptz,
        -- The largest envy that rounding leaves
        envy_minor int CHECK (envy_minor IN (0, 1)),
        ended text CHECK (ended IN ('withdrawn', 'declined', 'unanswered', 'not_accepted', 'below_zero',
                                    'person_left', 'room_gone', 'house_archived')),
        ended_at timestamptz,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT room_choices_proposal CHECK ((reply_by IS NULL) = (envy_minor IS NULL)
          AND (state NOT IN ('proposed', 'accepted', 'offered') OR reply_by IS NOT NULL)),
        CONSTRAINT room_choices_ended CHECK ((ended IS NULL) = (state IN ('collecting', 'proposed', 'accepted', 'offered'))
          AND (ended_at IS NULL) = (state IN ('collecting', 'proposed', 'accepted')))
      );
      CREATE INDEX room_choices_of_house ON room_choices (house_id, id);
      CREATE INDEX room_choices_ended ON room_choices (ended_at) WHERE ended_at IS NOT NULL;

      CREATE TABLE room_choice_rooms (
        choice_id uuid NOT NULL REFERENCES room_choices,
        room_id uuid NOT NULL REFERENCES rooms,
        position int NOT NULL CHECK (position >= 0),
        rent_minor bigint CHECK (rent_minor >= 0),
        PRIMARY KEY (choice_id, room_id),
        CONSTRAINT room_choice_rooms_in_order UNIQUE (choice_id, position)
      );
      CREATE INDEX room_choice_rooms_of_room ON room_choice_rooms (room_id);

      CREATE TABLE room_choice_people (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        choice_id uuid NOT NULL REFERENCES room_choices,
        -- NULL: they take part by their link
        account_id uuid REFERENCES accounts,
        applicant_id uuid REFERENCES ad_applicants ON DELETE SET NULL,
        -- The lease in force of a roomie who would move
        lease_id uuid REFERENCES agreements ON DELETE SET NULL,
        first_name text NOT NULL CHECK (char_length(first_name) <= 100),
        last_name text NOT NULL CHECK (char_length(last_name) <= 100),
        email text NOT NULL CHECK (char_length(email) <= 254),
        locale text,
        -- Secret: what each room is worth to them in minor units, in the order of the rooms
        worth jsonb,
        nonce text,
        -- Of nonce and values
        sha256 text,
        answered_at timestamptz,
        accepted_at timestamptz,
        room_id uuid,
        prospect_id uuid REFERENCES prospects ON DELETE SET NULL,
        agreement_id uuid REFERENCES agreements ON DELETE SET NULL,
        CONSTRAINT room_choice_people_room FOREIGN KEY (choice_id, room_id)
          REFERENCES room_choice_rooms (choice_id, room_id),
        CONSTRAINT room_choice_people_one_room UNIQUE (choice_id, room_id),
        CONSTRAINT room_choice_people_answer CHECK (answered_at IS NULL OR sha256 IS NOT NULL)
      );
      CREATE INDEX room_choice_people_of_choice ON room_choice_people (choice_id, id);
      CREATE INDEX room_choice_people_of_account ON room_choice_people (account_id, choice_id) WHERE account_id IS NOT NULL;
      CREATE INDEX room_choice_people_of_applicant ON room_choice_people (applicant_id) WHERE applicant_id IS NOT NULL;
      CREATE INDEX room_choice_people_of_lease ON room_choice_people (lease_id) WHERE lease_id IS NOT NULL;
      CREATE INDEX room_choice_people_of_prospect ON room_choice_people (prospect_id) WHERE prospect_id IS NOT NULL;
      CREATE INDEX room_choice_people_of_agreement ON room_choice_people (agreement_id) WHERE agreement_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE room_choice_people, room_choice_rooms, room_choices');
  }
}
