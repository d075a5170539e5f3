import type { House, HouseDetail, HomeownerFigures, Page, RoomiePublic } from '@common-roof/contracts';

import { adText } from '#test/support/ads.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { anOpenHouse, aRoomieIn, housesOf } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let own: ReturnType<typeof housesOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  own = housesOf(app, world.players.h1);
});
afterAll(() => app.close());

const list = async (query: string, token = world.players.h1.token): Promise<Page<House>> =>
  (await call(app, 'GET', `/api/houses/all?${query}`, { token })).body as Page<House>;
const names = (page: Page<House>): string[] => page.items.map(({ name }) => name);

describe('lists of houses', () => {
  it('filter, search and sort, page by page', async () => {
    for (const [name, city] of [
      ['Cedar', 'York'],
      ['Ash', 'Leeds'],
      ['Beech', 'Leeds'],
    ] as const) {
      const draft = (await own.begin(name)).body as HouseDetail;
      await own.edit(draft._id, { version: draft.version, city });
      if (name !== 'Cedar') await own.complete(draft._id);
      if (name === 'Beech') await own.archive(draft._id);
    }
    expect(names(await list(''))).toEqual(['Ash', 'Cedar', 'House A']);
    expect(names(await list('state=archived'))).toEqual(['Beech']);
    expect(names(await list('state=draft'))).toEqual(['Cedar']);
    expect(names(await list('search=york'))).toEqual(['Cedar']);
    expect(names(await list('search=%25'))).toEqual([]);
    expect(names(await list('sort=city'))).toEqual(['Ash', 'House A', 'Cedar']);
    expect(names(await list('sort=newest'))).toEqual(['Ash', 'Cedar', 'House A']);
    for (const sort of ['name', 'city', 'newest', 'vacant']) {
      const all = names(await list(`sort=${sort}`));
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await list(`sort=${sort}&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
        paged.push(...names(page));
        cursor = page.next_cursor;
      }
      expect([sort, paged]).toEqual([sort, all]);
    }
  });

  it('reject a cursor of another order', async () => {
    const { next_cursor: cursor } = await list('sort=city&limit=1');
    const answer = await own.ask('GET', `/api/houses/all?sort=name&cursor=${cursor ?? ''}`);
    expect(answer.status).toBe(400);
    const forged = Buffer.from(JSON.stringify(['vacant', 'many', world.houseA])).toString('base64url');
    expect((await own.ask('GET', `/api/houses/all?sort=vacant&cursor=${forged}`)).status).toBe(400);
  });

  it('show each role its own', async () => {
    const { r1, k1, adm, h2 } = world.players;
    expect(names(await list('', r1.token))).toEqual(['House A']);
    expect(names(await list('', k1.token))).toEqual(['House A']);
    expect(names(await list('', h2.token))).toEqual(['House B']);
    expect(names(await list('search=house', adm.token))).toEqual(['House A', 'House B']);
  });

  it('of given ids contain only own houses, or nothing, AB-15', async () => {
    const ask = (houses: string[]) => own.ask('POST', '/api/houses/ownerhouses', { houses });
    expect((await ask([world.houseA, world.houseA])).body).toMatchObject({ items: [{ name: 'House A' }] });
    expect((await ask([world.houseA, world.houseB])).status).toBe(404);
    expect((await ask([])).body).toEqual({ items: [], next_cursor: null });
    const people = await own.ask('POST', '/api/roomies/ownerroomies', { houses: [world.houseA] });
    expect((people.body as Page<RoomiePublic>).items.map(({ first_name }) => first_name)).toEqual(['r1', 'r1m']);
    expect((await own.ask('POST', '/api/roomies/ownerroomies', { houses: [world.houseB] })).status).toBe(404);
  });

  it('take as many queries for many as for few', async () => {
    const { h2 } = world.players;
    const other = housesOf(app, h2);
    const { items } = await list('', h2.token);
    const paths = ['/api/houses/all', '/api/roomies/emptyrooms', '/api/houses/figures', '/api/roomies/all'];
    const ask = async (path: string): Promise<number> => countQueries(() => other.ask('GET', path));
    const few = new Map<string, number>();
    for (const path of paths) await ask(path); // The first of its kind may open a connection.
    for (const path of paths) few.set(path, await ask(path));
    for (let more = 0; more < 12; more += 1) {
      const { roomIds } = await anOpenHouse(app, h2, 3);
      await aRoomieIn(app, roomIds[0] ?? '');
    }
    for (const path of paths) expect([path, await ask(path)]).toEqual([path, few.get(path)]);
    expect(items).toHaveLength(1);
  });

  it('let an admin read the roomies of any house, recorded', async () => {
    const path = `/api/houses/admin/${world.houseB}/roomies`;
    const answer = await call(app, 'GET', path, { token: world.players.adm.token });
    expect(answer.body).toMatchObject({ items: [{ first_name: 'rB', email: world.players.rB.account.email }] });
    const lines = await app.database.query(
      `SELECT 1 FROM audit_log WHERE event = 'sensitive_read' AND target_id = $1`,
      [world.houseB],
    );
    expect(lines).toHaveLength(1);
  });
});

describe("the homeowner's figures", () => {
  it('count rooms, days and rent, and list what waits', async () => {
    const figures = async (query = ''): Promise<HomeownerFigures> =>
      (await own.ask('GET', `/api/houses/figures${query}`)).body as HomeownerFigures;
    await app.database.query(`UPDATE tenancies SET state = 'releasing', ends_on = '2099-05-01' WHERE roomie_id = $1`, [
      world.players.r1m.account.id,
    ]);
    const only = await figures(`?house=${world.houseA}&months=3`);
    expect(only.today).toEqual({ rooms: 3, occupied: 1, releasing: 1, listed: 0, vacant: 1 });
    expect(only.rent).toEqual([{ currency: 'GBP', let: '1000.00', empty: '500.00' }]);
    // The tenancy's agreed rent takes precedence over the room's price.
    await app.database.query('UPDATE tenancies SET rent_minor = 45000 WHERE roomie_id = $1', [
      world.players.r1.account.id,
    ]);
    const agreed = await figures(`?house=${world.houseA}&months=3`);
    expect(agreed.rent).toEqual([{ currency: 'GBP', let: '950.00', empty: '500.00' }]);
    expect(only.months).toHaveLength(3);
    for (const { available_days: available, occupied_days: occupied } of only.months) {
      expect(occupied * 3).toBe(available * 2);
    }
    const all = await figures();
    expect(all.houses).toEqual({ open: 2, draft: 1, archived: 1 });
    expect(all.waiting).toEqual([
      expect.objectContaining({ kind: 'draft', house_name: 'Cedar' }),
      expect.objectContaining({ kind: 'vacant', house_name: 'Ash', count: 1 }),
      expect.objectContaining({ kind: 'releasing', house_name: 'House A', count: 1, until: '2099-05-01' }),
      expect.objectContaining({ kind: 'vacant', house_name: 'House A', count: 1 }),
    ]);
    expect((await own.ask('GET', `/api/houses/figures?house=${world.houseB}`)).status).toBe(404);
  });

  it('agree with the list of houses, room by room, including advertised ones', async () => {
    const { houseId, roomIds } = await anOpenHouse(app, world.players.h1, 2);
    expect((await own.ask('POST', '/api/wds', adText(roomIds[0] ?? '', { publish: true }))).status).toBe(201);
    const { by_house: figures } = (await own.ask('GET', '/api/houses/figures')).body as HomeownerFigures;
    const { items } = await list('limit=100');
    const counted = items.map(({ _id, rooms, vacant, listed, releasing }) => ({
      _id,
      rooms,
      vacant,
      listed,
      releasing,
      occupied: rooms - vacant - listed - releasing,
    }));
    expect(counted).toContainEqual(expect.objectContaining({ _id: houseId, rooms: 2, vacant: 1, listed: 1 }));
    for (const { name: _name, ...house } of figures) expect(counted).toContainEqual(house);
  });
});
