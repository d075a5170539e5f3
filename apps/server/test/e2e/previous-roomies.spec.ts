import type { Page, PreviousRoomie, PreviousRoomieDetail } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { aLetHouse } from '#test/support/agreements.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { anOpenHouse } from '#test/support/houses.ts';
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

const leave = (id: string, day: string) => app.get(RoomiesService).moveOut(id, day);
const list = async (id: string, query = '', player = world.players.h2) =>
  ((await call(app, 'GET', `/api/previousroomies/${id}${query}`, { token: player.token })).body as Page<PreviousRoomie>)
    .items;

describe('past tenants', () => {
  it('are those who moved out, with their last tenancy, latest first, without those who live there again', async () => {
    const { h2 } = world.players;
    const { houseId, roomies, roomIds } = await aLetHouse(app, h2, 3);
    const [first, second, third] = roomies.map(({ account }) => account.id);
    await leave(first ?? '', '2026-04-01');
    await leave(second ?? '', '2026-05-01');
    await leave(third ?? '', '2026-06-01');
    // Moved to another room and left it too, and then came back.
    await app.get(RoomiesService).moveIn(first ?? '', roomIds[1] ?? '', '2026-05-02');
    await leave(first ?? '', '2026-07-01');
    await app.get(RoomiesService).moveIn(third ?? '', roomIds[2] ?? '', '2026-08-01');
    const seen = await list(houseId);
    expect(seen.map(({ _id, stay }) => [_id, stay.room.name, stay.ends_on, stay.lease])).toEqual([
      [first, 'Room 1', '2026-07-01', null],
      [second, 'Room 1', '2026-05-01', null],
    ]);
    expect((await list(h2.account.id)).map(({ _id }) => _id)).toEqual([first, second]);
    expect(await list(houseId, '?search=nobody')).toEqual([]);
    expect(await countQueries(() => list(houseId))).toBeLessThan(5);
  });

  it('read their own tenancies everywhere, and a homeowner those in their own houses', async () => {
    const { h1, h2 } = world.players;
    const { roomie } = await aLetHouse(app, h2);
    const { id } = roomie.account;
    await leave(id, '2026-04-01');
    const elsewhere = await anOpenHouse(app, h1, 1);
    await app.get(RoomiesService).moveIn(id, elsewhere.roomIds[0] ?? '', '2026-05-01');
    await leave(id, '2026-06-01');
    const read = async (token: string) =>
      (await call(app, 'GET', `/api/previousroomies/by-id/${id}`, { token })).body as PreviousRoomieDetail;
    expect((await read(roomie.token)).stays.map(({ ends_on }) => ends_on)).toEqual(['2026-06-01', '2026-04-01']);
    expect((await read(h2.token)).stays.map(({ ends_on }) => ends_on)).toEqual(['2026-04-01']);
    expect((await read(h1.token)).stays.map(({ ends_on }) => ends_on)).toEqual(['2026-06-01']);
  });
});
