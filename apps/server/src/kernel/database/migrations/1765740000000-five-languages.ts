import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['accounts', 'locale'],
  ['accounts', 'last_locale'],
  ['ad_applicants', 'locale'],
  ['homeowner_applications', 'locale'],
  ['email_message', 'locale'],
  ['agreement_templates', 'language'],
  ['agreements', 'language'],
  ['agreement_signatures', 'consent_language'],
  ['data_exports', 'language'],
] as const;

/** Spanish, French and Arabic beside English and German. */
export class FiveLanguages1765740000000 implements MigrationInterface {
  readonly name = 'FiveLanguages1765740000000';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `'en', 'de', 'es', 'fr', 'ar'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await allow(runner, `'en', 'de'`);
  }
}

/** @param languages as a list in SQL */
async function allow(runner: QueryRunner, languages: string): Promise<void> {
  for (const [table, column] of COLUMNS) {
    const constraint = `${table}_${column}_check`;
    await runner.query(`
      ALTER TABLE ${table} DROP CONSTRAINT ${constraint},
        ADD CONSTRAINT ${constraint} CHECK (${column} IN (${languages}))`);
  }
}
