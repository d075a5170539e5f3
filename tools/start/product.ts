import { startLocalServices, type LocalServices } from '@common-roof/local-services';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { run } from '../lib/child.ts';
import { Failure } from '../lib/failure.ts';
import { cacheRoot } from '../lib/repository.ts';
import { build, builtStamp, serverScript } from './build.ts';
import { isPrepared, markPrepared } from './prepared.ts';
import { databasePassword, servicesPassword } from './secrets.ts';
import { type Settings } from './settings.ts';
import { SupervisedProcess } from './supervised-process.ts';

export type Say = (line: string) => void;

/** The preferred port of the mailbox page; another one is used if it is taken. */
export const usualMailboxPort = 8025;

/** Stops what was started, in reverse order. */
export class Undo {
  readonly #steps: (() => void | Promise<void>)[] = [];

  add(step: () => void | Promise<void>): void {
    this.#steps.unshift(step);
  }

  /** Runs every step, even after one that failed. */
  async all(): Promise<void> {
    for (const step of this.#steps.splice(0)) {
      await Promise.resolve(step()).catch((error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
      });
    }
  }
}

export function startServices(settings: Settings, httpPort: number | undefined, say: Say): Promise<LocalServices> {
  return startLocalServices({
    dataDir: settings.dataDir,
    cacheDir: join(cacheRoot, 'local-services'),
    given: { postgres: settings.databaseUrl, redis: settings.redisUrl },
    password: servicesPassword(settings.dataDir),
    withoutMail: settings.smtpUrl !== undefined,
    ...(httpPort === undefined ? {} : { mailPorts: { httpPort } }),
    log: say,
  });
}

/** Builds the product while starting the services it needs. The services are stopped if the build fails. */
export async function buildAndStartServices(
  settings: Settings,
  httpPort: number | undefined,
  undo: Undo,
  signal: AbortSignal,
  say: Say,
): Promise<LocalServices> {
  signal.throwIfAborted();
  const building = build(signal).then((how) => {
    say(how === 'built' ? 'Built' : 'Build is up to date');
  });
  const starting = startServices(settings, httpPort, say).then((services) => {
    say(`PostgreSQL: ${services.postgres.kind}, Redis: ${services.redis.kind}`);
    return services;
  });
  undo.add(async () => {
    await Promise.allSettled([building]);
    const [services] = await Promise.allSettled([starting]);
    if (services.status === 'fulfilled') await services.value.stop();
  });
  const [services] = await Promise.all([starting, building]);
  return services;
}

/** Migrates the database, and adds the demo houses on request. Our own is asked once for each build. */
export async function prepareDatabase(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  say: Say,
): Promise<void> {
  const { dataDir, databaseUrl, demoData } = settings;
  const role = createHash('sha256').update(databasePassword(dataDir)).digest('hex');
  const stamp = `${builtStamp()} ${demoData ? 'with' : 'without'} demonstration houses for ${role}`;
  const wasPrepared = databaseUrl === undefined && isPrepared(dataDir, stamp);
  if (wasPrepared) say('Database is up to date');
  else await runScript('migrate', 'The database could not be brought up to date', env, signal, say);
  if (demoData) {
    if (!wasPrepared) await runScript('seed', 'The demonstration houses could not be made', env, signal);
    say('Demonstration houses are there');
  }
  if (databaseUrl === undefined && !wasPrepared) markPrepared(dataDir, stamp);
}

/** Port of 127.0.0.1 for a debugger, as in `.vscode/launch.json`. */
const DEBUGGER_PORT = 9229;

/**
 * Starts the server, api and worker in one process; resolves when it is ready.
 * @param inspect whether a debugger can attach to it
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  undo: Undo,
  signal: AbortSignal,
  say: Say,
  inspect = false,
): Promise<SupervisedProcess> {
  signal.throwIfAborted();
  const server = new SupervisedProcess({
    name: 'server',
    script: serverScript('main'),
    nodeFlags: inspect ? [`--inspect=127.0.0.1:${String(DEBUGGER_PORT)}`] : [],
    // The cache that makes scripts ready sooner keeps 25 MB for as long as the process lives.
    env: { ...env, ROLE: 'all', NODE_DISABLE_COMPILE_CACHE: '1' },
    healthUrl: `http://127.0.0.1:${env['PORT'] ?? ''}/api/health/ready`,
    say,
  });
  undo.add(() => server.stop());
  await server.start();
  return server;
}

/** @param say gets what the script says as it comes */
async function runScript(
  name: 'migrate' | 'seed',
  complaint: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  say?: Say,
): Promise<void> {
  const args = ['--enable-source-maps', serverScript(name)];
  const { code, output, errors } = await run(process.execPath, args, {
    env,
    signal,
    ...(say === undefined ? {} : { onLine: say }),
  });
  if (code === 0) return;
  if (/No space left on device|ENOSPC|53100/.test(output)) {
    throw new Failure(`${complaint}: no space is left on the disk.`);
  }
  const sentence = errors.trim();
  if (sentence !== '' && !sentence.includes('\n')) throw new Failure(sentence);
  process.stderr.write(output);
  throw new Failure(`${complaint}; what it said stands above.`);
}
