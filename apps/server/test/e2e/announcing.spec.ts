import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { Announcer } from '#contexts/living/chat/announcer.ts';
import { EventDrain } from '#kernel/jobs/event-drain.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

async function send(text: string): Promise<void> {
  const body = { text, sender: 'roomie', client_id: randomUUID() };
  const answer = await call(app, 'POST', `/api/messages/${world.houseA}/messages`, {
    token: world.players.r1.token,
    body,
  });
  expect(answer.status).toBe(201);
}

async function announcedRuns(): Promise<[from: number, to: number][]> {
  const rows = await app.database.query<{ from: number; to: number }>(
    `SELECT (payload->>'from_seq')::int AS from, (payload->>'to_seq')::int AS to FROM outbox
      WHERE type = 'messages.posted' AND payload->>'conversation_id' = $1 ORDER BY id`,
    [world.conversations.houseA],
  );
  return rows.map(({ from, to }) => [from, to]);
}

it('the announcer handles the first message at once, and later ones together after a pause', async () => {
  const announcer = app.get(Announcer);
  await send('1');
  await expect(announcer.announce()).resolves.toBe(1);
  await send('2');
  await send('3');
  await expect(announcer.announce()).resolves.toBe(0);
  await expect(announcer.announce(0)).resolves.toBe(1);
  await expect(announcer.announce(0)).resolves.toBe(0);
  expect(await announcedRuns()).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

it("the announcer doesn't wait for members whose rows are locked by a send", async () => {
  await app.drainEvents();
  const sender = new pg.Client({ connectionString: app.database.url });
  await sender.connect();
  await sender.query('BEGIN');
  const locked = await sender.query(
    'SELECT 1 FROM conversation_reads WHERE conversation_id = $1 AND account_id = $2 FOR UPDATE',
    [world.conversations.houseA, world.players.r1m.account.id],
  );
  expect(locked.rowCount).toBe(1);
  await send('4');
  await app.get(Announcer).announce(0);
  // Rejected by the lock's timeout if a handler waited.
  await expect(app.get(EventDrain).drain()).resolves.toBeGreaterThan(0);
  await sender.query('ROLLBACK');
  await sender.end();
});
