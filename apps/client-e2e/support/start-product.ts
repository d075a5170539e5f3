import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { createDatabase, folderInMemory, freePort, startLocalServices } from '@common-roof/local-services';
import { makePushSettings } from '@common-roof/testing/push-service';

const SERVER = join(import.meta.dirname, '../../server/dist');
const CLIENT = join(import.meta.dirname, '../../client/dist');
const CACHE = join(import.meta.dirname, '../../../.cache/local-services');

interface Services {
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string;
  mailboxUrl: string;
  stop(): Promise<void>;
}

/** Returns the services that `npm test` shares, or starts separate ones if the stories run alone. */
async function services(folder: string): Promise<Services> {
  const { TEST_DATABASE_URL, TEST_REDIS_URL, TEST_SMTP_URL, TEST_MAILBOX_URL } = process.env;
  if (TEST_DATABASE_URL && TEST_REDIS_URL && TEST_SMTP_URL && TEST_MAILBOX_URL) {
    const name = `stories_${String(process.pid)}`;
    return {
      databaseUrl: await createDatabase(TEST_DATABASE_URL, name),
      redisUrl: new URL('/15', TEST_REDIS_URL).href,
      smtpUrl: TEST_SMTP_URL,
      mailboxUrl: TEST_MAILBOX_URL,
      stop: () => Promise.resolve(),
    };
  }
  const own = await startLocalServices({ dataDir: join(folder, 'services'), cacheDir: CACHE });
  return {
    databaseUrl: own.postgres.url,
    redisUrl: own.redis.url,
    smtpUrl: own.mail?.url ?? '',
    mailboxUrl: own.mail?.mailboxUrl ?? '',
    stop: () => own.stop(),
  };
}

/** Without the flags of the stories' own process: with them, the built product would load its sources. */
const forked = (script: string, env: NodeJS.ProcessEnv): ChildProcess =>
  fork(join(SERVER, script), { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

/** Returns the address of a database for a role without the owner's rights, which the migration makes. */
function forApplication(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'common_roof_app';
  return url.href;
}

async function runToEnd(script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = forked(script, env);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}`);
}

export async function startProcess(script: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = forked(script, env);
  const ready = once(child, 'message');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${String(code)} before it was ready`);
  });
  await Promise.race([ready, ended]);
  // After a successful start, ending it is on purpose.
  ended.catch(() => undefined);
  return child;
}

/** Starts the built product with the demo data, and stops it after the last story. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = folderInMemory('common-roof-stories-');
  const given = await services(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const push = makePushSettings();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_OPTIONS: '',
    LOG_LEVEL: 'error',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    CLIENT_DIST: CLIENT,
    DEMO_ACCOUNTS: 'true',
    DATABASE_URL: forApplication(given.databaseUrl),
    DATABASE_OWNER_URL: given.databaseUrl,
    REDIS_URL: given.redisUrl,
    SMTP_URL: given.smtpUrl,
    // A minute of a story stands for ten real ones.
    CHAT_EMAIL_DELAY_SECONDS: '3',
    DUE_SWEEP_SECONDS: '1',
    ...push,
    LIMIT_REQUESTS_PER_MINUTE: '100000',
    LIMIT_CONNECTS_PER_MINUTE: '100000',
    LIMIT_MESSAGES_PER_MINUTE: '100000',
    LIMIT_FRAMES_PER_MINUTE: '100000',
    LIMIT_MAILS_TO_STRANGERS_PER_HOUR: '100000',
    LIMIT_AD_APPLICATIONS_PER_HOUR_AND_ADDRESS: '100000',
    LIMIT_SOCKETS_PER_ACCOUNT: '50',
    // Dead links are checked at every width, and everyone has the same address.
    LIMIT_LINK_GUESSES_PER_HOUR_AND_ADDRESS: '100000',
    LIMIT_LOGINS_PER_HOUR_AND_ADDRESS: '100000',
  };
  await runToEnd('migrate.js', env);
  await runToEnd('seed.js', env);
  const server = await startProcess('main.js', env);
  process.env['STORIES_URL'] = url;
  process.env['STORIES_SERVER'] = JSON.stringify(env);
  process.env['STORIES_PUSH_KEY'] = push.VAPID_PUBLIC_KEY;
  process.env['STORIES_MAILBOX_URL'] = given.mailboxUrl;
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await given.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
