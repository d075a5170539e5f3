import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type INestApplicationContext, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import sharp from 'sharp';

import { DemoData } from '#server/demo/demo-data.service.ts';
import { DemoEvents } from '#server/demo/demo-events.service.ts';
import { DemoPhotos } from '#server/demo/demo-photos.service.ts';
import { DemoModule, WITHOUT_LIMITS } from '#server/demo/demo.module.ts';
import { Config } from '#kernel/config/config.ts';
import type { RegisteredHandler } from '#kernel/events/handler-registry.ts';
import { setMachineClock } from '#test/support/machine-clock.ts';
import { lendSealKey } from '#test/support/seal-key.ts';
import { flushRedis, testServices } from '#test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

/** Where a demonstration is created. */
export interface DemoStage {
  readonly app: INestApplicationContext;
  readonly database: TestDatabase;
  /** Creates the demonstration as the first start of the product does. */
  fill(): Promise<boolean>;
}

/** Small photos of one colour: the date does not change the look of a house. */
class PlainPhotos extends DemoPhotos {
  private taken = 0;

  protected override pixelsOf(): Promise<Buffer> {
    this.taken += 1;
    const background = { r: this.taken % 256, g: 128, b: 64 };
    return sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer();
  }
}

const FOR_READERS = new Set(['raise-alerts', 'record-activity']);

/** Alerts, e-mails and the activity stream take most of the time and do not depend on the day. */
class NobodyAlerted extends DemoEvents {
  protected override isPast(handler: RegisteredHandler): boolean {
    return super.isPast(handler) || handler.queue === 'mail' || FOR_READERS.has(handler.id);
  }
}

const PLAIN_PHOTOS: Provider = { provide: DemoPhotos, useClass: PlainPhotos };
const NOBODY_ALERTED: Provider = { provide: DemoEvents, useClass: NobodyAlerted };

/** Runs `work` on a machine whose clock shows `at` in a time zone (IANA), before the first start of the product. */
export async function beforeFirstStart<Result>(
  { at, timeZone, withAlerts = true }: { at: Date; timeZone: string; withAlerts?: boolean },
  work: (stage: DemoStage) => Promise<Result>,
): Promise<Result> {
  await flushRedis();
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'common-roof-demo-'));
  await lendSealKey(dataDir);
  const restoreClock = await setMachineClock(database, at, timeZone);
  const replaced = withAlerts ? [PLAIN_PHOTOS] : [PLAIN_PHOTOS, NOBODY_ALERTED];
  try {
    const { databaseUrl: _, redisUrl, smtpUrl } = testServices();
    const config = new Config({
      ...WITHOUT_LIMITS,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.applicationUrl,
      DATABASE_PATIENCE: '20',
      REDIS_URL: redisUrl,
      SMTP_URL: smtpUrl,
      DATA_DIR: dataDir,
    });
    const module = DemoModule.forRoot(config, at, replaced);
    const app = await NestFactory.createApplicationContext(module, { logger: false });
    try {
      return await work({ app, database, fill: () => app.get(DemoData).fill() });
    } finally {
      await app.close();
    }
  } finally {
    restoreClock();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
