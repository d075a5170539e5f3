import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract } from 'tar-stream';

import { BackupError } from './backup-error.ts';
import { opened, type Protection } from './protection.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: number;
  /** To be read before the next entry is asked for. */
  readonly content: AsyncIterable<Buffer>;
}

/** Reads the entries of a backup one after the other. @throws BackupError when it can't be opened or is damaged */
export async function* readArchive(place: string, protection: Protection): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const stored = await opened(place, protection);
  const reading = pipeline(stored, createGunzip(), tar);
  // It ends the entries below with the same error.
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size: bytes } = entry.header;
      yield { name, bytes, content: undamaged(entry as AsyncIterable<Buffer>) };
      entry.resume();
    }
    await reading;
  } catch (error) {
    throw damaged(error);
  } finally {
    tar.destroy();
    stored.destroy();
  }
}

async function* undamaged(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw damaged(error);
  }
}

const damaged = (cause: unknown): BackupError =>
  cause instanceof BackupError ? cause : new BackupError('The backup is damaged or incomplete.', { cause });
