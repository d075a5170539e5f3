import type { ArrearsOfHouses, MoneyAccount } from '@common-roof/contracts';
import { fromWireMoney } from '@common-roof/domain';

import { countQueries } from '#test/support/count-queries.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { aDebt, moneyOf } from '#test/support/money.ts';
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

/** Creates a roomie who owes the given dues, in a house of their own of h1. */
async function aDebtor() {
  const { houseId, roomIds } = await anOpenHouse(app, world.players.h1, 1);
  const account = await aRoomieIn(app, roomIds[0] ?? '');
  const ids = { houseId, roomieId: account.id, ownerId: world.players.h1.account.id };
  return {
    ...ids,
    owes: (minor: number, onDay: string, owed: MoneyAccount = 'rent') =>
      aDebt(app, { ...ids, minor, onDay, account: owed }),
  };
}
const as = async (who: 'h1' | 'h2') => {
  const player = await signIn(app, world.players[who].account);
  const money = moneyOf(app, player);
  const { id } = world.players[who].account;
  const arrears = async () => (await money.ask('GET', `/api/ledger/arrears/${id}`)).body as ArrearsOfHouses;
  return { ...money, arrears };
};

describe('what a homeowner is owed', () => {
  it('lists what each roomie owes by age, longest overdue first', async () => {
    const [late, recent, even] = [await aDebtor(), await aDebtor(), await aDebtor()];
    await late.owes(62_000, '2027-05-01');
    await late.owes(62_000, '2027-06-25');
    await late.owes(62_000, '2027-09-01');
    await late.owes(62_000, '2027-10-01');
    await late.owes(5_000, '2027-08-05', 'utilities');
    await recent.owes(50_000, '2027-09-10');
    await even.owes(10_000, '2027-08-01');
    const owner = await as('h1');
    await owner.pay(even.roomieId, '100.00');
    // The payment covers the oldest dues. What remains of the due it only partly covers is the oldest.
    await owner.pay(late.roomieId, '500.00');

    const { totals, owing, people } = await owner.arrears();
    expect(totals).toEqual([
      {
        currency: 'GBP',
        due: '1910.00',
        upcoming: '620.00',
        to30: '1120.00',
        to60: '50.00',
        to90: '620.00',
        over90: '120.00',
      },
    ]);
    expect(owing).toBe(2);
    expect(people).toMatchObject([
      { roomie: { _id: late.roomieId }, due: '1410.00', since: '2027-05-01', days_late: 132, currency: 'GBP' },
      { roomie: { _id: recent.roomieId }, due: '500.00', since: '2027-09-10', days_late: 0 },
    ]);
    expect((await (await as('h2')).arrears()).people).toEqual([]);
  });

  it("equals the sum of the roomies' balances", async () => {
    const debtors = [await aDebtor(), await aDebtor()];
    for (const [at, { owes }] of debtors.entries()) {
      for (const month of ['04', '06', '07', '08', '09'])
        await owes(1_000 * (at + 1) + Number(month), `2027-${month}-03`);
    }
    const owner = await as('h1');
    await owner.pay(debtors[0]?.roomieId ?? '', '17.31');
    const { people } = await owner.arrears();
    for (const { roomieId } of debtors) {
      const [balance] = await owner.balanceOf(roomieId);
      const { to30 = '0', to60 = '0', to90 = '0', over90 = '0' } = balance?.arrears ?? {};
      const due = [to30, to60, to90, over90].reduce((sum, part) => sum + fromWireMoney(part, 'GBP'), 0);
      const shown = people.find(({ roomie }) => roomie._id === roomieId);
      expect(fromWireMoney(shown?.due ?? '0.00', 'GBP')).toBe(due);
      expect(shown?.since).toBe(balance?.open[0]?.due_on);
    }
  });

  it('takes as many queries for many as for few', async () => {
    const owner = await as('h1');
    const few = await countQueries(() => owner.arrears());
    for (let more = 0; more < 5; more += 1) await (await aDebtor()).owes(1_000, '2027-09-01');
    expect(await countQueries(() => owner.arrears())).toBe(few);
  });
});
