import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { spawnGuarded } from '../guarded-process.ts';
import { freePort } from '../ports.ts';
import { givenService, LocalServiceError, type LocalService, type Log } from '../service.ts';
import { until } from '../until.ts';
import { answersFrom } from './answers-from.ts';
import { redisOfDebian, redisOnPath, type RedisBinary } from './server-binary.ts';

export type RedisKind = 'given' | RedisBinary['kind'] | 'stand-in without persistence';

export interface RedisOptions {
  /** A server to use instead: nothing is started. */
  readonly given?: string | undefined;
  readonly dataDir: string;
  /** Where a fetched server is kept for the next time. */
  readonly cacheDir: string;
  /** A free one by default. */
  readonly port?: number;
  readonly log?: Log;
  /** Where servers and apt-get are looked for; PATH by default. */
  readonly searchPath?: string;
}

const startMs = 30_000;
const attempts = 5;

/**
 * Starts the best Redis this machine can have, on the loopback interface, and resolves when it answers.
 * `durable` is false where only the stand-in inside this process was left.
 * @throws LocalServiceError with one sentence when a server was found and did not start.
 */
export async function startRedis(options: RedisOptions): Promise<LocalService<RedisKind>> {
  if (options.given !== undefined) return givenService(options.given);
  const { log = () => undefined, searchPath = process.env['PATH'] ?? '' } = options;
  const binary = redisOnPath(searchPath, log) ?? redisOfDebian(resolve(options.cacheDir), searchPath, log);
  return binary === undefined ? startStandIn(options.port, log) : startServer(binary, options);
}

async function startServer(binary: RedisBinary, options: RedisOptions): Promise<LocalService<RedisKind>> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const server = spawnGuarded({
      command: binary.path,
      args: [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', dataDir],
        ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''],
        ...['--maxmemory-policy', 'noeviction'],
      ],
      env: binary.env,
      stopSignal: 'TERM',
      logFile: `${dataDir}.log`,
    });
    const ready = async (): Promise<boolean> => !server.hasExited() && (await answersFrom(port, dataDir));
    if (await until(ready, startMs, () => server.hasExited())) {
      const url = `redis://127.0.0.1:${String(port)}`;
      return { url, kind: binary.kind, durable: true, stop: () => server.stop() };
    }
    await server.stop();
    const portTaken = server.lastWords(20).includes('Address already in use');
    if (attempt === attempts || !portTaken || options.port !== undefined) {
      throw new LocalServiceError(`Redis did not start: ${server.lastWords(1) || 'it said nothing'}`, {
        cause: server.lastWords(40),
      });
    }
  }
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
    stop: () => (stopping ??= server.close()),
  };
}
