import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder below the system's temporary one. Other users may enter but not list it, because PostgreSQL refuses
 * to run as root and must reach its data as another user.
 */
export function temporaryFolder(prefix = 'common-roof-', below = tmpdir()): string {
  const folder = mkdtempSync(join(below, prefix));
  chmodSync(folder, 0o711);
  return folder;
}

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';

/** Bytes; a container may have only a few megabytes. */
const ENOUGH = 3 * 1024 ** 3;

/**
 * Creates a temporary folder for disposable data, in memory if there is enough of it, which avoids waiting for the
 * disk.
 */
export const folderInMemory = (prefix?: string): string => temporaryFolder(prefix, hasMemory() ? MEMORY : tmpdir());

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
