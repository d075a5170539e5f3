import { alertSaying } from '@common-roof/words';
import type { CallResponse, listNotifications } from '@common-roof/contracts';

import { NotificationsService } from '#contexts/insight/notifications/notifications.service.ts';
import { call } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const raise = (title: string) =>
  app.get(NotificationsService).raise({
    to: world.players.r1.account.id,
    kind: 'welcome',
    about: null,
    says: alertSaying('as_written', { title, body: 'Come in.' }),
    link: '/user',
  });

const list = async (query = ''): Promise<CallResponse<typeof listNotifications>> =>
  (await call(app, 'GET', `/api/notifications${query}`, { token: world.players.r1.token })).body as CallResponse<
    typeof listNotifications
  >;

describe('alerts', () => {
  it('are pushed live, listed newest first, page by page, and counted while unread', async () => {
    const socket = await connect(app, world.players.r1.token);
    const live = nextEvent(socket, 'notification:created');
    for (const title of ['one', 'two', 'three']) await raise(title);
    await app.drainEvents();
    expect(await live).toMatchObject({ kind: 'welcome', read_at: null });
    const first = await list('?limit=2');
    expect(first.items.map(({ title }) => title)).toEqual(['three', 'two']);
    expect(first.unread).toBe(3);
    const second = await list(`?limit=2&cursor=${first.next_cursor ?? ''}`);
    expect([second.items.map(({ title }) => title), second.next_cursor]).toEqual([['one'], null]);
    const readLive = nextEvent(socket, 'notification:read');
    const id = first.items[0]?._id ?? '';
    await call(app, 'PUT', `/api/notifications/${id}/read`, { token: world.players.r1.token });
    expect(await readLive).toEqual({ ids: [id] });
    expect((await list()).unread).toBe(2);
    await call(app, 'PUT', '/api/notifications/read-all', { token: world.players.r1.token });
    expect((await list()).unread).toBe(0);
    socket.close();
  });

  it('reject a cursor of another list', async () => {
    const answer = await call(app, 'GET', '/api/notifications?cursor=rubbish', { token: world.players.r1.token });
    expect(answer.status).toBe(400);
  });
});

describe('the admins’ overview', () => {
  it('shows counts', async () => {
    const { token } = world.players.adm;
    const overview = await call(app, 'GET', '/api/admins/overview', { token });
    expect(overview.body).toMatchObject({ counts: { houses: 2, homeowners: 2, roomies: 4 } });
  });

  it('lists failed e-mails with masked addresses, and retries them', async () => {
    const { token } = world.players.adm;
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO email_message (dedupe_key, account_id, template, to_address, data, state, last_error)
       VALUES ('lost', $1, 'password-changed', $2, '{}', 'failed', 'refused') RETURNING id`,
      [world.players.r1.account.id, world.players.r1.account.email],
    );
    const failed = await call(app, 'GET', '/api/admins/failed-emails', { token });
    expect(failed.body).toMatchObject({ items: [{ _id: row?.id, last_error: 'refused' }] });
    expect(failed.text).not.toContain(world.players.r1.account.email);
    const retry = `/api/admins/failed-emails/${row?.id ?? ''}/retry`;
    expect((await call(app, 'POST', retry, { token })).status).toBe(202);
    expect((await call(app, 'POST', retry, { token })).status).toBe(404);
    await app.drainEvents();
    const [sent] = await app.database.query<{ state: string }>('SELECT state FROM email_message WHERE id = $1', [
      row?.id,
    ]);
    expect(sent?.state).toBe('sent');
  });

  it('retries every failed e-mail, and no other', async () => {
    const { token } = world.players.adm;
    const all = '/api/admins/failed-emails/retry';
    await call(app, 'POST', all, { token });
    await app.drainEvents();
    const stateOf = (key: string) =>
      app.database.query(`SELECT state FROM email_message WHERE dedupe_key = $1`, [key]).then(([row]) => row);
    for (const [key, state] of [
      ['refused-1', 'failed'],
      ['refused-2', 'failed'],
      ['pointless', 'cancelled'],
    ]) {
      await app.database.query(
        `INSERT INTO email_message (dedupe_key, account_id, template, to_address, data, state, attempts)
         VALUES ($1, $2, 'password-changed', $3, '{}', $4, 100)`,
        [key, world.players.r1.account.id, world.players.r1.account.email, state],
      );
    }
    const answer = await call(app, 'POST', all, { token });
    expect([answer.status, answer.body]).toEqual([202, { count: 2 }]);
    await app.drainEvents();
    expect(await stateOf('refused-1')).toEqual({ state: 'sent' });
    expect(await stateOf('refused-2')).toEqual({ state: 'sent' });
    expect(await stateOf('pointless')).toEqual({ state: 'cancelled' });
  });
});
