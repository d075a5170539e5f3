import { NestFactory } from '@nestjs/core';

import { testServices } from '#test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { Clock } from '#kernel/clock/clock.ts';

const MINUTE_MS = 60_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => {
  jest.restoreAllMocks();
});

/** By how much the clock of a process is ahead that starts on a machine whose own is so far ahead. */
async function timeOn(aheadMs: number): Promise<number> {
  const realNow = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  const services = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_PATIENCE: '20',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.applicationUrl,
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
  });
  const app = await NestFactory.createApplicationContext(KernelModule.forRoot({ config, processName: 'test' }), {
    logger: false,
  });
  jest.restoreAllMocks();
  const now = realNow();
  jest.spyOn(Date, 'now').mockReturnValue(now + aheadMs);
  const wrongBy = app.get(Clock).now().getTime() - now;
  jest.restoreAllMocks();
  await app.close();
  return wrongBy;
}

describe('the clock of a process', () => {
  it.each([5 * MINUTE_MS, -5 * MINUTE_MS])('is right on a machine whose own is %i ms ahead', async (aheadMs) => {
    expect(Math.abs(await timeOn(aheadMs))).toBeLessThan(MINUTE_MS);
  });

  it('is the machine’s own where that is right', async () => {
    expect(await timeOn(0)).toBe(0);
  });
});
