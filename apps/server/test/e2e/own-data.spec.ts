import type { HouseDetail } from '@common-roof/contracts';

import { AccountDeleted } from '../../src/modules/identity/accounts/index.ts';
import { AdminsService } from '../../src/modules/identity/admins/index.ts';
import { RoomiesService } from '../../src/modules/home/roomies/index.ts';
import { Outbox } from '../../src/platform/events/outbox.ts';
import { call, problemOf } from '../support/http.ts';
import { mailsTo } from '../support/mailbox.ts';
import { connect, nextEvent } from '../support/sockets.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ActorName, buildWorld, setPassword, signIn, type World } from '../support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (who: ActorName, method: string, path: string, body?: unknown) =>
  call(app, method, path, { token: world.players[who].token, ...(body === undefined ? {} : { body }) });
const idOf = (who: ActorName): string => world.players[who].account.id;

describe('own data', () => {
  it('is handed out whole, and nobody else’s', async () => {
    await ask('r1', 'POST', '/api/notes', { content: 'buy milk' });
    const { body, text } = await ask('r1', 'GET', '/api/me/export');
    expect(body).toMatchObject({
      account: { email: world.players.r1.account.email },
      note: { content: 'buy milk' },
      stays: [{ house: 'House A', room: 'One' }],
    });
    for (const secret of ['password', 'hash', world.players.r1m.account.email]) expect(text).not.toContain(secret);
  });

  it('is handed out of every feature, and says of which lists there is more', async () => {
    const { body } = await ask('h1', 'GET', '/api/me/export');
    const lists = [
      'ads',
      'offers',
      'showings',
      'activity',
      'messages',
      'sessions',
      'alerts',
      'house_rules',
      'uploads',
      'emails',
    ];
    for (const list of lists) expect(body).toHaveProperty(list, expect.any(Array));
    expect(body).toMatchObject({
      houses: [{ name: 'House A', board: [] }],
      house_rules: [{ house: 'House A', text: 'Be kind.' }],
      preferences: { time_zone: 'UTC' },
      cut_short: [],
    });
  });

  it('has alerts and activity in words, in the language of who asks', async () => {
    const house = (await ask('h1', 'GET', `/api/houses/byId/${world.houseA}`)).body as HouseDetail;
    await ask('h1', 'PUT', `/api/houses/${world.houseA}`, { version: house.version, rules: 'Lock the door.' });
    await app.drainEvents();
    const answer = await call(app, 'GET', '/api/me/export', {
      token: world.players.r1.token,
      headers: { 'accept-language': 'de' },
    });
    const { alerts } = answer.body as { alerts: { kind: string; title: string }[] };
    const told = alerts.find(({ kind }) => kind === 'house_rules');
    expect(told?.title).toBe('Neue Hausordnung in House A');
  });

  it('leaves to the homeowner what they noted of a roomie for themselves', async () => {
    await ask('h1', 'PUT', `/api/roomies/${idOf('r1')}/note`, { note: 'Pays on the first.' });
    expect((await ask('h1', 'GET', '/api/me/export')).text).toContain('Pays on the first.');
    expect((await ask('r1', 'GET', '/api/me/export')).text).not.toContain('Pays on the first.');
  });
});

