import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const UNFINISHED = '.unfinished';
/** No upload takes this long, in milliseconds. */
const ABANDONED_MS = 3_600_000;

/** A file that was assembled next to the storage because it is too large for memory. */
export interface FileOnDisk {
  readonly path: string;
  readonly bytes: number;
}

/** Writes files into a folder atomically: after a power failure each file is either complete or absent. */
export class FileFolder {
  constructor(private readonly location: string) {}

  /** Replaces an existing file in one step. If that fails, the existing file remains. */
  async write(key: string, content: Buffer | FileOnDisk | AsyncIterable<Buffer>): Promise<void> {
    const place = path.resolve(this.location, key);
    if (!place.startsWith(`${this.location}${path.sep}`)) throw new Error('The key leads out of the folder.');
    const unfinished = path.join(this.location, UNFINISHED, randomUUID());
    await mkdir(path.dirname(unfinished), { recursive: true });
    await mkdir(path.dirname(place), { recursive: true });
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await writeFile(file, 'path' in content ? createReadStream(content.path) : content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, place);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await settle(path.dirname(place));
  }

  /** Deletes what a killed process left unfinished. If the folder can't be read, the first upload reports it. */
  async forgetUnfinished(): Promise<void> {
    const folder = path.join(this.location, UNFINISHED);
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const file = path.join(folder, name);
      const about = await stat(file).catch(() => undefined);
      if (about && Date.now() - about.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
    }
  }
}

/** Flushes the folder, which stores the names of its files separately. */
async function settle(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
