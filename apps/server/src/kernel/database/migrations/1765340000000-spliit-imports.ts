import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups of spliit can be imported. */
export class SpliitImports1765340000000 implements MigrationInterface {
  readonly name = 'SpliitImports1765340000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE supplies_imports
        DROP CONSTRAINT supplies_imports_form_check,
        ADD CONSTRAINT supplies_imports_form_check CHECK (form IN ('own', 'splitwise', 'spliit'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE supplies_imports SET form = 'own' WHERE form = 'spliit';
      ALTER TABLE supplies_imports
        DROP CONSTRAINT supplies_imports_form_check,
        ADD CONSTRAINT supplies_imports_form_check CHECK (form IN ('own', 'splitwise'));
    `);
  }
}
