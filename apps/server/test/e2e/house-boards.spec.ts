import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { aHouseWithCalendar, openBoard } from '#test/support/calendar.ts';
import { aDailyChore, choresOf } from '#test/support/chores.ts';
import { BINS, GAS_LEAK, guideOf, WIFI } from '#test/support/guide.ts';
import { call } from '#test/support/http.ts';
import { repairsOf } from '#test/support/repairs.ts';
import { showingsOf } from '#test/support/showings.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

describe('the board of a house', () => {
  it('shows whose turn it is, parcels, the shopping list and the bins without an account', async () => {
    const { houseId, homeowner, ada, ben } = await aHouseWithCalendar(app, world);
    await choresOf(app, homeowner).add(houseId, [aDailyChore()]);
    await ben.parcel(houseId, ada.id, 'On the stairs');
    await guideOf(app, homeowner).write(houseId, BINS);
    await ada.ask('PUT', `/api/houses/updatesupplyboard/${houseId}`, { version: 0, items: ['Washing-up liquid'] });
    const { key } = await ada.board(houseId);
    const { status, body } = await openBoard(app, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      today: '2027-03-15',
      wanted: ['Washing-up liquid'],
      bins: [{ title: 'Bins', text: 'Out on Monday evening.' }],
      emergencies: [],
      wifi: [],
    });
    expect(body.parcels).toHaveLength(1);
    expect(body.parcels[0]?.place).toBe('On the stairs');
    expect(body.items).toHaveLength(8);
    expect(body.items[0]).toMatchObject({ kind: 'turn', about: 'Tidying up', day: '2027-03-15' });
  });

  it('says nothing of guests, visitors, rooms, repairs and what is for the homeowner alone', async () => {
    const { houseId, homeowner, owner, ada } = await aHouseWithCalendar(app, world);
    await ada.guest(houseId, { name: 'Zelda', note: 'Zelda sleeps on the sofa.', from_on: ada.day(0) });
    const visitor = { first_name: 'Quentin', last_name: 'Weber', email: 'quentin@visit.test' };
    await showingsOf(app, { ...world.players.h1, ...homeowner }).propose(ada.roomId, { visitor });
    const guide = guideOf(app, homeowner);
    await guide.write(houseId, { ...BINS, title: 'Secret bins', audience: 'homeowner' });
    await guide.write(houseId, { ...BINS, title: 'Attic bins', room_id: ada.roomId });
    const visit = { from: '2027-03-18T10:00:00.000Z', until: '2027-03-18T12:00:00.000Z' };
    for (const more of [{}, { room_id: ada.roomId }]) {
      const { _id: id } = await repairsOf(app, ada).report(houseId, { title: 'Zebra tap', ...more });
      await repairsOf(app, homeowner).accept(id, { visit });
      await repairsOf(app, ada).change(id, 'visit', { suits: true });
    }
    const { key } = await owner.board(houseId);
    const { body } = await openBoard(app, key);
    expect(body.items).toMatchObject([{ kind: 'repair', about: '', from: visit.from, person: null }]);
    expect(JSON.stringify(body)).not.toMatch(/Zelda|Quentin|Zebra|Secret|Attic/);
  });

  it('shows emergency numbers and the wifi only if its maker chose so', async () => {
    const { houseId, homeowner, ada } = await aHouseWithCalendar(app, world);
    const guide = guideOf(app, homeowner);
    await guide.write(houseId, GAS_LEAK);
    await guide.write(houseId, WIFI);
    const plain = await ada.board(houseId);
    expect((await openBoard(app, plain.key)).body).toMatchObject({ emergencies: [], wifi: [] });
    const full = await ada.board(houseId, { shows_emergency: true, shows_wifi: true });
    expect((await openBoard(app, full.key)).body).toMatchObject({
      emergencies: [{ title: 'Gas leak', phone: '0800 111 999' }],
      wifi: [{ network: 'Alder House', security: 'wpa', password: 'tea and toast' }],
    });
  });

  it('is listed with when it was opened, and its link is its maker’s to copy and never stored', async () => {
    const { houseId, owner, ada, ben } = await aHouseWithCalendar(app, world);
    const headers = { 'idempotency-key': 'house-board-once-1' };
    const body = { name: 'Hall', shows_emergency: false, shows_wifi: false };
    const send = () => call(app, 'POST', `/api/houses/${houseId}/boards`, { token: ada.token, body, headers });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const [hall] = await ada.boards(houseId);
    const { key, _id: id } = await ada.board(houseId);
    expect(hall).toMatchObject({ name: 'Hall', opened_at: null, is_own: true, can_remove: true });
    await openBoard(app, key);
    app.clock.set(new Date('2027-03-15T10:01:00Z'));
    await openBoard(app, key);
    expect((await ben.boards(houseId))[1]).toMatchObject({
      opened_at: expect.stringMatching(/^2027-03-15T10:00/) as string,
      is_own: false,
      can_remove: false,
    });
    expect((await owner.boards(houseId))[1]).toMatchObject({ is_own: false, can_remove: true });
    expect((await owner.ask('GET', `/api/boards/${id}/link`)).status).toBe(404);
    const [stored] = await app.database.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM capabilities c WHERE c::text LIKE '%' || $1 || '%')
           OR EXISTS (SELECT 1 FROM done_once d WHERE d.answer::text LIKE '%' || $1 || '%') AS found`,
      [key],
    );
    expect(stored).toEqual({ found: false });
  });

  it('is gone for everyone in the moment in which it is removed, by its maker or the homeowner', async () => {
    const { houseId, owner, ada, ben } = await aHouseWithCalendar(app, world);
    const [one, two] = [await ada.board(houseId), await ada.board(houseId)];
    expect((await ben.ask('DELETE', `/api/boards/${one._id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', `/api/boards/${one._id}`)).status).toBe(204);
    expect((await owner.ask('DELETE', `/api/boards/${two._id}`)).status).toBe(204);
    const never = await openBoard(app, 'x'.repeat(43));
    for (const { key } of [one, two]) expect((await openBoard(app, key)).status).toBe(410);
    expect([never.status, (await openBoard(app, 'short')).status]).toEqual([410, 400]);
  });

  it('ends with the stay of its maker, and that of the homeowner stays', async () => {
    const { houseId, owner, ada } = await aHouseWithCalendar(app, world);
    const [hers, owners] = [await ada.board(houseId), await owner.board(houseId)];
    await app.get(RoomiesService).moveOut(ada.id, '2027-03-15');
    expect((await openBoard(app, hers.key)).status).toBe(410);
    expect((await openBoard(app, owners.key)).status).toBe(200);
    await app.drainEvents();
    expect((await owner.boards(houseId)).map(({ _id: id }) => id)).toEqual([owners._id]);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    expect((await openBoard(app, owners.key)).status).toBe(410);
  });

  it('is one of ten at most, and no neatkeeper makes one', async () => {
    const { houseId, owner, keeper } = await aHouseWithCalendar(app, world);
    for (let made = 0; made < 10; made += 1) await owner.board(houseId);
    const body = { name: 'One more', shows_emergency: false, shows_wifi: false };
    expect((await owner.ask('POST', `/api/houses/${houseId}/boards`, body)).status).toBe(409);
    expect((await keeper.ask('GET', `/api/houses/${houseId}/boards`)).status).toBe(403);
  });
});
