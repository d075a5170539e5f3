import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose a turn was who moved out before it was due, so that it is theirs again should their end be taken back. */
export class LeftTurns1764832100000 implements MigrationInterface {
  readonly name = 'LeftTurns1764832100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chore_assignments ADD COLUMN left_by uuid REFERENCES accounts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chore_assignments DROP COLUMN left_by');
  }
}
