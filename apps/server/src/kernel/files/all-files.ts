import { isMissingFile } from './missing-file.ts';
import { openDisk, type StorageSettings } from './open-disk.ts';

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Reads every stored file one after the other, without unfinished uploads. Leaves out a file that is deleted before its
 * turn.
 */
export async function* readAllFiles(settings: StorageSettings): AsyncGenerator<StoredFile> {
  const disk = await openDisk(settings);
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const object of page.objects) {
      if (!object.isFile || object.key.startsWith('.')) continue;
      const about = await disk.getMetaData(object.key).catch(unlessMissing);
      const content = about && (await disk.getStream(object.key).catch(unlessMissing));
      if (content) yield { key: object.key, bytes: about.contentLength, content };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

function unlessMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error;
}
