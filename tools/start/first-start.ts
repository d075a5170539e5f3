import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Settings } from './settings.ts';

const MARK = 'first-start.unfinished';
/** What a start keeps in DATA_DIR, secrets aside. */
const KEPT = ['postgres', 'redis', 'files', 'mail'];

/**
 * Looks whether this is the first start with DATA_DIR. One that was interrupted before its data was whole never
 * served anybody: what it left is thrown away, and the first start begins anew. A database that was given is nobody's
 * to throw away, and is not looked at.
 * @returns to be called when the data is whole
 */
export function beginFirstStart(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  say: (line: string) => void,
): () => void {
  if (databaseUrl !== undefined) return () => undefined;
  const mark = join(dataDir, MARK);
  if (existsSync(mark)) {
    say('The first start was interrupted: beginning anew');
    for (const folder of KEPT) rmSync(join(dataDir, folder), { recursive: true, force: true });
  }
  if (existsSync(join(dataDir, 'postgres'))) return () => undefined;
  writeFileSync(mark, '');
  return () => {
    rmSync(mark, { force: true });
  };
}
