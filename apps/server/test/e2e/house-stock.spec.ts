import { STOCK_LIMITS } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { calendarOf, openBoard } from '#test/support/calendar.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { aHouseWithStock, stockOf } from '#test/support/stock.ts';
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

describe('the stock of a house', () => {
  it('shows everyone of the house at once what is running low', async () => {
    const { houseId, owner, ada, ben, keeper } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, 'Milk', { place: 'Fridge', note: '3.5 %' });
    await app.drainEvents();
    const socket = await connect(app, ben.token);
    const pushed = nextEvent(socket, 'stock:changed');
    expect(await ada.mark(milk, 'low')).toMatchObject({ level: 'low', marks: 1, claim: null });
    await app.drainEvents();
    expect(await pushed).toEqual({ house_id: houseId });
    socket.close();
    for (const who of [owner, ben, keeper]) expect(await who.needed(houseId)).toEqual(['Milk']);
    expect((await ben.list(houseId)).can).toEqual({ edit: true, mark: true });
    expect((await keeper.list(houseId)).can).toEqual({ edit: false, mark: true });
  });

  it('counts two taps, and a tap that is sent again, once', async () => {
    const { houseId, ada, ben } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, 'Milk');
    const answers = await Promise.all([ada.sendMark(milk, 'low'), ben.sendMark(milk, 'low')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ada.mark(milk, 'low')).toMatchObject({ level: 'low', marks: 1 });
    expect((await ben.detail(milk._id)).changes).toHaveLength(1);
  });

  it('refuses a mark made before a purchase that it didn’t know of', async () => {
    const { houseId, ada, ben } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, 'Milk');
    await ada.mark(milk, 'low');
    await ben.supplies.bought(ben.id, '1.20', { bought_on: '2027-03-15', stock: [milk._id] });
    const late = await ada.sendMark(milk, 'out');
    expect(late.body).toMatchObject({ code: 'stale_version', current: { level: 'enough', marks: 2 } });
    expect(await ada.needed(houseId)).toEqual([]);
  });

  it('says who gets a thing, for a day, and lets nobody else take it over', async () => {
    const { houseId, ada, ben, owner } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, 'Milk');
    expect((await ben.sendClaim(milk)).status).toBe(409);
    await ada.mark(milk, 'out');
    const { claim } = await ben.claim(milk);
    expect(claim).toMatchObject({ by: { _id: ben.id }, is_own: true });
    expect(claim?.until).toMatch(/^2027-03-16T10:00/);
    app.clock.advance(60);
    expect((await ben.claim(milk)).claim).toEqual(claim);
    expect((await owner.sendClaim(milk)).body).toMatchObject({ current: { claim: { is_own: false } } });
    expect((await ada.claim(milk, false)).claim).toMatchObject({ by: { _id: ben.id } });
    expect((await ben.claim(milk, false)).claim).toBeNull();
    await ada.claim(milk);
    expect((await ben.mark({ ...milk, marks: 1 }, 'enough')).claim).toBeNull();
  });

  it('forgets who gets a thing after a day, and when they move out at once', async () => {
    const { houseId, ada, ben } = await aHouseWithStock(app, world);
    const claimed = async (id: string) =>
      (await app.database.query('SELECT 1 FROM stock_items WHERE id = $1 AND claimed_by IS NOT NULL', [id])).length;
    const milk = await ada.mark(await ada.add(houseId, 'Milk'), 'low');
    const soap = await ada.mark(await ada.add(houseId, 'Soap'), 'low');
    await ben.claim(milk);
    await app.get(RoomiesService).moveOut(ben.id, '2027-03-15');
    expect((await ada.detail(milk._id)).item.claim).toBeNull();
    await ada.claim(soap);
    app.clock.advance(86_399);
    await app.runDue();
    await app.drainEvents();
    expect(await claimed(soap._id)).toBe(1);
    app.clock.advance(3_601);
    await app.runDue();
    await app.drainEvents();
    expect(await claimed(soap._id)).toBe(0);
    expect((await ben.ask('GET', `/api/stock/${milk._id}`)).status).toBe(404);
    expect((await ben.sendMark(milk, 'out')).status).toBe(404);
  });
});

