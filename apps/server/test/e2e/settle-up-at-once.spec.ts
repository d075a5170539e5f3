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

const aHouse = () => aSettlingHouse(app, world, 2);

describe('simultaneous steps of settling up', () => {
  it('post once for twenty confirmations', async () => {
    const { one, two, buys, planOf, journals, balances } = await aHouse();
    await buys(one, '9.00');
    const paid = await two.done('pay', existing((await planOf())[0]));
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.step('confirm', paid)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await journals()).toHaveLength(1);
    expect(await balances()).toEqual({});
  });

  it('confirm or withdraw a payment, one of the two, and the ledger agrees', async () => {
    const { one, two, buys, planOf, journals } = await aHouse();
    for (let round = 0; round < 5; round += 1) {
      await buys(one, '9.00');
      const before = (await journals()).length;
      const open = existing((await planOf()).find(({ state }) => state === 'proposed'));
      const paid = await two.done('pay', open);
      const [confirmed, back] = await Promise.all([one.step('confirm', paid), two.step('take-back', paid)]);
      expect([confirmed.status, back.status].toSorted()).toEqual([200, 409]);
      expect(await journals()).toHaveLength(before + (confirmed.status === 200 ? 1 : 0));
    }
  });

  it('are one when the same step is sent again with one key', async () => {
    const { one, two, buys, planOf, journals } = await aHouse();
    await buys(one, '9.00');
    const paid = await two.done('pay', existing((await planOf())[0]));
    const key = `confirms-${paid._id}`;
    const first = await one.step('confirm', paid, {}, key);
    const second = await one.step('confirm', paid, {}, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await journals()).toHaveLength(1);
  });
});
