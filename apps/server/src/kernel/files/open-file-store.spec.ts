import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Logger } from '@nestjs/common';

import { KEY_ID, REGION, type S3Server, SECRET, startS3Server } from '#test/support/s3-server.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const KEY = 'images/ab/abc.small.webp';
const BYTES = Buffer.from([0, 1, 2, 250, 255]);

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  Logger.overrideLogger(false); // failures are the point here
  folder = await mkdtemp(join(tmpdir(), 'common-roof-files-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (dataDir = folder): Promise<FileStore> =>
  openFileStore({
    DATA_DIR: dataDir,
    FILES_DRIVER: 'local',
    S3_BUCKET: undefined,
    S3_REGION: REGION,
    S3_ENDPOINT: undefined,
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
    S3_FORCE_PATH_STYLE: false,
  });
const inBucket = (secret = SECRET): Promise<FileStore> =>
  openFileStore({
    DATA_DIR: folder,
    FILES_DRIVER: 's3',
    S3_BUCKET: 'roof',
    S3_REGION: REGION,
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: KEY_ID,
    S3_SECRET_ACCESS_KEY: secret,
    S3_FORCE_PATH_STYLE: true,
  });

describe.each([
  ['a folder', () => inFolder()],
  ['a bucket', () => inBucket()],
])('files in %s', (_, open) => {
  it('are written, read back, overwritten and deleted', async () => {
    const store = await open();
    await store.write(KEY, Buffer.from('before'), 'image/webp');
    await store.write(KEY, BYTES, 'image/webp');
    expect((await store.read(KEY))?.equals(BYTES)).toBe(true);
    await store.delete(KEY);
    expect(await store.read(KEY)).toBeUndefined();
  });

  it('that are not there are neither read nor a failure to delete', async () => {
    const store = await open();
    expect(await store.read('images/no/thing.webp')).toBeUndefined();
    await expect(store.delete('images/no/thing.webp')).resolves.toBeUndefined();
  });
});

describe('a bucket', () => {
  it('gets the object under its key, with its type, signed', async () => {
    const store = await inBucket();
    await store.write(KEY, BYTES, 'image/webp');
    expect(s3.objects.get(`roof/${KEY}`)).toEqual({ bytes: BYTES, type: 'image/webp' });
    const impostor = await inBucket('another secret');
    await expect(impostor.read(KEY)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(impostor.write(KEY, Buffer.from('x'), 'image/webp')).rejects.toMatchObject({ code: 'unavailable' });
    expect((await store.read(KEY))?.equals(BYTES)).toBe(true);
  });

  it('that takes nothing more keeps what another upload of the same stored', async () => {
    const store = await inBucket();
    await store.write(KEY, BYTES, 'image/webp');
    s3.breakDown(507, 'PUT');
    await expect(store.write(KEY, BYTES, 'image/webp')).rejects.toMatchObject({ code: 'unavailable' });
    s3.breakDown(null);
    expect((await store.read(KEY))?.equals(BYTES)).toBe(true);
  });

  it('that is away is 503 with the time to wait, and tells no address', async () => {
    const store = await inBucket();
    s3.breakDown(501);
    const attempts = await Promise.allSettled([
      store.write(KEY, BYTES, 'image/webp'),
      store.read(KEY),
      store.delete(KEY),
    ]);
    s3.breakDown(null);
    for (const attempt of attempts) {
      const error: unknown = attempt.status === 'rejected' ? attempt.reason : null;
      expect(error).toMatchObject({ code: 'unavailable', details: { retryAfter: 30 } });
      expect(String(error)).not.toContain('127.0.0.1');
    }
  });
});

describe('a folder', () => {
  it('is no place to get out of', async () => {
    const store = await inFolder();
    await expect(store.write('../outside.webp', BYTES, 'image/webp')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await readdir(folder)).not.toContain('outside.webp');
  });

  it('has a file as a whole or not at all, and forgets what was left half written', async () => {
    const dataDir = join(folder, 'crashed');
    const unfinished = join(dataDir, 'files', '.unfinished');
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'long-ago'), 'half a pic');
    await utimes(join(unfinished, 'long-ago'), 0, 0);
    await writeFile(join(unfinished, 'just-now'), 'another process writes it');
    const store = await inFolder(dataDir);
    await Promise.all(Array.from({ length: 20 }, () => store.write(KEY, BYTES, 'image/webp')));
    expect((await store.read(KEY))?.equals(BYTES)).toBe(true);
    expect(await readdir(unfinished)).toEqual(['just-now']);
  });

  it('holds nothing of what could not be written', async () => {
    const dataDir = join(folder, 'full');
    await writeFile(dataDir, 'in the way');
    const store = await inFolder(dataDir);
    await expect(store.write(KEY, BYTES, 'image/webp')).rejects.toMatchObject({ code: 'unavailable' });
    expect((await stat(dataDir)).isFile()).toBe(true);
  });
});
