import type { CallResponse, listEmptyRooms, Room } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { anOpenHouse, aRoomieIn, housesOf } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let own: ReturnType<typeof housesOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  own = housesOf(app, world.players.h1);
});
afterAll(() => app.close());

const move = (roomieId: string, roomId: string, from = '2026-02-01') =>
  own.ask('PUT', `/api/roomies/roomnew/${roomieId}`, { room_id: roomId, from });

describe('rooms', () => {
  it('can be added with only a name or with everything, each name once in the house', async () => {
    const { houseId } = await anOpenHouse(app, world.players.h1, 1);
    const bare = await own.addRoom(houseId, { room_name: 'Box room' });
    expect(bare.body).toMatchObject({ room_name: 'Box room', state: 'vacant', rent: '0.00', size_m2: null });
    const full = { rent: '610.50', deposit: '610.50', size_m2: 18, description: 'South', available_from: '2027-01-01' };
    expect((await own.addRoom(houseId, { room_name: 'Loft', ...full })).body).toMatchObject(full);
    expect(problemOf(await own.addRoom(houseId, { room_name: 'LOFT' }))).toMatchObject({
      status: 409,
      errors: [{ path: 'room_name' }],
    });
    expect((await own.addRoom(houseId, { room_name: 'X', rent: '-1.00' })).status).toBe(400);
  });

  it('are limited to fifty in a house, even for simultaneous requests', async () => {
    const { houseId } = await anOpenHouse(app, world.players.h1, 48);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => own.addRoom(houseId, { room_name: `More ${String(n)}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
  });

  it("can't be added to another homeowner's house, whoever is named in the body", async () => {
    const { h1, h2 } = world.players;
    const body = { house_id: world.houseB, room_name: 'Mine' };
    expect((await own.ask('PUT', `/api/homeowners/addroom/${h1.account.id}`, body)).status).toBe(404);
    expect((await own.ask('PUT', `/api/homeowners/addroom/${h2.account.id}`, body)).status).toBe(404);
    const admin = await call(app, 'PUT', `/api/homeowners/addroom/${h1.account.id}`, {
      token: world.players.adm.token,
      body,
    });
    expect(admin.status).toBe(404);
  });

  it('are changed field by field', async () => {
    const { houseId, roomIds } = await anOpenHouse(app, world.players.h1, 2);
    const path = `/api/roomies/roominfo/${roomIds[0] ?? ''}`;
    const socket = await connect(app, world.players.h1.token);
    const pushed = nextEvent(socket, 'house:changed', ({ house_id }) => house_id === houseId);
    expect((await own.ask('PUT', path, { rent: '333.00' })).body).toMatchObject({
      rent: '333.00',
      room_name: 'Room 0',
    });
    expect((await own.ask('PUT', path, { size_m2: 12, available_from: '2027-03-01' })).body).toMatchObject({
      rent: '333.00',
      size_m2: 12,
    });
    expect((await own.ask('PUT', path, { size_m2: null, available_from: null })).body).toMatchObject({
      size_m2: null,
      available_from: null,
    });
    expect((await own.ask('PUT', path, { room_name: 'room 1' })).status).toBe(409);
    expect((await own.ask('PUT', path, {})).status).toBe(400);
    await app.drainEvents();
    expect((await pushed).house_id).toBe(houseId);
    socket.close();
  });

  it('can be removed when they are empty, which frees their name', async () => {
    const { houseId, roomIds } = await anOpenHouse(app, world.players.h1, 2);
    const [lived = '', empty = ''] = roomIds;
    await aRoomieIn(app, lived);
    expect(problemOf(await own.ask('DELETE', `/api/rooms/${lived}`))).toMatchObject({
      status: 409,
      current: { state: 'occupied' },
    });
    expect((await own.ask('DELETE', `/api/rooms/${empty}`)).status).toBe(204);
    expect((await own.ask('DELETE', `/api/rooms/${empty}`)).status).toBe(404);
    expect((await own.addRoom(houseId, { room_name: 'Room 1' })).status).toBe(200);
    await expect(aRoomieIn(app, empty)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that are empty are listed page by page, for each homeowner their own', async () => {
    const list = async (token: string, query = ''): Promise<CallResponse<typeof listEmptyRooms>> =>
      (await call(app, 'GET', `/api/roomies/emptyrooms${query}`, { token })).body as CallResponse<
        typeof listEmptyRooms
      >;
    const { h2, r1, k1 } = world.players;
    expect((await list(h2.token)).items).toMatchObject([{ room_name: 'Two', house_name: 'House B', rent: '500.00' }]);
    const roomies = await list(r1.token);
    expect(roomies.items).toMatchObject([{ room_name: 'Three', house_name: 'House A', rent: null }]);
    expect((await call(app, 'GET', '/api/roomies/emptyrooms', { token: k1.token })).status).toBe(403);
    const all = (await list(world.players.h1.token, '?limit=200')).items.map(({ _id }) => _id);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(world.players.h1.token, `?limit=20${cursor === '' ? '' : `&cursor=${cursor}`}`);
      paged.push(...page.items.map(({ _id }) => _id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
  });
});

describe('moving a roomie', () => {
  it('ends one tenancy and begins the next on the day after, and tells the roomie', async () => {
    const { houseId, roomIds } = await anOpenHouse(app, world.players.h1, 2);
    const [from = '', to = ''] = roomIds;
    const roomie = await aRoomieIn(app, from);
    await app.drainEvents();
    const { token } = await signIn(app, roomie);
    const socket = await connect(app, token);
    const alert = nextEvent(socket, 'notification:created');
    expect((await move(roomie.id, to)).body).toMatchObject({ room: to, starts_on: '2026-02-01' });
    await app.drainEvents();
    expect(await alert).toMatchObject({ kind: 'stay_changed' });
    const stays = await app.database.query(
      `SELECT room_id, state, starts_on::text, ends_on::text FROM tenancies WHERE roomie_id = $1 ORDER BY starts_on`,
      [roomie.id],
    );
    expect(stays).toEqual([
      { room_id: from, state: 'ended', starts_on: '2026-01-01', ends_on: '2026-01-31' },
      { room_id: to, state: 'active', starts_on: '2026-02-01', ends_on: null },
    ]);
    // Still in the house's conversation, and now in the new room's.
    const heard = nextEvent(socket, 'message:created');
    await own.ask('POST', `/api/messages/${houseId}/messages`, { text: 'Welcome upstairs', sender: 'homeowner' });
    expect(await heard).toMatchObject({ text: 'Welcome upstairs' });
    expect((await call(app, 'GET', `/api/messages/${to}/messages?reader=roomie`, { token })).status).toBe(200);
    socket.close();
  });

  it("is rejected when it isn't possible", async () => {
    const { roomIds } = await anOpenHouse(app, world.players.h1, 3);
    const [one = '', two = '', three = ''] = roomIds;
    const roomie = await aRoomieIn(app, one);
    await aRoomieIn(app, two);
    expect((await move(roomie.id, two)).status).toBe(409);
    expect(problemOf(await move(roomie.id, one)).errors?.[0]?.path).toBe('room_id');
    expect(problemOf(await move(roomie.id, three, '2025-12-31')).errors?.[0]?.path).toBe('from');
    expect(problemOf(await move(roomie.id, three, '2099-01-01')).errors?.[0]?.path).toBe('from');
    expect((await move(world.players.rB.account.id, three)).status).toBe(404);
    expect((await move(world.players.rEx.account.id, three)).status).toBe(409);
    await app.database.query(`UPDATE tenancies SET state = 'releasing' WHERE roomie_id = $1`, [roomie.id]);
    expect(problemOf(await move(roomie.id, three))).toMatchObject({ status: 409, current: { state: 'releasing' } });
    const stays = await app.database.query('SELECT 1 FROM tenancies WHERE roomie_id = $1', [roomie.id]);
    expect(stays).toHaveLength(1);
  });

  it('into one room succeeds for exactly one of many simultaneous requests', async () => {
    const { roomIds } = await anOpenHouse(app, world.players.h1, 9);
    const [free = '', ...taken] = roomIds;
    const roomies = await Promise.all(taken.map((room) => aRoomieIn(app, room)));
    const answers = await Promise.all(roomies.map(({ id }) => move(id, free)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    const living = await app.database.query(
      `SELECT 1 FROM tenancies WHERE room_id = ANY($1::uuid[]) AND state <> 'ended'`,
      [roomIds],
    );
    expect(living).toHaveLength(8);
  });
});

describe('overlapping tenancies', () => {
  it('of one room are rejected: exactly one of many simultaneous ones is stored', async () => {
    const { roomIds } = await anOpenHouse(app, world.players.h1, 1);
    const roomies = app.get(RoomiesService);
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        roomies.create({ email: `many${String(n)}@x.test`, firstName: 'One', lastName: 'Of many' }),
      ),
    );
    const results = await Promise.allSettled(
      people.map(({ id }, n) => roomies.moveIn(id, roomIds[0] ?? '', `2026-01-${String(n + 10)}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
    }
  });
});

describe('marking a room vacant', () => {
  it("ends a tenancy today, in the house's time zone, and tells its roomie", async () => {
    const { roomIds } = await anOpenHouse(app, world.players.h1, 1);
    const [room = ''] = roomIds;
    const roomie = await aRoomieIn(app, room);
    expect((await own.markVacant(room)).body).toMatchObject({ state: 'vacant', roomie: null } satisfies Partial<Room>);
    expect((await own.markVacant(room)).status).toBe(200);
    await app.drainEvents();
    const alerts = await unreadTitles(app, { account_id: roomie.id });
    expect(alerts).toEqual([expect.stringMatching(/^Your tenancy in Room 0, House .* has ended$/)]);
  });

  it("is rejected while a lease is released, and for a homeowner who isn't named", async () => {
    const { roomIds } = await anOpenHouse(app, world.players.h1, 1);
    const [room = ''] = roomIds;
    const roomie = await aRoomieIn(app, room);
    await app.database.query(`UPDATE tenancies SET state = 'releasing' WHERE roomie_id = $1`, [roomie.id]);
    expect((await own.markVacant(room)).status).toBe(409);
    const body = { home_owner_id: world.players.h2.account.id };
    expect((await own.ask('PUT', `/api/roomies/markvacant/${room}`, body)).status).toBe(422);
    expect((await housesOf(app, world.players.h2).markVacant(room)).status).toBe(404);
  });
});
