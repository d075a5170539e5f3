import { randomUUID } from 'node:crypto';

import type { Supply } from '@common-roof/contracts';
import { parse } from 'csv-parse/sync';

import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { call } from '#test/support/http.ts';
import { aHouseOfShoppers } from '#test/support/shoppers.ts';
import { csvOf } from '#test/support/supplies.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

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

/** A house of a buyer and three housemates. */
async function aHouse() {
  const house = await aHouseOfShoppers(app, world, 4);
  const [ben, cem, dia] = house.mates.map(existing);
  return { ...house, ada: house.buyer, ben: existing(ben), cem: existing(cem), dia: existing(dia) };
}
type House = Awaited<ReturnType<typeof aHouse>>;

const shareOf = ({ shares }: Supply, { id }: { id: string }): string | undefined =>
  shares.find(({ roomie }) => roomie._id === id)?.amount;

describe('a purchase for some of the people of a house', () => {
  it.each<[string, (house: House) => object, string[]]>([
    ['equally', ({ ben, cem }) => ({ method: 'equal', people: [ben.id, cem.id] }), ['6.00', '6.00']],
    [
      'by shares',
      ({ ben, cem }) => ({
        method: 'shares',
        parts: [
          { roomie: ben.id, shares: 2 },
          { roomie: cem.id, shares: 1 },
        ],
      }),
      ['8.00', '4.00'],
    ],
    [
      'by percentages',
      ({ ben, cem }) => ({
        method: 'percent',
        parts: [
          { roomie: ben.id, percent: '66.67' },
          { roomie: cem.id, percent: '33.33' },
        ],
      }),
      ['8.00', '4.00'],
    ],
    [
      'by exact amounts',
      ({ ben, cem }) => ({
        method: 'exact',
        parts: [
          { roomie: ben.id, amount: '11.99' },
          { roomie: cem.id, amount: '0.01' },
        ],
      }),
      ['11.99', '0.01'],
    ],
    [
      'by the items of the receipt, with the delivery in proportion',
      ({ ben, cem }) => ({
        method: 'items',
        items: [
          { name: 'Pizza', amount: '8.00', people: [ben.id] },
          { name: 'Salad', amount: '2.00', people: [cem.id] },
        ],
      }),
      ['9.60', '2.40'],
    ],
  ])('is split %s, and the ledger says so', async (_, splitOf, [bens, cems]) => {
    const house = await aHouse();
    const { ada, ben, cem, owner, balances } = house;
    const split = splitOf(house);
    const bought = await ada.bought(ada.id, '12.00', { category: 'takeaway', note: 'Friday night', split });
    expect(bought).toMatchObject({ state: 'entered', category: 'takeaway', note: 'Friday night', shares: [] });
    expect(bought.split.parts.map(({ roomie, amount }) => [roomie._id, amount])).toEqual(
      [
        [ben.id, bens],
        [cem.id, cems],
      ].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
    const verified = await owner.verified(bought);
    expect(verified.state).toBe('verified');
    expect([shareOf(verified, ben), shareOf(verified, cem)]).toEqual([bens, cems]);
    expect(await balances()).toEqual({
      [ada.id]: -1_200,
      [ben.id]: Math.round(Number(bens) * 100),
      [cem.id]: Math.round(Number(cems) * 100),
    });
  });

  it('is confirmed by those who will owe for it, and nobody else is told', async () => {
    const { ada, ben, cem, dia, owner, houseId } = await aHouse();
    const split = {
      method: 'shares',
      parts: [
        { roomie: ben.id, shares: 3 },
        { roomie: cem.id, shares: 1 },
      ],
    };
    const bought = await ada.bought(ada.id, '12.00', { split });
    expect(bought.consent.toSorted((a) => (a.required ? -1 : 1))).toMatchObject([
      { roomie: { _id: ben.id }, required: true },
      { roomie: { _id: cem.id }, required: false },
    ]);
    await app.drainEvents();
    const told = async ({ id }: { id: string }) =>
      (await unreadTitles(app, { account_id: id, subject_id: bought._id })).length;
    expect(await Promise.all([ben, cem, dia, owner].map(told))).toEqual([1, 1, 0, 1]);
    const waiting = async ({ token }: { token: string }) =>
      JSON.stringify((await call(app, 'GET', '/api/waiting', { token })).body).includes(bought._id);
    expect(await Promise.all([ben, cem, dia].map(waiting))).toEqual([true, true, false]);
    const [shown] = await dia.list(`/api/roomies/allhousesupplies/${houseId}?state=entered`);
    expect(shown?.may.verify).toBe(false);
    expect((await dia.verify(bought, '12.00')).status).toBe(403);
    expect(await cem.verified(bought)).toMatchObject({ state: 'entered' });
    expect(await ben.verified(bought)).toMatchObject({ state: 'verified' });
  });

  it('confirmed at another price is split in the same way', async () => {
    const { ada, ben, owner } = await aHouse();
    const parts = [
      { roomie: ada.id, amount: '4.00' },
      { roomie: ben.id, amount: '8.00' },
    ];
    const bought = await ada.bought(ada.id, '12.00', { split: { method: 'exact', parts } });
    const verified = await owner.verified(bought, '6.00');
    expect([shareOf(verified, ada), shareOf(verified, ben)]).toEqual(['2.00', '4.00']);
  });

  it('that several paid credits each of them, and they can’t confirm it themselves', async () => {
    const { ada, ben, cem, dia, balances } = await aHouse();
    const payers = [
      { roomie: ada.id, amount: '12.00' },
      { roomie: ben.id, amount: '8.00' },
    ];
    const bought = await ada.bought(ada.id, '20.00', { payers });
    expect(bought.consent.map(({ roomie }) => roomie._id)).toEqual([cem.id, dia.id].toSorted());
    expect((await ben.verify(bought, '20.00')).status).toBe(403);
    expect(await cem.verified(bought)).toMatchObject({ state: 'verified', split: { method: 'equal' } });
    expect(await balances()).toEqual({ [ada.id]: -700, [ben.id]: -300, [cem.id]: 500, [dia.id]: 500 });
    const { items } = await ada.months(bought.house._id);
    expect(items.find(({ roomie }) => roomie._id === ben.id)).toMatchObject({ bought: '8.00', purchases: 0 });
  });

  it('is rejected with what is wrong about it', async () => {
    const { ada, ben } = await aHouse();
    const stranger = (await aHouse()).ben;
    const refused = async (body: object) => {
      const { status, body: problem } = await ada.enter(ada.id, '12.00', body);
      return [
        status,
        JSON.stringify(problem)
          .match(/"(?:message|detail)":"([^"]*)"/g)
          ?.join(' '),
      ];
    };
    const equal = (...people: string[]) => ({ split: { method: 'equal', people } });
    const percent = (value: string) => ({ split: { method: 'percent', parts: [{ roomie: ben.id, percent: value }] } });
    const exact = (amount: string) => ({ split: { method: 'exact', parts: [{ roomie: ben.id, amount }] } });
    const paid = (...amounts: string[]) => ({ payers: amounts.map((amount) => ({ roomie: ben.id, amount })) });
    const cases: [object, number, string][] = [
      [equal(stranger.id), 422, 'Choose people who live in the house.'],
      [equal(randomUUID()), 422, 'Choose people who live in the house.'],
      [equal(ben.id, ben.id), 422, 'Name everyone once.'],
      [equal(ada.id), 422, 'Choose someone besides yourself.'],
      [percent('99.99'), 422, 'The percentages have to add up to 100.'],
      [exact('11.99'), 422, 'The amounts have to add up to the price.'],
      [exact('12.000'), 422, 'Enter an amount like 620.00.'],
      [paid('11.99'), 422, 'What they paid has to add up to the price.'],
      [paid('6.00', '6.00'), 422, 'Name everyone once.'],
      [{ payers: [{ roomie: stranger.id, amount: '12.00' }] }, 422, 'Choose people who live in the house.'],
      [equal(), 400, ''],
      [percent('100.01'), 400, ''],
      [{ split: { method: 'present', people: [ben.id] } }, 400, ''],
    ];
    for (const [body, status, said] of cases) {
      const [code, words] = await refused(body);
      expect([code, String(words).includes(said)]).toEqual([status, true]);
    }
    expect(await ada.list(`/api/roomies/allsupplies/${ada.id}`)).toEqual([]);
  });

  it('is found by its note and category', async () => {
    const { ada, ben, houseId } = await aHouse();
    const split = { method: 'equal', people: [ada.id, ben.id] };
    await ben.verified(await ada.bought(ada.id, '9.00', { category: 'pets', note: 'For the cat', split }));
    await ben.verified(await ada.bought(ada.id, '3.00', { category: 'garden' }));
    const found = async (query: string) =>
      (await ada.list(`/api/roomies/allhousesupplies/${houseId}?${query}`)).map(({ price }) => price);
    expect(await found('search=the%20cat')).toEqual(['9.00']);
    expect(await found('category=garden')).toEqual(['3.00']);
    expect((await ada.months(houseId)).categories).toEqual([
      { month: '2027-09', category: 'pets', total: '9.00' },
      { month: '2027-09', category: 'garden', total: '3.00' },
    ]);
  });

  it('survives the way into a file and back, with what each paid and bears', async () => {
    const { ada, ben, cem, dia, owner, houseId, balances } = await aHouse();
    const split = {
      method: 'shares',
      parts: [
        { roomie: ada.id, shares: 1 },
        { roomie: cem.id, shares: 2 },
      ],
    };
    const payers = [
      { roomie: ada.id, amount: '5.01' },
      { roomie: ben.id, amount: '4.99' },
    ];
    await owner.verified(await ada.bought(ada.id, '10.00', { category: 'pets', split, payers }));
    const before = await balances();
    const { text } = await owner.ask('GET', `/api/supplies-history/house/${houseId}/csv`);
    const [header = [], row = []] = parse(text, { bom: true });
    expect([header[5], row[5]]).toEqual(['Category', 'Pets']);
    // The roomies have the same name, so their columns are in the order of their ids.
    const roomies = [ada, ben, cem, dia].map(({ id }) => id).toSorted();
    const paid = Object.fromEntries(roomies.map((id, at) => [id, row[7 + at]]));
    expect(paid).toEqual({ [ada.id]: '5.01', [ben.id]: '4.99', [cem.id]: '', [dia.id]: '' });
    const label = (id: string): string => `R${String(roomies.indexOf(id))}`;
    const columns = [
      ...[...header.slice(0, 7), ...roomies.map((id) => `Paid by ${label(id)}`)],
      ...[...roomies.map((id) => `Share of ${label(id)}`), 'Kind'],
    ];
    const line = row.with(6, label(ada.id));
    const there = await aHouse();
    const meant = new Map([
      [ada.id, there.ada.id],
      [ben.id, there.ben.id],
      [cem.id, there.cem.id],
    ]);
    const people = [...meant].map(([from, roomie]) => ({ name: label(from), roomie }));
    await there.owner.imported(there.houseId, { file: csvOf([columns, line]), people });
    await app.drainEvents();
    await app.runDue();
    const after = await there.balances();
    for (const [from, to] of meant) expect(after[to] ?? 0).toBe(before[from] ?? 0);
  });
});

