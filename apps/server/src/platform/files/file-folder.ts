import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const UNFINISHED = '.unfinished';
/** No upload takes so long. */
const ABANDONED_MS = 3_600_000;

/** A file that was put together beside the storage, and is too large for the memory. */
export interface FileOnDisk {
  readonly path: string;
  readonly bytes: number;
}

/** Writes files into a folder so that each is there as a whole, and survives a loss of power, or is not there at all. */
export class FileFolder {
  constructor(private readonly location: string) {}

  /** Replaces what is there in one step; when it fails, what is there stays. */
  async write(key: string, content: Buffer | FileOnDisk): Promise<void> {
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

  /** What a process left that was killed while it wrote. A folder that cannot be read is told by the first upload. */
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

/** The name of a file is kept by its folder, which is written by itself. */
async function settle(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
