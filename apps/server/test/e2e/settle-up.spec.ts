import { PlanSettleUp } from '#contexts/money/expenses/settle-up/plan-settle-up.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { moneyOf } from '#test/support/money.ts';
import { aSettlingHouse } from '#test/support/settle-up-stage.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
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

const aHouse = (roomies?: number) => aSettlingHouse(app, world, roomies);

describe('a plan to settle up', () => {
  it('states who pays whom once something counts, and that everyone is even once all is confirmed', async () => {
    const { one, two, three, buys, houseId, balances, journals } = await aHouse(3);
    expect((await one.plan(houseId)).payments).toEqual([]);
    await buys(one, '9.00');
    const plan = await two.plan(houseId);
    expect(plan.balances.map(({ person, amount }) => [person._id, amount]).toSorted()).toEqual(
      [
        [one.id, '-6.00'],
        [two.id, '3.00'],
        [three.id, '3.00'],
      ].toSorted(),
    );
    const mine = existing(plan.payments[0]);
    expect(plan.payments).toHaveLength(2);
    expect(mine).toMatchObject({
      from: { _id: two.id },
      to: { _id: one.id },
      amount: '3.00',
      currency: 'GBP',
      state: 'proposed',
      paid: null,
      may: { pay: true, take_back: false, confirm: false, reject: false, undo: false, remind: false },
    });
    const paid = await two.done('pay', mine, { method: 'cash', note: ' On the table. ' });
    expect(paid).toMatchObject({ state: 'paid', paid: { method: 'cash', note: 'On the table.' } });
    expect((await balances())[one.id]).toBe(-600);
    expect(await one.done('confirm', paid)).toMatchObject({ state: 'confirmed', may: { undo: true } });
    expect(await balances()).toEqual({ [one.id]: -300, [three.id]: 300 });

    const other = existing((await one.plan(houseId)).payments[0]);
    await one.done('confirm', other);
    await app.drainEvents();
    expect((await one.plan(houseId)).payments).toEqual([]);
    expect(await balances()).toEqual({});
    expect(await journals()).toHaveLength(2);
    expect((await three.history(houseId)).map(({ _id }) => _id).toSorted()).toEqual([mine._id, other._id].toSorted());
    const [row] = await moneyOf(app, two).entriesOf(two.id);
    expect(row).toMatchObject({
      amount: '-3.00',
      balance: '0.00',
      account: 'supplies',
      other: { _id: one.id },
      about: { kind: 'settle_up', method: 'cash', note: 'On the table.' },
    });
  });

  it("doesn't change the other payments when one is made", async () => {
    const { one, two, buys, idsOf, planOf } = await aHouse(4);
    await buys(one, '9.00');
    const before = idsOf(await planOf());
    const mine = existing((await planOf()).find(({ from }) => from._id === two.id));
    await one.done('confirm', await two.done('pay', mine));
    await app.drainEvents();
    expect(idsOf(await planOf()).toSorted()).toEqual(before.filter((id) => id !== mine._id).toSorted());
  });

  it('counts a reported payment as paid when something else is bought', async () => {
    const { one, two, buys, planOf, houseId } = await aHouse(2);
    await buys(one, '9.00');
    const paid = await two.done('pay', existing((await planOf())[0]));
    await buys(one, '2.00');
    const open = await planOf();
    expect(open.map(({ amount, state, _id }) => [amount, state, _id === paid._id])).toEqual([
      ['4.50', 'paid', true],
      ['1.00', 'proposed', false],
    ]);
    // Both would have to pay again, but one payment is enough.
    const back = await two.step('take-back', paid);
    expect([back.status, back.body]).toMatchObject([200, { state: 'replaced' }]);
    expect((await two.plan(houseId)).payments.map(({ amount, state }) => [amount, state])).toEqual([
      ['5.50', 'proposed'],
    ]);
  });

  it('replaces unpaid payments, and is written once however often it is made', async () => {
    const { one, two, buys, planOf, houseId, idsOf } = await aHouse(2);
    await buys(one, '9.00');
    const first = existing((await planOf())[0]);
    await buys(two, '4.00');
    const second = await planOf();
    expect(second.map(({ amount }) => amount)).toEqual(['2.50']);
    const late = await two.step('pay', first);
    expect([late.status, late.body]).toMatchObject([409, { current: { state: 'replaced' } }]);
    for (let twice = 0; twice < 2; twice += 1) await app.get(PlanSettleUp).replan(houseId);
    expect(idsOf(await planOf())).toEqual(idsOf(second));
    const events = () => app.database.query(`SELECT id FROM outbox WHERE type = 'settle-up.planned'`);
    const written = (await events()).length;
    await app.get(PlanSettleUp).replan(houseId);
    expect(await events()).toHaveLength(written);
  });

  it('proposes a payment again that was confirmed by mistake', async () => {
    const { one, two, buys, planOf, balances, journals, houseId } = await aHouse(2);
    await buys(one, '9.00');
    const confirmed = await one.done('confirm', existing((await planOf())[0]));
    expect(await balances()).toEqual({});
    expect((await two.step('undo', confirmed, { reason: 'No.' })).status).toBe(403);
    const undone = await one.done('undo', confirmed, { reason: 'That was for the cinema.' });
    expect(undone).toMatchObject({ state: 'undone', undone: { reason: 'That was for the cinema.' } });
    expect(await balances()).toEqual({ [one.id]: -450, [two.id]: 450 });
    expect((await journals()).map(({ reverses }) => reverses !== null)).toEqual([false, true]);
    expect((await planOf()).map(({ amount, state }) => [amount, state])).toEqual([['4.50', 'proposed']]);
    expect((await one.history(houseId)).map(({ state }) => state)).toEqual(['undone']);
  });

  it('takes as many queries for a house with many purchases as for one with few', async () => {
    const [small, large] = [await aHouse(2), await aHouse(6)];
    await small.buys(small.one, '9.00');
    for (const price of ['9.00', '7.00', '5.00']) await large.buys(large.one, price);
    const asks = ({ one, houseId }: typeof small) => countQueries(() => one.plan(houseId));
    await asks(small);
    expect(await asks(large)).toBe(await asks(small));
  });
});

