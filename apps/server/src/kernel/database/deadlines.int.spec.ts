import { once } from 'node:events';

import type { INestApplicationContext } from '@nestjs/common';
import { until } from '@common-roof/local-services';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';

import { TcpGate } from '#test/chaos/support/tcp-gate.ts';
import { testServices } from '#test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { toDomainError } from '#kernel/errors/problem.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { createPatientDataSource } from './data-source.ts';
import { Database } from './database.ts';
import { watchedStream } from './watched-stream.ts';

/** Blocks the event loop as a long parse does, so that incoming data is read afterwards. */
const BUSY_MS = 100;

let database: TestDatabase;
let gate: TcpGate;
let app: INestApplicationContext;
let start: () => Promise<INestApplicationContext>;

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await TcpGate.before(database.applicationUrl);
  const url = new URL(database.applicationUrl);
  url.host = new URL(gate.url).host;
  // The way through a socket would lead past the gate.
  url.searchParams.delete('host');
  const { redisUrl, smtpUrl } = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url.href,
    DATABASE_POOL: '2',
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
  });
  start = () => {
    const platform = KernelModule.forRoot({ config, processName: 'test' });
    return NestFactory.createApplicationContext(platform, { logger: false, abortOnError: false });
  };
  app = await start();
});
afterAll(async () => {
  await app.close();
  await gate.close();
  await database.drop();
});

describe('a database that hangs', () => {
  it('fails waiting queries in time, and is used again when it answers', async () => {
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

describe('a connection that is lost in the middle of a transaction', () => {
  it('is reported as such, also to the next statement', async () => {
    const used = app.get(Database);
    const lost = once(used.pool, 'remove');
    const transaction = used.transaction(async () => {
      await used.query('SELECT 1');
      gate.cut();
      await lost;
      await used.query('SELECT 2');
    });
    const error: unknown = await transaction.then(
      () => 'done',
      (thrown: unknown) => thrown,
    );
    expect(toDomainError(error).code).toBe('unavailable');
  });
});

describe('a transaction that does nothing for too long', () => {
  it('is reported as an unavailable database, however late the process learns that it has ended', async () => {
    const used = app.get(Database);
    const transaction = used.transaction(async () => {
      await used.query('SET LOCAL idle_in_transaction_session_timeout = 1');
      const end = performance.now() + BUSY_MS;
      while (performance.now() < end) Math.sqrt(end);
      await used.query('SELECT 2');
    });
    const error: unknown = await transaction.then(
      () => 'done',
      (thrown: unknown) => thrown,
    );
    expect(toDomainError(error).code).toBe('unavailable');
  });
});

const boundTo = (used: Database) => {
  const query = (): Promise<unknown> => used.query('SELECT 1 AS n');
  return { query, transaction: () => used.transaction(query) };
};

describe('a process that starts before its database answers', () => {
  it('retries instead of exiting', async () => {
    gate.hold();
    const starting = start();
    await until(() => Promise.resolve(gate.waiting > 0), 30_000);
    gate.cut();
    const late = await starting;
    await expect(boundTo(late.get(Database)).query()).resolves.toEqual([{ n: 1 }]);
    await late.close();
  });
});

describe('a process that was busy for a while', () => {
  /** How long a large photo blocks the event loop on a loaded machine. */
  const takeLong = (): void => {
    const end = performance.now() + SILENCE_MS * 1.2;
    while (performance.now() < end) Math.sqrt(end);
  };
  /** Longer than PostgreSQL needs for a short answer, even on a loaded machine. */
  const SILENCE_MS = 1_000;
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url, stream: watchedStream(SILENCE_MS) });
    await client.connect();
    return client;
  };

  it("doesn't mistake its database for a hanging one, before or after a query", async () => {
    const client = await connected();
    for (let n = 0; n < 2; n += 1) {
      const before = client.query('SELECT 1 AS n');
      takeLong();
      const after = client.query('SELECT 2 AS n');
      expect([(await before).rows, (await after).rows]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    }
    await client.end();
  });

  it('keeps an idle connection open', async () => {
    const client = await connected();
    await client.query('SELECT 1');
    takeLong();
    // The other connection's query takes longer than the silence that would end this one.
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('SELECT pg_sleep($1)', [(SILENCE_MS * 1.2) / 1_000]);
    await other.end();
    expect((await client.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    await client.end();
  });
});

describe('a migration', () => {
  it('may take longer than a request', async () => {
    const timeouts = `SELECT name, setting FROM pg_settings
                       WHERE name IN ('statement_timeout', 'lock_timeout') ORDER BY name`;
    const settings = { url: database.url, poolSize: 2, applicationName: 'test' };
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
