import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { QUEUE_NAMES } from '@common-roof/contracts';
import { freePort, until } from '@common-roof/local-services';

import { ServerProcess } from '#test/chaos/support/server-process.ts';
import { buildServer } from '#test/support/compiled-server.ts';
import { call } from '#test/support/http.ts';
import { type Exposition, parseExposition } from '#test/support/exposition.ts';
import { testServices } from '#test/support/services.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const SOON_MS = 60_000;
/** An id, an address of an e-mail or a machine, or a long number. */
const PERSONAL = /@|[0-9a-f]{8}-[0-9a-f]{4}|\d+\.\d+\.\d+\.\d+|\d{4}/;
const SOURCES = join(import.meta.dirname, '../../src');
const PAGE = join(import.meta.dirname, '../../../../docs/operators/observe.md');

let app: TestApp;
let world: World;
let server: ServerProcess;
let metricsUrl: string;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  [server, metricsUrl] = await start('all');
});
afterAll(async () => {
  await server.end('SIGKILL');
  await app.close();
});

/** Starts a process of the product beside the application of the test, with the same database. */
async function start(role: 'all' | 'api'): Promise<[ServerProcess, string]> {
  const { redisUrl, smtpUrl } = testServices();
  const port = String(await freePort());
  const started = await ServerProcess.create((await buildServer()).script('main'), {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ROLE: role,
    DATABASE_URL: app.database.applicationUrl,
    DATABASE_PATIENCE: '20',
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    DATA_DIR: app.dataDir,
    METRICS_PORT: port,
    QUEUE_BACKOFF_MS: '1',
  });
  await started.start();
  return [started, `http://127.0.0.1:${port}/metrics`];
}

async function scrape(url = metricsUrl): Promise<Exposition> {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  return parseExposition(await response.text());
}

/** Waits until a sum of series is above what it was before. */
async function grows(name: string, labels: Record<string, string>, work: () => Promise<unknown>): Promise<void> {
  const before = (await scrape()).sum(name, labels);
  await work();
  const grew = await until(async () => (await scrape()).sum(name, labels) > before, SOON_MS);
  expect([name, labels, grew]).toEqual([name, labels, true]);
}

describe('the metrics of a running process', () => {
  it('count messages, calls, e-mails, jobs that fail and passwords that are wrong', async () => {
    const { r1, h1 } = world.players;
    await grows('common_roof_chat_messages_sent_total', {}, () =>
      call(server, 'POST', `/api/messages/${world.houseA}/messages`, {
        token: r1.token,
        body: { text: 'Hello', sender: 'roomie' },
      }),
    );
    await grows('common_roof_security_events_total', { event: 'authn_login_fail' }, () =>
      call(server, 'POST', '/api/login', {
        body: { email: h1.account.email, password: 'wrong horse battery', account_type: 'homeowner' },
      }),
    );
    await grows('common_roof_emails_total', { outcome: 'sent' }, () =>
      call(server, 'POST', '/api/contact', {
        body: { name: 'Mara', email: 'mara@example.test', message: 'What does it cost?' },
      }),
    );
    // Nobody can handle an event without its facts.
    await grows('common_roof_jobs_total', { outcome: 'given_up' }, () =>
      app.database.query(`INSERT INTO outbox (type, payload) VALUES ('backup.requested', '{}')`),
    );
    const { sum } = await scrape();
    expect(sum('common_roof_dead_letters', {})).toBe(1);
    expect(sum('common_roof_http_request_duration_seconds_count', { method: 'POST' })).toBeGreaterThanOrEqual(2);
    expect(sum('common_roof_jobs_total', { outcome: 'failed' })).toBeGreaterThan(0);
  });

  it('know every queue and every loop', async () => {
    const { values } = await scrape();
    expect(values('common_roof_queue_jobs', 'queue')).toEqual(new Set(QUEUE_NAMES));
    expect(values('common_roof_loop_rounds_total', 'loop')).toEqual(loopsInSources());
  });

  it('have no id, address or name in a label', async () => {
    const { series } = await scrape();
    expect(series.length).toBeGreaterThan(100);
    const strange = series.flatMap(({ name, labels }) =>
      Object.entries(labels).flatMap(([label, value]) => (PERSONAL.test(value) ? [[name, label, value]] : [])),
    );
    expect(strange).toEqual([]);
  });

  it('are those that the page for operators lists, each with its type', async () => {
    const { types } = await scrape();
    const ours = [...types].filter(([name]) => name.startsWith('common_roof_'));
    const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| `(common_roof_\w+)`\s*\| (\w+)/gm);
    expect(Object.fromEntries([...rows].map(([, name = '', type = '']) => [name, type]))).toEqual(
      Object.fromEntries(ours),
    );
  });

  it('say what waits in the whole installation from workers only', async () => {
    const [api, url] = await start('api');
    const { types } = await scrape(url);
    await api.end('SIGKILL');
    expect(types.get('common_roof_socket_connections')).toBe('gauge');
    for (const name of ['queue_jobs', 'outbox_waiting_events', 'emails_waiting', 'backup_last_failed']) {
      expect([name, types.has(`common_roof_${name}`)]).toEqual([name, false]);
    }
  });
});

/** The names that loops have where they are made. */
function loopsInSources(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!spec)\.ts$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/new PollingLoop\(\s*'([\w-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  return new Set(names);
}
