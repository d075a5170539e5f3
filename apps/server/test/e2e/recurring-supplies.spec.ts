import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { aHouseOfShoppers } from '#test/support/shoppers.ts';
import { suppliesOf } from '#test/support/supplies.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-09-10T10:00:00Z'));
});
afterAll(() => app.close());

/** A house whose first roomie buys something every week from 10 September on. */
async function aHouse(more: object = {}) {
  const house = await aHouseOfShoppers(app, world, 3);
  const { buyer, houseId } = house;
  await buyer.bought(buyer.id, '12.00', { name: 'Vegetable box', bought_on: '2027-09-10', every: 'week', ...more });
  /** Signs in again, because sessions end before the next one comes. */
  const again = async (who: { account: (typeof buyer)['account'] } = buyer) =>
    suppliesOf(app, await signIn(app, who.account));
  const at = async (day: string): Promise<void> => {
    app.clock.set(new Date(`${day}T10:00:00Z`));
    await app.runDue();
    await app.drainEvents();
  };
  const days = async () =>
    (await (await again()).list(`/api/roomies/allsupplies/${buyer.id}`)).map(({ bought_on: on }) => on).toSorted();
  return { ...house, again, at, days, one: async () => existing((await (await again()).recurring(houseId))[0]) };
}

const path = ({ _id }: { _id: string }): string => `/api/roomies/recurring-supplies/${_id}`;

describe('a recurring purchase', () => {
  it('is entered by itself on its days, each once, and its buyer is told', async () => {
    const { buyer, mate, at, days, one, again, houseId } = await aHouse();
    expect(await one()).toMatchObject({
      name: 'Vegetable box',
      every: 'week',
      next_on: '2027-09-17',
      may_change: true,
    });
    expect((await (await again(mate)).recurring(houseId))[0]).toMatchObject({ may_change: false });
    await at('2027-09-16');
    expect(await days()).toEqual(['2027-09-10']);
    await at('2027-09-17');
    await at('2027-09-17');
    expect(await days()).toEqual(['2027-09-10', '2027-09-17']);
    const [newest] = await (await again()).list(`/api/roomies/allsupplies/${buyer.id}`);
    expect(newest).toMatchObject({ state: 'entered', price: '12.00', name: 'Vegetable box' });
    expect(await unreadTitles(app, { account_id: buyer.id, subject_id: newest?._id ?? '' })).toEqual([
      'Vegetable box was entered by itself: £12.00',
    ]);
    expect(await (await again(mate)).verified(existing(newest))).toMatchObject({ state: 'verified' });
    await at('2027-10-08');
    expect(await days()).toEqual(['2027-09-10', '2027-09-17', '2027-09-24', '2027-10-01', '2027-10-08']);
  });

  it('can be left out once, changed for the next times, and stopped by its buyer or the homeowner', async () => {
    const { mate, owner, at, days, one, again } = await aHouse();
    const mine = await again();
    expect((await mine.ask('PUT', `${path(await one())}/next`, { next_on: '2027-09-24', skip: true })).status).toBe(
      409,
    );
    await mine.ask('PUT', `${path(await one())}/next`, { next_on: '2027-09-17', skip: true });
    expect((await one()).skips_next).toBe(true);
    expect((await mine.ask('PUT', path(await one()), { name: 'Box', price: '13.50' })).body).toMatchObject({
      name: 'Box',
      price: '13.50',
    });
    await at('2027-09-24');
    expect(await days()).toEqual(['2027-09-10', '2027-09-24']);
    for (const [who, status] of [
      [mate, 404],
      [owner, 200],
    ] as const) {
      expect((await (await again(who)).ask('DELETE', path(await one()))).status).toBe(status);
      if (status === 200) break;
    }
    await at('2027-10-15');
    expect(await days()).toHaveLength(2);
  });

  it('isn’t entered once someone who shares it has left: the buyer is told, and it ends with the buyer’s stay', async () => {
    const house = await aHouseOfShoppers(app, world, 3);
    const { buyer, mate, houseId } = house;
    const split = { method: 'equal', people: [buyer.id, mate.id] };
    await buyer.bought(buyer.id, '12.00', { name: 'Box', bought_on: '2027-09-10', every: 'week', split });
    const leave = (id: string) =>
      app.database.query(`UPDATE tenancies SET ends_on = '2027-09-12', state = 'ended' WHERE roomie_id = $1`, [id]);
    await leave(mate.id);
    app.clock.set(new Date('2027-09-17T10:00:00Z'));
    await app.runDue();
    await app.drainEvents();
    const [row] = await suppliesOf(app, await signIn(app, buyer.account)).recurring(houseId);
    expect(await unreadTitles(app, { account_id: buyer.id, subject_id: row?._id ?? '' })).toEqual([
      'Box couldn’t be entered by itself',
    ]);
    await leave(buyer.id);
    app.clock.set(new Date('2027-09-24T10:00:00Z'));
    await app.runDue();
    await app.drainEvents();
    expect(await app.database.query('SELECT 1 FROM recurring_supplies WHERE house_id = $1', [houseId])).toEqual([]);
  });
});
