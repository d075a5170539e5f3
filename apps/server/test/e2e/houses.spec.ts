import type { CallResponse, HouseDetail, listHouseRules } from '@common-roof/contracts';

import { aRoom, aRoomieIn, houseBasics, housesOf } from '#test/support/houses.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { call, problemOf } from '#test/support/http.ts';
import { arrange, upload } from '#test/support/pictures.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
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

async function openHouse(name: string, more: object = {}): Promise<HouseDetail> {
  const draft = (await own.begin(name)).body as HouseDetail;
  return (await own.complete(draft._id, more)).body as HouseDetail;
}

describe('a new house', () => {
  it('is a draft after the first step and open after the second', async () => {
    const begun = await own.begin('Larch House');
    expect(begun.status).toBe(201);
    const draft = begun.body as HouseDetail;
    expect(draft).toMatchObject({ state: 'draft', name: 'Larch House', rooms: [], rules: { version: 0, text: '' } });
    const opened = await own.complete(draft._id, {
      rooms: [{ ...aRoom('North'), size_m2: 14, available_from: '2027-01-01' }, aRoom('South')],
      rules: 'Shoes off.',
      amenities: ['wifi', 'garden', 'wifi'],
    });
    expect(opened.body).toMatchObject({
      state: 'open',
      amenities: ['wifi', 'garden'],
      rules: { version: 1, text: 'Shoes off.' },
      rooms: [
        { room_name: 'North', state: 'vacant', rent: '520.00', size_m2: 14, available_from: '2027-01-01' },
        { room_name: 'South', size_m2: null },
      ],
    });
    const again = problemOf(await own.complete(draft._id));
    expect(again).toMatchObject({ status: 409, current: { state: 'open' } });
  });

  it('gets a conversation, which its homeowner receives at once', async () => {
    await app.drainEvents();
    const socket = await connect(app, world.players.h1.token);
    const heard = nextEvent(socket, 'conversations:changed');
    const changed = nextEvent(socket, 'house:changed');
    const { _id: id } = await openHouse('Chat House');
    await app.drainEvents();
    await heard;
    expect((await changed).house_id).toBe(id);
    const chat = await own.ask('POST', `/api/messages/${id}/messages`, { text: 'Hello?', sender: 'homeowner' });
    expect(chat.status).toBe(201);
    socket.close();
  });

  it('keeps the rooms of the draft by their ids, and no others', async () => {
    const draft = (await own.begin('Room by room')).body as HouseDetail;
    const first = (await own.addRoom(draft._id, { room_name: 'First' })).body as { _id: string };
    await own.addRoom(draft._id, { room_name: 'Second' });
    const opened = await own.complete(draft._id, {
      rooms: [{ ...aRoom('Second'), room_id: first._id }, aRoom('Third')],
    });
    const { rooms } = opened.body as HouseDetail;
    expect(rooms.map(({ room_name }) => room_name)).toEqual(['Second', 'Third']);
    expect(rooms[0]?._id).toBe(first._id);
  });

  it('reports errors at their fields', async () => {
    const path = `/api/houses/add-house/${world.players.h1.account.id}`;
    const fieldsOf = async (body: object): Promise<unknown> =>
      problemOf(await own.ask('POST', path, { ...houseBasics('X'), ...body })).errors?.map((error) => error.path);
    expect(await fieldsOf({ currency: 'XTS', country: 'XX', time_zone: '+01:00' })).toEqual([
      'country',
      'currency',
      'time_zone',
    ]);
    expect(await fieldsOf({ name: ' ', homeowner_id: world.players.h2.account.id })).toEqual(['name', 'homeowner_id']);
    const draft = (await own.begin('Twins')).body as HouseDetail;
    const twins = problemOf(await own.complete(draft._id, { rooms: [aRoom('East'), aRoom('EAST')] }));
    expect(twins.errors?.[0]?.path).toBe('rooms.1.room_name');
    const crowd = Array.from({ length: 51 }, (_, at) => aRoom(`Room ${String(at)}`));
    expect((await own.complete(draft._id, { rooms: crowd })).status).toBe(400);
    expect((await own.complete(draft._id, { rooms: [] })).status).toBe(400);
    const strange = { ...aRoom('East'), room_id: world.roomOfR1 };
    expect(problemOf(await own.complete(draft._id, { rooms: [strange] })).status).toBe(422);
  });

  it('has a unique name among the houses of its homeowner', async () => {
    await own.begin('Only One');
    const taken = problemOf(await own.begin('only one'));
    expect(taken).toMatchObject({ status: 409, errors: [{ path: 'name' }] });
    expect((await housesOf(app, world.players.h2).begin('Only One')).status).toBe(201);
  });

  it('can be created by an admin for a homeowner, recorded, and for nobody else', async () => {
    const { adm, h1, r1 } = world.players;
    const path = (id: string) => `/api/houses/add-house/${id}`;
    const made = await call(app, 'POST', path(h1.account.id), { token: adm.token, body: houseBasics('By admin') });
    expect(made.body).toMatchObject({ homeowner_id: h1.account.id });
    const none = await call(app, 'POST', path(r1.account.id), { token: adm.token, body: houseBasics('No one') });
    expect(none.status).toBe(404);
    const lines = await app.database.query(
      `SELECT 1 FROM audit_log WHERE event = 'authz_admin' AND details->>'action' = 'house.add'`,
    );
    expect(lines).toHaveLength(1);
  });
});

