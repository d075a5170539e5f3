import type { HouseDetail, Supply } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { moneyOf } from '#test/support/money.ts';
import { galleryOf, upload } from '#test/support/pictures.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
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

const minorOf = (amount: string): number => Math.round(Number(amount) * 100);

describe('a purchase for the house', () => {
  it('counts once a housemate confirms its price, and is shared to the cent by everyone who lived there', async () => {
    const { buyer, mate, houseId, balances, ids } = await aHouseOfShoppers(app, world, 3);
    const photos = await upload(app, buyer.token, 7);
    const bought = await buyer.bought(buyer.id, '10.00', {
      name: ' Dish soap ',
      quantity: '2 bottles',
      photo: photos.map(({ image_id }) => image_id),
    });
    expect(bought).toMatchObject({
      name: 'Dish soap',
      quantity: '2 bottles',
      price: '10.00',
      price_added: null,
      state: 'entered',
      needs_two: false,
      shares: [],
      may: { verify: false, remove: true },
      currency: 'GBP',
    });
    expect(await balances()).toEqual({});
    const [shown] = await mate.list(`/api/roomies/allhousesupplies/${houseId}?state=entered`);
    expect(shown).toMatchObject({ _id: bought._id, may: { verify: true, remove: false } });
    expect((await galleryOf(app, mate.token, 'receipt', bought._id)).items).toHaveLength(1);

    const verified = await mate.verified(bought);
    expect(verified).toMatchObject({
      state: 'verified',
      price_added: '10.00',
      confirmations: [{ by: { _id: mate.id }, price: '10.00' }],
      may: { verify: false, remove: false },
    });
    const shares = verified.shares.map(({ amount }) => minorOf(amount));
    expect(shares.toSorted()).toEqual([333, 333, 334]);
    const stand = await balances();
    expect(Object.keys(stand).toSorted()).toEqual(ids.toSorted());
    expect(Object.values(stand).reduce((sum, minor) => sum + minor, 0)).toBe(0);
    expect(stand[buyer.id]).toBe(
      (shares[verified.shares.findIndex(({ roomie }) => roomie._id === buyer.id)] ?? 0) - 1_000,
    );
    const [row] = await moneyOf(app, mate).entriesOf(mate.id);
    expect(row).toMatchObject({
      account: 'supplies',
      on_day: '2027-09-05',
      subject: { kind: 'supply', _id: bought._id },
      about: { kind: 'supply', name: 'Dish soap', price: '10.00', sharers: 3 },
    });
  });

  it('is pushed live to the house, the others are asked until one answers, and the buyer is told', async () => {
    // Sockets use the machine's clock to close.
    app.clock.set(new Date());
    const { buyer, mate, owner, houseId } = await aHouseOfShoppers(app, world, 2);
    const watcher = await connect(app, mate.token);
    const changed = nextEvent(watcher, 'supplies:changed');
    const bought = await buyer.bought(buyer.id, '4.50', { bought_on: app.clock.now().toISOString().slice(0, 10) });
    await app.drainEvents();
    expect(await changed).toEqual({ house_id: houseId });
    for (const { id } of [mate, owner]) {
      expect(await unreadTitles(app, { account_id: id, subject_id: bought._id })).toEqual([
        'Some bought Soap for £4.50',
      ]);
    }
    const reckoned = nextEvent(watcher, 'supplies:recalculated');
    await mate.verified(bought);
    await app.drainEvents();
    expect(await reckoned).toMatchObject({ house_id: houseId, month: bought.bought_on.slice(0, 7) });
    expect(await unreadTitles(app, { account_id: owner.id, subject_id: bought._id })).toEqual([]);
    expect(await unreadTitles(app, { account_id: buyer.id, subject_id: bought._id })).toEqual([
      'Confirmed: Soap, £4.50',
    ]);
    watcher.close();
  });

  it("can't be confirmed by its buyer, or by a person from another house", async () => {
    const { buyer } = await aHouseOfShoppers(app, world, 2);
    const elsewhere = await aHouseOfShoppers(app, world, 2);
    const bought = await buyer.bought(buyer.id, '4.50');
    expect((await buyer.verify(bought, '4.50')).status).toBe(403);
    expect((await elsewhere.mate.verify(bought, '4.50')).status).toBe(404);
    const stranger = suppliesOf(app, await signIn(app, world.players.h2.account));
    expect((await stranger.verify(bought, '4.50')).status).toBe(404);
    expect((await stranger.remove(bought)).status).toBe(404);
  });

  it('above the limit needs two housemates who agree, or the homeowner', async () => {
    const { buyer, mates, owner } = await aHouseOfShoppers(app, world, 3);
    const first = await buyer.bought(buyer.id, '45.00');
    expect(first.needs_two).toBe(true);
    const [one, other] = [existing(mates[0]), existing(mates[1])];
    expect(await one.verified(first, '44.00')).toMatchObject({ state: 'entered', confirmations: [{ price: '44.00' }] });
    expect(await other.verified(first, '45.00')).toMatchObject({ state: 'entered' });
    expect(await one.verified(first, '45.00')).toMatchObject({ state: 'verified', price_added: '45.00' });
    const second = await buyer.bought(buyer.id, '45.00');
    expect(await owner.verified(second, '45.00')).toMatchObject({ state: 'verified' });
  });

  it("follows the house's own limit: one housemate up to it, two above it", async () => {
    const { buyer, mate, owner, houseId } = await aHouseOfShoppers(app, world, 3);
    const limit = (by: typeof buyer, purchase_limit: string) =>
      by.ask('PUT', `/api/houses/purchase-limit/${houseId}`, { purchase_limit });
    expect((await limit(mate, '100.00')).status).toBe(403);
    expect((await limit(owner, '45.0')).status).toBe(400);
    expect((await limit(owner, '45.000')).status).toBe(422);
    expect((await limit(owner, '45.00')).body).toEqual({ _id: houseId, purchase_limit: '45.00' });
    const upTo = await buyer.bought(buyer.id, '45.00');
    expect(await mate.verified(upTo)).toMatchObject({ state: 'verified', needs_two: false });
    const above = await buyer.bought(buyer.id, '45.01');
    expect(await mate.verified(above)).toMatchObject({ state: 'entered', needs_two: true });
    expect((await buyer.ask('GET', `/api/houses/byId/${houseId}`)).body).toMatchObject({ purchase_limit: '45.00' });
  });

  it('confirmed with another price can be withdrawn by its buyer, otherwise only by the homeowner', async () => {
    const { buyer, mate, owner, balances } = await aHouseOfShoppers(app, world, 2);
    const differing = await mate.verified(await buyer.bought(buyer.id, '12.00'), '11.00');
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: buyer.id, subject_id: differing._id })).toEqual([
      'Soap was confirmed at £11.00, not £12.00',
    ]);
    expect((await mate.remove(differing)).status).toBe(404);
    expect((await buyer.remove(differing)).body).toMatchObject({
      state: 'withdrawn',
      ended: { by: { _id: buyer.id } },
    });
    expect(await balances()).toEqual({});
    const same = await mate.verified(await buyer.bought(buyer.id, '12.00'));
    expect((await buyer.remove(same)).status).toBe(409);
    expect((await owner.remove(same, 'It was for a party.')).body).toMatchObject({
      state: 'removed',
      shares: [],
      ended: { by: { _id: owner.id }, reason: 'It was for a party.' },
    });
    expect(await balances()).toEqual({});
    const rows = await moneyOf(app, mate).entriesOf(mate.id);
    expect(rows.slice(0, 2).map(({ amount, reason }) => [amount, reason])).toEqual([
      ['-6.00', 'It was for a party.'],
      ['6.00', ''],
    ]);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: buyer.id, subject_id: same._id })).toEqual(
      ['Helen removed your purchase: Soap'].map((title) => title.replace('Helen', owner.account.first_name)),
    );
  });

  it('of a past roomie is confirmed by the current ones', async () => {
    const { buyer, mate } = await aHouseOfShoppers(app, world, 2);
    const bought = await buyer.bought(buyer.id, '4.50');
    const gone = `UPDATE tenancies SET state = 'ended', ends_on = '2027-09-08' WHERE roomie_id = $1`;
    await app.database.query(gone, [buyer.id]);
    expect((await buyer.verify(bought, '4.50')).status).toBe(403);
    const verified = await mate.verified(bought);
    expect(verified.shares.map(({ amount }) => amount)).toEqual(['2.25', '2.25']);
  });

  it('can be entered only for days that people remember', async () => {
    const { buyer } = await aHouseOfShoppers(app, world, 2);
    expect((await buyer.enter(buyer.id, '4.50', { bought_on: '2027-09-11' })).status).toBe(422);
    expect((await buyer.enter(buyer.id, '4.50', { bought_on: '2026-09-09' })).status).toBe(422);
    expect((await buyer.enter(buyer.id, '0.00')).status).toBe(400);
    expect((await buyer.enter(buyer.id, '4.5')).status).toBe(400);
  });

  it('removes its line from the wanted board', async () => {
    const { buyer, houseId } = await aHouseOfShoppers(app, world, 2);
    const board = () => buyer.ask('GET', `/api/houses/byId/${houseId}`);
    await buyer.ask('PUT', `/api/houses/updatesupplyboard/${houseId}`, { version: 0, items: ['Oat milk', 'Salt'] });
    await buyer.bought(buyer.id, '2.10', { name: 'Oat milk', board_item: 'Oat milk' });
    expect(((await board()).body as HouseDetail).board).toEqual({ version: 2, items: ['Salt'] });
    await buyer.bought(buyer.id, '2.10', { name: 'Oat milk', board_item: 'Oat milk' });
    expect(((await board()).body as HouseDetail).board.version).toBe(2);
  });
});

