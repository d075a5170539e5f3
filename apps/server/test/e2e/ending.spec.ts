import { until } from '@common-roof/local-services';
import pg from 'pg';

import { Health } from '#kernel/health/health.ts';
import { call } from '#test/support/http.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
const WAIT_MS = 30_000;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.database.drop());

describe('a process that shuts down', () => {
  it('answers pending requests, and closes the windows', async () => {
    const { token } = world.players.r1;
    const socket = await connect(app, token);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const holder = new pg.Client({ connectionString: app.database.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE notes IN ACCESS EXCLUSIVE MODE');
    const asked = call(app, 'POST', '/api/notes', { token, body: { content: 'Milk' } });
    await until(async () => {
      const waiting = await holder.query("SELECT 1 FROM pg_locks WHERE relation = 'notes'::regclass AND NOT granted");
      return waiting.rows.length > 0;
    }, WAIT_MS);
    app.get(Health).drain();
    expect((await call(app, 'GET', '/api/health/ready')).status).toBe(503);
    const closing = app.app.close();
    await closed;
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await asked).status).toBe(200);
    await closing;
    await expect(call(app, 'GET', '/api/health/live')).rejects.toThrow();
  });
});
