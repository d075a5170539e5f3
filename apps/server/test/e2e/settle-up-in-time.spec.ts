import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { aSettlingHouse } from '#test/support/settle-up-stage.ts';
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

const aHouse = (roomies?: number) => aSettlingHouse(app, world, roomies);

describe('reminders to settle up', () => {
  /** Returns when reminders were due, and how many were sent. */
  async function reminded(account_id: string, kind: string, days: number) {
    const told: string[] = [];
    for (let day = 0; day < days; day += 1) {
      app.clock.advance(24 * 3_600);
      await app.runDue();
      const titles = await unreadTitles(app, { account_id, kind });
      if (titles.length > 0) told.push(`${app.clock.now().toISOString().slice(5, 10)} ${titles.join()}`);
      await app.database.query('UPDATE notifications SET read_at = now() WHERE account_id = $1', [account_id]);
    }
    return told;
  }

  it('are sent to the debtor after three days, then weekly, three times, at nine in the morning', async () => {
    const { one, two, buys } = await aHouse(2);
    await buys(one, '9.00');
    const [due] = await app.database.query<{ due_at: Date }>(
      `SELECT due_at FROM due WHERE kind = 'settle-up.reminder-due' ORDER BY due_at DESC LIMIT 1`,
    );
    expect(due?.due_at.toISOString()).toBe('2027-09-13T08:00:00.000Z');
    const says = 'Pay Some £4.50 to settle up';
    expect(await reminded(two.id, 'settle_up_to_pay', 40)).toEqual([
      ...[`09-13 ${says}`, `09-20 ${says}`, `09-27 ${says}`],
    ]);
  });

  it('are sent to the creditor after two days, then weekly, and end with the answer', async () => {
    const { one, two, buys, planOf, as, houseId } = await aHouse(2);
    await buys(one, '9.00');
    await two.done('pay', existing((await planOf())[0]));
    await app.drainEvents();
    await app.database.query('UPDATE notifications SET read_at = now() WHERE account_id = $1', [one.id]);
    const says = 'Did £4.50 from Some arrive?';
    expect(await reminded(one.id, 'settle_up_to_confirm', 10)).toEqual([`09-12 ${says}`, `09-19 ${says}`]);
    const again = await as(one.account);
    await again.done('confirm', existing((await again.plan(houseId)).payments[0]));
    await app.drainEvents();
    expect(await reminded(one.id, 'settle_up_to_confirm', 30)).toEqual([]);
  });

  it('are not sent earlier when the proposed payment changes', async () => {
    const { one, two, buys, as } = await aHouse(2);
    await buys(one, '9.00');
    expect(await reminded(two.id, 'settle_up_to_pay', 4)).toHaveLength(1);
    await buys(await as(one.account), '2.00');
    expect(await reminded(two.id, 'settle_up_to_pay', 10)).toEqual(['09-20 Pay Some £5.50 to settle up']);
  });

  it('can be requested by the creditor once a day, and reach the debtor', async () => {
    const { one, two, buys, planOf, as, houseId } = await aHouse(2);
    await buys(one, '9.00');
    const open = existing((await planOf())[0]);
    expect((await one.plan(houseId)).payments[0]?.may.remind).toBe(true);
    const asked = await one.done('remind', open);
    expect(asked).toMatchObject({ asked_on: '2027-09-10', version: open.version, may: { remind: false } });
    await app.drainEvents();
    const told = { account_id: two.id, subject_id: open._id, kind: 'settle_up_to_pay' };
    expect(await unreadTitles(app, told)).toEqual(['Some asks if you can pay £4.50 soon']);
    expect((await one.step('remind', open)).status).toBe(409);
    app.clock.advance(24 * 3_600);
    const nextDay = await as(one.account);
    await nextDay.done('remind', open);
    const payer = await as(two.account);
    const paid = await payer.done('pay', open);
    await app.drainEvents();
    expect(await unreadTitles(app, told)).toEqual([]);
    expect((await nextDay.step('remind', paid)).status).toBe(409);
  });
});
