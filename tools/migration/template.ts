const nameForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export interface MigrationFile {
  readonly fileName: string;
  readonly content: string;
}

/**
 * Returns an empty migration. TypeORM orders migrations by the milliseconds at the end of the class name.
 * @returns undefined if the name isn't in kebab-case
 */
export function migrationFile(name: string, now: Date): MigrationFile | undefined {
  if (!nameForm.test(name)) return undefined;
  const time = String(now.getTime());
  const className = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return {
    fileName: `${time}-${name}.ts`,
    content: `import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ${className}${time} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
    \`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`
    \`);
  }
}
`,
  };
}
