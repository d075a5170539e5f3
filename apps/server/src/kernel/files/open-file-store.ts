import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import { FileFolder } from './file-folder.ts';
import { FileStore } from './file-store.ts';
import { folderOf, openDisk, type StorageSettings } from './open-disk.ts';

/** Stores a file of whose content only the length is known before. */
export type PutFile = (key: string, content: AsyncIterable<Buffer>, bytes: number) => Promise<void>;

/** The way into the storage that the configuration chose, for files of any size. */
export async function openFilesIn(settings: StorageSettings): Promise<PutFile> {
  if (settings.FILES_DRIVER === 's3') {
    const disk = await openDisk(settings);
    return (key, content, bytes) => disk.putStream(key, Readable.from(content), { contentLength: bytes });
  }
  const folder = new FileFolder(folderOf(settings.DATA_DIR));
  return (key, content) => folder.write(key, content);
}

type Write = ConstructorParameters<typeof FileStore>[1];

/** The storage that the configuration chose. */
export async function openFileStore(
  settings: StorageSettings,
  noteFailure?: (operation: string) => void,
): Promise<FileStore> {
  const disk = await openDisk(settings);
  if (settings.FILES_DRIVER === 's3') {
    const write: Write = (key, content, contentType) =>
      'path' in content
        ? // A bucket takes a stream whose length it knows.
          disk.putStream(key, createReadStream(content.path), { contentType, contentLength: content.bytes })
        : disk.put(key, content, { contentType });
    return new FileStore(disk, write, noteFailure);
  }
  const folder = new FileFolder(folderOf(settings.DATA_DIR));
  await folder.forgetUnfinished();
  return new FileStore(disk, (key, content) => folder.write(key, content), noteFailure);
}
