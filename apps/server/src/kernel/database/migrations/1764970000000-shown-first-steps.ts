import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who brings the first steps back sees them for as long as a new account. */
export class ShownFirstSteps1764970000000 implements MigrationInterface {
  readonly name = 'ShownFirstSteps1764970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN first_steps_shown_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN first_steps_shown_at');
  }
}
