import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session last proved a second factor: what would take one away asks for it. */
export class ConfirmedFactors1764832200000 implements MigrationInterface {
  readonly name = 'ConfirmedFactors1764832200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN factor_confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN factor_confirmed_at');
  }
}
