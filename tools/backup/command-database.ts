import { addressOfRunningPostgres, startPostgres } from '@common-roof/local-services';
import { join } from 'node:path';

import { lockFolder } from '../start/folder-lock.ts';
import type { Say, Undo } from '../start/product.ts';
import { servicesPassword } from '../start/secrets.ts';
import type { Settings } from '../start/settings.ts';

/**
 * Returns the address of the installation's database for its owner: the given one, or that of DATA_DIR, whose server is
 * started unless it runs.
 * @param undo gets the steps that stop what was started
 * @throws Failure when another command is at work in DATA_DIR
 */
export async function databaseForCommand(
  { databaseUrl, databaseOwnerUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  undo: Undo,
  say: Say,
): Promise<string> {
  if (databaseUrl !== undefined) return databaseOwnerUrl ?? databaseUrl;
  const own = { dataDir: join(dataDir, 'postgres'), password: servicesPassword(dataDir) };
  const running = addressOfRunningPostgres(own);
  if (running !== undefined) return running;
  undo.add(lockFolder(dataDir));
  const postgres = await startPostgres({ ...own, log: say });
  undo.add(() => postgres.stop());
  return postgres.url;
}
