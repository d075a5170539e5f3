import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules that roomies want to be others, what the house thinks of it, and who has acknowledged the rules in force. */
export class RuleChanges1764570000000 implements MigrationInterface {
  readonly name = 'RuleChanges1764570000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rule_changes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        house_id uuid NOT NULL REFERENCES houses,
        author_id uuid NOT NULL REFERENCES accounts,
        -- Which rule it is about; empty: a new one
        rule text NOT NULL CHECK (char_length(rule) <= 2000),
        why_not text NOT NULL CHECK (char_length(why_not) <= 1000),
        -- The new wording; empty: the rule goes
        suggestion text NOT NULL CHECK (char_length(suggestion) <= 2000),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
        version int NOT NULL DEFAULT 1,
        opened_at timestamptz NOT NULL,
        voting_ends_at timestamptz NOT NULL,
        -- When voting was over
        closed_at timestamptz,
        decided_at timestamptz,
        decided_by uuid REFERENCES accounts,
        reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 1000),
        -- The version of the rules that it made
        adopted_version int,
        CONSTRAINT rule_changes_about CHECK (rule <> '' OR suggestion <> ''),
        CONSTRAINT rule_changes_decided CHECK (
          (state <> 'open') = (decided_at IS NOT NULL AND decided_by IS NOT NULL AND reason <> '')),
        CONSTRAINT rule_changes_voted CHECK (state = 'open' OR closed_at IS NOT NULL),
        CONSTRAINT rule_changes_adopted CHECK ((state = 'accepted') = (adopted_version IS NOT NULL)),
        FOREIGN KEY (house_id, adopted_version) REFERENCES house_rules (house_id, version)
      );
      CREATE INDEX rule_changes_of_house ON rule_changes (house_id, opened_at, id);
      CREATE INDEX rule_changes_of_author ON rule_changes (author_id, opened_at);

      -- Who lived there when it was opened: nobody is added or taken away. Each has one vote.
      CREATE TABLE rule_change_voters (
        change_id uuid NOT NULL REFERENCES rule_changes,
        voter_id uuid NOT NULL REFERENCES accounts,
        -- NULL: has not voted
        is_for boolean,
        voted_at timestamptz,
        PRIMARY KEY (change_id, voter_id),
        CONSTRAINT rule_change_voters_vote CHECK ((is_for IS NULL) = (voted_at IS NULL))
      );
      CREATE INDEX rule_change_voters_of_voter ON rule_change_voters (voter_id);

      CREATE TABLE rule_comments (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        change_id uuid NOT NULL REFERENCES rule_changes,
        author_id uuid NOT NULL REFERENCES accounts,
        text text NOT NULL CHECK (char_length(text) <= 1000),
        created_at timestamptz NOT NULL,
        removed_at timestamptz,
        CONSTRAINT rule_comments_removed CHECK ((removed_at IS NOT NULL) = (text = ''))
      );
      CREATE INDEX rule_comments_of_change ON rule_comments (change_id, created_at, id);
      CREATE INDEX rule_comments_of_author ON rule_comments (author_id);

      CREATE TABLE rule_acknowledgements (
        house_id uuid NOT NULL,
        version int NOT NULL,
        roomie_id uuid NOT NULL REFERENCES accounts,
        acknowledged_at timestamptz NOT NULL,
        PRIMARY KEY (house_id, version, roomie_id),
        FOREIGN KEY (house_id, version) REFERENCES house_rules (house_id, version)
      );
      CREATE INDEX rule_acknowledgements_of_roomie ON rule_acknowledgements (roomie_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rule_acknowledgements, rule_comments, rule_change_voters, rule_changes;');
  }
}
