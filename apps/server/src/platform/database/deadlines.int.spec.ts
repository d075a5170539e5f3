import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { TcpGate } from '../../../test/chaos/support/tcp-gate.ts';
import { testServices } from '../../../test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { Config } from '../config/config.ts';
import { toDomainError } from '../http/problem.ts';
import { PlatformModule } from '../platform.module.ts';
import { createPatientDataSource } from './data-source.ts';
import { Database } from './database.ts';

let database: TestDatabase;
let gate: TcpGate;
let app: INestApplicationContext;

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await TcpGate.before(database.url);
  const url = new URL(database.url);
  url.host = new URL(gate.url).host;
  const { redisUrl, smtpUrl } = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url.href,
    DATABASE_POOL: '2',
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
  });
  const platform = PlatformModule.forRoot({ config, processName: 'test', entities: [] });
  app = await NestFactory.createApplicationContext(platform, { logger: false });
});
afterAll(async () => {
  await app.close();
  await gate.close();
  await database.drop();
});

describe('a database that hangs', () => {
  it('keeps nobody waiting for good, and is used again when it answers', async () => {
    const { query, transaction } = boundTo(app.get(Database));
    await Promise.all([query(), query()]);
    gate.hold();
    const waiting = [query(), query(), query(), transaction()];
    for (const each of await Promise.allSettled(waiting)) {
      expect(each.status).toBe('rejected');
      if (each.status === 'rejected') expect(toDomainError(each.reason).code).toBe('unavailable');
    }
    gate.cut();
    await expect(query()).resolves.toEqual([{ n: 1 }]);
    await expect(transaction()).resolves.toEqual([{ n: 1 }]);
  });
});

const boundTo = (used: Database) => {
  const query = (): Promise<unknown> => used.query('SELECT 1 AS n');
  return { query, transaction: () => used.transaction(query) };
};

describe('a migration', () => {
  it('may take longer than a request', async () => {
    const timeouts = `SELECT name, setting FROM pg_settings
                       WHERE name IN ('statement_timeout', 'lock_timeout') ORDER BY name`;
    const settings = { url: database.url, poolSize: 2, applicationName: 'test', entities: [] };
    const patient = createPatientDataSource(settings);
    await patient.initialize();
    try {
      expect(await patient.query(timeouts)).toEqual([
        { name: 'lock_timeout', setting: '0' },
        { name: 'statement_timeout', setting: '0' },
      ]);
    } finally {
      await patient.destroy();
    }
    expect(await app.get(Database).query(timeouts)).toEqual([
      { name: 'lock_timeout', setting: '2000' },
      { name: 'statement_timeout', setting: '5000' },
    ]);
  });
});
