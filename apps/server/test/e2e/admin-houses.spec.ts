import { ADMIN_HOUSE_SORTS, type HouseForAdmin, type Page } from '@common-roof/contracts';

import { countQueries } from '#test/support/count-queries.ts';
import { aRoomieIn, anOpenHouse, housesOf } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, type World } from '#test/support/world.ts';

const LIST = '/api/houses/admin/houses';

let app: TestApp;
let world: World;
let adm: Player;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  adm = world.players.adm;
  for (const [owner, rooms] of [
    [world.players.h1, 1],
    [world.players.h2, 4],
    [world.players.h1, 4],
  ] as const) {
    const { roomIds } = await anOpenHouse(app, owner, rooms);
    await aRoomieIn(app, roomIds[0] ?? '');
  }
  await app.database.query(`UPDATE houses SET city = 'leeds' WHERE name LIKE 'House B'`);
});
afterAll(() => app.close());

const ask = (query = '') => call(app, 'GET', `${LIST}${query}`, { token: adm.token });
const list = async (query = ''): Promise<HouseForAdmin[]> => ((await ask(query)).body as Page<HouseForAdmin>).items;
const namesOf = (houses: readonly HouseForAdmin[]): string[] => houses.map(({ name }) => name);

/** What each sort order promises for two consecutive houses. */
const ORDER: Record<(typeof ADMIN_HOUSE_SORTS)[number], (house: HouseForAdmin) => string | number> = {
  name: ({ name }) => name,
  city: ({ city }) => city.toLowerCase(),
  homeowner: ({ homeowner }) => `${homeowner.last_name} ${homeowner.first_name}`,
  rooms: ({ rooms }) => -rooms,
  roomies: ({ roomies }) => -roomies,
  newest: ({ created_at: createdAt }) => -Date.parse(createdAt),
};

