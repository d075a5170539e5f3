import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, systemCode } from '../lib/failure.ts';

/**
 * Takes DATA_DIR for this process and returns how to give it back. A lock that a killed start left is taken over.
 * @throws Failure when another start has it.
 */
export function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, 'start.lock');
  const own = `${String(process.pid)}\n`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => {
        rmSync(file, { force: true });
      };
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined || attempt === 3) {
        throw new Failure(
          `Common Roof already runs with DATA_DIR ${dataDir} (process ${String(holder ?? 'unknown')}): stop it first, or choose another DATA_DIR and PORT.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
}

/** The process that has the lock, undefined when it is gone and its number free or given to another program. */
function holderOf(file: string): number | undefined {
  const pid = Number(readFileSync(file, 'utf8'));
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM' ? pid : undefined;
  }
  const commandLine = `/proc/${String(pid)}/cmdline`;
  if (!existsSync(commandLine)) return pid;
  return readFileSync(commandLine, 'utf8').includes('node') ? pid : undefined;
}
