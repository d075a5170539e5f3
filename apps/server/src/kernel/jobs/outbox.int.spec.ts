import { randomUUID } from 'node:crypto';

import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { until } from '@common-roof/local-services';
import { isThorough } from '@common-roof/testing';
import { Redis } from 'ioredis';
import pg from 'pg';
import { z } from 'zod';

import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testServices } from '#test/support/services.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { defineEvent, type EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { jobId, Queues } from './queues.ts';
import { DeadLetters } from './dead-letters.ts';
import { EventRunner, type OutboxRow } from './event-runner.ts';
import { Reconciler } from './reconciler.ts';
import { OutboxRelay } from './relay.ts';
import { JobsWorkerModule } from './jobs.module.ts';

const Counted = defineEvent('test.counted', z.strictObject({ n: z.int() }));
const Recounted = defineEvent('test.recounted', z.strictObject({ n: z.int() }));
const Poisoned = defineEvent('test.poisoned', z.strictObject({ n: z.int() }));

@Injectable()
class TestHandlers {
  constructor(private readonly database: Database) {}

  @EventHandler([Counted, Recounted], {
    id: 'count-it',
    formerIds: ['count-as-before'],
    queue: 'integration',
    effect: 'transaction',
  })
  async count({ n }: EventOf<typeof Counted>): Promise<void> {
    await this.database.query('INSERT INTO effects (n) VALUES ($1)', [n]);
  }

  @EventHandler(Poisoned, { id: 'always-throw', queue: 'integration', effect: 'transaction' })
  poison(): Promise<void> {
    return Promise.reject(new Error('poison'));
  }
}

@Module({})
class TestModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: TestModule,
      imports: [KernelModule.forRoot({ config, processName: 'test' }), JobsWorkerModule],
      providers: [TestHandlers],
    };
  }
}

let database: TestDatabase;
let redis: Redis;
let app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;
const WAIT_MS = 30_000;

beforeAll(async () => {
  redis = new Redis(testServices().redisUrl);
  await redis.flushdb();
  database = await createTestDatabase();
  await database.query('CREATE TABLE effects (n int NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp())');
  const services = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_PATIENCE: '20',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.applicationUrl,
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
    QUEUE_BACKOFF_MS: '5',
    RECONCILE_SECONDS: '100000',
  });
  app = await NestFactory.createApplicationContext(TestModule.forRoot(config), { logger: false });
});
afterAll(async () => {
  await app.close();
  redis.disconnect();
  await database.drop();
});
beforeEach(async () => {
  await database.query('TRUNCATE effects');
  await database.query('DELETE FROM outbox');
});

const effects = async (): Promise<number[]> =>
  (await database.query<{ n: number }>('SELECT n FROM effects ORDER BY n')).map(({ n }) => n);

const append = (n: number): Promise<void> => app.get(Outbox).append(Counted, { n });

