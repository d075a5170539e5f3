import { isPortFree, probePostgres, probeRedis, probeSmtp } from '@common-roof/local-services';
import { existsSync } from 'node:fs';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { explain, Failure } from '../lib/failure.ts';
import { type Settings } from './settings.ts';

const leastFreeBytes = 200_000_000;

/**
 * Creates DATA_DIR and checks that it is writable.
 * @throws Failure with one sentence
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const probe = join(dataDir, `.write-test-${String(process.pid)}`);
    const file = await open(probe, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(65_536));
      await file.sync();
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
  } catch (error) {
    throw new Failure(`DATA_DIR ${dataDir} cannot be written: ${explain(error)}`, { cause: error });
  }
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < leastFreeBytes) {
    const free = Math.floor((bavail * bsize) / 1_000_000);
    throw new Failure(`The disk of DATA_DIR ${dataDir} is full: ${String(free)} MB are free, 200 MB are needed.`);
  }
}

/** Creates parents itself: `recursive` never returns on file systems that reject folders with ENOENT, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/**
 * Checks before the long build for anything that would make the start fail after it.
 * @throws Failure with one sentence
 */
export async function checkSurroundings(settings: Settings): Promise<void> {
  await Promise.all([
    checkPort(settings.port, 'PORT'),
    settings.metricsPort === 0 ? undefined : checkPort(settings.metricsPort, 'METRICS_PORT'),
    checkDatabase(settings),
    checkUrl('REDIS_URL', settings.redisUrl, probeRedis),
    checkUrl('SMTP_URL', settings.smtpUrl, probeSmtp),
  ]);
}

async function checkPort(port: number, name: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Failure(
    `Port ${String(port)} cannot be used, most likely because it is taken: choose another one with ${name}.`,
  );
}

/** Beside an owner, the role of DATABASE_URL may not be there yet: the owner makes it. */
async function checkDatabase({ databaseUrl, databaseOwnerUrl }: Settings): Promise<void> {
  if (databaseUrl === undefined || databaseOwnerUrl === undefined) {
    await checkUrl('DATABASE_URL', databaseUrl, probePostgres);
  } else {
    await checkUrl('DATABASE_OWNER_URL', databaseOwnerUrl, probePostgres);
  }
}

async function checkUrl(name: string, url: string | undefined, probe: (url: string) => Promise<void>): Promise<void> {
  if (url === undefined) return;
  try {
    await probe(url);
  } catch (error) {
    throw new Failure(`${name}: ${explain(error)}`, { cause: error });
  }
}
