import type { Me } from '@common-roof/contracts';

import { alertSaying } from '@common-roof/words';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { AccountDeleted } from '#contexts/identity/accounts/account/accounts.events.ts';
import { AdminsService } from '#contexts/identity/accounts/admins/admins.service.ts';
import { NotificationsService } from '#contexts/insight/notifications/notifications.service.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type Player, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
const DAY = 86_400;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
});
// Each test has its own people and day.
beforeEach(async () => {
  app.clock.set(new Date());
  world = await buildWorld(app);
});
afterAll(() => app.close());

const body = { current_password: PASSWORD };
/** Gives the account a password of its own. */
async function withPassword({ account }: Player): Promise<Player> {
  await setPassword(app, account, PASSWORD);
  return signIn(app, account);
}
/** Requests the deletion of an account that nobody depends on. */
async function leave(name: ActorName = 'rEx'): Promise<Player> {
  const player = await withPassword(world.players[name]);
  expect((await call(app, 'DELETE', '/api/me', { token: player.token, body })).status).toBe(204);
  await app.drainEvents();
  return player;
}
const login = ({ account }: Player) =>
  call(app, 'POST', '/api/login', {
    body: { email: account.email, password: PASSWORD, account_type: account.account_type },
  });
const tokenOf = async (player: Player): Promise<string> => ((await login(player)).body as { token: string }).token;
async function pass(days: number): Promise<void> {
  app.clock.advance(days * DAY);
  await app.runDue();
}
const rowOf = async ({ account: { id } }: Player): Promise<Record<string, unknown>> =>
  (await app.database.query<Record<string, unknown>>('SELECT * FROM accounts WHERE id = $1', [id]))[0] ?? {};
const stepsOf = async ({ account: { id } }: Player): Promise<string[]> =>
  (
    await app.database.query<{ step: string }>(
      `SELECT body->'details'->>'step' AS step FROM evidence
        WHERE body->>'event' = 'sensitive_delete' AND body->>'target_id' = $1 ORDER BY seq`,
      [id],
    )
  ).map(({ step }) => step);
const subjectsTo = async ({ account }: Player): Promise<string[]> =>
  (await mailsTo(account.email)).map(({ subject }) => subject);

