import type { PublicAd } from '@common-roof/contracts';

import { adsOf, adText } from '#test/support/ads.ts';
import { billsOf } from '#test/support/bills.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { suppliesOf } from '#test/support/supplies.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, signIn, type World } from '#test/support/world.ts';

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

/** An ad of a house where people live in all rooms but the advertised one. */
async function anAd(people: number) {
  const { h1 } = world.players;
  const { houseId, roomIds } = await anOpenHouse(app, h1, people + 1);
  const [emptyRoom = '', ...rooms] = roomIds;
  const roomies: Player[] = [];
  for (const roomId of rooms) roomies.push(await signIn(app, await aRoomieIn(app, roomId, '2026-01-01')));
  await app.drainEvents();
  const owner = await signIn(app, h1.account);
  const { body } = await adsOf(app, owner).ask('POST', '/api/wds', adText(emptyRoom, { publish: true }));
  const { _id: id } = body as PublicAd;
  return {
    houseId,
    owner,
    roomies,
    read: async (): Promise<PublicAd> => (await call(app, 'GET', `/api/wds/${id}`)).body as PublicAd,
    /** A bill of a month. */
    bill: (month: string, amount: string) =>
      billsOf(app, owner).entered(houseId, {
        from: `${month}-01`,
        to: `${month}-28`,
        amount,
      }),
  };
}

describe('what living there costs, on an ad', () => {
  it('is rent, bills and supplies of a month, from the twelve whole months before', async () => {
    const { read, bill, roomies } = await anAd(3);
    await bill('2027-01', '900.00');
    await bill('2027-08', '900.00');
    // Before the twelve months.
    await bill('2026-08', '3000.00');
    const [buyer] = roomies;
    if (!buyer) throw new Error('Nobody lives there.');
    const supplies = suppliesOf(app, buyer);
    const soap = await supplies.bought(buyer.account.id, '180.00', { bought_on: '2027-08-01' });
    await suppliesOf(app, await signIn(app, world.players.h1.account)).verified(soap);
    await app.drainEvents();
    expect((await read()).costs).toEqual({
      bills: '50.00',
      supplies: '5.00',
      total: '575.00',
      from: '2026-09-01',
      to: '2027-08-31',
    });
    const list = await call(app, 'GET', '/api/wds?limit=200');
    expect((list.body as { items: PublicAd[] }).items.filter(({ costs }) => costs !== null)).toEqual([]);
  });

  it('is not told of two people, of newcomers, or while one bears most of it', async () => {
    const two = await anAd(2);
    await two.bill('2027-08', '900.00');
    expect((await two.read()).costs).toBeNull();
    const three = await anAd(3);
    expect((await three.read()).costs).toBeNull();
    const [first, second] = three.roomies.map(({ account }) => account.id);
    await billsOf(app, three.owner).entered(three.houseId, {
      from: '2027-08-01',
      to: '2027-08-28',
      amount: '900.00',
      split: [
        { roomie: first, shares: 3 },
        { roomie: second, shares: 1 },
      ],
    });
    expect((await three.read()).costs).toBeNull();
  });

  it('is read with as many queries for many people as for few', async () => {
    const [few, many] = [await anAd(3), await anAd(6)];
    const queries = async ({ read }: typeof few) => countQueries(read);
    expect(await queries(many)).toBe(await queries(few));
  });
});
