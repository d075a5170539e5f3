import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makePushSettings } from '@common-roof/testing/push-service';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { createApi } from '#server/api.ts';
import { workerModules } from '#server/context-modules.ts';
import { Announcer } from '#contexts/living/chat/announcer.ts';
import { Config } from '#kernel/config/config.ts';
import { MailSender } from '#kernel/mail/mail-sender.ts';
import { MailWorkerModule } from '#kernel/mail/mail.module.ts';
import { EventDrain } from '#kernel/jobs/event-drain.ts';
import { EventRunner } from '#kernel/jobs/event-runner.ts';
import { EventDrainModule } from '#kernel/jobs/jobs.module.ts';
import { ScheduledEventsLoop } from '#kernel/scheduled-events/scheduled-events-loop.ts';
import { ScheduledEventsWorkerModule } from '#kernel/scheduled-events/scheduled-events.module.ts';
import { markRequests } from './count-queries.ts';
import { rememberFailures } from './failures.ts';
import { lendSealKey } from './seal-key.ts';
import { flushRedis, testServices } from './services.ts';
import { seed, shuffled } from './shuffle.ts';
import { TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Turns pushes on in every test. */
export const PUSH_SETTINGS = makePushSettings();

/** Interval of worker loops that a test drives by hand instead. */
const NEVER = '100000';

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly url: string;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** Where files are stored. */
  readonly dataDir: string;
  readonly routes: readonly { method: string; url: string }[];
  get<Service>(type: Type<Service>): Service;
  /** Publishes pending events and handles all that wait. */
  drainEvents(): Promise<void>;
  /** Skips the handling of all events so far: of thousands of events that were only asked about, none matters. */
  forgetEvents(): Promise<void>;
  /** Lets one handler handle the events about a subject, and leaves all other events for later. */
  handle(handler: string, type: string, aboutId: string): Promise<void>;
  /** Publishes scheduled events that are due by the clock, and handles them. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** The whole api on a port of its own, with a database of its own; events are handled when a test says so. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const services = testServices();
  await flushRedis();
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'common-roof-test-'));
  await lendSealKey(dataDir);
  const clock = new TestClock();
  const config = new Config({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    DATABASE_URL: database.applicationUrl,
    DATABASE_POOL: '8',
    // Deadlines of the product must not measure the machine that runs the tests; they have tests of their own.
    DATABASE_PATIENCE: '20',
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
    DATA_DIR: dataDir,
    CHAT_ANNOUNCE_MS: '100000000',
    DUE_SWEEP_SECONDS: NEVER,
    MAIL_SWEEP_SECONDS: NEVER,
    LIMIT_REQUESTS_PER_MINUTE: '1000000',
    LIMIT_MESSAGES_PER_MINUTE: '1000000',
    LIMIT_MESSAGE_SEARCHES_PER_MINUTE: '1000000',
    LIMIT_FRAMES_PER_MINUTE: '1000000',
    LIMIT_CONNECTS_PER_MINUTE: '1000000',
    LIMIT_LOGINS_PER_HOUR_AND_ADDRESS: '1000000',
    LIMIT_APPLICATIONS_PER_HOUR_AND_ADDRESS: '1000000',
    LIMIT_AD_APPLICATIONS_PER_HOUR_AND_ADDRESS: '1000000',
    LIMIT_LINK_GUESSES_PER_HOUR_AND_ADDRESS: '1000000',
    LIMIT_CONTACTS_PER_HOUR_AND_ADDRESS: '1000000',
    LIMIT_MAILS_TO_STRANGERS_PER_HOUR: '1000000',
    LIMIT_MAILS_PER_STRANGER_AND_DAY: '1000000',
    LIMIT_SOCKETS_PER_ACCOUNT: '50',
    LIMIT_UPLOADS_PER_HOUR: '1000000',
    LIMIT_ALERT_EMAILS_PER_HOUR: '1000000',
    LIMIT_IMPORTS_PER_HOUR: '1000000',
    LIMIT_PUSHED_ALERTS_PER_HOUR: '1000000',
    ...PUSH_SETTINGS,
    ...environment,
  });
  const routes: { method: string; url: string }[] = [];
  rememberFailures();
  // Files of one process stay in its memory with what they hold: a closed application is released here.
  let running: NestFastifyApplication | undefined = await createApi(config, {
    clock,
    imports: [EventDrainModule, MailWorkerModule, ScheduledEventsWorkerModule, ...workerModules],
    onRoute: (method, url) => routes.push({ method, url }),
  });
  const open = (): NestFastifyApplication => {
    if (!running) throw new Error('The application of this file is closed.');
    return running;
  };
  markRequests(open());
  await open().listen(0, '127.0.0.1');
  const get = <Service>(type: Type<Service>): Service => open().get(type, { strict: false });
  const drainEvents = async (): Promise<void> => {
    await get(Announcer).announce(0);
    await get(EventDrain)
      .drain({ order: shuffled })
      .catch((cause: unknown) => {
        throw new Error(`An event was not handled, in the order of TEST_SEED=${String(seed)}.`, { cause });
      });
    await get(MailSender).sendDue();
  };
  return {
    get app() {
      return open();
    },
    url: await open().getUrl(),
    database,
    clock,
    dataDir,
    routes,
    get,
    drainEvents,
    forgetEvents: async () => {
      await database.query('UPDATE outbox SET published_at = now() WHERE published_at IS NULL');
    },
    handle: async (handler, type, aboutId) => {
      const events = await database.query<{ id: string }>(
        `SELECT id FROM outbox WHERE type = $1 AND payload::text LIKE '%' || $2 || '%' ORDER BY id`,
        [type, aboutId],
      );
      for (const { id: eventId } of events) await get(EventRunner).run({ eventId, handler });
    },
    runDue: async () => {
      await get(ScheduledEventsLoop).run();
      await drainEvents();
    },
    close: async () => {
      await running?.close();
      running = undefined;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
