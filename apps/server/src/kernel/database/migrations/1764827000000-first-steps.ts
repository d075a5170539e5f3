import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has put the first steps away does not see them again. */
export class FirstSteps1764827000000 implements MigrationInterface {
  readonly name = 'FirstSteps1764827000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN first_steps_hidden_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN first_steps_hidden_at');
  }
}