describe('the outbox', () => {
  it('contains an event only together with the change that caused it', async () => {
    const outbox = app.get(Outbox);
    const failing = app.get(Database).transaction(async () => {
      await outbox.append(Counted, { n: 1 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await database.query('SELECT 1 FROM outbox')).toEqual([]);
  });

  it('loses no event of transactions that commit in the reverse order of their ids, unlike a cursor', async () => {
    const PAIRS = isThorough ? 1_000 : 200;
    const clients = [
      new pg.Client({ connectionString: database.url }),
      new pg.Client({ connectionString: database.url }),
    ];
    const [early, late] = clients;
    await Promise.all(clients.map((client) => client.connect()));
    const insert = `INSERT INTO outbox (type, payload) VALUES ('test.counted', $1) RETURNING id`;
    const seenByCursor = new Set<string>();
    let cursor = '00000000-0000-0000-0000-000000000000';
    const readByCursor = async (): Promise<void> => {
      const rows = await database.query<{ id: string }>('SELECT id FROM outbox WHERE id > $1 ORDER BY id', [cursor]);
      for (const { id } of rows) seenByCursor.add(id);
      cursor = rows.at(-1)?.id ?? cursor;
    };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      await early?.query('BEGIN');
      await early?.query(insert, [JSON.stringify({ n: pair * 2 })]);
      await late?.query(insert, [JSON.stringify({ n: pair * 2 + 1 })]);
      await readByCursor();
      await app.get(OutboxRelay).drain();
      await early?.query('COMMIT');
      await readByCursor();
    }
    await app.get(OutboxRelay).drain();
    await Promise.all(clients.map((client) => client.end()));
    const all = Array.from({ length: PAIRS * 2 }, (_, n) => n);
    await until(async () => (await effects()).length >= all.length, WAIT_MS);
    expect(await effects()).toEqual(all);
    expect(seenByCursor.size).toBe(PAIRS); // The control: a cursor missed half of them.
  });

  it('runs one handler for each of its events', async () => {
    await append(1);
    await app.get(Outbox).append(Recounted, { n: 2 });
    await until(async () => (await effects()).length === 2, WAIT_MS);
    expect(await effects()).toEqual([1, 2]);
  });

  it('runs a job queued under a former id once, together with one under the current id', async () => {
    const [event] = await database.query<OutboxRow>(
      `INSERT INTO outbox (type, payload, published_at) VALUES ('test.counted', '{"n": 3}', now())
       RETURNING id, type, payload, occurred_at`,
    );
    const runner = app.get(EventRunner);
    for (const handler of ['count-as-before', 'count-it']) await runner.run({ eventId: event?.id ?? '', handler });
    expect(await effects()).toEqual([3]);
  });

  it('gives up a poisoned event after eight tries without blocking the queue behind it', async () => {
    await app.get(Outbox).append(Poisoned, { n: 0 });
    for (let n = 1; n <= 20; n += 1) await append(n);
    await until(async () => (await effects()).length === 20, WAIT_MS);
    expect(await effects()).toHaveLength(20);
    await until(async () => (await database.query('SELECT 1 FROM dead_letter')).length > 0, WAIT_MS);
    expect(await database.query('SELECT handler, reason FROM dead_letter')).toEqual([
      { handler: 'always-throw', reason: 'poison' },
    ]);
    await app.get(Reconciler).reconcile(0);
    expect(await database.query('SELECT 1 FROM dead_letter')).toHaveLength(1);
  });

  it('retries a given-up event on request, and deletes the dead letter with the event', async () => {
    const letters = app.get(DeadLetters);
    const newest = async () => (await letters.list({ limit: 1 })).rows;
    await database.query('DELETE FROM dead_letter');
    await app.get(Outbox).append(Poisoned, { n: 1 });
    await until(async () => (await newest()).length > 0, WAIT_MS);
    const [letter] = await newest();
    const id = letter?.event_id ?? '';
    expect(await letters.retry(id, 'always-throw')).toBe(true);
    expect(await letters.retry(id, 'always-throw')).toBe(false);
    // It is given up again, because its handler still throws.
    await until(async () => (await newest()).length > 0, WAIT_MS);
    await database.query(`UPDATE outbox SET settled_at = now() - interval '15 days' WHERE id = $1`, [id]);
    await app.get(Reconciler).reconcile(0);
    expect(await newest()).toEqual([]);
  });

  it('restores everything that Redis lost, and does nothing twice', async () => {
    for (let n = 0; n < 50; n += 1) await append(n);
    await until(async () => (await effects()).length === 50, WAIT_MS);
    await database.query(`DELETE FROM processed_event WHERE event_id IN (SELECT id FROM outbox ORDER BY id LIMIT 25)`);
    await database.query('DELETE FROM effects WHERE n < 25');
    await redis.flushdb();
    expect(await app.get(Reconciler).reconcile(0)).toBe(25);
    await until(async () => (await effects()).length === 50, WAIT_MS);
    expect(await effects()).toEqual(Array.from({ length: 50 }, (_, n) => n));
    const [event] = await database.query<{ id: string }>('SELECT id FROM outbox LIMIT 1');
    await redis.flushdb();
    await app.get(Queues).enqueue('integration', [{ eventId: event?.id ?? '', handler: 'count-it' }]);
    await append(1_000);
    await until(async () => (await effects()).includes(1_000), WAIT_MS);
    expect(await effects()).toHaveLength(51);
  });

  it('restores more than one batch in one run, also behind events that are not settled', async () => {
    const EVENTS = 1_100; // A batch has 1,000.
    await database.query(
      `INSERT INTO outbox (type, payload, published_at)
       SELECT 'test.counted', jsonb_build_object('n', n), now() - interval '1 hour' FROM generate_series(1, ${String(EVENTS)}) n`,
    );
    expect(await app.get(Reconciler).reconcile(0)).toBe(EVENTS);
    await until(async () => (await effects()).length === EVENTS, WAIT_MS);
    expect(await effects()).toHaveLength(EVENTS);
    await app.get(Reconciler).reconcile(0);
    expect(await database.query('SELECT 1 FROM outbox WHERE settled_at IS NULL')).toEqual([]);
  });

  it('settles events that all handlers have processed, so that the search for lost jobs remains small', async () => {
    for (let n = 0; n < 5; n += 1) await append(n);
    await until(async () => (await effects()).length === 5, WAIT_MS);
    await app.get(Reconciler).reconcile(0);
    expect(await database.query('SELECT 1 FROM outbox WHERE settled_at IS NULL')).toEqual([]);
  });

  it('settles what is done, also while a queue takes nothing', async () => {
    await append(1);
    await until(async () => (await effects()).length === 1, WAIT_MS);
    await database.query(`INSERT INTO outbox (type, payload, published_at) VALUES ('test.counted', '{"n": 2}', now())`);
    jest.spyOn(app.get(Queues), 'addAgain').mockRejectedValueOnce(new Error('Command timed out'));
    await expect(app.get(Reconciler).reconcile(0)).rejects.toThrow('Command timed out');
    expect(await database.query(`SELECT payload->'n' AS n FROM outbox WHERE settled_at IS NULL`)).toEqual([{ n: 2 }]);
    expect(await app.get(Reconciler).reconcile(0)).toBe(1);
    await until(async () => (await effects()).length === 2, WAIT_MS);
  });
});

describe('the id of a job', () => {
  it('is one that BullMQ accepts', () => {
    const id = jobId(randomUUID(), 'count-it');
    expect(id).not.toContain(':');
    expect(id).not.toMatch(/^\d+$/);
  });

  it.each(['a:b', '4711'])('would be rejected as %s', async (id) => {
    const [queue] = app.get(Queues).list();
    await expect(queue?.add('x', {}, { jobId: id })).rejects.toThrow();
  });
});
