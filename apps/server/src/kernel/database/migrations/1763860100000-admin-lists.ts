import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In the orders in which admins read people and houses. */
export class AdminLists1763860100000 implements MigrationInterface {
  readonly name = 'AdminLists1763860100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX accounts_by_name ON accounts (account_type, (last_name || ' ' || first_name), id);
      CREATE INDEX houses_by_city ON houses (lower(city), id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX accounts_by_name, houses_by_city');
  }
}
