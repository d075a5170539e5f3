import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { spawnGuarded, type GuardedProcess } from '../guarded-process.ts';
import { keepRunning } from '../keep-running.ts';
import { ownFolder } from '../own-folder.ts';
import { freePort } from '../ports.ts';
import { givenService, LocalServiceError, neverFails, type LocalService, type Log } from '../service.ts';
import { until } from '../until.ts';
import { answersFrom } from './answers-from.ts';
import { redisOfDebian, redisOnPath, type RedisBinary } from './server-binary.ts';

export type RedisKind = 'given' | RedisBinary['kind'] | 'stand-in without persistence';

export interface RedisOptions {
  /** A server to use instead; nothing is started. */
  readonly given?: string | undefined;
  readonly dataDir: string;
  /** Where a downloaded server is cached. */
  readonly cacheDir: string;
  /** Required from every connection: letters, digits, `-` and `_`. Absent: everyone on this machine can connect. */
  readonly password?: string;
  /** A free port by default. */
  readonly port?: number;
  readonly log?: Log;
  /** Where to look for servers and apt-get; PATH by default. */
  readonly searchPath?: string;
}

const startMs = 30_000;
const attempts = 5;

/**
 * Starts the best Redis available on this machine, on the loopback interface, and resolves when it answers. If it dies,
 * it is restarted on the same port. `durable` is false if only the in-process stand-in is available.
 * @throws LocalServiceError with a one-sentence message if a server was found but did not start
 */
export async function startRedis(options: RedisOptions): Promise<LocalService<RedisKind>> {
  if (options.given !== undefined) return givenService(options.given);
  const { log = () => undefined, searchPath = process.env['PATH'] ?? '' } = options;
  const binary = redisOnPath(searchPath, log) ?? redisOfDebian(resolve(options.cacheDir), searchPath, log);
  if (binary === undefined) return startStandIn(options.port, log);
  const { password } = options;
  const place = { binary, dataDir: resolve(options.dataDir), password, log };
  const { server, port } = await launch(place, options.port);
  const again = async (): Promise<GuardedProcess> => (await launch(place, port)).server;
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${String(port)}`;
  return { url, kind: binary.kind, durable: true, ...keepRunning('Redis', server, again, log) };
}

interface Place {
  readonly binary: RedisBinary;
  readonly dataDir: string;
  readonly password: string | undefined;
  readonly log: Log;
}

async function launch(place: Place, wanted: number | undefined): Promise<{ server: GuardedProcess; port: number }> {
  const { binary, dataDir, password, log } = place;
  for (let attempt = 1; ; attempt += 1) {
    ownFolder(dataDir);
    const port = wanted ?? (await freePort());
    const server = spawnGuarded({
      command: binary.path,
      args: [
        ...(password === undefined ? [] : [passwordFile(dataDir, password)]),
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', dataDir],
        ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''],
        ...['--maxmemory-policy', 'noeviction'],
      ],
      env: binary.env,
      stopSignal: 'TERM',
      logFile: `${dataDir}.log`,
    });
    const ready = async (): Promise<boolean> => !server.hasExited() && (await answersFrom({ port, password }, dataDir));
    if (await until(ready, startMs, () => server.hasExited())) return { server, port };
    await server.stop();
    const words = server.lastWords(20);
    if (attempt === 1 && isAboutDamage(words)) setAside(dataDir, log);
    else if (attempt === attempts || !words.includes('Address already in use') || wanted !== undefined) {
      throw new LocalServiceError(`Redis did not start: ${server.lastWords(1) || 'it said nothing'}`, {
        cause: server.lastWords(40),
      });
    }
  }
}

/** Writes the password to a private file, because every user can read a command's arguments. @returns its path */
function passwordFile(dataDir: string, password: string): string {
  const file = `${dataDir}.conf`;
  rmSync(file, { force: true });
  writeFileSync(file, `requirepass ${password}\n`, { mode: 0o600 });
  return file;
}

/** Whether Redis failed to read its data: truncated, overwritten, or written by a newer version. */
function isAboutDamage(words: string): boolean {
  return /reading the (append only|RDB)|append only file|AOF manifest|RDB format version|Wrong signature|loading the DB/i.test(
    words,
  );
}

/**
 * Moves damaged files aside. Redis is transport, not a record: lost events are sent again. The files stay for
 * inspection.
 */
function setAside(dataDir: string, log: Log): void {
  const aside = `${dataDir}.damaged`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(dataDir, aside);
  log(`What Redis kept is damaged: beginning anew, the damaged files are in ${aside}`);
}

async function startStandIn(port: number | undefined, log: Log): Promise<LocalService<RedisKind>> {
  log('WARNING: no Redis server could be found or fetched. A stand-in in JavaScript takes its place: it forgets');
  log('WARNING: everything when it stops and is slow. It is for looking around only; install redis-server or valkey.');
  const { createRedisServer } = await import('js-redis-server');
  const server = await createRedisServer({ port: port ?? (await freePort()) });
  let stopping: Promise<void> | undefined;
  return {
    url: `redis://127.0.0.1:${String(server.port)}`,
    kind: 'stand-in without persistence',
    durable: false,
    failed: neverFails(),
    stop: () => (stopping ??= server.close()),
  };
}
