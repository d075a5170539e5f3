import type { Neatkeeper, Page } from '@common-roof/contracts';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { confirmPassword } from '#test/support/confirm-password.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { fresh, neatkeepersOf, PASSWORD, TUESDAYS } from '#test/support/neatkeepers.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, setPassword, signIn, type World } from '#test/support/world.ts';

const NEVER = { weekdays: [], from: null, to: null };

let app: TestApp;
let world: World;
let aHouse: ReturnType<typeof neatkeepersOf>['aHouse'];
let aKeeper: ReturnType<typeof neatkeepersOf>['aKeeper'];
let ask: ReturnType<typeof neatkeepersOf>['ask'];
let keptBy: ReturnType<typeof neatkeepersOf>['keptBy'];

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  ({ aHouse, aKeeper, ask, keptBy } = neatkeepersOf(app));
});
afterAll(() => app.close());

describe('cleaning days', () => {
  it('are set by the homeowner, pushed live to the neatkeeper, and shown with the upcoming visits', async () => {
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

  it("can add another own house for a current neatkeeper, and never another homeowner's", async () => {
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

  it("end with the assignment, for the homeowner's own houses only", async () => {
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

describe('access', () => {
  it('to a neatkeeper: everything for the homeowner, name and photo for a roomie, own houses only', async () => {
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

  it('for a neatkeeper: the house, the board and the published homeowner, but no people, money or chat', async () => {
    const { k1 } = world.players;
    const text = JSON.stringify(await keptBy(k1));
    for (const secret of ['rent', 'deposit', 'roomie', world.players.r1.account.email])
      expect(text).not.toContain(secret);
    expect((await ask(k1, 'GET', '/api/messages')).status).toBe(403);
    const house = JSON.stringify((await ask(k1, 'GET', `/api/houses/byId/${world.houseA}`)).body);
    expect(house).not.toContain('500.00');
    expect(house).not.toContain(world.players.r1.account.email);
  });

  it('for an admin, with one line in the audit log for each read', async () => {
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
    expect(line?.details).toMatchObject({ what: 'neatkeeper profile', name_changed: true });
  });

  it('by page and by name, with as many queries for many as for one', async () => {
    const { adm } = world.players;
    const page = async (query: string) =>
      (await ask(adm, 'GET', `/api/neatkeepers/all${query}`)).body as Page<Neatkeeper>;
    await aKeeper();
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
  it("creates a neatkeeper's account, but never over an existing one", async () => {
    const { adm } = world.players;
    const person = { email: fresh(), first_name: 'Nora', last_name: 'Lamp' };
    expect((await ask(adm, 'POST', '/api/neatkeepers', person)).status).toBe(201);
    expect((await ask(adm, 'POST', '/api/neatkeepers', person)).status).toBe(409);
    await app.drainEvents();
    await mailTo(person.email, /invites you/);
  });

  it('disables one after a password check: sessions and sockets end, and sign-in fails as usual', async () => {
    const { adm } = world.players;
    await setPassword(app, adm.account, PASSWORD);
    const admin = await signIn(app, adm.account);
    const keeper = await aKeeper();
    const socket = await connect(app, keeper.token);
    const ended = nextEvent(socket, 'session:ended');
    await app.database.query(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes' WHERE id = $1`, [
      admin.actor.sessionId,
    ]);
    const disable = (by = admin) => ask(by, 'DELETE', `/api/neatkeepers/${keeper.account.id}`);
    expect(problemOf(await disable())).toMatchObject({ status: 403, code: 'step_up_required' });
    const wrong = { current_password: 'not this one' };
    expect((await ask(admin, 'POST', '/api/auth/confirm-password', wrong)).status).toBe(422);
    expect((await disable()).status).toBe(403);
    const confirmed = { ...admin, token: await confirmPassword(app, admin.token, PASSWORD) };
    expect((await disable(confirmed)).status).toBe(204);
    expect(await ended).toEqual({ reason: 'revoked' });
    socket.close();
    expect((await ask(keeper, 'GET', '/api/me')).status).toBe(401);
    const login = await call(app, 'POST', '/api/login', {
      body: { email: keeper.account.email, password: PASSWORD, account_type: 'neatkeeper' },
    });
    expect(problemOf(login).code).toBe('wrong_credentials');
    expect((await disable(confirmed)).status).toBe(204);
    const lines = await app.database.query(
      `SELECT 1 FROM audit_log WHERE target_id = $1 AND event = 'privilege_permissions_changed'`,
      [keeper.account.id],
    );
    expect(lines).toHaveLength(1);
  });
});
