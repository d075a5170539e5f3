import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../src/temporary-folder.ts';

/** A downloaded Redis is cached between runs, as between two starts of the product. */
export const cacheDir = join(import.meta.dirname, '../../../.cache/local-services');

/** Runs a test in its own folder, which is removed afterwards. */
export async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = temporaryFolder();
  try {
    await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
