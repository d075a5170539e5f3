import path from 'node:path';

import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

import type { Config } from '#kernel/config/config.ts';

export type StorageSettings = Pick<
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

/** Where files lie that are kept in a folder. */
export const folderOf = (dataDir: string): string => path.resolve(dataDir, 'files');

/** The storage that the configuration chose, to read from. The client of S3 is only loaded where it is used. */
export function openDisk(settings: StorageSettings): Promise<Disk> {
  return settings.FILES_DRIVER === 's3' ? openBucket(settings) : Promise.resolve(openFolder(settings.DATA_DIR));
}

const openFolder = (dataDir: string): Disk =>
  new Disk(new FSDriver({ location: folderOf(dataDir), visibility: 'private' }));

async function openBucket(settings: StorageSettings): Promise<Disk> {
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
  return new Disk(driver);
}
