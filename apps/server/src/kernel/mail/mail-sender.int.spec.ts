import { until } from '@common-roof/local-services';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { testServices } from '#test/support/services.ts';
import { openSmtpStage, type SmtpStage } from '#test/support/smtp-stage.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { JobsWorkerModule } from '#kernel/jobs/jobs.module.ts';
import { Wakes } from '#kernel/jobs/wakes.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { MailComposers } from './composers.ts';
import { FailedEmailsService } from './failed-emails.service.ts';
import { EMAILS_CHANNEL, MailOutbox } from './mail-outbox.ts';
import { MailSender } from './mail-sender.ts';
import { MailWorkerModule } from './mail.module.ts';

@Module({})
class TestModule {
  static forRoot(config: Config): DynamicModule {
    const platform = KernelModule.forRoot({ config, processName: 'test' });
    return { module: TestModule, imports: [platform, JobsWorkerModule, MailWorkerModule] };
  }
}

let database: TestDatabase;
let smtp: SmtpStage;
let workers: INestApplicationContext[] = [];
const WAIT_MS = 30_000;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.query('DELETE FROM email_message');
  smtp = await openSmtpStage();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
  await smtp.close();
});

async function startWorker(environment: Record<string, string> = {}): Promise<INestApplicationContext> {
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_PATIENCE: '20',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.applicationUrl,
    REDIS_URL: testServices().redisUrl,
    SMTP_URL: smtp.url,
    MAIL_SWEEP_SECONDS: '100000',
    ...environment,
  });
  const worker = await NestFactory.createApplicationContext(TestModule.forRoot(config), { logger: false });
  worker
    .get(MailComposers, { strict: false })
    .register('greeting', () => Promise.resolve({ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }));
  workers.push(worker);
  await sendDue(worker); // After the sweep with which every worker begins.
  return worker;
}

const sendDue = (worker: INestApplicationContext): Promise<number> =>
  worker.get(MailSender, { strict: false }).sendDue();

async function ask(...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await database.query(
      `INSERT INTO email_message (dedupe_key, template, to_address, data, next_attempt_at)
       VALUES ($1, 'greeting', $1, '{}', now() - make_interval(secs => $2))`,
      [`${name}@demo.test`, names.length - index],
    );
  }
}

/** Resolves when the worker listens for e-mails. */
async function listening(worker: INestApplicationContext): Promise<void> {
  const wakes = worker.get(Wakes, { strict: false });
  const wake = wakes.wake.bind(wakes);
  const heard = new Set<string>();
  wakes.wake = (channel) => {
    heard.add(channel);
    wake(channel);
  };
  const hears = async (): Promise<boolean> => {
    await database.query(`NOTIFY ${EMAILS_CHANNEL}`);
    return heard.has(EMAILS_CHANNEL);
  };
  expect(await until(hears, WAIT_MS)).toBe(true);
}

async function states(): Promise<Record<string, string>> {
  const rows = await database.query<{ to_address: string; state: string }>(
    'SELECT to_address, state FROM email_message ORDER BY to_address',
  );
  return Object.fromEntries(rows.map(({ to_address, state }) => [to_address.replace('@demo.test', ''), state]));
}

/** Holds back the server's final answer to each message until the test releases it. */
function holdLastWord(): { letGo(answer?: string): void } {
  const held = Promise.withResolvers<string | undefined>();
  smtp.script.message = () => held.promise;
  return {
    letGo: (answer) => {
      held.resolve(answer);
    },
  };
}

describe('sending e-mails', () => {
  it('claims an e-mail only when it can be sent, so that none waits under a running lease', async () => {
    const worker = await startWorker();
    await ask('ann', 'bea', 'cal');
    const lastWord = holdLastWord();
    const sending = sendDue(worker);
    await until(() => smtp.received.length === 1, WAIT_MS);
    expect(await states()).toEqual({ ann: 'sending', bea: 'queued', cal: 'queued' });
    lastWord.letGo();
    expect(await sending).toBe(3);
    expect(await states()).toEqual({ ann: 'sent', bea: 'sent', cal: 'sent' });
    expect(smtp.received).toEqual(['ann@demo.test', 'bea@demo.test', 'cal@demo.test']);
  });

  it('uses one connection for many e-mails', async () => {
    const worker = await startWorker();
    await ask(...Array.from({ length: 20 }, (_, index) => `guest${String(index)}`));
    await sendDue(worker);
    expect(smtp.received).toHaveLength(20);
    expect(smtp.connections()).toBe(1);
  });

  it('ends a hanging session well before the lease does', async () => {
    const worker = await startWorker({ MAIL_CONVERSATION_SECONDS: '1' });
    await ask('ann');
    holdLastWord();
    await sendDue(worker);
    expect(await states()).toEqual({ ann: 'queued' });
    const [row] = await database.query<{ held: boolean }>(`SELECT lease_until > now() AS held FROM email_message`);
    expect(row?.held).toBe(true);
    expect(await until(() => smtp.open() === 0, WAIT_MS)).toBe(true);
  });

  it("doesn't change an e-mail that another worker has taken over and sent", async () => {
    const [slow, other] = [await startWorker(), await startWorker()];
    await ask('ann');
    const lastWord = holdLastWord();
    const sending = sendDue(slow);
    await until(() => smtp.received.length === 1, WAIT_MS);
    await database.query('UPDATE email_message SET lease_until = now(), next_attempt_at = now()');
    smtp.script.message = () => undefined;
    await sendDue(other);
    expect(await states()).toEqual({ ann: 'sent' });
    lastWord.letGo('451 Try later');
    await sending;
    expect(await states()).toEqual({ ann: 'sent' });
  });

  it('starts no other e-mail once the process is asked to end', async () => {
    const worker = await startWorker();
    await ask('ann', 'bea');
    const lastWord = holdLastWord();
    const sending = sendDue(worker);
    await until(() => smtp.received.length === 1, WAIT_MS);
    const closing = worker.close();
    lastWord.letGo();
    await Promise.all([sending, closing]);
    expect(await states()).toEqual({ ann: 'sent', bea: 'queued' });
  });
});

