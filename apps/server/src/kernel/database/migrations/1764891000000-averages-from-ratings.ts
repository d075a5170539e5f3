import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An average is a query: a person has few ratings. */
export class AveragesFromRatings1764891000000 implements MigrationInterface {
  readonly name = 'AveragesFromRatings1764891000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM outbox WHERE type = 'ratings.average-changed';
      DROP TABLE rating_averages;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rating_averages (
        ratee_id uuid PRIMARY KEY REFERENCES accounts,
        count int NOT NULL CHECK (count >= 0),
        sum int NOT NULL CHECK (sum BETWEEN count AND 5 * count)
      );
      INSERT INTO rating_averages (ratee_id, count, sum)
      SELECT ratee_id, count(*), sum(stars) FROM ratings JOIN accounts a ON a.id = ratee_id
       WHERE ratings.state = 'revealed' AND removed_at IS NULL AND a.deleted_at IS NULL GROUP BY ratee_id;
    `);
  }
}
