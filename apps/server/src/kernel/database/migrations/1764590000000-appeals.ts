import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What roomies say against strikes and feedback, and strikes that do not count while it is open. */
export class Appeals1764590000000 implements MigrationInterface {
  readonly name = 'Appeals1764590000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The ledger is never changed: what does not count for now is said beside it.
      CREATE TABLE suspended_strikes (
        entry_id uuid PRIMARY KEY REFERENCES point_entries,
        house_id uuid NOT NULL REFERENCES houses,
        roomie_id uuid NOT NULL REFERENCES accounts,
        period text NOT NULL
      );
      CREATE INDEX suspended_strikes_of_month ON suspended_strikes (house_id, period, roomie_id);

      CREATE TABLE appeals (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        roomie_id uuid NOT NULL REFERENCES accounts,
        -- A strike and its turn, or what was said of a chore. Each is heard once.
        entry_id uuid CONSTRAINT appeals_once UNIQUE REFERENCES point_entries,
        assignment_id uuid CONSTRAINT appeals_of_turn UNIQUE REFERENCES chore_assignments,
        feedback_id uuid CONSTRAINT appeals_of_feedback UNIQUE REFERENCES chore_feedback,
        -- Who gave it, and cannot decide about it; nobody of a turn that was missed.
        given_by uuid[] NOT NULL,
        text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'dismissed')),
        version int NOT NULL DEFAULT 1,
        opened_at timestamptz NOT NULL,
        -- From then on an admin decides.
        escalated_at timestamptz,
        decided_at timestamptz,
        -- NULL: nobody did, in time
        decided_by uuid REFERENCES accounts,
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
        CONSTRAINT appeals_cause CHECK (num_nonnulls(entry_id, feedback_id) = 1 AND (entry_id IS NULL) = (assignment_id IS NULL)),
        CONSTRAINT appeals_decided CHECK ((state = 'open') = (decided_at IS NULL)),
        CONSTRAINT appeals_dismissed_by CHECK (state <> 'dismissed' OR (decided_by IS NOT NULL AND reason <> ''))
      );
      CREATE INDEX appeals_of_roomie ON appeals (roomie_id, opened_at, id);
      CREATE INDEX appeals_of_house ON appeals (house_id, opened_at, id);
      CREATE INDEX appeals_in_order ON appeals (opened_at, id);
      CREATE INDEX appeals_open ON appeals (house_id, opened_at, id) WHERE state = 'open';
      CREATE INDEX appeals_for_admins ON appeals (opened_at, id) WHERE state = 'open' AND escalated_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE appeals, suspended_strikes');
  }
}