describe('an e-mail that is queued', () => {
  const queue = (worker: INestApplicationContext, name: string): Promise<boolean> => {
    const email = { dedupeKey: name, accountId: null, to: `${name}@demo.test`, template: 'greeting', data: {} };
    return worker.get(MailOutbox, { strict: false }).queue(email);
  };

  // The sweep would come in a day.
  it('is sent at once, even while another conversation hangs', async () => {
    const worker = await startWorker();
    await listening(worker);
    const lastWord = holdLastWord();
    expect(await queue(worker, 'ann')).toBe(true);
    await until(() => smtp.received.length === 1, WAIT_MS);
    smtp.script.message = () => undefined;
    expect(await queue(worker, 'bea')).toBe(true);
    expect(await until(async () => (await states())['bea'] === 'sent', WAIT_MS)).toBe(true);
    expect(await states()).toEqual({ ann: 'sending', bea: 'sent' });
    lastWord.letGo();
    expect(await until(async () => (await states())['ann'] === 'sent', WAIT_MS)).toBe(true);
  });

  it('is sent once, even if it is queued twice', async () => {
    const worker = await startWorker();
    expect(await Promise.all([queue(worker, 'ann'), queue(worker, 'ann')])).toEqual(
      expect.arrayContaining([true, false]),
    );
    // The insertion woke the lanes: one of them may have taken it before this sweep, and be sending it still.
    await sendDue(worker);
    expect(await until(async () => (await states())['ann'] === 'sent', WAIT_MS)).toBe(true);
    await sendDue(worker);
    expect(smtp.received).toEqual(['ann@demo.test']);
  });

  it('is sent at once when an admin retries it', async () => {
    const worker = await startWorker();
    await listening(worker);
    // Never queued until now: a lane may still be on its way after the last wake.
    await database.query(
      `INSERT INTO email_message (dedupe_key, template, to_address, data, state)
       SELECT name, 'greeting', name || '@demo.test', '{}', 'failed' FROM unnest(ARRAY['ann', 'bea']) AS name`,
    );
    expect(await worker.get(FailedEmailsService, { strict: false }).retryAll()).toEqual({ count: 2 });
    expect(await until(async () => (await states())['bea'] === 'sent' && smtp.received.length === 2, WAIT_MS)).toBe(
      true,
    );
  });
});

describe('an e-mail that was not accepted', () => {
  const dueAgain = (): Promise<unknown> => database.query('UPDATE email_message SET next_attempt_at = now()');

  it.each([
    ['greets nobody', { greeting: () => '554 Too many connections' }],
    ['does not let us sign in', { signIn: () => '535 Authentication failed' }],
  ])("isn't lost when the server %s, and the others are not tried in vain", async (_, script) => {
    const worker = await startWorker();
    await ask('ann', 'bea');
    const willing = { ...smtp.script };
    Object.assign(smtp.script, script);
    expect(await sendDue(worker)).toBe(1);
    expect(await states()).toEqual({ ann: 'queued', bea: 'queued' });
    Object.assign(smtp.script, willing);
    await dueAgain();
    await sendDue(worker);
    expect(await states()).toEqual({ ann: 'sent', bea: 'sent' });
  });

  it('is given up when its recipient or its message is rejected permanently, and the next one is sent', async () => {
    const worker = await startWorker();
    await ask('ann', 'bea', 'cal');
    smtp.script.recipient = (address) => (address.startsWith('ann') ? '550 No such user' : undefined);
    smtp.script.message = (address) => (address.startsWith('bea') ? '554 Malformed' : undefined);
    await sendDue(worker);
    expect(await states()).toEqual({ ann: 'failed', bea: 'failed', cal: 'sent' });
  });
});