describe('comments on a purchase', () => {
  it('are read by the house, tell the buyer and those who spoke before, and can be taken away', async () => {
    const { ada, ben, cem, dia, owner, houseId } = await aHouse();
    const bought = await ada.bought(ada.id, '12.00');
    const path = `/api/supplies/${bought._id}/comments`;
    const say = (who: typeof ben, text: string) => who.ask('POST', path, { text });
    const first = await say(ben, ' Was it on sale? ');
    expect(first).toMatchObject({ status: 201, body: { text: 'Was it on sale?', author: { _id: ben.id } } });
    await say(ada, 'No.');
    await app.drainEvents();
    const told = async ({ id }: { id: string }) =>
      (await unreadTitles(app, { account_id: id, kind: 'supply_decided' })).length;
    expect(await Promise.all([ada, ben, cem, dia, owner].map(told))).toEqual([1, 1, 0, 0, 0]);
    const [shown] = await cem.list(`/api/roomies/allhousesupplies/${houseId}`);
    expect(shown?.comments).toBe(2);
    const { _id } = first.body as { _id: string };
    expect((await cem.ask('DELETE', `${path}/${_id}`)).status).toBe(404);
    expect((await ben.ask('DELETE', `${path}/${_id}`)).body).toMatchObject({ text: '' });
    expect((await say(ben, '   ')).status).toBe(400);
    const stranger = (await aHouse()).ben;
    expect((await stranger.ask('GET', path)).status).toBe(404);
    const { items } = (await owner.ask('GET', path)).body as { items: { text: string }[] };
    expect(items.map(({ text }) => text)).toEqual(['No.', '']);
  });
});
