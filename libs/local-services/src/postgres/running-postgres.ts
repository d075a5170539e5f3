import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { postgresUser } from './binaries.ts';
import { isServed, reachableDataFolder } from './data-folder.ts';
import type { PostgresOptions } from './start-postgres.ts';

/** The line of `postmaster.pid` with the port. */
const PORT_LINE = 3;

/** Returns the address of a database whose server another process has started; undefined where none runs. */
export function addressOfRunningPostgres({
  dataDir,
  password = '',
  database = 'common_roof',
  systemDir = '/var/lib/common-roof',
}: Pick<PostgresOptions, 'dataDir' | 'password' | 'database' | 'systemDir'>): string | undefined {
  const folder = reachableDataFolder(resolve(dataDir), postgresUser(), systemDir, () => undefined);
  if (!isServed(folder)) return undefined;
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]?.trim();
  return `postgres://postgres:${password}@127.0.0.1:${port ?? ''}/${database}`;
}
