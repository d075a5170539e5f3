import type { ChoreAssignment, ChoreBalance, SettleUp } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { aDailyChore, aSharedHouse, choresOf } from '#test/support/chores.ts';
import { existing } from '#test/support/feed-stage.ts';
import { type Answer, problemOf, statusesOf } from '#test/support/http.ts';
import { moneyOf } from '#test/support/money.ts';
import { rulesOf } from '#test/support/rules.ts';
import { alertsOf } from '#test/support/said.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

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

const TWICE = { every: 'week', interval: 1, weekdays: [1, 4] };
const owner = () => signIn(app, world.players.h1.account);

interface Balances {
  readonly items: ChoreBalance[];
  readonly price: { readonly amount: string; readonly currency: string } | null;
}

/** Creates a house of three in which one has missed a turn of four points, and which can vote on its price. */
async function aHouse() {
  const house = await aSharedHouse(app, world.players.h1, 3);
  const { houseId } = house;
  await choresOf(app, await owner()).add(houseId, [aDailyChore({ name: 'Bathroom', weight: 4, recurrence: TWICE })]);
  const turns = async (): Promise<ChoreAssignment[]> =>
    choresOf(app, await owner()).turns(houseId, '&from=2027-03-15&until=2027-04-01');
  const [first] = await turns();
  const who = existing(house.people.find(({ id }) => id === first?.assignee?._id));
  const others = house.people.filter(({ id }) => id !== who.id);
  app.clock.set(new Date('2027-03-16T21:00:00Z'));
  await app.runDue();
  await app.drainEvents();
  const balances = async (): Promise<Balances> =>
    (await choresOf(app, await owner()).ask('GET', `/api/houses/chore-balances/${houseId}`)).body as Balances;
  return {
    houseId,
    who,
    others,
    balances,
    owed: async (): Promise<number> => (await balances()).items.find(({ roomie }) => roomie._id === who.id)?.owed ?? 0,
    /** Has one roomie propose a price, all vote for it, and the homeowner accept it. */
    agreeOn: async (price: string, accepts = true): Promise<void> => {
      const as = async (one: Account) => rulesOf(app, await signIn(app, one));
      const change = await (
        await as(who)
      ).propose({ rule: '', suggestion: `Missed turns cost ${price}.`, turn_price: price });
      for (const mate of others) await (await as(mate)).votes(change._id, 'for');
      const homeowner = rulesOf(app, await owner());
      const { text, version } = await homeowner.book(houseId);
      if (accepts) await homeowner.accepts(change._id, `${text}\nMissed turns cost ${price}.`.trim(), version);
      else await homeowner.declines(change._id);
      await app.drainEvents();
    },
    pay: async (points: number, price: string, id = who.id): Promise<Answer> =>
      moneyOf(app, await signIn(app, who)).ask('PUT', `/api/roomies/chore-debt-money/${id}`, {
        house_id: houseId,
        points,
        price,
      }),
    plan: async (): Promise<[string, string, string][]> =>
      ((await moneyOf(app, await owner()).ask('GET', `/api/settle-up/house/${houseId}`)).body as SettleUp).payments.map(
        ({ from, to, amount }) => [from._id, to._id, amount],
      ),
  };
}

describe('paying for missed turns with money', () => {
  it('is off until the house has voted on a price and the homeowner has accepted it', async () => {
    const { agreeOn, pay, balances } = await aHouse();
    expect((await balances()).price).toBeNull();
    expect(problemOf(await pay(1, '2.00'))).toMatchObject({
      status: 409,
      detail: 'This house has not agreed on a price for missed turns.',
    });
    await agreeOn('2.00', false);
    expect((await balances()).price).toBeNull();
    await agreeOn('2.50');
    expect((await balances()).price).toEqual({ amount: '2.50', currency: 'GBP' });
    await agreeOn('0.00');
    expect((await balances()).price).toBeNull();
    expect((await pay(1, '2.50')).status).toBe(409);
  });

  it('turns points into money that is settled up with the housemates, who are told', async () => {
    const { agreeOn, pay, owed, plan, who, others } = await aHouse();
    await agreeOn('2.50');
    const before = await owed();
    expect(before).toBe(4);
    const answer = await pay(4, '2.50');
    expect(answer.status).toBe(200);
    expect((answer.body as Balances).items.find(({ roomie }) => roomie._id === who.id)?.owed).toBe(0);
    await app.drainEvents();
    expect((await plan()).toSorted()).toEqual(
      others.map(({ id }): [string, string, string] => [who.id, id, '5.00']).toSorted(),
    );
    for (const { id } of others) {
      const [said] = await alertsOf(app, id, 'settle_up_answered');
      expect(said).toMatch(/ owes you £5\.00 for missed turns \| They’re paying for 4 points with money/);
    }
    const entries = await moneyOf(app, await signIn(app, who)).entriesOf(who.id);
    expect(entries.map(({ about, amount, other }) => [about, amount, other?._id]).toSorted()).toEqual(
      others.map(({ id }) => [{ kind: 'turns_paid', points: 4, price: '2.50' }, '5.00', id]).toSorted(),
    );
  });

  it('pays those who did more than the payer', async () => {
    const { agreeOn, pay, plan, who, others, houseId } = await aHouse();
    const [busy] = others;
    await agreeOn('3.00');
    await app.database.query(
      `INSERT INTO point_entries (house_id, roomie_id, cause, period, at, points, strikes, assignment_id)
       SELECT $1, $2, 'chore', '2027-03', $3, 6, 0, id FROM chore_assignments WHERE house_id = $1 LIMIT 1`,
      [houseId, existing(busy).id, app.clock.now()],
    );
    expect((await pay(2, '3.00')).status).toBe(200);
    await app.drainEvents();
    expect(await plan()).toEqual([[who.id, existing(busy).id, '6.00']]);
  });

  it('happens once for simultaneous requests, for no more than is owed, at the price that was seen', async () => {
    const { agreeOn, pay, owed, others } = await aHouse();
    await agreeOn('2.00');
    expect((await pay(5, '2.00')).status).toBe(422);
    expect(problemOf(await pay(4, '1.00'))).toMatchObject({ status: 409, code: 'stale_version' });
    expect((await pay(1, '2.00', existing(others[0]).id)).status).toBe(404);
    expect(statusesOf(await Promise.all([pay(4, '2.00'), pay(4, '2.00')]))).toEqual([200, 422]);
    expect(await owed()).toBe(0);
  });
});
