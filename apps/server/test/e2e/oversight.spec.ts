import { randomUUID } from 'node:crypto';

import type { Activity, ActivitySubject, FailedJob, Health, Page, QueueJob } from '@common-roof/contracts';

import { topicIn, topicOf } from '#contexts/insight/activity/topics.ts';
import { HealthSamplesRepository } from '#contexts/insight/oversight/overview/health-samples.repository.ts';
import { HandlerRegistry } from '#kernel/events/handler-registry.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  await app.drainEvents();
});
afterAll(() => app.close());

const ask = (method: string, path: string) =>
  call(app, method, `/api/admins${path}`, { token: world.players.adm.token });
const read = async <Answer>(path: string) => (await ask('GET', path)).body as Answer;

describe('the stream of activity', () => {
  it('has a topic for every event that it shows', () => {
    const told = app
      .get(HandlerRegistry)
      .allHandlers()
      .filter(({ id }) => id === 'record-activity')
      .map(({ event }) => event.type);
    expect(told.length).toBeGreaterThan(80);
    expect(told.filter((type) => topicIn(type) === undefined)).toEqual([]);
    expect(() => topicOf('weather.changed')).toThrow('no topic');
  });

  it('is filtered by topic, house and person', async () => {
    const { items } = await read<Page<Activity>>('/activity?limit=200');
    const topics = new Set(items.map(({ topic }) => topic));
    expect(topics.size).toBeGreaterThan(1);
    for (const topic of topics) {
      const found = await read<Page<Activity>>(`/activity?limit=200&topic=${topic}`);
      expect(found.items).toEqual(items.filter((item) => item.topic === topic));
    }
    const inA = await read<Page<Activity>>(`/activity?limit=200&house_id=${world.houseA}`);
    expect(inA.items).toEqual(items.filter(({ house_id }) => house_id === world.houseA));
    expect((await ask('GET', '/activity?topic=weather')).status).toBe(400);
  });

  it('suggests filters by name, and names the active ones', async () => {
    const { account } = world.players.h1;
    const { items } = await read<{ items: ActivitySubject[] }>('/activity/subjects?search=HOUSE%20A');
    expect(items).toMatchObject([{ _id: world.houseA, kind: 'house', name: 'House A', role: null }]);
    const named = await read<{ items: ActivitySubject[] }>(
      `/activity/subjects?house_id=${world.houseA}&account_id=${account.id}`,
    );
    expect(named.items.map(({ _id }) => _id)).toEqual([world.houseA, account.id]);
    expect(JSON.stringify(named)).not.toContain(account.email);
    expect((await read<{ items: ActivitySubject[] }>('/activity/subjects')).items).toEqual([]);
    expect((await read<{ items: ActivitySubject[] }>('/activity/subjects?search=%25')).items).toEqual([]);
  });
});

