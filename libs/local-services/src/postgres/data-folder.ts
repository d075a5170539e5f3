import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { LocalServiceError, type Log } from '../service.ts';

/**
 * Returns the cluster's folder: `wanted`, or one below `systemDir` if the unprivileged user can't reach it. The result
 * depends on `wanted` alone, so that the next start finds the same data.
 */
export function reachableDataFolder(wanted: string, user: number | undefined, systemDir: string, log: Log): string {
  const folder = prepareFolder(wanted, user);
  if (user === undefined || canWrite(folder, user)) return folder;
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const elsewhere = prepareFolder(join(systemDir, 'data', `${basename(wanted)}-${key}`), user);
  if (!canWrite(elsewhere, user)) {
    throw new LocalServiceError(
      `PostgreSQL, which refuses to run as root, can write neither ${wanted} nor ${elsewhere}.`,
    );
  }
  log(`${wanted} is closed to unprivileged users: the database is kept in ${elsewhere}`);
  writeFileSync(join(wanted, 'MOVED.txt'), `The database is kept in ${elsewhere}\n`);
  return elsewhere;
}

/**
 * Creates the cluster unless it exists. An interrupted creation leaves nothing that would break the next start. Foreign
 * files in the folder, or the remains of a damaged cluster, are never removed.
 */
export function initializeCluster(native: string, folder: string, user: number | undefined): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  if (readdirSync(folder).length > 0) {
    throw new LocalServiceError(
      `${folder} holds something that is no PostgreSQL data folder: move it away, or choose another DATA_DIR.`,
    );
  }
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  prepareFolder(unfinished, user);
  const identity = user === undefined ? {} : { uid: user, gid: user };
  // Trust is for tests, whose server ends with them; the product sets a password, see `requirePassword`.
  const options = ['-D', unfinished, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const made = spawnSync(join(native, 'bin', 'initdb'), options, { ...identity, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new LocalServiceError(describeFailure('PostgreSQL could not create its data folder', made.stderr), {
      cause: made.error ?? made.stderr,
    });
  }
  // Only onto an empty folder: the system refuses to replace any other.
  renameSync(unfinished, folder);
}

/** Turns PostgreSQL's output into one sentence; a full disk is named as such. */
export function describeFailure(what: string, printed: string): string {
  if (printed.includes('No space left on device')) return `${what}: no space is left on the disk.`;
  const line = /(?:FATAL|PANIC|ERROR|error):\s*(.*)/.exec(printed)?.[1] ?? printed.trim().split('\n').at(-1);
  return `${what}: ${line === undefined || line === '' ? 'it said nothing' : line}.`;
}

function prepareFolder(folder: string, user: number | undefined): string {
  // Parents are created separately, because a recursive mkdir applies its mode to every folder it creates.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user !== undefined && statSync(folder).uid !== user) chownSync(folder, user, user);
  return folder;
}

function canWrite(folder: string, user: number): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { uid: user, gid: user, cwd: '/' });
  return asked.status === 0;
}

/** Returns the process id in `postmaster.pid`; undefined if there is none. */
export function postmasterOf(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process in `postmaster.pid` is a PostgreSQL that serves this folder. The file survives a crash, and if
 * another program has its process id by then, PostgreSQL would refuse to start.
 */
export function isServed(folder: string): boolean {
  const pid = postmasterOf(folder);
  return pid !== undefined && commandOf(pid).includes(folder);
}

export function removeStalePidFile(folder: string): void {
  if (!isServed(folder)) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}
