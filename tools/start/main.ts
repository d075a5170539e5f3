import { isPortFree, ownFolder } from '@common-roof/local-services';
import { join } from 'node:path';

import { explain } from '../lib/failure.ts';
import { interruption, Interrupted, orInterrupted } from '../lib/interruption.ts';
import { publicUrl, serverEnvironment } from './environment.ts';
import { beginFirstStart } from './first-start.ts';
import { lockFolder } from './folder-lock.ts';
import { checkSurroundings, prepareDataDir } from './preflight.ts';
import { buildAndStartServices, prepareDatabase, startServer, Undo, usualMailboxPort } from './product.ts';
import { readSettings, type Settings } from './settings.ts';
import { signInTable } from './sign-ins.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const undo = new Undo();
const signal = interruption();
const progress = { isReady: false };

async function start(settings: Settings): Promise<never> {
  say('Starting Common Roof');
  await prepareDataDir(settings.dataDir);
  undo.add(lockFolder(settings.dataDir));
  await checkSurroundings(settings);
  const finishFirstStart = beginFirstStart(settings, say);
  // People's photos, agreements and mails, on a machine that others may also use.
  for (const name of ['files', 'mail']) ownFolder(join(settings.dataDir, name));
  const httpPort = (await isPortFree(usualMailboxPort)) ? usualMailboxPort : undefined;
  const services = await buildAndStartServices(settings, httpPort, undo, signal, say);
  const env = serverEnvironment(settings, services);
  await prepareDatabase(settings, env, signal, say);
  finishFirstStart();
  const server = await startServer(env, undo, signal, say);
  say(settings.demoData ? `\n${signInTable()}` : '');
  say(`Mail: ${services.mail === undefined ? 'goes out through SMTP_URL' : services.mail.mailboxUrl}\n`);
  say(`Common Roof is ready at ${publicUrl(settings)}`);
  progress.isReady = true;
  return Promise.race([services.failed, server.failed]);
}

try {
  const settings = readSettings(process.env, 'warn');
  await orInterrupted(start(settings), signal);
} catch (error) {
  if (error instanceof Interrupted) {
    say('Stopping');
    process.exitCode = progress.isReady ? 0 : error.exitCode;
  } else {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
await undo.all();
process.exit();
