import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bonuses of a month are found among years of points, and the categories of two years without their purchases. */
export class IndexesOfSums1765830000000 implements MigrationInterface {
  readonly name = 'IndexesOfSums1765830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX point_entries_bonuses ON point_entries (house_id, period, roomie_id) WHERE cause = 'bonus';
      CREATE INDEX supplies_by_category ON supplies (house_id, bought_on) INCLUDE (category, price_added_minor)
        WHERE state = 'verified';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX point_entries_bonuses, supplies_by_category');
  }
}
