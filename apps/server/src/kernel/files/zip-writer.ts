import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

/** Writes a ZIP to a place on disk, one entry after the other: however much goes into it, little of it is in memory. */
export class ZipWriter {
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;

  /** @param place where nothing is yet */
  constructor(place: string) {
    const output = Readable.from(this.zip.outputStream);
    this.zip.on('error', (error: Error) => output.destroy(error));
    this.written = pipeline(output, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
    // The next call rejects with this error; without a handler it would be an unhandled rejection until then.
    this.written.catch(() => undefined);
  }

  /** @param compress false for what is compressed already */
  async addFile(name: string, content: Readable | string, at: Date, compress = true): Promise<void> {
    const stream = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content;
    const read = finished(stream, { writable: false });
    this.zip.addReadStream(stream, name, { mtime: at, mode: 0o100600, compress });
    await Promise.race([read, this.written]);
  }

  /** Once everything was added. */
  async finish(): Promise<void> {
    this.zip.end();
    await this.written;
  }
}
