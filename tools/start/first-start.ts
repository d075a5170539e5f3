import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Settings } from './settings.ts';

const MARK = 'first-start.unfinished';
/** What a start stores in DATA_DIR, apart from secrets. */
const KEPT = ['postgres', 'redis', 'files', 'mail'];

/**
 * Checks whether this is the first start with DATA_DIR. If an earlier first start was interrupted before its data was
 * complete, nobody has used that data: it is deleted, and the first start begins again. A given database is never
 * deleted or checked.
 * @returns a function to call when the data is complete
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
