import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { until } from '@common-roof/local-services';
import { z } from 'zod';

import { testServices } from '#test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { defineEvent } from '#kernel/events/define-event.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { JobsWorkerModule } from '#kernel/jobs/jobs.module.ts';
import { ScheduledEvents } from './scheduled-events.ts';
import { ScheduledEventsWorkerModule } from './scheduled-events.module.ts';

const Wanted = defineEvent('test.wanted-now', z.strictObject({}));
const WAIT_MS = 30_000;

@Module({})
class TestModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: TestModule,
      imports: [KernelModule.forRoot({ config, processName: 'test' }), JobsWorkerModule, ScheduledEventsWorkerModule],
    };
  }
}

let database: TestDatabase;
let app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const services = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_PATIENCE: '20',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.applicationUrl,
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
    // Only who is woken looks.
    DUE_SWEEP_SECONDS: '100000',
  });
  app = await NestFactory.createApplicationContext(TestModule.forRoot(config), { logger: false });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const listens = async (): Promise<boolean> =>
  (
    await database.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name = 'common-roof relay' AND datname = current_database()
          AND query IN ('LISTEN due', 'SELECT 1')`,
    )
  ).length > 0;
const happened = async (): Promise<boolean> =>
  (await database.query(`SELECT 1 FROM outbox WHERE type = 'test.wanted-now'`)).length > 0;

it('an event that is already due is published at once, not at the next poll', async () => {
  await until(listens, WAIT_MS);
  await app.get(ScheduledEvents).schedule(Wanted, { key: '', at: new Date(0), payload: {} });
  await until(happened, WAIT_MS);
  expect(await database.query(`SELECT 1 FROM due WHERE kind = 'test.wanted-now'`)).toEqual([]);
});
