import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../lib/child.ts';
import { explain, Failure } from '../lib/failure.ts';
import { interruption } from '../lib/interruption.ts';
import { build, serverScript } from '../start/build.ts';
import { Undo } from '../start/product.ts';
import { readOrCreateSecrets } from '../start/secrets.ts';
import { readSettings } from '../start/settings.ts';
import { databaseForCommand } from './command-database.ts';
import { withPathsOfCaller } from './paths-of-caller.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const undo = new Undo();
const signal = interruption();

/** Backs up the installation of DATA_DIR, whether it runs or not. */
async function backUp(): Promise<number> {
  const settings = readSettings(process.env, 'warn');
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'postgres'))) {
    throw new Failure(`There is nothing to back up in DATA_DIR ${settings.dataDir}.`);
  }
  await build(signal);
  const databaseUrl = await databaseForCommand(settings, undo, say);
  const env = {
    ...process.env,
    ...readOrCreateSecrets(settings.dataDir),
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
  };
  const args = [serverScript('backup'), ...withPathsOfCaller(process.argv.slice(2))];
  return (await run(process.execPath, args, { env, show: true, signal })).code;
}

try {
  process.exitCode = await backUp();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
await undo.all();
process.exit();
