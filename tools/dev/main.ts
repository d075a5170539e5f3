import { freePort, isPortFree, spawnGuarded, until } from '@common-roof/local-services';
import { resolve } from 'node:path';

import { explain, Failure } from '../lib/failure.ts';
import { interruption, Interrupted, orInterrupted } from '../lib/interruption.ts';
import { repositoryRoot } from '../lib/repository.ts';
import { publicUrl, serverEnvironment } from '../start/environment.ts';
import { lockFolder } from '../start/folder-lock.ts';
import { checkSurroundings, prepareDataDir } from '../start/preflight.ts';
import { beginFirstStart } from '../start/first-start.ts';
import { buildAndStartServices, prepareDatabase, startServer, Undo, usualMailboxPort } from '../start/product.ts';
import { readSettings, type Settings } from '../start/settings.ts';
import { signInTable } from '../start/sign-ins.ts';
import { rebuildOnChange } from './rebuild-on-change.ts';

const viteMs = 60_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const undo = new Undo();
const signal = interruption();

/**
 * Like `npm start`, except that vite serves the page, and the server is rebuilt and restarted on every change. With
 * `npm run dev -- --inspect` a debugger can attach to the server.
 */
async function develop(settings: Settings, inspect: boolean): Promise<never> {
  await prepareDataDir(settings.dataDir);
  undo.add(lockFolder(settings.dataDir));
  await checkSurroundings(settings);
  const httpPort = (await isPortFree(usualMailboxPort)) ? usualMailboxPort : undefined;
  const finishFirstStart = beginFirstStart(settings, say);
  const services = await buildAndStartServices(settings, httpPort, undo, signal, say);
  const apiPort = await freePort();
  const env = serverEnvironment(settings, services, apiPort);
  await prepareDatabase(settings, env, signal, say);
  finishFirstStart();
  const server = await startServer(env, undo, signal, say, inspect);
  undo.add(rebuildOnChange(say, () => server.restart()));
  await startVite(settings, `http://127.0.0.1:${String(apiPort)}`);
  say(`\n${signInTable()}\n`);
  say(`Mail: ${services.mail === undefined ? 'goes out through SMTP_URL' : services.mail.mailboxUrl}`);
  say(`Common Roof is ready at ${publicUrl(settings)}`);
  return Promise.race([services.failed, server.failed]);
}

async function startVite(settings: Settings, apiUrl: string): Promise<void> {
  const vite = spawnGuarded({
    command: process.execPath,
    args: [
      resolve(repositoryRoot, 'node_modules/vite/bin/vite.js'),
      ...['--host', '127.0.0.1', '--port', String(settings.port), '--strictPort'],
    ],
    cwd: resolve(repositoryRoot, 'apps/client'),
    env: { ...process.env, API_URL: apiUrl },
    stopSignal: 'TERM',
  });
  undo.add(() => vite.stop());
  const isTaken = async (): Promise<boolean> => !(await isPortFree(settings.port));
  if (await until(isTaken, viteMs, () => vite.hasExited())) return;
  throw new Failure('The development server of the client did not start; what it said stands above.');
}

try {
  await orInterrupted(develop(readSettings(process.env, 'info'), process.argv.includes('--inspect')), signal);
} catch (error) {
  if (error instanceof Interrupted) say('Stopping');
  else process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof Interrupted ? 0 : 1;
}
await undo.all();
process.exit();
