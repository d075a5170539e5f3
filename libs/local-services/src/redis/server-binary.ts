import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { type Log } from '../service.ts';

export interface RedisBinary {
  readonly kind: 'real server (PATH)' | 'real server (Debian package)';
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The live update streams and the queue's scripts need Redis 6.2; every Valkey is newer. */
const oldestRedis = [6, 2] as const;
const debianPackages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];
const fetchMs = 120_000;

/** Returns a Redis or Valkey server on PATH that is new enough. */
export function redisOnPath(searchPath: string, log: Log): RedisBinary | undefined {
  for (const name of ['valkey-server', 'redis-server']) {
    const path = searchPath
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(isExecutable);
    if (path === undefined) continue;
    const binary = { kind: 'real server (PATH)', path, env: process.env } as const;
    if (isUsable(binary)) return binary;
    log(`${path} is older than Redis ${oldestRedis.join('.')}: not used`);
  }
  return undefined;
}

/** Returns the Redis of the Debian package, unpacked into `cacheDir` without root; downloads it if it is missing. */
export function redisOfDebian(cacheDir: string, searchPath: string, log: Log): RedisBinary | undefined {
  const root = join(cacheDir, 'redis-debian');
  const hasTool = (name: string): boolean => searchPath.split(delimiter).some((dir) => isExecutable(join(dir, name)));
  if (!existsSync(root)) {
    if (!hasTool('apt-get') || !hasTool('dpkg')) return undefined;
    log('No Redis is installed: fetching the Debian package (once, a few seconds)');
    try {
      fetchDebianPackages(cacheDir, root);
    } catch (error) {
      log(
        `The Debian package of Redis could not be fetched: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  }
  const libraries = join(root, 'usr', 'lib');
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : [];
  const binary = {
    kind: 'real server (Debian package)',
    path: join(root, 'usr', 'bin', 'redis-server'),
    env: { ...process.env, LD_LIBRARY_PATH: folders.join(delimiter) },
  } as const;
  if (isUsable(binary)) return binary;
  log(`${binary.path} does not run here`);
  return undefined;
}

function fetchDebianPackages(cacheDir: string, root: string): void {
  mkdirSync(cacheDir, { recursive: true });
  const work = mkdtempSync(join(cacheDir, 'apt-'));
  try {
    for (const folder of ['lists/partial', 'cache/archives/partial', 'debs', 'root']) {
      mkdirSync(join(work, folder), { recursive: true });
    }
    const debs = join(work, 'debs');
    const options = ['-o', `Dir::State::lists=${work}/lists`, '-o', `Dir::Cache=${work}/cache`];
    const quiet = ['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User=', '-qq'];
    const running = { cwd: debs, stdio: 'ignore', timeout: fetchMs } as const;
    execFileSync('apt-get', [...options, ...quiet, 'update'], running);
    execFileSync('apt-get', [...options, ...quiet, 'download', ...debianPackages], running);
    for (const deb of readdirSync(debs)) execFileSync('dpkg', ['-x', deb, '../root'], running);
    // Two downloads can run at once: the first to finish wins.
    if (!existsSync(root)) renameSync(join(work, 'root'), root);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function isUsable({ path, env }: RedisBinary): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { env, encoding: 'utf8' });
  if (status !== 0) return false;
  if (/valkey/i.test(stdout)) return true;
  const [, major = '0', minor = '0'] = /v=(\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > oldestRedis[0] || (Number(major) === oldestRedis[0] && Number(minor) >= oldestRedis[1]);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
