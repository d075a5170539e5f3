import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder below the system's temporary one. Others may pass through it (not list it), because PostgreSQL
 * refuses to run as root and must reach its data as another user.
 */
export function temporaryFolder(prefix = 'common-roof-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o711);
  return folder;
}