describe('the health history', () => {
  const samples = () => app.get(HealthSamplesRepository);

  it('is stored once in five minutes, whoever looks, and shown hour by hour', async () => {
    const daysAgo = Date.now() - 3 * 86_400_000;
    const slot = new Date(daysAgo - (daysAgo % 300_000));
    await samples().insertSample(slot, { jobsWaiting: 7, online: 3 });
    await samples().insertSample(new Date(slot.getTime() + 299_000), { jobsWaiting: 9, online: 9 });
    const taken = await app.database.query(
      'SELECT jobs_waiting, sockets FROM health_samples WHERE at BETWEEN $1 AND $2',
      [slot, new Date(slot.getTime() + 299_999)],
    );
    expect(taken).toEqual([{ jobs_waiting: 7, sockets: 3 }]);
    await app.database.query(
      `INSERT INTO health_samples SELECT date_bin('1 hour', now(), 'epoch') - interval '3 hours' + n * interval '5 minutes',
              10, n, 2 * n, 0, n, 1, 1, 1 FROM generate_series(0, 11) n`,
    );
    const { samples: hours } = await read<Health>('/health');
    expect(hours[0]).toMatchObject({ events: 120, outbox_lag_seconds: 11, jobs_waiting: 22, failed: 0, sockets: 11 });
    const week = await read<Health>('/health?span=week');
    expect(week.samples.length).toBeLessThanOrEqual(29);
  });

  it('deletes samples older than a month', async () => {
    await app.database.query(`INSERT INTO health_samples SELECT now() - interval '32 days', 0, 0, 0, 0, 0, 1, 1, 1`);
    await samples().insertSample(new Date(), { jobsWaiting: 0, online: 0 });
    expect(await app.database.query(`SELECT 1 FROM health_samples WHERE at < now() - interval '31 days'`)).toEqual([]);
  });

  it('reports the last backup, and that it is late', async () => {
    expect((await read<Health>('/health')).backup).toBeNull();
    await app.database.query(`INSERT INTO backup_runs (finished_at, bytes) VALUES (now() - interval '37 hours', 2048)`);
    expect((await read<Health>('/health')).backup).toMatchObject({ bytes: 2048, is_late: true });
    await app.database.query(`INSERT INTO backup_runs (bytes) VALUES (4096)`);
    expect((await read<Health>('/health')).backup).toMatchObject({ bytes: 4096, is_late: false });
  });

  it('takes the same few queries however much there is', async () => {
    const before = await countQueries(() => ask('GET', '/health'));
    await app.database.query(
      `INSERT INTO health_samples SELECT date_bin('5 minutes', now(), 'epoch') - n * interval '5 minutes', 1, 1, 1, 1, 1, 1, 1, 1
         FROM generate_series(1, 200) n ON CONFLICT DO NOTHING`,
    );
    expect(await countQueries(() => ask('GET', '/health?span=week'))).toBe(before);
    expect((await read<Health>('/health')).redis_answers).toBe(true);
  });
});

describe('a failed job', () => {
  const HANDLER = 'forget-old-letters';
  async function giveUp(): Promise<string> {
    const id = randomUUID();
    await app.database.query(
      `INSERT INTO outbox (id, type, payload, published_at, settled_at) VALUES ($1, 'hour.passed', '{}', now(), now())`,
      [id],
    );
    await app.database.query('INSERT INTO dead_letter (handler, event_id, reason) VALUES ($1, $2, $3)', [
      HANDLER,
      id,
      'the disk was full',
    ]);
    return id;
  }
  const waiting = async () =>
    (await read<{ items: QueueJob[] }>('/queues/recalculation/jobs')).items.map(({ event_id }) => event_id);

  it('is listed with its subject, retried once, and then in its queue', async () => {
    const id = await giveUp();
    const { items } = await read<Page<FailedJob>>('/failed-jobs');
    expect(items).toMatchObject([{ event_id: id, handler: HANDLER, kind: 'hour.passed', reason: 'the disk was full' }]);
    expect((await ask('POST', `/failed-jobs/${id}/another-handler/retry`)).status).toBe(404);
    expect((await ask('POST', `/failed-jobs/${id}/${HANDLER}/retry`)).status).toBe(202);
    expect((await ask('POST', `/failed-jobs/${id}/${HANDLER}/retry`)).status).toBe(404);
    expect((await read<Page<FailedJob>>('/failed-jobs')).items).toEqual([]);
    expect(await waiting()).toContain(id);
    // It is no longer settled: if the queue were lost, the reconciler would restore it.
    expect(await app.database.query('SELECT settled_at FROM outbox WHERE id = $1', [id])).toEqual([
      { settled_at: null },
    ]);
  });

  it('is retried with all others', async () => {
    const ids = [await giveUp(), await giveUp(), await giveUp()];
    const first = await read<Page<FailedJob>>('/failed-jobs?limit=2');
    const second = await read<Page<FailedJob>>(`/failed-jobs?limit=2&cursor=${first.next_cursor ?? ''}`);
    expect([...first.items, ...second.items].map(({ event_id }) => event_id)).toEqual([...ids].reverse());
    expect((await ask('POST', '/failed-jobs/retry')).body).toEqual({ count: 3 });
    expect(await waiting()).toEqual(expect.arrayContaining(ids));
  });

  it("isn't found in a queue of another name", async () => {
    expect((await ask('GET', '/queues/everything/jobs')).status).toBe(400);
    expect((await ask('GET', '/queues/mail/jobs?state=done')).status).toBe(400);
  });
});