describe('deleting an account', () => {
  it('waits until nobody depends on it, and says what has to be settled', async () => {
    for (const [who, told] of [
      ['r1', 'You still live in House A'],
      ['h1', 'You still hold houses'],
      ['adm', 'You are the last admin'],
    ] as const) {
      const { account } = world.players[who];
      await setPassword(app, account, PASSWORD);
      const { token } = await signIn(app, account);
      const answer = await call(app, 'DELETE', '/api/me', { token, body: { current_password: PASSWORD } });
      expect(problemOf(answer)).toMatchObject({ status: 409 });
      expect(problemOf(answer).detail).toContain(told);
    }
  });

  it('leaves one admin who can sign in, however many go at the same moment', async () => {
    const admins = app.get(AdminsService);
    const person = (n: string) => ({
      email: `${n}-${world.players.adm.account.email}`,
      firstName: n,
      lastName: 'Admin',
    });
    await admins.create(person('never-joined'));
    const other = await admins.create(person('second'));
    await setPassword(app, other, PASSWORD);
    await setPassword(app, world.players.adm.account, PASSWORD);
    const tokens = [(await signIn(app, other)).token, (await signIn(app, world.players.adm.account)).token];
    const answers = await Promise.all(
      tokens.map((token) => call(app, 'DELETE', '/api/me', { token, body: { current_password: PASSWORD } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('forgets who it was, ends every session and keeps what concerns others', async () => {
    const { account } = world.players.rEx;
    await setPassword(app, account, PASSWORD);
    const { token } = await signIn(app, account);
    await call(app, 'POST', '/api/notes', { token, body: { content: 'a secret note' } });
    const socket = await connect(app, token);
    const ended = nextEvent(socket, 'session:ended');
    const answer = await call(app, 'DELETE', '/api/me', { token, body: { current_password: PASSWORD } });
    expect(answer.status).toBe(204);
    await ended;
    socket.close();
    await app.drainEvents();
    expect((await call(app, 'GET', '/api/me', { token })).status).toBe(401);
    const [row] = await app.database.query<Record<string, unknown>>(
      'SELECT email, first_name, last_name, phone, password_hash FROM accounts WHERE id = $1',
      [account.id],
    );
    expect(row).toMatchObject({ first_name: 'Former', last_name: 'roomie', phone: null, password_hash: null });
    expect(JSON.stringify(row)).not.toContain(account.email);
    const left = await app.database.query(
      `SELECT 'note' FROM notes WHERE account_id = $1 UNION ALL SELECT 'alert' FROM notifications WHERE account_id = $1
       UNION ALL SELECT 'session' FROM sessions WHERE account_id = $1
       UNION ALL SELECT 'mail' FROM email_message WHERE account_id = $1 AND to_address <> ''`,
      [account.id],
    );
    expect(left).toEqual([]);
    const login = await call(app, 'POST', '/api/login', {
      body: { email: account.email, password: PASSWORD, account_type: 'roomie' },
    });
    expect(login.status).toBe(401);
  });

  it('forgets everywhere or nowhere: where one table fails, all of it is tried again', async () => {
    const { account, token } = world.players.rB;
    await call(app, 'POST', '/api/notes', { token, body: { content: 'to be forgotten' } });
    await app.database.query(
      `INSERT INTO notifications (account_id, kind, says, params) VALUES ($1, 'house_rules', 'news', '{}')`,
      [account.id],
    );
    const left = () =>
      app.database.query(
        `SELECT 'note' AS what FROM notes WHERE account_id = $1
         UNION SELECT 'alert' FROM notifications WHERE account_id = $1
         UNION SELECT 'session' FROM sessions WHERE account_id = $1 ORDER BY 1`,
        [account.id],
      );
    const before = await left();
    expect(before).toEqual([{ what: 'alert' }, { what: 'note' }, { what: 'session' }]);
    await app.database.query(
      `CREATE TRIGGER notes_stuck BEFORE DELETE ON notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
    );
    await app.get(Outbox).append(AccountDeleted, { account_id: account.id, account_type: 'roomie' });
    await expect(app.drainEvents()).rejects.toThrow('was not handled');
    expect(await left()).toEqual(before);
    await app.database.query('DROP TRIGGER notes_stuck ON notes');
    await app.drainEvents();
    expect(await left()).toEqual([]);
  });

  it('frees the address for another account', async () => {
    const { email } = world.players.rEx.account;
    const again = await app.get(RoomiesService).create({ email, firstName: 'New', lastName: 'Person' });
    expect(again.email).toBe(email);
    expect(await mailsTo(email)).toBeDefined();
  });
});
