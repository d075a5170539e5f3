import type { UsualSplit } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { billsOf } from '#test/support/bills.ts';
import { existing } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { aRunHouse } from '#test/support/speaker.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31', amount: '100.00' };
const APRIL = { from: '2026-04-01', to: '2026-04-30', amount: '100.00' };
const POWER = { kind: 'bill', category: 'electricity' };
const FOOD = { kind: 'purchase', category: 'groceries' };

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** A house of three where everyone runs bills. */
async function aHouse() {
  const house = await aRunHouse(app, world.players.h1, 3);
  await house.owner.lets(house.houseId, { bills: 'everyone' });
  await app.drainEvents();
  const [one, two, three] = [existing(house.people[0]), existing(house.people[1]), existing(house.people[2])];
  const path = `/api/houses/${house.houseId}/usual-splits`;
  const set = (player: typeof one | typeof house.owner, about: object, split: object | null) =>
    player.ask('PUT', path, { about, split });
  const list = async (player: typeof one) => ((await player.ask('GET', path)).body as { items: UsualSplit[] }).items;
  const percent = (...of: string[]) => ({
    method: 'percent',
    parts: [one, two, three].flatMap(({ id: roomie }, at) => {
      const each = of[at];
      return each === undefined ? [] : [{ roomie, percent: each }];
    }),
  });
  return { ...house, one, two, three, set, list, percent };
}

describe('a usual split of bills', () => {
  it('is set by the homeowner, told to the house, and shares what roomies enter from then on', async () => {
    const { houseId, owner, one, set, list, percent } = await aHouse();
    const before = await billsOf(app, one).entered(houseId, MARCH);
    const socket = await connect(app, one.token);
    const pushed = nextEvent(socket, 'variable_costs:changed');
    expect((await set(owner, POWER, percent('50', '30', '20'))).status).toBe(200);
    await app.drainEvents();
    expect(await pushed).toEqual({ house_id: houseId });
    socket.close();
    const told = await unreadTitles(app, { account_id: one.id, subject_id: houseId });
    expect(told.join(' ')).toMatch(/changed a usual split/);
    expect(await list(one)).toMatchObject([
      { about: POWER, method: 'percent', set_by: { _id: owner.account.id }, has_lapsed: false },
    ]);
    const after = await billsOf(app, one).entered(houseId, APRIL);
    expect(after.split.map(({ shares }) => shares).toSorted((a, b) => a - b)).toEqual([2, 3, 5]);
    expect(after.shares.map(({ amount }) => amount).toSorted()).toEqual(['20.00', '30.00', '50.00']);
    expect((await billsOf(app, one).preview(houseId, { ...APRIL, from: '2026-04-02' })).shares).toHaveLength(3);
    // What was entered before stays as it was, also when it is corrected.
    const corrected = await billsOf(app, one).correct(before, { ...MARCH, amount: '90.00' }, 'Misread.');
    expect(corrected.body).toMatchObject({ split: [], amount: '90.00' });
  });

  it('is not a roomie’s to set, so nobody loads a bill onto others', async () => {
    const { one, two, three, set, list } = await aHouse();
    const onOthers = { method: 'equal', people: [two.id, three.id] };
    expect(problemOf(await set(one, POWER, onOthers))).toMatchObject({ status: 422, errors: [{ path: 'about' }] });
    expect(await list(one)).toEqual([]);
  });

  it('has shares that days can have, of people who live there, and percentages that sum to 100', async () => {
    const { owner, one, set, percent } = await aHouse();
    const split = [{ path: 'split' }];
    for (const wrong of [
      percent('33.33', '33.33', '33.34'),
      percent('50', '30'),
      { method: 'equal', people: [one.id, one.id] },
      { method: 'equal', people: [world.players.rB.account.id] },
    ]) {
      expect(problemOf(await set(owner, POWER, wrong))).toMatchObject({ status: 422, errors: split });
    }
    for (const about of [
      { kind: 'bill', category: 'groceries' },
      { kind: 'rent', category: 'other' },
    ]) {
      expect((await set(owner, about, null)).status).toBe(400);
    }
    expect((await set(owner, POWER, { method: 'exact', parts: [] })).status).toBe(400);
  });

  it('lapses when somebody moves out, and bills are shared equally again', async () => {
    const { houseId, owner, one, three, set, list, percent } = await aHouse();
    await set(owner, POWER, percent('50', '30', '20'));
    await app.get(RoomiesService).moveOut(three.id, '2026-04-01');
    expect(await list(one)).toMatchObject([{ has_lapsed: true }]);
    expect((await billsOf(app, one).entered(houseId, APRIL)).split).toEqual([]);
    await set(owner, POWER, percent('60', '40'));
    expect(await list(one)).toMatchObject([{ has_lapsed: false }]);
    await set(owner, POWER, null);
    expect(await list(one)).toEqual([]);
  });
});

describe('a usual split of purchases', () => {
  it('is set by whoever runs bills, and ends with that right', async () => {
    const { houseId, owner, one, two, set, list, percent } = await aHouse();
    expect((await set(two, FOOD, percent('33.33', '33.33', '33.34'))).status).toBe(200);
    expect(await list(one)).toMatchObject([{ about: FOOD, set_by: { _id: two.id }, has_lapsed: false }]);
    await owner.lets(houseId, { bills: 'owner' });
    expect((await set(two, FOOD, null)).status).toBe(403);
  });
});