describe("requesting an account's deletion", () => {
  it('waits until nobody depends on the account, and says what has to be settled', async () => {
    for (const [who, told] of [
      ['r1', 'You still live in House A'],
      ['h1', 'You still have houses'],
      ['adm', 'You are the last admin'],
    ] as const) {
      const { token } = await withPassword(world.players[who]);
      const answer = await call(app, 'DELETE', '/api/me', { token, body });
      expect(problemOf(answer)).toMatchObject({ status: 409 });
      expect(problemOf(answer).detail).toContain(told);
    }
  });

  it('keeps one admin who can sign in, even for simultaneous requests', async () => {
    const person = { email: `second-${world.players.adm.account.email}`, firstName: 'Second', lastName: 'Admin' };
    const other = await app.get(AdminsService).create(person);
    await setPassword(app, other, PASSWORD);
    await app.database.query(
      `UPDATE accounts SET disabled_at = now() WHERE account_type = 'admin' AND NOT id = ANY($1)`,
      [[other.id, world.players.adm.account.id]],
    );
    const tokens = [(await signIn(app, other)).token, (await withPassword(world.players.adm)).token];
    const answers = await Promise.all(tokens.map((token) => call(app, 'DELETE', '/api/me', { token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('ends every session and socket, deletes nothing yet, and states until when the account can be kept', async () => {
    const player = await withPassword(world.players.rEx);
    const socket = await connect(app, player.token);
    const ended = nextEvent(socket, 'session:ended');
    await leave();
    await ended;
    socket.close();
    expect((await call(app, 'GET', '/api/me', { token: player.token })).status).toBe(401);
    expect(await rowOf(player)).toMatchObject({ email: player.account.email, first_name: 'rEx', deleted_at: null });
    const mail = await mailTo(player.account.email, /Your account on Common Roof will be deleted$/);
    expect(mail.text).toContain('sign in before that day to keep it');
  });
});

describe("before an account's deletion", () => {
  it('its owner can sign in only to keep it, export their data and sign out', async () => {
    const player = await leave();
    const token = await tokenOf(player);
    const { userData } = (await call(app, 'GET', '/api/me', { token })).body as Me;
    const [due] = await app.database.query<{ due_at: Date }>(
      `SELECT due_at FROM due WHERE kind = 'account.deletion-due' AND payload->>'account_id' = $1`,
      [player.account.id],
    );
    expect(userData.deletion_due_at).toBe(due?.due_at.toISOString());
    const shut = ['GET /api/notes', 'GET /api/messages', 'GET /api/notifications', 'DELETE /api/me'];
    for (const [method = '', path = ''] of shut.map((one) => one.split(' '))) {
      const { status, code } = problemOf(
        await call(app, method, path, { token, ...(method === 'GET' ? {} : { body }) }),
      );
      expect([path, status, code]).toEqual([path, 403, 'account_leaving']);
    }
    await expect(connect(app, token)).rejects.toThrow();
    expect((await call(app, 'GET', '/api/me/export', { token })).status).toBe(200);
    expect((await call(app, 'POST', '/api/me/exports', { token })).status).toBe(201);
    await app.drainEvents();
    expect((await call(app, 'GET', '/api/me/exports', { token })).body).toMatchObject({ items: [{ state: 'ready' }] });
    expect((await call(app, 'POST', '/api/auth/logout', { token, body: {} })).status).toBeLessThan(300);
  });

  it('its address remains taken', async () => {
    const { account } = await leave();
    const again = app.get(RoomiesService).create({ email: account.email, firstName: 'New', lastName: 'Person' });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('it gets no alerts by e-mail, and a reminder 3 days before', async () => {
    const player = await leave();
    const says = alertSaying('as_written', { title: 'The rules are new', body: '' });
    const alert = { to: player.account.id, kind: 'house_rules', about: null, says, link: null } as const;
    await app.get(NotificationsService).raise(alert);
    await pass(11 - 1 / 1_440);
    expect(await subjectsTo(player)).not.toContain('The rules are new');
    expect(await subjectsTo(player)).not.toContain('Your account on Common Roof will be deleted in 3 days');
    await pass(2 / 1_440);
    await mailTo(player.account.email, /in 3 days/);
  });

  it('it can be kept on the last day', async () => {
    const player = await leave();
    await pass(14 - 1 / 24);
    const token = await tokenOf(player);
    expect((await call(app, 'POST', '/api/me/keep', { token })).status).toBe(204);
    expect((await call(app, 'GET', '/api/notes', { token })).status).toBe(200);
    await pass(30);
    expect(await rowOf(player)).toMatchObject({ email: player.account.email, deletion_due_at: null, deleted_at: null });
    expect(await stepsOf(player)).toEqual(['asked', 'kept']);
    expect((await login(player)).status).toBe(200);
  });

  it('it is deleted on the minute, 14 days after the request, and not before', async () => {
    const player = await leave();
    await pass(14 - 1 / 1_440);
    expect(await rowOf(player)).toMatchObject({ email: player.account.email, deleted_at: null });
    await pass(2 / 1_440);
    expect(await rowOf(player)).toMatchObject({ first_name: 'Former', last_name: 'roomie', password_hash: null });
    expect((await login(player)).status).toBe(401);
  });

  it('it is kept when a person depends on it again, and its owner is told', async () => {
    const player = await leave();
    await app.get(RoomiesService).moveIn(player.account.id, (await freeRoom()) ?? '', '2026-04-01');
    await pass(15);
    expect(await rowOf(player)).toMatchObject({ email: player.account.email, deletion_due_at: null, deleted_at: null });
    await mailTo(player.account.email, /Your account on Common Roof was not deleted/);
    expect(await stepsOf(player)).toEqual(['asked', 'called_off']);
  });
});

describe("an account's deletion", () => {
  it('removes the identity, and confirms that to the former address in a last e-mail', async () => {
    const { account, token } = await withPassword(world.players.rEx);
    await call(app, 'POST', '/api/notes', { token, body: { content: 'a secret note' } });
    const player = await leave();
    await pass(15);
    const row = await rowOf(player);
    expect(row).toMatchObject({ first_name: 'Former', last_name: 'roomie', phone: null, password_hash: null });
    expect(JSON.stringify(row)).not.toContain(account.email);
    const left = await app.database.query(
      `SELECT 'note' FROM notes WHERE account_id = $1 UNION ALL SELECT 'alert' FROM notifications WHERE account_id = $1
       UNION ALL SELECT 'session' FROM sessions WHERE account_id = $1
       UNION ALL SELECT 'mail' FROM email_message WHERE account_id = $1 AND to_address <> ''
       UNION ALL SELECT 'address' FROM email_message WHERE to_address = $2`,
      [account.id, account.email],
    );
    expect(left).toEqual([]);
    const last = await mailTo(account.email, /Your account on Common Roof was deleted/);
    expect(last.text).not.toContain('rEx');
    expect(await stepsOf(player)).toEqual(['asked', 'done']);
  });

  it('deletes the copy of their data, and its link', async () => {
    const player = await leave();
    await pass(12);
    expect((await call(app, 'POST', '/api/me/exports', { token: await tokenOf(player) })).status).toBe(201);
    await app.drainEvents();
    const link = /data-export\?token=([\w-]{43})/.exec(
      (await mailTo(player.account.email, /is ready to download/)).text,
    )?.[1];
    await pass(3);
    expect((await call(app, 'POST', '/api/data-exports/open', { body: { token: link } })).status).toBe(410);
    expect(await app.database.query('SELECT 1 FROM data_exports')).toEqual([]);
  });

  it('frees the address for another account', async () => {
    const { account } = await leave();
    await pass(15);
    const again = await app.get(RoomiesService).create({ email: account.email, firstName: 'New', lastName: 'Person' });
    expect(again.email).toBe(account.email);
  });

  it('happens everywhere or nowhere: when one table fails, all of it is retried', async () => {
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
});

/** Returns a free room of house B. */
async function freeRoom(): Promise<string | undefined> {
  const rows = await app.database.query<{ id: string }>(
    `SELECT r.id FROM rooms r WHERE r.house_id = $1
        AND NOT EXISTS (SELECT 1 FROM tenancies t WHERE t.room_id = r.id) ORDER BY r.id`,
    [world.houseB],
  );
  return rows[0]?.id;
}
