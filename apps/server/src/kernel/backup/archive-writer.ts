import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { pack } from 'tar-stream';

import { encrypted, type Protection } from './protection.ts';

/** What compresses well does so at any level; photos don't at all, and shouldn't cost time. */
const LEVEL = 3;

/**
 * Writes a backup: a gzipped tar, so that anyone can open one without us. However much goes into it, little of it is in
 * memory. It has its name only once it is complete.
 */
export class ArchiveWriter {
  private constructor(
    private readonly place: string,
    private readonly at: Date,
    private readonly tar: ReturnType<typeof pack>,
    private readonly written: Promise<void>,
  ) {}

  /** @param at the time its entries bear */
  static open(place: string, at: Date, protection: Protection): ArchiveWriter {
    const tar = pack();
    const zipped = createGzip({ level: LEVEL });
    const zipping = pipeline(Readable.from(tar), zipped);
    const output = createWriteStream(unfinished(place), { flags: 'wx', mode: 0o600 });
    const writing = encrypted(zipped, protection).then((bytes) => pipeline(bytes, output));
    const written = Promise.all([zipping, writing]).then(() => undefined);
    // The next call rejects with this error; without a handler it would be an unhandled rejection until then.
    written.catch(() => undefined);
    return new ArchiveWriter(place, at, tar, written);
  }

  /** @param bytes the length of the content, which an entry states before it */
  async addEntry(
    name: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    bytes: number,
  ): Promise<void> {
    const entry = this.tar.entry({ name, size: bytes, mtime: this.at, mode: 0o600 });
    await Promise.race([pipeline(Readable.from(content), entry), this.written]);
  }

  addJson(name: string, value: unknown): Promise<void> {
    const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
    return this.addEntry(name, [content], content.length);
  }

  /** Gives the backup its name. Returns its length in bytes. */
  async finish(): Promise<number> {
    this.tar.finalize();
    await this.written;
    await rename(unfinished(this.place), this.place);
    return (await stat(this.place)).size;
  }

  /** Removes what was written. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(unfinished(this.place), { force: true });
  }
}

const unfinished = (place: string): string => `${place}.unfinished`;
