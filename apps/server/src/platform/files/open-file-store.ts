import { createReadStream } from 'node:fs';
import path from 'node:path';

import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

import type { Config } from '../config/config.ts';
import { FileFolder } from './file-folder.ts';
import { FileStore } from './file-store.ts';

type Settings = Pick<
  Config['env'],
  | 'DATA_DIR'
  | 'FILES_DRIVER'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;

const CONNECT_MS = 3_000;
const REQUEST_MS = 10_000;

/** The storage that the configuration chose. The client of S3 is only loaded where it is used. */
export function openFileStore(settings: Settings): Promise<FileStore> {
  return settings.FILES_DRIVER === 's3' ? openBucket(settings) : openFolder(settings.DATA_DIR);
}

async function openFolder(dataDir: string): Promise<FileStore> {
  const location = path.resolve(dataDir, 'files');
  const folder = new FileFolder(location);
  await folder.forgetUnfinished();
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return new FileStore(disk, (key, content) => folder.write(key, content));
}

async function openBucket(settings: Settings): Promise<FileStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: settings.S3_BUCKET ?? '',
    region: settings.S3_REGION,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    visibility: 'private',
    // The bucket is private by its own policy; many S3-compatible services know no access lists.
    supportsACL: false,
    // Newer checksums are not known to every compatible service either; bodies are signed all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    ...(settings.S3_ENDPOINT === undefined ? {} : { endpoint: settings.S3_ENDPOINT }),
  });
  const disk = new Disk(driver);
  return new FileStore(disk, (key, content, contentType) =>
    'path' in content
      ? // A bucket takes a stream whose length it knows.
        disk.putStream(key, createReadStream(content.path), { contentType, contentLength: content.bytes })
      : disk.put(key, content, { contentType }),
  );
}
