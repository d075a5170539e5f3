import { join, resolve } from 'node:path';

import { spawnGuarded, type GuardedProcess } from '../guarded-process.ts';
import { keepRunning } from '../keep-running.ts';
import { freePort } from '../ports.ts';
import { givenService, LocalServiceError, type LocalService, type Log } from '../service.ts';
import { until } from '../until.ts';
import { packagedBinaries, postgresUser, reachableBinaries } from './binaries.ts';
import {
  describeFailure,
  initializeCluster,
  isServed,
  reachableDataFolder,
  removeStalePidFile,
} from './data-folder.ts';
import { answersFrom, createDatabase } from './database.ts';
import { requirePassword } from './password.ts';

export type PostgresKind = 'given' | 'real server (embedded)';

export interface PostgresOptions {
  /** A server to use instead; nothing is started. */
  readonly given?: string | undefined;
  readonly dataDir: string;
  /** A free port by default. */
  readonly port?: number;
  /** Created if it is missing. */
  readonly database?: string;
  /** Required from every connection: letters, digits, `-` and `_`. Absent: everyone on this machine can connect. */
  readonly password?: string;
  /** Additional settings, such as `{ max_wal_size: '2GB' }`; they override ours. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * Whether its address leads through a Unix socket in its data folder, which takes a fifth less time for a query. It
   * answers on the loopback interface too, and only there where there are no such sockets or the path is too long.
   */
  readonly viaSocket?: boolean;
  readonly log?: Log;
  /** Folder with PostgreSQL's `bin`, `lib` and `share`; the npm package's by default. */
  readonly binariesDir?: string;
  /** Where root stores what an unprivileged user couldn't reach otherwise. */
  readonly systemDir?: string;
}

/** Commits are durable: fsync and synchronous_commit are set explicitly so that nobody has to look them up. */
const ownSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Details quote a row's values, such as an existing e-mail address.
  log_error_verbosity: 'terse',
} as const;

const startMs = 30_000;
const previousEndMs = 10_000;
const attempts = 5;

/**
 * Starts PostgreSQL on the loopback interface and resolves when it answers. If it dies, it is restarted on the same
 * port.
 * @throws LocalServiceError with a one-sentence message if it can't be started
 */
export async function startPostgres(options: PostgresOptions): Promise<LocalService<PostgresKind>> {
  if (options.given !== undefined) return givenService(options.given);
  const { log = () => undefined, systemDir = '/var/lib/common-roof', database = 'common_roof' } = options;
  const dataDir = resolve(options.dataDir);
  const user = postgresUser();
  const native = reachableBinaries(options.binariesDir ?? packagedBinaries(), user, systemDir, log);
  const folder = reachableDataFolder(dataDir, user, systemDir, log);
  initializeCluster(native, folder, user);
  const { password } = options;
  const viaSocket = options.viaSocket === true && canHoldSocket(folder);
  const settings = {
    ...ownSettings,
    ...(viaSocket ? { unix_socket_directories: folder } : {}),
    ...options.settings,
  };
  const place = { native, folder, user, logFile: `${dataDir}.log`, settings, password };
  if (password !== undefined) {
    await waitForPrevious(folder);
    removeStalePidFile(folder);
    requirePassword(place, password);
  }
  const { server, port } = await launch(place, options.port);
  const again = async (): Promise<GuardedProcess> => (await launch(place, port)).server;
  const { failed, stop } = keepRunning('PostgreSQL', server, again, log);
  try {
    const created = await createDatabase(`${addressOf(port, password)}/postgres`, database);
    const url = viaSocket ? `${created}?host=${encodeURIComponent(folder)}` : created;
    return { url, kind: 'real server (embedded)', durable: true, failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Place {
  readonly native: string;
  readonly folder: string;
  readonly user: number | undefined;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly password: string | undefined;
}

/** Starts the server of an existing cluster and waits until it answers. */
async function launch(place: Place, wanted: number | undefined): Promise<{ server: GuardedProcess; port: number }> {
  const { native, folder, user, logFile, settings, password } = place;
  await waitForPrevious(folder);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  for (let attempt = 1; ; attempt += 1) {
    removeStalePidFile(folder);
    const port = wanted ?? (await freePort());
    const server = spawnGuarded({
      command: join(native, 'bin', 'postgres'),
      args: ['-D', folder, '-p', String(port), ...flags],
      stopSignal: 'INT',
      uid: user,
      logFile,
    });
    if (await answers(server, addressOf(port, password), folder)) return { server, port };
    await server.stop();
    if (attempt === attempts || !isPassing(server, wanted)) {
      throw new LocalServiceError(describeFailure('PostgreSQL did not start', server.lastWords(20)), {
        cause: server.lastWords(40),
      });
    }
  }
}

/** Most bytes of a socket's path, in the systems with the shortest. */
const MOST_PATH = 100;
const canHoldSocket = (folder: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= MOST_PATH;

const addressOf = (port: number, password: string | undefined): string =>
  `postgres://postgres${password === undefined ? '' : `:${password}`}@127.0.0.1:${String(port)}`;

function answers(server: GuardedProcess, url: string, folder: string): Promise<boolean> {
  const ready = async (): Promise<boolean> => !server.hasExited() && (await answersFrom(`${url}/postgres`, folder));
  return until(ready, startMs, () => server.hasExited());
}

/** Whether a retry may succeed: the free port was taken in between, or backends of a killed server are still ending. */
function isPassing(server: GuardedProcess, wantedPort: number | undefined): boolean {
  const words = server.lastWords(20);
  if (words.includes('Address already in use')) return wantedPort === undefined;
  return /shared memory block|lock file .* already exists/.test(words);
}

/** Waits for a server whose parent was killed, which takes a moment to end. One that stays is in use. */
async function waitForPrevious(folder: string): Promise<void> {
  if (await until(() => !isServed(folder), previousEndMs)) return;
  throw new LocalServiceError(`Another PostgreSQL already serves ${folder}.`);
}
