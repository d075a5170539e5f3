import { randomUUID } from 'node:crypto';

import type { CallResponse, KeptHouse, listNeatkeepersOfHomeowner, Neatkeeper, Page } from '@common-roof/contracts';

import { AccountsRepository } from '../../src/modules/accounts/index.ts';
import { NeatkeepersService } from '../../src/modules/neatkeepers/index.ts';
import { countQueries } from '../support/count-queries.ts';
import { anOpenHouse } from '../support/houses.ts';
import { type Answer, call, problemOf } from '../support/http.ts';
import { mailsTo, mailTo } from '../support/mailbox.ts';
import { connect, nextEvent } from '../support/sockets.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, type Player, setPassword, signIn, type World } from '../support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
const TUESDAYS = { weekdays: [2], from: '09:00', to: '11:30' };
const NEVER = { weekdays: [], from: null, to: null };

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (who: Player, method: string, path: string, body?: unknown): Promise<Answer> =>
  call(app, method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const fresh = () => `${randomUUID()}@keeper.test`;
const invite = (who: Player, email: string, houses: string[], more: object = {}) =>
  ask(who, 'POST', '/api/neatkeepers/create-neatkeeper', {
    email,
    first_name: 'Nils',
    last_name: 'Broom',
    assignments: houses.map((house_id) => ({ house_id, cleaning: TUESDAYS })),
    ...more,
  });
const invitationIn = (answer: Answer): string =>
  (answer.body as { invitations: { _id: string }[] }).invitations[0]?._id ?? '';
const ofHomeowner = async (who: Player) =>
  (await ask(who, 'GET', `/api/neatkeepers/get-for-homeowner/${who.account.id}`)).body as CallResponse<
    typeof listNeatkeepersOfHomeowner
  >;
const keptBy = async (who: Player): Promise<KeptHouse[]> =>
  ((await ask(who, 'GET', '/api/neatkeepers/all-houses')).body as Page<KeptHouse>).items;
const answerTo = (who: Player, id: string, answer: string) =>
  ask(who, 'PUT', `/api/neatkeepers/invitations/${id}`, { answer });
const aHouse = async (owner: Player): Promise<string> => (await anOpenHouse(app, owner, 2)).houseId;

async function aKeeper(): Promise<Player> {
  const account = await app.get(NeatkeepersService).create({ email: fresh(), firstName: 'Kora', lastName: 'Sand' });
  await setPassword(app, account, PASSWORD);
  return signIn(app, account);
}

describe('inviting a neatkeeper', () => {
  it('makes an account for a new address, whose owner chooses a password, finds the invitation and accepts it', async () => {
    const { h1 } = world.players;
    const house = await aHouse(h1);
    const email = fresh();
    const answer = await invite(h1, email, [house]);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ invitations: [{ email, house: { _id: house }, cleaning: TUESDAYS }] });
    await app.drainEvents();
    const mail = await mailTo(email, /invites you/);
    const token = /token=([A-Za-z0-9_-]{43})/.exec(mail.text)?.[1];
    await call(app, 'POST', '/api/auth/accept-invite', { body: { token, new_password: PASSWORD } });
    const account = await app.get(AccountsRepository).findByEmail(email, 'neatkeeper');
    if (!account) throw new Error('no account');
    const keeper = await signIn(app, account);
    expect(await keptBy(keeper)).toEqual([]);
    const { items } = (await ask(keeper, 'GET', '/api/neatkeepers/invitations')).body as { items: { _id: string }[] };
    expect(items).toMatchObject([{ house: { _id: house }, homeowner: 'h1 Player', cleaning: TUESDAYS }]);
    expect((await answerTo(keeper, items[0]?._id ?? '', 'accept')).status).toBe(204);
    expect(await keptBy(keeper)).toMatchObject([{ _id: house, cleaning: TUESDAYS, rooms: ['Room 0', 'Room 1'] }]);
    expect((await answerTo(keeper, items[0]?._id ?? '', 'decline')).status).toBe(409);
  });

  it('never changes an account that is there: it asks its owner, who may decline', async () => {
    const { h1 } = world.players;
    const keeper = await aKeeper();
    const before = await app.database.query('SELECT * FROM accounts WHERE id = $1', [keeper.account.id]);
    const socket = await connect(app, keeper.token);
    const told = nextEvent(socket, 'notification:created');
    const house = await aHouse(h1);
    const answer = await invite(h1, keeper.account.email, [house], {
      first_name: 'Mallory',
      phone: '+44 161 496 0000',
    });
    await app.drainEvents();
    expect(await told).toMatchObject({ kind: 'cleaning_invitation' });
    socket.close();
    expect(await app.database.query('SELECT * FROM accounts WHERE id = $1', [keeper.account.id])).toEqual(before);
    expect((await mailTo(keeper.account.email, /asks you to look after/)).text).toContain('/feedback-neatkeeper');
    expect((await mailsTo(keeper.account.email)).some(({ text }) => text.includes('token='))).toBe(false);
    const [named] = (await ofHomeowner(h1)).invitations;
    expect(named).toMatchObject({ first_name: 'Mallory', email: keeper.account.email });
    expect((await ask(h1, 'GET', `/api/neatkeepers/${keeper.account.id}`)).status).toBe(404);
    expect((await answerTo(keeper, invitationIn(answer), 'decline')).status).toBe(204);
    expect(await keptBy(keeper)).toEqual([]);
    await app.drainEvents();
    const alerts = await app.database.query<{ title: string }>(
      `SELECT title FROM notifications WHERE account_id = $1 AND kind = 'cleaning_answered' ORDER BY id DESC LIMIT 1`,
      [h1.account.id],
    );
    expect(alerts[0]?.title).toMatch(/^Mallory Broom cannot look after/);
  });

  it('answers the same whether or not there is an account, also where it is disabled', async () => {
    const { h1 } = world.players;
    const disabled = await aKeeper();
    await app.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [disabled.account.id]);
    const house = await aHouse(h1);
    const shapes: string[][] = [];
    for (const email of [fresh(), (await aKeeper()).account.email, disabled.account.email]) {
      const answer = await invite(h1, email, [house]);
      expect(answer.status).toBe(201);
      const [invitation] = (answer.body as { invitations: object[] }).invitations;
      shapes.push(Object.keys(invitation ?? {}));
    }
    expect(new Set(shapes.map(String)).size).toBe(1);
    await app.drainEvents();
    expect(await mailsTo(disabled.account.email)).toEqual([]);
    const [row] = await app.database.query<{ shut: boolean }>(
      'SELECT disabled_at IS NOT NULL AS shut FROM accounts WHERE id = $1',
      [disabled.account.id],
    );
    expect(row?.shut).toBe(true);
  });

  it('with the address of a homeowner or roomie makes an account of its own and leaves theirs alone', async () => {
    const { h1, h2, r1 } = world.players;
    for (const other of [h2, r1]) {
      const before = await app.database.query('SELECT * FROM accounts WHERE id = $1', [other.account.id]);
      expect((await invite(h1, other.account.email, [await aHouse(h1)])).status).toBe(201);
      expect(await app.database.query('SELECT * FROM accounts WHERE id = $1', [other.account.id])).toEqual(before);
      const [row] = await app.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM house_neatkeepers WHERE neatkeeper_id = $1`,
        [other.account.id],
      );
      expect(row?.n).toBe(0);
    }
  });

  it('is for own houses that are not archived, once a house', async () => {
    const { h1 } = world.players;
    const house = await aHouse(h1);
    expect((await invite(h1, fresh(), [house, world.houseB])).status).toBe(404);
    const email = fresh();
    expect((await invite(h1, email, [house])).status).toBe(201);
    expect((await invite(h1, email, [house])).status).toBe(409);
    const answer = await invite(h1, world.players.k1.account.email, [world.houseA]);
    expect(problemOf(answer)).toMatchObject({ status: 409, detail: 'They look after House A already.' });
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [house]);
    expect((await invite(h1, fresh(), [house])).status).toBe(409);
  });

  it.each([
    ['weekdays that there are not', { weekdays: [8], from: null, to: null }],
    ['half a time window', { weekdays: [1], from: '09:00', to: null }],
    ['a window that ends before it begins', { weekdays: [1], from: '11:00', to: '09:00' }],
    ['a time that there is not', { weekdays: [1], from: '25:00', to: '26:00' }],
  ])('refuses %s', async (_, cleaning) => {
    const assignments = [{ house_id: world.houseA, cleaning }];
    expect((await invite(world.players.h1, fresh(), [], { assignments })).status).toBe(400);
  });

  it('can be withdrawn and sent again until it is answered, three times an hour', async () => {
    const { h1, h2 } = world.players;
    const keeper = await aKeeper();
    const id = invitationIn(await invite(h1, keeper.account.email, [await aHouse(h1)]));
    const resend = () => ask(h1, 'POST', `/api/neatkeepers/invitations/${id}/resend`);
    expect([(await resend()).status, (await resend()).status, (await resend()).status]).toEqual([202, 202, 202]);
    expect((await resend()).status).toBe(429);
    expect((await ask(h2, 'DELETE', `/api/neatkeepers/invitations/${id}`)).status).toBe(404);
    expect((await ask(h1, 'DELETE', `/api/neatkeepers/invitations/${id}`)).status).toBe(204);
    expect((await answerTo(keeper, id, 'accept')).status).toBe(409);
    await app.drainEvents();
    const unread = await app.database.query(
      `SELECT 1 FROM notifications WHERE subject_id = $1 AND kind = 'cleaning_invitation' AND read_at IS NULL`,
      [id],
    );
    expect(unread).toEqual([]);
  });

  it('is answered once, also by two answers at the same moment, and only by whom it was sent to', async () => {
    const { h1, k2 } = world.players;
    const keeper = await aKeeper();
    const id = invitationIn(await invite(h1, keeper.account.email, [await aHouse(h1)]));
    expect((await answerTo(k2, id, 'accept')).status).toBe(404);
    const answers = await Promise.all([answerTo(keeper, id, 'accept'), answerTo(keeper, id, 'decline')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('cleaning days', () => {
  it('are the homeowner’s to change, live to the neatkeeper, and told with the coming visits', async () => {
    const { h1, k1 } = world.players;
    const socket = await connect(app, k1.token);
    const changed = nextEvent(socket, 'neatkeepers:changed');
    const everyDay = { weekdays: [7, 1, 2, 3, 4, 5, 6], from: null, to: null };
    const answer = await ask(h1, 'PUT', `/api/neatkeepers/${k1.account.id}`, {
      assignments: [{ house_id: world.houseA, cleaning: everyDay }],
    });
    expect(answer.body).toMatchObject({
      houses: [{ house_id: world.houseA, cleaning: { weekdays: [1, 2, 3, 4, 5, 6, 7] } }],
    });
    await app.drainEvents();
    await changed;
    socket.close();
    const [kept] = await keptBy(k1);
    expect(kept?.visits).toHaveLength(14);
  });

  it('add another own house for somebody who works here, and never somebody else’s', async () => {
    const { h1, h2, k1 } = world.players;
    const house = await aHouse(h1);
    const put = (who: Player, house_id: string) =>
      ask(who, 'PUT', `/api/neatkeepers/${k1.account.id}`, { assignments: [{ house_id, cleaning: TUESDAYS }] });
    expect((await put(h1, house)).status).toBe(200);
    expect((await keptBy(k1)).map(({ _id }) => _id)).toContain(house);
    expect((await put(h1, world.houseB)).status).toBe(404);
    expect((await put(h2, world.houseB)).status).toBe(404);
    expect((await put(k1, world.houseA)).status).toBe(403);
    await ask(h1, 'DELETE', `/api/neatkeepers/${k1.account.id}`, { house_id: house });
    expect((await keptBy(k1)).map(({ _id }) => _id)).toEqual([world.houseA]);
  });

  it('end with the assignment, for the own houses alone', async () => {
    const { h1, h2 } = world.players;
    const keeper = await aKeeper();
    const [mine, theirs] = [await aHouse(h1), await aHouse(h2)];
    await app.get(NeatkeepersService).assign(keeper.account.id, mine);
    await app.get(NeatkeepersService).assign(keeper.account.id, theirs);
    const end = (body?: object) => ask(h1, 'DELETE', `/api/neatkeepers/${keeper.account.id}`, body);
    expect((await end({ house_id: theirs })).status).toBe(404);
    expect((await end()).status).toBe(204);
    expect((await keptBy(keeper)).map(({ _id }) => _id)).toEqual([theirs]);
    expect((await end()).status).toBe(404);
    expect((await ask(h1, 'GET', `/api/neatkeepers/${keeper.account.id}`)).status).toBe(404);
    expect((await ask(keeper, 'GET', `/api/houses/byId/${mine}`)).status).toBe(404);
  });
});

describe('what is seen', () => {
  it('of a neatkeeper: everything by the homeowner, name and photo by a roomie, own houses alone', async () => {
    const { h1, r1, k1 } = world.players;
    await app.get(NeatkeepersService).assign(k1.account.id, world.houseB);
    const seen = async (who: Player) => (await ask(who, 'GET', `/api/neatkeepers/${k1.account.id}`)).body as Neatkeeper;
    expect((await seen(h1)).houses?.map(({ house_id: id }) => id)).toEqual([world.houseA]);
    expect(await seen(r1)).toEqual({
      _id: k1.account.id,
      first_name: 'k1',
      last_name: 'Player',
      photo: null,
      about: null,
      email: null,
      phone: null,
      disabled: null,
      houses: null,
    });
    await ask(world.players.h2, 'DELETE', `/api/neatkeepers/${k1.account.id}`);
  });

  it('by a neatkeeper: the place, the board and the published homeowner, no people, money or chat', async () => {
    const { k1 } = world.players;
    const text = JSON.stringify(await keptBy(k1));
    for (const secret of ['rent', 'deposit', 'roomie', world.players.r1.account.email])
      expect(text).not.toContain(secret);
    expect((await ask(k1, 'GET', '/api/messages')).status).toBe(403);
    const house = JSON.stringify((await ask(k1, 'GET', `/api/houses/byId/${world.houseA}`)).body);
    expect(house).not.toContain('500.00');
    expect(house).not.toContain(world.players.r1.account.email);
  });

  it('by an admin, and each look leaves one line in the audit log', async () => {
    const { adm, k1, h1 } = world.players;
    const lines = async () =>
      (
        await app.database.query<{ n: number }>('SELECT count(*)::int AS n FROM audit_log WHERE actor_id = $1', [
          adm.account.id,
        ])
      )[0]?.n ?? 0;
    for (const path of ['all', k1.account.id, `get-for-homeowner/${h1.account.id}`, 'all-houses']) {
      const before = await lines();
      expect((await ask(adm, 'GET', `/api/neatkeepers/${path}`)).status).toBe(200);
      expect(await lines()).toBe(before + 1);
    }
    const before = await lines();
    await ask(adm, 'PUT', `/api/neatkeepers/${k1.account.id}`, {
      assignments: [{ house_id: world.houseA, cleaning: NEVER }],
    });
    await ask(adm, 'PUT', `/api/neatkeepers/${k1.account.id}`, {
      first_name: 'Kay',
      last_name: 'One',
      phone: null,
      about: '',
    });
    expect(await lines()).toBe(before + 2);
    const [line] = await app.database.query<{ details: object }>(
      `SELECT details FROM audit_log WHERE target_id = $1 ORDER BY position DESC LIMIT 1`,
      [k1.account.id],
    );
    expect(line?.details).toMatchObject({ name_before: 'k1 Player', name_after: 'Kay One' });
  });

  it('page by page, by name, with as many queries for many as for one', async () => {
    const { adm } = world.players;
    const page = async (query: string) =>
      (await ask(adm, 'GET', `/api/neatkeepers/all${query}`)).body as Page<Neatkeeper>;
    const names: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { items, next_cursor }: Page<Neatkeeper> = await page(`?limit=2${next === '' ? '' : `&cursor=${next}`}`);
      names.push(...items.map(({ _id }) => _id));
      next = next_cursor;
    }
    const all = (await page('?limit=200')).items;
    expect(names).toEqual(all.map(({ _id }) => _id));
    expect(new Set(names).size).toBe(all.length);
    const newest = (await page('?sort=newest')).items.map(({ _id }) => _id);
    expect(newest).toEqual([...newest].sort().reverse());
    expect((await page('?search=kora')).items.every(({ first_name: first }) => first === 'Kora')).toBe(true);
    const one = await countQueries(() => page('?limit=1'));
    expect(await countQueries(() => page('?limit=200'))).toBe(one);
  });
});

describe('an admin', () => {
  it('makes the account of a neatkeeper, never over one that exists', async () => {
    const { adm } = world.players;
    const person = { email: fresh(), first_name: 'Nora', last_name: 'Lamp' };
    expect((await ask(adm, 'POST', '/api/neatkeepers', person)).status).toBe(201);
    expect((await ask(adm, 'POST', '/api/neatkeepers', person)).status).toBe(409);
    await app.drainEvents();
    await mailTo(person.email, /invites you/);
  });

  it('disables one after giving the password: sessions and sockets end, and signing in says the usual', async () => {
    const { adm } = world.players;
    await setPassword(app, adm.account, PASSWORD);
    const admin = await signIn(app, adm.account);
    const keeper = await aKeeper();
    const socket = await connect(app, keeper.token);
    const ended = nextEvent(socket, 'session:ended');
    await app.database.query(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes' WHERE id = $1`, [
      admin.actor.sessionId,
    ]);
    const disable = () => ask(admin, 'DELETE', `/api/neatkeepers/${keeper.account.id}`);
    expect(problemOf(await disable())).toMatchObject({ status: 403, code: 'step_up_required' });
    const confirm = (current_password: string) =>
      ask(admin, 'POST', '/api/auth/confirm-password', { current_password });
    expect((await confirm('not this one')).status).toBe(422);
    expect((await disable()).status).toBe(403);
    expect((await confirm(PASSWORD)).status).toBe(204);
    expect((await disable()).status).toBe(204);
    expect(await ended).toEqual({ reason: 'revoked' });
    socket.close();
    expect((await ask(keeper, 'GET', '/api/me')).status).toBe(401);
    const login = await call(app, 'POST', '/api/login', {
      body: { email: keeper.account.email, password: PASSWORD, account_type: 'neatkeeper' },
    });
    expect(problemOf(login).code).toBe('wrong_credentials');
    expect((await disable()).status).toBe(204);
    const lines = await app.database.query(
      `SELECT 1 FROM audit_log WHERE target_id = $1 AND event = 'privilege_permissions_changed'`,
      [keeper.account.id],
    );
    expect(lines).toHaveLength(1);
  });
});