describe('simultaneous confirmations', () => {
  it('of one purchase count it once, all twenty of them', async () => {
    const { buyer, mates, owner, balances } = await aHouseOfShoppers(app, world, 4);
    const bought = await buyer.bought(buyer.id, '10.00');
    const all = [...mates, owner];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => existing(all[at % all.length]).verify(bought, '10.00')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await balances())[buyer.id]).toBe(-750);
  });

  it('of twenty purchases lose and double nothing', async () => {
    const { buyer, mate, balances, houseId } = await aHouseOfShoppers(app, world, 2);
    const all: Supply[] = [];
    for (let at = 0; at < 20; at += 1) all.push(await buyer.bought(buyer.id, '3.00'));
    await Promise.all(all.map((supply) => mate.verified(supply)));
    expect(await balances()).toEqual({ [buyer.id]: -3_000, [mate.id]: 3_000 });
    const { items } = await mate.months(houseId);
    expect(items.find(({ roomie }) => roomie._id === buyer.id)).toMatchObject({
      bought: '60.00',
      share: '30.00',
      purchases: 20,
    });
  });

  it('the same purchase sent again with one key is one', async () => {
    const { buyer, houseId } = await aHouseOfShoppers(app, world, 2);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyer.enter(buyer.id, '3.00', {}, 'a-key-of-mine-1')),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await buyer.list(`/api/roomies/allhousesupplies/${houseId}`)).toHaveLength(1);
  });
});
