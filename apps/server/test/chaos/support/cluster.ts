import { join } from 'node:path';
import { rmSync } from 'node:fs';

import {
  type LocalService,
  type MailCatcher,
  startMailCatcher,
  startRedis,
  folderInMemory,
  until,
} from '@common-roof/local-services';

import { testServices } from '#test/support/services.ts';
import { startTestApp } from '#test/support/test-app.ts';
import type { TestDatabase } from '#test/support/test-database.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { buildServer } from '#test/support/compiled-server.ts';
import { ServerProcess } from './server-process.ts';
import { TcpGate } from './tcp-gate.ts';

const CACHE = join(import.meta.dirname, '../../../../../.cache/local-services');
const COMPILED = join(import.meta.dirname, '../../../../../.cache/compiled');

/** A Redis that can be stopped and started again with its data. */
export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Two api processes and a worker, as the operating system runs them, with a Redis and a mailbox of their own. The
 * database server is the suite's: none of these faults stops it, so it need not be durable.
 */
export interface Cluster {
  readonly world: World;
  readonly database: TestDatabase;
  readonly redis: OwnRedis;
  /** Between the processes and Redis, and between the worker and the mailbox. */
  readonly gates: { readonly redis: TcpGate; readonly smtp: TcpGate };
  readonly mail: MailCatcher;
  /** Where its processes store files. */
  readonly dataDir: string;
  readonly apis: readonly [ServerProcess, ServerProcess];
  readonly worker: ServerProcess;
  close(): Promise<void>;
}

const SKEWED_CLOCK = new URL('skewed-clock.mjs', import.meta.url).href;

/** Shortens every wait. */
const QUICK = {
  CHAT_EMAIL_DELAY_SECONDS: '1',
  DUE_SWEEP_SECONDS: '1',
  CHAT_ANNOUNCE_MS: '100',
  CHAT_ANNOUNCE_PAUSE_MS: '100',
  MAIL_SWEEP_SECONDS: '1',
  RECONCILE_SECONDS: '1',
  RECONCILE_AFTER_SECONDS: '2',
} as const;

const UNLIMITED = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_MESSAGES_PER_MINUTE: '1000000',
  LIMIT_FRAMES_PER_MINUTE: '1000000',
  LIMIT_CONNECTS_PER_MINUTE: '1000000',
  LIMIT_SOCKETS_PER_ACCOUNT: '50',
} as const;

/** @param secondsAhead by how much the clock of the second node is ahead */
export async function startCluster(environment: Record<string, string> = {}, secondsAhead = 0): Promise<Cluster> {
  const folder = folderInMemory('common-roof-chaos-');
  const [build, redis, mail] = await Promise.all([
    buildServer(),
    startOwnRedis(join(folder, 'redis')),
    startMailCatcher({ storeDir: join(folder, 'mail') }),
  ]);
  const gates = { redis: await TcpGate.before(redis.url), smtp: await TcpGate.before(mail.url) };
  const { database, world } = await settle();
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.applicationUrl,
    DATABASE_POOL: '8',
    REDIS_URL: gates.redis.url,
    SMTP_URL: gates.smtp.url,
    DATA_DIR: join(folder, 'files'),
    // Each start loads the same packages: with a compile cache, a killed process is back sooner.
    NODE_COMPILE_CACHE: COMPILED,
    ...QUICK,
    ...UNLIMITED,
    ...environment,
  };
  const first = await ServerProcess.create(build.script('main'), { ...env, ROLE: 'api' });
  const skewed = { NODE_OPTIONS: `--import=${SKEWED_CLOCK}`, SECONDS_AHEAD: String(secondsAhead) };
  const second = await ServerProcess.create(build.script('main'), {
    ...env,
    ROLE: 'api',
    ...(secondsAhead === 0 ? {} : skewed),
  });
  const worker = await ServerProcess.create(build.script('main'), { ...env, ROLE: 'worker' });
  const all = [first, second, worker];
  await Promise.all(all.map((each) => each.start()));
  return {
    world,
    database,
    redis,
    gates,
    mail,
    dataDir: env.DATA_DIR,
    apis: [first, second],
    worker,
    close: async () => {
      await Promise.all(all.map((each) => each.end('SIGKILL')));
      await Promise.all([gates.redis.close(), gates.smtp.close()]);
      await Promise.all([redis.stop(), mail.stop(), database.drop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Builds the world of the stories with the product itself, which then stops. */
async function settle(): Promise<{ database: TestDatabase; world: World }> {
  const app = await startTestApp();
  const world = await buildWorld(app);
  await app.app.close();
  // The drain handled these without a queue; they must not be handled again.
  await app.database.query('UPDATE outbox SET published_at = now(), settled_at = now()');
  return { database: app.database, world };
}

async function startOwnRedis(dataDir: string): Promise<OwnRedis> {
  // The service picks a free port itself: one that was free a moment ago may be taken.
  let running: LocalService = await startRedis({ dataDir, cacheDir: CACHE });
  const port = Number(new URL(running.url).port);
  if (!running.durable)
    throw new Error(`These tests need a real Redis, not the stand-in (${testServices().redisUrl}).`);
  return {
    url: running.url,
    start: async () => {
      running = await startRedis({ dataDir, cacheDir: CACHE, port });
    },
    stop: () => running.stop(),
  };
}

/** Fails with a sentence when a condition does not come true. */
export async function expectSoon(
  what: string,
  condition: () => boolean | Promise<boolean>,
  milliseconds = 120_000,
): Promise<void> {
  if (!(await until(condition, milliseconds)))
    throw new Error(`In ${String(milliseconds / 1_000)} s it did not come true that ${what}.`);
}
