import type { Page, Supply } from '@common-roof/contracts';

import { countQueries } from '#test/support/count-queries.ts';
import { moneyOf } from '#test/support/money.ts';
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

describe('the history of supplies', () => {
  it('states by month and in total who bought and owes how much', async () => {
    const { buyer, mate, owner, houseId } = await aHouseOfShoppers(app, world, 2);
    await mate.verified(await buyer.bought(buyer.id, '10.00'));
    await mate.verified(await buyer.bought(buyer.id, '6.00', { bought_on: '2027-08-31' }));
    await buyer.verified(await mate.bought(mate.id, '4.00'));
    const { items, currency } = await mate.months(houseId);
    expect(currency).toBe('GBP');
    const ofBuyer = items.filter(({ roomie }) => roomie._id === buyer.id);
    expect(ofBuyer).toMatchObject([
      { month: '2027-09', bought: '10.00', share: '7.00', balance: '3.00', purchases: 1 },
      { month: '2027-08', bought: '6.00', share: '3.00', balance: '3.00', purchases: 1 },
    ]);
    expect(await buyer.totals(buyer.id)).toMatchObject([
      { house: { _id: houseId }, bought: '16.00', share: '10.00', balance: '6.00', purchases: 2 },
    ]);
    expect(await owner.totals(buyer.id)).toHaveLength(1);
    const history = await mate.list(`/api/supplies-history/house/${houseId}?month=2027-09`);
    expect(history.map(({ price }) => price).toSorted()).toEqual(['10.00', '4.00']);
    expect(await owner.list(`/api/supplies-history/homeowner/${owner.id}?house_id=${houseId}`)).toHaveLength(3);
    expect(await buyer.list(`/api/roomies/verifiedsupplies/${mate.id}`)).toHaveLength(1);
    expect(await buyer.list(`/api/supplies-history/roomie/${buyer.id}?search=SOA`)).toHaveLength(2);
  });

  it('treats no one as late with a purchase that was shared today, however long ago it was bought', async () => {
    const { buyer, mate } = await aHouseOfShoppers(app, world, 2);
    const balance = async () => (await moneyOf(app, mate).balanceOf(mate.id))[0];
    await mate.verified(await buyer.bought(buyer.id, '10.00', { bought_on: '2026-11-20' }));
    expect((await balance())?.open).toMatchObject([{ due_on: '2026-11-20', left: '5.00', days_late: 0 }]);
    expect((await balance())?.arrears).toMatchObject({ to30: '5.00', over90: '0.00' });
  });

  it('drops what the homeowner removes through counter-entries, and keeps who did it and why', async () => {
    const { buyer, mate, owner, houseId, balances } = await aHouseOfShoppers(app, world, 2);
    const first = await mate.verified(await buyer.bought(buyer.id, '10.00'));
    await mate.verified(await buyer.bought(buyer.id, '6.00'));
    await buyer.verified(await mate.bought(mate.id, '4.00'));
    const gone = await owner.ask('DELETE', `/api/supplies-history/${first._id}`, { reason: 'Entered twice.' });
    expect(gone.body).toMatchObject({ state: 'removed', ended: { reason: 'Entered twice.' } });
    expect(await balances()).toEqual({ [buyer.id]: -100, [mate.id]: 100 });
    const all = await owner.ask('DELETE', `/api/supplies-history/roomie/${buyer.id}`, { reason: 'Private.' });
    expect(all.body).toEqual({ removed: 1, left: 0 });
    expect(await balances()).toEqual({ [buyer.id]: 200, [mate.id]: -200 });
    const history = `/api/supplies-history/house/${houseId}`;
    expect(await mate.list(history)).toHaveLength(1);
    expect((await mate.list(`${history}?removed=true`)).map(({ state }) => state).toSorted()).toEqual([
      ...['removed', 'removed', 'verified'],
    ]);
    expect((await mate.months(houseId)).items.map(({ bought }) => bought).toSorted()).toEqual(['0.00', '4.00']);
  });

  it("is recalculated when a tenancy's days differ from what was known, and a second run changes nothing", async () => {
    const { buyer, mate, houseId, balances } = await aHouseOfShoppers(app, world, 2);
    await mate.verified(await buyer.bought(buyer.id, '10.00'));
    expect(await balances()).toEqual({ [buyer.id]: -500, [mate.id]: 500 });
    await app.database.query(`UPDATE tenancies SET starts_on = '2027-09-06' WHERE roomie_id = $1`, [mate.id]);
    const reckon = async (body: object): Promise<void> => {
      const again = suppliesOf(app, await signIn(app, buyer.account));
      const asked = await again.ask('PUT', `/api/roomies/${buyer.id}/recalc-supplies-monthly`, body);
      expect([asked.status, asked.body]).toMatchObject([202, { job_id: `${houseId} 2027-09` }]);
      await app.runDue();
    };
    await reckon({ month: '2027-09' });
    expect(await balances()).toEqual({});
    const written = () => app.database.query('SELECT id FROM money_journals WHERE house_id = $1', [houseId]);
    const before = (await written()).length;
    await reckon({});
    expect(await written()).toHaveLength(before);
    await app.database.query(`UPDATE tenancies SET starts_on = '2026-01-01' WHERE roomie_id = $1`, [mate.id]);
    await reckon({});
    expect(await balances()).toEqual({ [buyer.id]: -500, [mate.id]: 500 });
  });

  it('takes as many queries for many purchases as for one', async () => {
    const { buyer, mate, houseId } = await aHouseOfShoppers(app, world, 2);
    for (let at = 0; at < 4; at += 1) await mate.verified(await buyer.bought(buyer.id, '3.00'));
    const path = `/api/supplies-history/house/${houseId}`;
    const counts = [
      await countQueries(() => mate.list(`${path}?limit=1`)),
      await countQueries(() => mate.list(`${path}?limit=4`)),
    ];
    expect(new Set(counts).size).toBe(1);
    const page = await mate.ask('GET', `${path}?limit=3`);
    const { next_cursor: next } = page.body as Page<Supply>;
    expect(await mate.list(`${path}?limit=3&cursor=${next ?? ''}`)).toHaveLength(1);
  });
});