describe('the history of a thing', () => {
  it('has the purchases that count, with how long it lasts from the third on', async () => {
    const { houseId, ada, ben, keeper } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, 'Milk');
    const soap = await ada.add(houseId, 'Soap');
    const buy = (bought_on: string, stock: string[]) => ada.supplies.bought(ada.id, '4.00', { bought_on, stock });
    const first = await buy('2027-02-01', [milk._id]);
    const second = await buy('2027-02-13', [milk._id, soap._id]);
    const third = await buy('2027-02-25', [milk._id]);
    expect((await ben.detail(milk._id)).purchases).toEqual([]);
    await ben.supplies.verified(first);
    await ben.supplies.verified(second, '3.80');
    expect((await ben.detail(milk._id)).item.lasts_days).toBeNull();
    await ben.supplies.verified(third);
    const { item, purchases } = await ben.detail(milk._id);
    expect(item).toMatchObject({ lasts_days: 12, low_expected_on: '2027-03-07' });
    expect(purchases.map(({ bought_on, price, others }) => [bought_on, price, others])).toEqual([
      ['2027-02-25', '4.00', 0],
      ['2027-02-13', '3.80', 1],
      ['2027-02-01', '4.00', 0],
    ]);
    const seen = await keeper.detail(milk._id);
    expect(seen).toMatchObject({ purchases: [], item: { lasts_days: 12 } });
  });

  it('loses a purchase that is taken back or removed, and the thing stays as it is', async () => {
    const { houseId, ada, ben, owner } = await aHouseWithStock(app, world);
    const milk = await ada.mark(await ada.add(houseId, 'Milk'), 'out');
    const buy = () => ada.supplies.bought(ada.id, '4.00', { bought_on: '2027-03-14', stock: [milk._id] });
    const counted = await buy();
    expect(await ada.needed(houseId)).toEqual([]);
    await ben.supplies.verified(counted);
    expect((await ada.detail(milk._id)).purchases).toHaveLength(1);
    expect((await owner.supplies.remove(counted)).status).toBe(200);
    expect((await ada.detail(milk._id)).purchases).toEqual([]);
    expect((await ada.supplies.remove(await buy())).status).toBe(200);
    expect((await ada.detail(milk._id)).item).toMatchObject({ level: 'enough', marks: 2 });
  });

  it('goes with the thing, and the purchase stays', async () => {
    const { houseId, ada, ben } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, 'Milk');
    const supply = await ada.supplies.bought(ada.id, '4.00', { bought_on: '2027-03-14', stock: [milk._id] });
    expect((await ben.ask('DELETE', `/api/stock/${milk._id}`)).status).toBe(204);
    expect((await ben.ask('DELETE', `/api/stock/${milk._id}`)).status).toBe(404);
    await ben.supplies.verified(supply);
    expect((await ada.list(houseId)).items).toEqual([]);
  });
});

