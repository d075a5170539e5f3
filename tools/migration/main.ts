import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { migrationFile } from './template.ts';

const folder = join(repositoryRoot, 'apps/server/src/kernel/database/migrations');
const file = migrationFile(process.argv[2] ?? '', new Date());

if (file === undefined) {
  process.stderr.write('Usage: npm run db:migration <name-in-kebab-case>, for example add-house-nickname\n');
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, file.fileName);
  writeFileSync(path, file.content, { flag: 'wx' });
  process.stdout.write(`${relative(repositoryRoot, path)}\n`);
}
