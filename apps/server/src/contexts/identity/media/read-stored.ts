import { Logger } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import type { FileStore } from '#kernel/files/file-store.ts';

const logger = new Logger('images');

/** Returns the bytes of a stored file. @throws 404 when the storage has lost it */
export async function readStored(store: FileStore, key: string): Promise<Buffer> {
  const bytes = await store.read(key);
  if (bytes) return bytes;
  logger.error(`The file ${key} is not in the storage.`);
  throw notFound();
}
