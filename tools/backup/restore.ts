import { ownFolder } from '@common-roof/local-services';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../lib/child.ts';
import { explain, Failure } from '../lib/failure.ts';
import { interruption } from '../lib/interruption.ts';
import { build, serverScript } from '../start/build.ts';
import { beginFirstStart } from '../start/first-start.ts';
import { prepareDataDir } from '../start/preflight.ts';
import { Undo } from '../start/product.ts';
import { adoptSecrets, isSecret } from '../start/secrets.ts';
import { readSettings } from '../start/settings.ts';
import { databaseForCommand } from './command-database.ts';
import { withPathsOfCaller } from './paths-of-caller.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const undo = new Undo();
const signal = interruption();

/** Restores a backup into a DATA_DIR without data. One that was interrupted starts over. */
async function restore(): Promise<number> {
  const settings = readSettings(process.env, 'warn');
  const { dataDir, databaseUrl } = settings;
  await prepareDataDir(dataDir);
  const finish = beginFirstStart(settings, say);
  if (databaseUrl === undefined && existsSync(join(dataDir, 'postgres'))) {
    throw new Failure(`There is data in DATA_DIR ${dataDir}: move it away, or choose another DATA_DIR.`);
  }
  ownFolder(join(dataDir, 'files'));
  await build(signal);
  const address = await databaseForCommand(settings, undo, say);
  const keys = mkdtempSync(join(dataDir, 'keys-'));
  undo.add(() => {
    rmSync(keys, { recursive: true, force: true });
  });
  const env = { ...process.env, DATABASE_URL: address, DATABASE_OWNER_URL: address, DATA_DIR: dataDir };
  const args = [serverScript('restore'), ...withPathsOfCaller(process.argv.slice(2)), '--keys-to', keys];
  const { code } = await run(process.execPath, args, { env, show: true, signal });
  if (code !== 0) return code;
  adoptKeys(keys, dataDir);
  finish();
  say('Start it with the settings that it had, such as DEMO_DATA=false npm start.');
  return 0;
}

/** Secrets go where a start finds them, and key files into DATA_DIR. */
function adoptKeys(folder: string, dataDir: string): void {
  const names = readdirSync(folder);
  const secrets = names.filter(isSecret).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  adoptSecrets(dataDir, Object.fromEntries(secrets) as Parameters<typeof adoptSecrets>[1]);
  for (const name of names.filter((other) => !isSecret(other))) renameSync(join(folder, name), join(dataDir, name));
}

try {
  process.exitCode = await restore();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
await undo.all();
process.exit();
