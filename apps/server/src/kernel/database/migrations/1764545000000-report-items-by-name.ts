import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A piano is the piano of the other report, however it is written: no report lists it twice. */
export class ReportItemsByName1764545000000 implements MigrationInterface {
  readonly name = 'ReportItemsByName1764545000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE move_report_items DROP CONSTRAINT move_report_items_once;
      CREATE UNIQUE INDEX move_report_items_once
        ON move_report_items (report_id, area, thing, lower(name)) NULLS NOT DISTINCT;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX move_report_items_once;
      ALTER TABLE move_report_items
        ADD CONSTRAINT move_report_items_once UNIQUE NULLS NOT DISTINCT (report_id, area, thing, name);
    `);
  }
}
