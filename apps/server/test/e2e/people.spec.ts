import { randomUUID } from 'node:crypto';

import type { Page, Person } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (method: string, path: string, body?: unknown, who: Player = world.players.adm) =>
  call(app, method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const page = async (path: string) => (await ask('GET', path)).body as Page<Person>;
const person = () => ({ email: `${randomUUID()}@people.test`, first_name: 'Rune', last_name: 'Falk' });
const linesAbout = async (id: string) =>
  await app.database.query<{ event: string; details: object }>(
    'SELECT event, details FROM audit_log WHERE target_id = $1 ORDER BY position',
    [id],
  );

async function aRoomie(): Promise<Player> {
  const { email } = person();
  const account = await app.get(RoomiesService).create({ email, firstName: 'Rune', lastName: 'Falk' });
  await setPassword(app, account, PASSWORD);
  return signIn(app, account);
}

describe('an admin’s list of people', () => {
  it('finds roomies by name, address and house, sorted and page by page', async () => {
    const { r1, rEx } = world.players;
    expect((await page('/api/roomies/admin/all?search=r1%20pl')).items).toMatchObject([
      {
        _id: r1.account.id,
        email: r1.account.email,
        houses: [{ _id: world.houseA, name: 'House A' }],
        disabled: false,
      },
    ]);
    const inHouse = (await page('/api/roomies/admin/all?search=house%20a')).items.map(({ _id }) => _id);
    expect(inHouse).toContain(r1.account.id);
    expect(inHouse).not.toContain(rEx.account.id);
    expect((await page('/api/roomies/admin/all?search=%25')).items).toEqual([]);
    for (const sort of ['name', 'newest']) {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const found: Page<Person> = await page(
          `/api/roomies/admin/all?limit=1&sort=${sort}${next === '' ? '' : `&cursor=${next}`}`,
        );
        seen.push(...found.items.map(({ _id }) => _id));
        next = found.next_cursor;
      }
      expect(seen).toEqual((await page(`/api/roomies/admin/all?sort=${sort}`)).items.map(({ _id }) => _id));
    }
  });

  it('is paged by name, however long and in whatever script', async () => {
    const last_name = '𠮷'.repeat(100);
    for (let n = 0; n < 3; n += 1) {
      await app.get(RoomiesService).create({
        email: `long${String(n)}@${world.players.r1.account.email.split('@')[1] ?? ''}`,
        firstName: '𠮷'.repeat(100),
        lastName: last_name,
      });
    }
    let next: string | null = '';
    const seen: string[] = [];
    while (next !== null) {
      const query: string = next === '' ? '' : `&cursor=${next}`;
      const answer = await call(app, 'GET', `/api/roomies/admin/all?limit=1&sort=name${query}`, {
        token: world.players.adm.token,
      });
      expect(answer.status).toBe(200);
      const page = answer.body as { items: { _id: string; last_name: string }[]; next_cursor: string | null };
      seen.push(...page.items.filter((item) => item.last_name === last_name).map(({ _id }) => _id));
      next = page.next_cursor;
    }
    expect(new Set(seen).size).toBe(3);
  });

  it('names the houses of homeowners in a constant number of queries, and records every read', async () => {
    const { h1, adm } = world.players;
    const found = (await page('/api/homeowners/all')).items.find(({ _id }) => _id === h1.account.id);
    expect(found).toMatchObject({ houses_count: 1, houses: [{ name: 'House A' }] });
    const one = await countQueries(() => page('/api/homeowners/all?limit=1'));
    expect(await countQueries(() => page('/api/homeowners/all?limit=200'))).toBe(one);
    const [row] = await app.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_log WHERE actor_id = $1 AND details->>'what' = 'homeowners'`,
      [adm.account.id],
    );
    expect(row?.n).toBe(3);
  });
});

describe('a roomie, managed by an admin,', () => {
  it('is created with an invitation, but never over an existing account', async () => {
    const body = person();
    const made = await ask('POST', '/api/roomies/admin', body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ email: body.email, houses: [], disabled: false });
    expect((await ask('POST', '/api/roomies/admin', body)).status).toBe(409);
    await app.drainEvents();
    await mailTo(body.email, /invites you/);
    expect(await linesAbout((made.body as Person)._id)).toMatchObject([{ details: { what: 'roomie account made' } }]);
  });

  it('is corrected, with one audit line that names the changed fields but not their old values', async () => {
    const { account } = await aRoomie();
    const body = { first_name: 'Runa', last_name: 'Falk', phone: '+44 161 496 0199' };
    expect((await ask('PUT', `/api/roomies/admin/${account.id}`, body)).body).toMatchObject(body);
    expect(await linesAbout(account.id)).toEqual([
      {
        event: 'sensitive_update',
        details: { what: 'roomie profile', name_changed: true, phone_changed: true },
      },
    ]);
    expect((await ask('PUT', `/api/roomies/admin/${account.id}`, { ...body, email: 'x@y.test' })).status).toBe(400);
    expect((await ask('PUT', `/api/roomies/admin/${world.players.h1.account.id}`, body)).status).toBe(404);
  });

  it('is disabled and enabled: sessions and sockets end, and every call has an audit line', async () => {
    const roomie = await aRoomie();
    const { account } = roomie;
    const socket = await connect(app, roomie.token);
    const ended = nextEvent(socket, 'session:ended');
    expect((await ask('DELETE', `/api/roomies/admin/${account.id}`)).status).toBe(204);
    expect(await ended).toEqual({ reason: 'revoked' });
    socket.close();
    expect((await ask('GET', '/api/me', undefined, roomie)).status).toBe(401);
    const disabled = (await page('/api/roomies/admin/all?state=disabled')).items.map(({ _id }) => _id);
    expect(disabled).toEqual([account.id]);
    expect((await ask('POST', `/api/admins/accounts/${account.id}/enable`)).status).toBe(204);
    expect((await ask('POST', `/api/admins/accounts/${account.id}/enable`)).status).toBe(204);
    const login = await call(app, 'POST', '/api/login', {
      body: { email: account.email, password: PASSWORD, account_type: 'roomie' },
    });
    expect(login.status).toBe(200);
    expect((await linesAbout(account.id)).map(({ details }) => details)).toEqual([
      { what: 'roomie account', before: 'enabled', after: 'disabled' },
      { what: 'roomie account', before: 'disabled', after: 'enabled' },
      { call: 'enableAccount' }, // Requested again, without any effect.
    ]);
  });

  it("can't be disabled with a tenancy, under another role's path, or without a recent password check", async () => {
    const { r1, h1, h2 } = world.players;
    const answer = await ask('DELETE', `/api/roomies/admin/${r1.account.id}`);
    expect(problemOf(answer)).toMatchObject({ status: 409, detail: expect.stringContaining('House A') as string });
    expect((await ask('DELETE', `/api/homeowners/${h1.account.id}`)).status).toBe(409);
    expect((await ask('DELETE', `/api/roomies/admin/${h2.account.id}`)).status).toBe(404);
    const stale = await signIn(app, world.players.adm.account);
    await app.database.query(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes' WHERE id = $1`, [
      stale.actor.sessionId,
    ]);
    const { account } = await aRoomie();
    const refused = await ask('DELETE', `/api/roomies/admin/${account.id}`, undefined, stale);
    expect(problemOf(refused).code).toBe('step_up_required');
    expect(await linesAbout(account.id)).toEqual([]);
  });

  it("who deleted their account isn't listed, and can't be enabled", async () => {
    const { account } = await aRoomie();
    await app.database.query('UPDATE accounts SET disabled_at = now(), deleted_at = now() WHERE id = $1', [account.id]);
    expect((await page(`/api/roomies/admin/all?search=${account.email}`)).items).toEqual([]);
    expect((await ask('POST', `/api/admins/accounts/${account.id}/enable`)).status).toBe(409);
    expect((await ask('DELETE', `/api/roomies/admin/${account.id}`)).status).toBe(404);
  });
});

