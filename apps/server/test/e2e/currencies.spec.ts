import type { HouseDetail, LeaseOffer, OwnAd, Page, PublicAd, Settlement } from '@common-roof/contracts';

import { adsOf, adText } from '#test/support/ads.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aLetHouse } from '#test/support/agreements.ts';
import { aHeldDeposit, aLeaseWithDeposit, depositOf } from '#test/support/deposits.ts';
import { anOpenHouse, aRoom, aRoomieIn, houseBasics, housesOf } from '#test/support/houses.ts';
import { type Answer, problemOf } from '#test/support/http.ts';
import { daysFromNow } from '#test/support/leases.ts';
import { aDebt, moneyOf, paymentOf } from '#test/support/money.ts';
import { aProspect, leaseOffersOf } from '#test/support/offers.ts';
import { suppliesOf } from '#test/support/supplies.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let houses: ReturnType<typeof housesOf>;
let ads: ReturnType<typeof adsOf>;
let serial = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  houses = housesOf(app, world.players.h1);
  ads = adsOf(app, world.players.h1);
});
afterAll(() => app.close());

const begun = async (currency: string): Promise<HouseDetail> => {
  const basics = { ...houseBasics(`House ${String((serial += 1))}`), currency };
  return (await houses.ask('POST', `/api/houses/add-house/${world.players.h1.account.id}`, basics)).body as HouseDetail;
};

const YEN = {
  currency: 'JPY',
  rent: '62000',
  deposit: '90000',
  wrong: '62000.00',
  such: '620',
  price: 62_000,
  shown: 'JP¥62,000',
  deducted: '12500',
  left: '77500',
  shownDeducted: 'JP¥12,500',
};
const DINARS = {
  currency: 'KWD',
  rent: '250.125',
  deposit: '500.000',
  wrong: '250.12',
  such: '620.000',
  price: 251,
  shown: 'KWD\u00a0250.125',
  deducted: '120.375',
  left: '379.625',
  shownDeducted: 'KWD\u00a0120.375',
};

describe.each([YEN, DINARS])('a house in $currency', ({ currency, ...its }) => {
  const { rent, deposit } = its;
  const wrong = { status: 422, errors: [{ message: `Enter an amount like ${its.such}.` }] };
  const aHouse = async (): Promise<HouseDetail> => {
    const { _id } = await begun(currency);
    return (await houses.complete(_id, { rooms: [{ ...aRoom('East'), rent, deposit }] })).body as HouseDetail;
  };

  it('has rooms with amounts of as many decimals, and rejects others', async () => {
    const { _id } = await begun(currency);
    const refused = await houses.complete(_id, { rooms: [{ ...aRoom('East'), rent, deposit: its.wrong }] });
    expect(problemOf(refused)).toMatchObject({ ...wrong, errors: [{ ...wrong.errors[0], path: 'rooms.0.deposit' }] });
    const done = await houses.complete(_id, { rooms: [{ ...aRoom('East'), rent, deposit }] });
    expect(done.body).toMatchObject({ currency, rooms: [{ rent, deposit }] });
    expect(problemOf(await houses.addRoom(_id, { ...aRoom('West'), rent: its.wrong, deposit }))).toMatchObject(wrong);
    expect((await houses.addRoom(_id, { ...aRoom('West'), rent, deposit })).body).toMatchObject({ rent, deposit });
  });

  it('advertises a room, which is found by its price', async () => {
    const [room] = (await aHouse()).rooms;
    const body = { ...adText(room?._id ?? ''), publish: true };
    expect(problemOf(await ads.ask('POST', '/api/wds', { ...body, rent: its.wrong, deposit }))).toMatchObject(wrong);
    const ad = (await ads.ask('POST', '/api/wds', { ...body, rent, deposit })).body as OwnAd;
    expect(ad).toMatchObject({ currency, rent, deposit });
    const upTo = async (price: number): Promise<string[]> =>
      ((await ads.open('GET', `/api/wds?price=${String(price)}&limit=100`)).body as Page<PublicAd>).items.map(
        (found) => found._id,
      );
    expect(await upTo(its.price)).toContain(ad._id);
    expect(await upTo(its.price - 1)).not.toContain(ad._id);
  });

  it('offers it with a lease that states the rent', async () => {
    const [room] = (await aHouse()).rooms;
    const offers = leaseOffersOf(app, world.players.h1);
    const terms = { ...aProspect(), template_id: await offers.template(), rent, deposit };
    const refused = await ads.ask('POST', `/api/newroomies/${room?._id ?? ''}`, {
      ...terms,
      starts_on: '2030-05-01',
      note: '',
      rent: its.wrong,
    });
    expect(problemOf(refused)).toMatchObject(wrong);
    const offer = await ads.offer(room?._id ?? '', terms);
    expect(offer).toMatchObject({ currency, rent, deposit });
    const { lease } = (await offers.read(offer)) satisfies LeaseOffer;
    expect(lease?.terms).toMatchObject({ rent, deposit });
    expect(lease?.agreement).toContain(its.shown);
    const worse = { action: 'change', version: offer.version, rent: its.wrong };
    expect(problemOf(await offers.act(offer, worse))).toMatchObject(wrong);
  });

  it('settles a lease with deductions', async () => {
    const { owner, roomie, lease } = await aLeaseWithDeposit(app, world.players.h1, deposit, {}, currency);
    const roomieId = roomie.account.id;
    await owner.ask('PUT', `/api/roomies/prerelease/${roomieId}`, { release_date: daysFromNow(app, 0) });
    const open = (await owner.ask('GET', `/api/leases/${lease._id}/settlement`)).body as Settlement;
    const released = (amount: string): Promise<Answer> =>
      owner.ask('PUT', `/api/roomies/releaselease/${roomieId}`, {
        settlement_sha256: open.sha256,
        deductions: [{ label: 'Lamp', amount }],
      });
    const refused = problemOf(await released(its.wrong));
    expect(refused).toMatchObject({ ...wrong, errors: [{ ...wrong.errors[0], path: 'deductions.0.amount' }] });
    expect((await released(its.deducted)).status).toBe(200);
    const settled = (await owner.ask('GET', `/api/leases/${lease._id}/settlement`)).body;
    expect(settled).toMatchObject({ currency, deposit });
    const deductions = (settled as Settlement).lines.filter(({ kind }) => kind === 'deduction');
    expect(deductions).toMatchObject([{ amount: its.deducted }]);
  });

  it('returns a deposit less the deductions', async () => {
    const held = await aHeldDeposit(app, world.players.h1, deposit, {}, currency);
    expect(await held.now()).toMatchObject({ currency, held: deposit, left: deposit });
    expect(problemOf(await held.deduct(its.wrong))).toMatchObject(wrong);
    expect(depositOf(await held.deduct(its.deducted))).toMatchObject({ deducted: its.deducted, left: its.left });
    await app.drainEvents();
    const about = { account_id: held.roomie.account.id, kind: 'deposit_changed' };
    expect(await unreadTitles(app, about)).toContainEqual(expect.stringContaining(its.shownDeducted));
    expect(problemOf(await held.settle(deposit)).detail).toContain(its.left);
    expect((await held.settle(its.left)).status).toBe(200);
    expect(await held.now()).toMatchObject({ state: 'partly_returned', settled: { returned: its.left } });
  });
});

