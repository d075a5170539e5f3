import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that has states has a version, as the rows that people edit. */
export class DecisionVersions1764100100000 implements MigrationInterface {
  readonly name = 'DecisionVersions1764100100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE homeowner_applications ADD COLUMN version int NOT NULL DEFAULT 1;
      ALTER TABLE neatkeeper_invitations ADD COLUMN version int NOT NULL DEFAULT 1;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE neatkeeper_invitations DROP COLUMN version;
      ALTER TABLE homeowner_applications DROP COLUMN version;
    `);
  }
}