describe('a payment between housemates', () => {
  it('asks the creditor, who can say that nothing has arrived, live for the house', async () => {
    // Sockets use the machine's clock to close.
    app.clock.set(new Date());
    const { one, two, three, planOf, houseId } = await aHouse(3);
    const owner = suppliesOf(app, await signIn(app, world.players.h1.account));
    const today = app.clock.now().toISOString().slice(0, 10);
    await owner.verified(await one.supplies.bought(one.id, '9.00', { bought_on: today }));
    await app.drainEvents();
    const watcher = await connect(app, three.token);
    const changed = nextEvent(watcher, 'settle_up:changed');
    const mine = existing((await planOf()).find(({ from }) => from._id === two.id));
    const paid = await two.done('pay', mine);
    await app.drainEvents();
    expect(await changed).toEqual({ house_id: houseId });
    watcher.close();
    const asked = { account_id: one.id, subject_id: mine._id, kind: 'settle_up_to_confirm' };
    expect(await unreadTitles(app, asked)).toEqual(['Some paid you £3.00. Did it arrive?']);

    expect(await one.done('reject', paid, { reason: 'Not on my account yet.' })).toMatchObject({
      state: 'proposed',
      paid: null,
      rejected: { reason: 'Not on my account yet.' },
    });
    await app.drainEvents();
    expect(await unreadTitles(app, asked)).toEqual([]);
    const answered = { account_id: two.id, subject_id: mine._id, kind: 'settle_up_answered' };
    expect(await unreadTitles(app, answered)).toEqual(['Your £3.00 to Some hasn’t arrived yet']);
    const again = await two.done('pay', existing((await planOf()).find(({ _id }) => _id === mine._id)));
    expect(again.rejected).toBeNull();
    await one.done('confirm', again);
    await app.drainEvents();
    expect(await unreadTitles(app, answered)).toEqual(['Some got your £3.00']);
  });

  it('can be changed by its two parties, seen by others of the house, and by nobody else', async () => {
    const { one, two, three, owner, buys, planOf, houseId } = await aHouse(3);
    const elsewhere = await aHouse(2);
    await buys(one, '9.00');
    const mine = existing((await planOf()).find(({ from }) => from._id === two.id));
    expect((await three.step('pay', mine)).status).toBe(403);
    expect((await one.step('pay', mine)).status).toBe(403);
    expect((await two.step('confirm', mine)).status).toBe(403);
    expect((await owner.step('confirm', mine)).status).toBe(403);
    expect((await elsewhere.one.step('pay', mine)).status).toBe(404);
    expect((await elsewhere.one.ask('GET', `/api/settle-up/house/${houseId}`)).status).toBe(404);
    expect((await owner.plan(houseId)).payments.map(({ may }) => Object.values(may).some(Boolean))).toEqual([
      ...[false, false],
    ]);
  });

  it('remains visible to a past roomie, who sees only their own', async () => {
    const { one, two, three, buys, houseId, planOf } = await aHouse(3);
    await buys(one, '9.00');
    const gone = `UPDATE tenancies SET state = 'ended', ends_on = '2027-09-09' WHERE roomie_id = $1 AND house_id = $2`;
    await app.database.query(gone, [two.id, houseId]);
    const { balances, payments } = await two.plan(houseId);
    expect(balances).toMatchObject([{ person: { _id: two.id }, amount: '3.00', lives_here: false }]);
    expect(payments.map(({ from }) => from._id)).toEqual([two.id]);
    const others = (await planOf()).filter(({ from }) => from._id !== two.id);
    expect((await two.step('pay', existing(others[0]))).status).toBe(404);
    await one.done('confirm', await two.done('pay', existing(payments[0])));
    expect((await two.history(houseId)).map(({ from }) => from._id)).toEqual([two.id]);
    expect((await three.plan(houseId)).balances.map(({ person }) => person._id)).not.toContain(two.id);
  });

  it('rejects a step on another version, and returns the current one', async () => {
    const { one, two, buys, planOf } = await aHouse(2);
    await buys(one, '9.00');
    const seen = existing((await planOf())[0]);
    await two.done('take-back', await two.done('pay', seen));
    const stale = await two.step('pay', seen);
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale_version', current: { version: 3 } }]);
  });
});