describe('a homeowner, managed by an admin,', () => {
  it("is corrected in name and phone only, recorded; what they publish doesn't change", async () => {
    const { h2, h1, r1, rB } = world.players;
    const own = { first_name: 'Helen', last_name: 'Two', phone: '+44 161 496 0100', about: 'Two houses.' };
    const chosen = { ...own, publishes_email: true, publishes_phone: true };
    await call(app, 'PUT', `/api/homeowners/${h2.account.id}`, { token: h2.token, body: chosen });
    const path = `/api/homeowners/admin/${h2.account.id}`;
    const body = { first_name: 'Helena', last_name: 'Two', phone: null };
    expect((await ask('PUT', path, body)).body).toMatchObject({ ...body, account_type: 'homeowner', houses_count: 1 });
    const seen = await call(app, 'GET', `/api/homeowners/${h2.account.id}`, { token: rB.token });
    expect(seen.body).toMatchObject({ about: 'Two houses.', email: h2.account.email });
    expect((await linesAbout(h2.account.id)).at(-1)).toEqual({
      event: 'sensitive_update',
      details: {
        what: 'homeowner profile',
        name_changed: true,
        phone_changed: true,
      },
    });
    expect((await ask('PUT', path, { ...body, about: 'Mine now.' })).status).toBe(400);
    expect((await ask('PUT', `/api/homeowners/admin/${r1.account.id}`, body)).status).toBe(404);
    expect((await ask('PUT', path, body, h1)).status).toBe(403);
    expect((await ask('PUT', path, body, h2)).status).toBe(403);
  });
});