describe('the page of a house', () => {
  it('takes two queries, however much there is to show', async () => {
    const { h1, r1, k1 } = world.players;
    const path = `/api/houses/byId/${world.houseA}`;
    for (const { token } of [h1, r1, k1]) {
      await call(app, 'GET', path, { token }); // The first of its kind may prepare the statement, or record the visit.
      expect(await countQueries(() => call(app, 'GET', path, { token }))).toBe(2); // The session, and the house with its access.
    }
  });

  it('shows its photos and those of its rooms in their order', async () => {
    const house = await openHouse('Photo House');
    const [room] = house.rooms;
    const { token } = world.players.h1;
    const [one, two, three] = await upload(app, token, 71, 72, 73);
    if (!room || !one || !two || !three) throw new Error('Something is missing.');
    await arrange(app, token, ['house', house._id], [two, one]);
    await arrange(app, token, ['room', room._id], [three]);
    const seen = (await own.ask('GET', `/api/houses/byId/${house._id}`)).body as HouseDetail;
    expect(seen).toMatchObject({ cover: two, photos: [two, one] });
    expect(seen.rooms.map(({ photos }) => photos)).toMatchObject([[three]]);
  });
});

describe('changing a house', () => {
  it('keeps what is left out, and rejects a version that has been changed since', async () => {
    const house = await openHouse('Willow House', { rules: 'One.' });
    const changed = await own.edit(house._id, { version: house.version, city: 'York', description: 'By the river' });
    expect(changed.body).toMatchObject({ city: 'York', name: 'Willow House', version: house.version + 1 });
    const stale = problemOf(await own.edit(house._id, { version: house.version, city: 'Hull' }));
    expect(stale).toMatchObject({ status: 409, code: 'stale_version', current: { city: 'York' } });
  });

  it('succeeds for one of many that saw the same version', async () => {
    const house = await openHouse('Race House');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => own.edit(house._id, { version: house.version, city: `City ${String(n)}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  it('creates a new version of the rules when they differ, and tells the roomies', async () => {
    const { houseA, players } = world;
    const socket = await connect(app, players.r1.token);
    const alert = nextEvent(socket, 'notification:created');
    const before = await own.read(houseA);
    await own.edit(houseA, { version: before.version, rules: before.rules.text });
    await own.edit(houseA, { version: before.version + 1, rules: 'Be kind. Quiet after ten.' });
    await app.drainEvents();
    expect(await alert).toMatchObject({ kind: 'house_rules', title: 'New rules in House A' });
    socket.close();
    const history = await call(app, 'GET', `/api/houses/${houseA}/rules`, { token: players.r1.token });
    const { items } = history.body as CallResponse<typeof listHouseRules>;
    expect(items.map(({ version, text }) => [version, text])).toEqual([
      [2, 'Be kind. Quiet after ten.'],
      [1, 'Be kind.'],
    ]);
    const paged = await call(app, 'GET', `/api/houses/${houseA}/rules?limit=1`, { token: players.r1.token });
    const { next_cursor: cursor } = paged.body as CallResponse<typeof listHouseRules>;
    const second = await call(app, 'GET', `/api/houses/${houseA}/rules?limit=1&cursor=${cursor ?? ''}`, {
      token: players.r1.token,
    });
    expect(second.body).toMatchObject({ items: [{ version: 1 }], next_cursor: null });
  });

  it("can't change currency and time zone after the first tenancy", async () => {
    const house = await openHouse('Money House');
    const euro = await own.edit(house._id, { version: house.version, currency: 'EUR', time_zone: 'Europe/Berlin' });
    expect(euro.body).toMatchObject({ currency: 'EUR', time_zone: 'Europe/Berlin', money_fixed: false });
    await aRoomieIn(app, house.rooms[0]?._id ?? '');
    const version = house.version + 1;
    const currency = problemOf(await own.edit(house._id, { version, currency: 'GBP' }));
    expect(currency).toMatchObject({ status: 422, errors: [{ path: 'currency' }] });
    const zone = problemOf(await own.edit(house._id, { version, time_zone: 'Europe/Paris' }));
    expect(zone).toMatchObject({ status: 422, errors: [{ path: 'time_zone' }] });
    const same = await own.edit(house._id, { version, currency: 'EUR', city: 'Potsdam' });
    expect(same.body).toMatchObject({ city: 'Potsdam', money_fixed: true });
  });
});

describe('archiving a house', () => {
  it('requires the password again after a while, and changes nothing before', async () => {
    const house = await openHouse('Guarded House');
    const { sessionId } = world.players.h1.actor;
    const confirmed = (ago: string) =>
      app.database.query(`UPDATE sessions SET confirmed_at = now() - $2::interval WHERE id = $1`, [sessionId, ago]);
    await confirmed('6 minutes');
    expect(problemOf(await own.archive(house._id)).code).toBe('step_up_required');
    expect((await own.read(house._id)).state).toBe('open');
    await confirmed('0 minutes');
    expect((await own.archive(house._id)).status).toBe(200);
  });

  it('waits until nobody lives there, then makes the house read-only, and can be undone', async () => {
    const house = await openHouse('Quiet House');
    const roomId = house.rooms[0]?._id ?? '';
    await aRoomieIn(app, roomId);
    const refused = problemOf(await own.archive(house._id));
    expect(refused).toMatchObject({ status: 409, current: { state: 'open', roomies: 1 } });
    expect(refused.detail).toContain('People still live here');
    await own.markVacant(roomId);
    await app.drainEvents();
    expect((await own.archive(house._id)).body).toEqual({ _id: house._id, outcome: 'archived' });

    const writes = [
      await own.edit(house._id, { version: house.version + 1, city: 'Elsewhere' }),
      await own.addRoom(house._id, { room_name: 'New' }),
      await own.ask('PUT', `/api/roomies/roominfo/${roomId}`, { rent: '1.00' }),
      await own.ask('DELETE', `/api/rooms/${roomId}`),
      await own.ask('PUT', `/api/houses/updatesupplyboard/${house._id}`, { version: 0, items: [] }),
      await own.ask('POST', `/api/messages/${house._id}/messages`, { text: 'Hello', sender: 'homeowner' }),
      await own.archive(house._id),
    ];
    expect(writes.map(({ status }) => status)).toEqual(Array(writes.length).fill(409));
    expect((await own.read(house._id)).state).toBe('archived');

    expect((await own.restore(house._id)).body).toMatchObject({ state: 'open' });
    expect((await own.restore(house._id)).status).toBe(409);
  });

  it('frees the name, so that restoring may need another', async () => {
    const house = await openHouse('Phoenix');
    await own.archive(house._id);
    const successor = await openHouse('Phoenix');
    expect(problemOf(await own.restore(house._id))).toMatchObject({ status: 409, errors: [{ path: 'name' }] });
    await own.archive(successor._id);
    expect((await own.restore(house._id)).status).toBe(200);
  });

  it('deletes a draft', async () => {
    const draft = (await own.begin('Never mind')).body as HouseDetail;
    await own.addRoom(draft._id, { room_name: 'One' });
    expect((await own.archive(draft._id)).body).toEqual({ _id: draft._id, outcome: 'discarded' });
    expect((await own.ask('GET', `/api/houses/byId/${draft._id}`)).status).toBe(404);
  });

  it('checks the homeowner in the body and trusts nothing, AB-14', async () => {
    const house = await openHouse('Compared');
    const body = { homeowner_id: world.players.h2.account.id };
    expect((await own.ask('DELETE', `/api/houses/${house._id}`, body)).status).toBe(422);
    const other = housesOf(app, world.players.h2);
    expect((await other.archive(house._id)).status).toBe(404);
  });

  it('and moving in never both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const house = await openHouse(`Both ${String(round)}`);
      const [archived, moved] = await Promise.all([
        own.archive(house._id),
        aRoomieIn(app, house.rooms[0]?._id ?? '').then(
          () => true,
          () => false,
        ),
      ]);
      expect([archived.status === 200, moved]).toContain(true);
      expect(archived.status === 200 && moved).toBe(false);
    }
  });
});

describe('the wanted board', () => {
  it('is edited by all, pushed live to all, and never overwritten unseen', async () => {
    const { houseA, players } = world;
    const path = `/api/houses/updatesupplyboard/${houseA}`;
    const write = (token: string, version: number, items: string[]) =>
      call(app, 'PUT', path, { token, body: { version, items } });
    const keeper = await connect(app, players.k1.token);
    const live = nextEvent(keeper, 'board:updated');
    expect((await write(players.r1.token, 0, [' Oat milk '])).body).toEqual({ version: 1, items: ['Oat milk'] });
    await app.drainEvents();
    expect(await live).toEqual({ house_id: houseA, version: 1, items: ['Oat milk'] });
    keeper.close();
    const stale = problemOf(await write(players.h1.token, 0, ['Bulbs']));
    expect(stale).toMatchObject({ status: 409, code: 'stale_version', current: { version: 1, items: ['Oat milk'] } });
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, n) => write(players.r1m.token, 1, [`Line ${String(n)}`])),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await write(players.r1.token, 2, Array<string>(101).fill('x'))).status).toBe(400);
  });
});
