import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, systemCode } from '../lib/failure.ts';

const NAME = /^start\.lock(?:\.(\d+))?$/;

interface Claim {
  readonly file: string;
  readonly number: number;
  /** The process that holds the claim; undefined if it is gone. */
  readonly holder: number | undefined;
}

/**
 * Locks DATA_DIR for this process and returns a function that unlocks it. A lock of a killed start is taken over by
 * creating the one with the next number: of several simultaneous attempts the file system lets one succeed. A claim is
 * a symbolic link to the process id, because a link is created atomically, unlike a file's content.
 * @throws Failure if another start holds the lock
 */
export function lockFolder(dataDir: string): () => void {
  const before = claimsIn(dataDir);
  refuseWhereHeld(dataDir, before);
  const number = Math.max(-1, ...before.map((claim) => claim.number)) + 1;
  const file = join(dataDir, number === 0 ? 'start.lock' : `start.lock.${String(number)}`);
  try {
    symlinkSync(String(process.pid), file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    throw taken(dataDir, holderOf(file));
  }
  const unlock = (): void => {
    rmSync(file, { force: true });
  };
  // A slow claim may arrive after others have taken the lock, held it and restarted the numbering.
  const others = claimsIn(dataDir).filter((claim) => claim.file !== file);
  try {
    refuseWhereHeld(dataDir, others);
  } catch (error) {
    unlock();
    throw error;
  }
  for (const stale of others.filter((claim) => claim.number < number)) rmSync(stale.file, { force: true });
  return unlock;
}

function claimsIn(dataDir: string): readonly Claim[] {
  return readdirSync(dataDir).flatMap((name) => {
    const found = NAME.exec(name);
    const file = join(dataDir, name);
    return found === null ? [] : [{ file, number: Number(found[1] ?? 0), holder: holderOf(file) }];
  });
}

function refuseWhereHeld(dataDir: string, claims: readonly Claim[]): void {
  const held = claims.find((claim) => claim.holder !== undefined);
  if (held !== undefined) throw taken(dataDir, held.holder);
}

function taken(dataDir: string, holder: number | undefined): Failure {
  return new Failure(
    `Common Roof already runs with DATA_DIR ${dataDir} (process ${String(holder ?? 'unknown')}): stop it first, or choose another DATA_DIR and PORT.`,
  );
}

/** Returns the process a claim names; undefined if it has ended and its id is unused or belongs to another program. */
function holderOf(file: string): number | undefined {
  const pid = Number(contentOf(file));
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM' ? pid : undefined;
  }
  const commandLine = `/proc/${String(pid)}/cmdline`;
  if (!existsSync('/proc/self/cmdline')) return pid;
  try {
    return readFileSync(commandLine, 'utf8').includes('node') ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a claim. It may vanish while it is read, which means nobody holds it. Older versions wrote a file. */
function contentOf(file: string): string {
  try {
    return lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
