import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder below the system's temporary one. Others may pass through it (not list it), because PostgreSQL
 * refuses to run as root and must reach its data as another user.
 */
export function temporaryFolder(prefix = 'common-roof-', below = tmpdir()): string {
  const folder = mkdtempSync(join(below, prefix));
  chmodSync(folder, 0o711);
  return folder;
}

/** Linux keeps what is below it in memory. */
const MEMORY = '/dev/shm';

/** Bytes: a container may be given a few megabytes only. */
const ENOUGH = 3 * 1024 ** 3;

/** A temporary folder for data that nobody keeps: in memory where there is enough of it, where nothing waits for the disk. */
export const folderInMemory = (prefix?: string): string => temporaryFolder(prefix, hasMemory() ? MEMORY : tmpdir());

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