describe('an admin’s list of houses', () => {
  it.each(ADMIN_HOUSE_SORTS)('is sorted by %s and paged without repeats or gaps', async (sort) => {
    const whole = await list(`?sort=${sort}`);
    expect(whole).toHaveLength(5);
    const keys = whole.map(ORDER[sort]);
    for (const [at, key] of keys.slice(1).entries()) expect(key >= (keys[at] ?? key)).toBe(true);
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Page<HouseForAdmin> = (await ask(`?sort=${sort}&limit=2${next && `&cursor=${next}`}`))
        .body as Page<HouseForAdmin>;
      seen.push(...page.items.map(({ _id }) => _id));
      next = page.next_cursor;
    }
    expect(seen).toEqual(whole.map(({ _id }) => _id));
  });

  it('names the homeowner and counts rooms and roomies', async () => {
    const { h1 } = world.players;
    expect((await list('?search=House%20A'))[0]).toMatchObject({
      homeowner: { _id: h1.account.id, first_name: 'h1', last_name: 'Player' },
      rooms: 3,
      roomies: 2,
      vacant: 1,
    });
  });

  it('filters by state, homeowner and city', async () => {
    const { h1, h2 } = world.players;
    const { houseId } = await anOpenHouse(app, h2, 1);
    await housesOf(app, h2).archive(houseId);
    expect((await list('?state=archived')).map(({ _id }) => _id)).toEqual([houseId]);
    expect(await list('?state=draft')).toEqual([]);
    expect(new Set((await list(`?homeowner_id=${h1.account.id}`)).map((house) => house.homeowner_id))).toEqual(
      new Set([h1.account.id]),
    );
    const inLeeds = await list('?city=LEEDS&search=House%20B');
    expect(namesOf(inLeeds)).toContain('House B');
    // The others have random names, and some begin with a "b".
    for (const { name, city } of inLeeds)
      expect([name, city]).toEqual([expect.stringMatching(/house b/i), expect.stringMatching(/^leeds$/i)]);
    expect(namesOf(await list('?city=Manchester'))).toEqual(['House A']);
    expect(await list('?city=Manch')).toEqual([]);
  });

  it('takes as many queries for many houses as for one', async () => {
    const one = await countQueries(() => ask('?limit=1&sort=roomies'));
    expect(await countQueries(() => ask('?limit=200&sort=roomies'))).toBe(one);
  });

  it('is ordered by counts that remain correct under concurrent moves', async () => {
    const { h2 } = world.players;
    const { houseId, roomIds } = await anOpenHouse(app, h2, 4);
    await Promise.all(roomIds.slice(0, 3).map((roomId) => aRoomieIn(app, roomId)));
    await Promise.all([
      app.database.query(`UPDATE tenancies SET state = 'ended', ends_on = starts_on WHERE room_id = $1`, [roomIds[0]]),
      app.database.query(`UPDATE tenancies SET state = 'ended', ends_on = starts_on WHERE room_id = $1`, [roomIds[1]]),
      app.database.query('UPDATE rooms SET retired_at = now() WHERE id = $1', [roomIds[3]]),
    ]);
    expect(await app.database.query('SELECT rooms, roomies FROM house_counts WHERE house_id = $1', [houseId])).toEqual([
      { rooms: 3, roomies: 1 },
    ]);
    expect(
      await app.database.query(
        `SELECT n.house_id FROM house_counts n
          WHERE rooms <> (SELECT count(*) FROM rooms r WHERE r.house_id = n.house_id AND r.retired_at IS NULL)
             OR roomies <> (SELECT count(*) FROM tenancies t WHERE t.house_id = n.house_id AND t.state <> 'ended')`,
      ),
    ).toEqual([]);
    expect(await app.database.query('SELECT count(*)::int AS n FROM house_counts')).toEqual(
      await app.database.query('SELECT count(*)::int AS n FROM houses'),
    );
  });

  it.each([
    ['another list', ['name', 'House A', 'no-id']],
    ['another sort', ['newest', 'House A', '00000000-0000-4000-8000-000000000000']],
    ['a number that is none', ['rooms', 'many', '00000000-0000-4000-8000-000000000000'], 'rooms'],
    ['text that no database holds', ['name', '\0', '00000000-0000-4000-8000-000000000000']],
  ])('rejects a cursor with %s', async (_what, key, sort = 'name') => {
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
    expect(problemOf(await ask(`?sort=${sort}&cursor=${cursor}`)).errors?.[0]?.path).toBe('cursor');
  });

  it('is for admins only', async () => {
    for (const name of ['r1', 'h1', 'k1'] as const) {
      expect((await call(app, 'GET', LIST, { token: world.players[name].token })).status).toBe(403);
    }
  });
});

describe("an admin's changes to a house", () => {
  const linesAbout = async (id: string): Promise<unknown[]> =>
    app.database.query(
      `SELECT details->>'what' AS what, actor_id FROM audit_log WHERE target_id = $1 ORDER BY position`,
      [id],
    );

  it('are in the audit log: edited with the version that was seen, archived, restored', async () => {
    const { h2 } = world.players;
    const { houseId } = await anOpenHouse(app, h2, 1);
    const path = `/api/houses/${houseId}`;
    const as = (method: string, at: string, body?: unknown) =>
      call(app, method, at, { token: adm.token, ...(body === undefined ? {} : { body }) });
    expect((await as('PUT', path, { version: 1, city: 'York' })).status).toBe(200);
    expect((await as('PUT', path, { version: 1, city: 'Hull' })).status).toBe(409);
    expect((await as('DELETE', path, { homeowner_id: world.players.h1.account.id })).status).toBe(422);
    expect((await as('DELETE', path, { homeowner_id: h2.account.id })).status).toBe(200);
    expect((await as('POST', `${path}/restore`)).status).toBe(200);
    expect(await linesAbout(houseId)).toHaveLength(3);
    expect((await list(`?homeowner_id=${h2.account.id}&city=york`))[0]).toMatchObject({ _id: houseId, state: 'open' });
  });
});
