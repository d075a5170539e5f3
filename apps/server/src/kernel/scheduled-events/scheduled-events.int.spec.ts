import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';

import { testServices } from '#test/support/services.ts';
import { TestClock } from '#test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { defineEvent } from '#kernel/events/define-event.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { ScheduledEventsLoop } from './scheduled-events-loop.ts';
import { ScheduledEvents, unscheduleSql } from './scheduled-events.ts';
import { defineRecurring } from './recurring.ts';
import { ScheduledEventsWorkerModule } from './scheduled-events.module.ts';

const Reminded = defineEvent('test.reminded', z.strictObject({ n: z.int() }));
const DayPassed = defineRecurring('test.day-passed', 86_400);
const WEEK = 7 * 86_400;

@Module({})
class TestModule {
  static forRoot(config: Config, clock: TestClock): DynamicModule {
    return {
      module: TestModule,
      imports: [KernelModule.forRoot({ config, processName: 'test', clock }), ScheduledEventsWorkerModule],
    };
  }
}

type Process = Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;

const clock = new TestClock();
let database: TestDatabase;
let processes: Process[];
let due: ScheduledEvents;

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
    DUE_SWEEP_SECONDS: '100000',
  });
  processes = [];
  for (let n = 0; n < 2; n += 1)
    processes.push(await NestFactory.createApplicationContext(TestModule.forRoot(config, clock), { logger: false }));
  due = first().get(ScheduledEvents);
  await run(); // After the sweep with which a worker begins.
});
afterAll(async () => {
  for (const process of processes) await process.close();
  await database.drop();
});
beforeEach(async () => {
  clock.set(new Date());
  await database.query(`DELETE FROM due WHERE kind = 'test.reminded'`);
  await database.query(`UPDATE due SET due_at = now() + interval '1 day'`); // The clock is past it.
  await database.query('DELETE FROM outbox');
});

function first(): Process {
  const [process] = processes;
  if (!process) throw new Error('No process was started.');
  return process;
}

const run = (): Promise<number> => first().get(ScheduledEventsLoop).run();
const later = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1_000);
const remind = (n: number, seconds: number) => ({ key: String(n), at: later(seconds), payload: { n } });

/** Returns the published events in order. */
const happened = async (type = Reminded.type): Promise<unknown[]> =>
  (
    await database.query<{ n: unknown }>(`SELECT payload->'n' AS n FROM outbox WHERE type = $1 ORDER BY id`, [type])
  ).map(({ n }) => n);

describe('a scheduled event', () => {
  it('is published when its time has come, and once', async () => {
    await due.schedule(Reminded, remind(1, 60));
    await run();
    expect(await happened()).toEqual([]);
    clock.advance(61);
    await run();
    await run();
    expect(await happened()).toEqual([1]);
  });

  it('is published in the order of due times', async () => {
    await due.schedule(Reminded, remind(1, 30), remind(2, 10), remind(3, 20));
    clock.advance(60);
    await run();
    expect(await happened()).toEqual([2, 3, 1]);
  });

  it('is scheduled only together with the change that caused it', async () => {
    const failing = first()
      .get(Database)
      .transaction(async () => {
        await due.schedule(Reminded, remind(1, 60));
        throw new Error('rolled back');
      });
    await expect(failing).rejects.toThrow('rolled back');
    clock.advance(61);
    await run();
    expect(await happened()).toEqual([]);
  });

  it('is unscheduled by its key, alone or within a statement', async () => {
    await due.schedule(Reminded, remind(1, 60), remind(2, 60), remind(3, 60));
    await due.unschedule(Reminded, '1');
    await first().get(Database).query(unscheduleSql(Reminded, '$1'), ['3']);
    clock.advance(61);
    await run();
    expect(await happened()).toEqual([2]);
  });

  it("moves when it is scheduled again, and doesn't when only new ones are wanted", async () => {
    await due.schedule(Reminded, remind(1, 60));
    await due.schedule(Reminded, { ...remind(7, 600), key: '1' });
    await due.scheduleIfNew(Reminded, { ...remind(8, 10), key: '1' });
    clock.advance(61);
    await run();
    expect(await happened()).toEqual([]);
    clock.advance(600);
    await run();
    expect(await happened()).toEqual([7]);
  });

  it("is rejected with a payload that its event doesn't know", async () => {
    await expect(due.schedule(Reminded, { ...remind(1, 60), payload: { n: 1.5 } })).rejects.toThrow('expected int');
  });
});

describe('several workers', () => {
  it('publish everything from a week without workers once, in batches', async () => {
    const coming = Array.from({ length: 1_050 }, (_, n) => remind(n, n));
    await due.schedule(Reminded, ...coming);
    clock.advance(WEEK);
    await Promise.all([...processes, ...processes].map((process) => process.get(ScheduledEventsLoop).run()));
    const numbers = await happened();
    expect(numbers).toHaveLength(1_050);
    expect(new Set(numbers).size).toBe(1_050);
    expect(await run()).toBe(0);
  });

  it('leave unknown kinds to another version', async () => {
    await database.query(
      `INSERT INTO due (kind, key, due_at, payload) VALUES ('test.of-tomorrow', '', now() - interval '1 day', '{}')`,
    );
    await due.schedule(Reminded, remind(1, 0));
    await run();
    expect(await happened()).toEqual([1]);
    expect(await database.query(`DELETE FROM due WHERE kind = 'test.of-tomorrow' RETURNING 1`)).toHaveLength(1);
  });
});

describe('a row that cannot be read', () => {
  const asides = () =>
    database.query<{ key: string; reason: string }>('SELECT key, reason FROM due WHERE set_aside_at IS NOT NULL');

  it('is set aside with the reason, and blocks no other', async () => {
    await due.schedule(Reminded, remind(1, 10), remind(2, 20), remind(3, 30));
    await database.query(`UPDATE due SET payload = '{"n": "one"}' WHERE kind = 'test.reminded' AND key = '1'`);
    clock.advance(60);
    await run();
    await run();
    expect(await happened()).toEqual([2, 3]);
    const [aside] = await asides();
    expect(aside).toMatchObject({ key: '1', reason: expect.stringContaining('"n"') as string });
  });

  it('works again when it is scheduled again', async () => {
    await due.schedule(Reminded, remind(1, 10));
    await database.query(`UPDATE due SET payload = '{}' WHERE kind = 'test.reminded'`);
    clock.advance(60);
    await run();
    expect(await asides()).toHaveLength(1);
    await due.schedule(Reminded, remind(1, 10));
    clock.advance(60);
    await run();
    expect(await happened()).toEqual([1]);
  });
});

describe('a recurring event', () => {
  it('is published once each time, and once after a pause of a week', async () => {
    await run();
    expect(await happened(DayPassed.type)).toEqual([]);
    clock.advance(86_400 + 60);
    await Promise.all(processes.map((process) => process.get(ScheduledEventsLoop).run()));
    expect(await happened(DayPassed.type)).toHaveLength(1);
    clock.advance(WEEK);
    await run();
    await run();
    expect(await happened(DayPassed.type)).toHaveLength(2);
  });
});