describe('the list of things', () => {
  it('has each name once, is changed over no other window, and is full at some point', async () => {
    const { houseId, ada, ben } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, '  Milk ', { place: ' Fridge' });
    expect(milk).toMatchObject({ name: 'Milk', place: 'Fridge', note: '' });
    expect(problemOf(await ben.sendAdd(houseId, { name: 'mILK' }))).toMatchObject({
      status: 409,
      detail: '“mILK” is already on the list.',
    });
    const edit = { name: 'Oat milk', place: 'Larder', note: '', version: 1 };
    expect((await ben.ask('PUT', `/api/stock/${milk._id}`, edit)).body).toMatchObject({ version: 2 });
    expect((await ben.ask('PUT', `/api/stock/${milk._id}`, edit)).body).toMatchObject({ version: 2 });
    const stale = await ada.ask('PUT', `/api/stock/${milk._id}`, { ...edit, name: 'Soy milk' });
    expect(stale.body).toMatchObject({ code: 'stale_version', current: { name: 'Oat milk' } });
    await app.database.query(
      `INSERT INTO stock_items (house_id, name, level_at) SELECT $1, 'Thing ' || n, now() FROM generate_series(2, $2) n`,
      [houseId, STOCK_LIMITS.itemsPerHouse],
    );
    expect((await ada.sendAdd(houseId, { name: 'Soap' })).status).toBe(409);
    const queries = await countQueries(() => ada.list(houseId));
    expect(queries).toBeLessThan(10);
  });

  it('refuses what doesn’t fit', async () => {
    const { houseId, ada } = await aHouseWithStock(app, world);
    const status = async (body: object) => (await ada.sendAdd(houseId, body)).status;
    expect(await status({ name: ' ' })).toBe(400);
    expect(await status({ name: 'x'.repeat(STOCK_LIMITS.name + 1) })).toBe(400);
    expect(await status({ name: 'www.spam.example' })).toBe(400);
    expect(await status({ name: 'Milk', place: 'two\nlines' })).toBe(400);
    expect(await status({ name: 'Milk', level: 'low' })).toBe(400);
    const milk = await ada.add(houseId, 'Milk');
    expect((await ada.ask('PUT', `/api/stock/${milk._id}/level`, { level: 'full', marks: 0 })).status).toBe(400);
  });

  it('is read and not changed in an archived house', async () => {
    const { houseId, ada } = await aHouseWithStock(app, world);
    const milk = await ada.add(houseId, 'Milk');
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    expect(await ada.list(houseId)).toMatchObject({ can: { edit: false, mark: false }, items: [{ name: 'Milk' }] });
    expect((await ada.sendMark(milk, 'low')).status).toBe(409);
    expect((await ada.sendAdd(houseId, { name: 'Soap' })).status).toBe(409);
  });
});

describe('people outside, and those who clean', () => {
  it('neatkeepers say what is needed, and nothing else', async () => {
    const { houseId, ada, keeper } = await aHouseWithStock(app, world);
    const bags = await ada.add(houseId, 'Bin bags');
    const marked = await keeper.mark(bags, 'out');
    expect(problemOf(await keeper.sendMark(marked, 'enough')).status).toBe(403);
    expect((await keeper.sendClaim(bags)).status).toBe(403);
    expect((await keeper.sendAdd(houseId, { name: 'Soap' })).status).toBe(403);
  });

  it('find nothing, change nothing, and bring nothing by a purchase of theirs', async () => {
    const { houseId, ada } = await aHouseWithStock(app, world);
    const milk = await ada.mark(await ada.add(houseId, 'Milk'), 'out');
    const { rB, h2 } = world.players;
    for (const stranger of [stockOf(app, rB), stockOf(app, h2)]) {
      expect((await stranger.ask('GET', `/api/houses/${houseId}/stock`)).status).toBe(404);
      expect((await stranger.ask('GET', `/api/stock/${milk._id}`)).status).toBe(404);
      expect((await stranger.sendMark(milk, 'enough')).status).toBe(404);
      expect((await stranger.ask('DELETE', `/api/stock/${milk._id}`)).status).toBe(404);
    }
    const body = { name: 'Soap', price: '1.00', bought_on: '2027-03-14', stock: [milk._id] };
    expect((await stockOf(app, rB).ask('PUT', `/api/roomies/supplies/${rB.account.id}`, body)).status).toBe(200);
    expect(await ada.needed(houseId)).toEqual(['Milk']);
    const [link] = await app.database.query('SELECT 1 FROM supply_stock_items WHERE item_id = $1', [milk._id]);
    expect(link).toBeUndefined();
  });

  it('see on the kitchen board what is needed, once, and not who gets it', async () => {
    const { houseId, ada } = await aHouseWithStock(app, world);
    const milk = await ada.mark(await ada.add(houseId, 'Milk'), 'low');
    await ada.mark(await ada.add(houseId, 'Bin bags'), 'out');
    await ada.claim(milk);
    await ada.ask('PUT', `/api/houses/updatesupplyboard/${houseId}`, { version: 0, items: ['milk', 'Candles'] });
    const { key } = await calendarOf(app, ada).board(houseId);
    const { body } = await openBoard(app, key);
    expect(body.wanted).toEqual(['milk', 'Candles', 'Bin bags']);
  });
});
