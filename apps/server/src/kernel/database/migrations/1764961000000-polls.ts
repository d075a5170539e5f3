import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Polls: a message's text is the question. Reading a page looks for a poll only where a message has one. */
export class Polls1764961000000 implements MigrationInterface {
  readonly name = 'Polls1764961000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE polls (
        message_id uuid PRIMARY KEY REFERENCES messages,
        options text[] NOT NULL CHECK (cardinality(options) BETWEEN 2 AND 10),
        is_multiple boolean NOT NULL,
        closes_at timestamptz,
        closed_at timestamptz
      );
      CREATE TABLE poll_votes (
        message_id uuid NOT NULL REFERENCES polls,
        account_id uuid NOT NULL REFERENCES accounts,
        place smallint NOT NULL CHECK (place BETWEEN 0 AND 9),
        voted_at timestamptz NOT NULL,
        PRIMARY KEY (message_id, account_id, place)
      );
      CREATE INDEX poll_votes_of_account ON poll_votes (account_id, voted_at);
      ALTER TABLE messages ADD COLUMN has_poll boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN has_poll; DROP TABLE poll_votes; DROP TABLE polls;');
  }
}