describe('the ledger', () => {
  it.each([
    ['JPY', '62000', '12000', '50000', '12000.00'],
    ['KWD', '62.000', '12.000', '50.000', '12.00'],
  ])('is in %s', async (currency, owed, paid, left, wrong) => {
    const { h1 } = world.players;
    const { houseId, roomIds } = await anOpenHouse(app, h1, 1, currency);
    const { id: roomieId } = await aRoomieIn(app, roomIds[0] ?? '');
    await app.drainEvents();
    await aDebt(app, { houseId, roomieId, ownerId: h1.account.id, minor: 62_000, onDay: '2026-08-01' });
    const owner = moneyOf(app, h1);
    const today = { paid_on: daysFromNow(app, 0) };
    expect(problemOf(await owner.pay(roomieId, wrong, today))).toMatchObject({
      status: 422,
      errors: [{ path: 'payment.amount' }],
    });
    expect(paymentOf(await owner.pay(roomieId, paid, today))).toMatchObject({ currency, amount: paid });
    expect(await owner.balanceOf(roomieId)).toMatchObject([{ currency, total: left, open: [{ amount: owed, left }] }]);
  });
});

describe('a purchase', () => {
  it.each([
    ['JPY', '1235', '618', '1235.00'],
    ['KWD', '1.235', '0.618', '1.24'],
  ])('is shared in %s', async (currency, price, most, wrong) => {
    const { roomies } = await aLetHouse(app, world.players.h1, 2, currency);
    const [buyer, other] = roomies;
    if (!buyer || !other) throw new Error('Nobody lives there.');
    const [buying, looking] = [suppliesOf(app, buyer), suppliesOf(app, other)];
    const bought_on = daysFromNow(app, 0);
    const refused = problemOf(await buying.enter(buyer.account.id, wrong, { bought_on }));
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'price' }] });
    const supply = await buying.bought(buyer.account.id, price, { bought_on });
    expect(supply).toMatchObject({ currency, price, needs_two: false });
    const unlike = problemOf(await looking.verify(supply, wrong));
    expect(unlike).toMatchObject({ status: 422, errors: [{ path: 'price_added' }] });
    const { shares } = await looking.verified(supply);
    expect(
      shares
        .map(({ amount }) => amount)
        .toSorted()
        .at(-1),
    ).toBe(most);
  });
});

describe('the currency of a house', () => {
  it('can change its decimals until rents are recorded', async () => {
    const { _id } = await begun('EUR');
    const dinars = await houses.edit(_id, { version: 1, currency: 'KWD' });
    expect(dinars.body).toMatchObject({ currency: 'KWD' });
    await houses.complete(_id, { rooms: [{ ...aRoom('East'), rent: '250.000', deposit: '0.000' }] });
    const { version } = await houses.read(_id);
    expect(problemOf(await houses.edit(_id, { version, currency: 'EUR' }))).toMatchObject({
      status: 422,
      detail: 'The currency can’t change, because rents use its decimals.',
    });
    expect((await houses.edit(_id, { version, currency: 'BHD' })).body).toMatchObject({
      currency: 'BHD',
      rooms: [{ rent: '250.000' }],
    });
  });
});
