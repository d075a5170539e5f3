import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What roomies run in a house, the elections of their speakers, and the speakers' terms. */
export class HouseSpeakers1765730000000 implements MigrationInterface {
  readonly name = 'HouseSpeakers1765730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A house without a row: only its homeowner
      CREATE TABLE house_rights (
        house_id uuid PRIMARY KEY REFERENCES houses ON DELETE CASCADE,
        bills text NOT NULL DEFAULT 'owner' CHECK (bills IN ('owner', 'speaker', 'everyone')),
        chores text NOT NULL DEFAULT 'owner' CHECK (chores IN ('owner', 'speaker', 'everyone')),
        term_months int NOT NULL DEFAULT 6 CHECK (term_months BETWEEN 3 AND 12)
      );

      CREATE TABLE speaker_elections (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        caller_id uuid NOT NULL REFERENCES accounts,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided', 'failed')),
        version int NOT NULL DEFAULT 1,
        opened_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        ended_at timestamptz,
        -- Counted at the end
        voters int,
        voted int,
        winner_id uuid REFERENCES accounts,
        decided_by text CHECK (decided_by IN ('votes', 'terms', 'draw')),
        failure text CHECK (failure IN ('no_candidate', 'no_vote', 'too_few', 'house_archived')),
        CONSTRAINT speaker_elections_ended CHECK ((ended_at IS NULL) = (state = 'open')
          AND (voters IS NULL) = (state = 'open') AND (voted IS NULL) = (state = 'open')),
        CONSTRAINT speaker_elections_decided CHECK ((winner_id IS NULL) = (state <> 'decided')
          AND (decided_by IS NULL) = (state <> 'decided') AND (failure IS NULL) = (state <> 'failed'))
      );
      CREATE UNIQUE INDEX speaker_elections_one_open ON speaker_elections (house_id) WHERE state = 'open';
      CREATE INDEX speaker_elections_of_house ON speaker_elections (house_id, id);
      CREATE INDEX speaker_elections_of_caller ON speaker_elections (caller_id);
      CREATE INDEX speaker_elections_of_winner ON speaker_elections (winner_id) WHERE winner_id IS NOT NULL;

      CREATE TABLE speaker_election_people (
        election_id uuid NOT NULL REFERENCES speaker_elections,
        person_id uuid NOT NULL REFERENCES accounts,
        stands boolean NOT NULL DEFAULT false,
        -- Secret, and deleted when votes are counted
        choice_id uuid,
        -- Of a candidate, once counted
        votes int,
        PRIMARY KEY (election_id, person_id),
        CONSTRAINT speaker_election_people_choice FOREIGN KEY (election_id, choice_id)
          REFERENCES speaker_election_people (election_id, person_id) ON DELETE SET NULL (choice_id)
      );
      CREATE INDEX speaker_election_people_of_person ON speaker_election_people (person_id);
      CREATE INDEX speaker_election_people_of_choice ON speaker_election_people (election_id, choice_id)
        WHERE choice_id IS NOT NULL;

      CREATE TABLE speaker_terms (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        person_id uuid NOT NULL REFERENCES accounts,
        election_id uuid NOT NULL REFERENCES speaker_elections,
        began_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended text CHECK (ended IN ('expired', 'stepped_down', 'replaced', 'moved_out', 'house_archived')),
        CONSTRAINT speaker_terms_ended CHECK ((ended_at IS NULL) = (ended IS NULL))
      );
      CREATE UNIQUE INDEX speaker_terms_one_running ON speaker_terms (house_id) WHERE ended_at IS NULL;
      CREATE INDEX speaker_terms_of_person ON speaker_terms (person_id, house_id);
      CREATE INDEX speaker_terms_of_house ON speaker_terms (house_id);
      CREATE INDEX speaker_terms_of_election ON speaker_terms (election_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE speaker_terms, speaker_election_people, speaker_elections, house_rights');
  }
}
