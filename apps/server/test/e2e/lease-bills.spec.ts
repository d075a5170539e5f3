import { dueOwed } from '@common-roof/domain';

import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { agreementsOf } from '#test/support/agreements.ts';
import { billsOf } from '#test/support/bills.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { moneyOf } from '#test/support/money.ts';
import { signIn } from '#test/support/world.ts';

let letting: Letting;

beforeAll(async () => {
  letting = await startLetting();
});
afterEach(() => {
  letting.app.clock.set(new Date());
});
afterAll(() => letting.app.close());

const DAY = 86_400;

/** Creates a lease that began today and is under notice; a month later the house has a bill of 31 days. */
async function aLeaseWithBill() {
  const { app, world, aLease, inDays } = letting;
  const lease = await aLease({ rent: '0.00' });
  await app.drainEvents();
  await lease.notice(inDays(30));
  app.clock.advance(40 * DAY);
  const homeowner = await signIn(app, world.players.h1.account);
  const owner = billsOf(app, homeowner);
  await app.database.query(`UPDATE tenancies SET starts_on = $2 WHERE roomie_id = $1`, [lease.account.id, inDays(-40)]);
  const bill = await owner.entered(lease.houseId, { from: inDays(-40), to: inDays(-1), amount: '40.00' });
  return { ...lease, bill, homeowner, owner };
}

describe('open bills when a lease ends', () => {
  it('are the share up to the last day, with its reasons, less what was paid', async () => {
    const { app, inDays } = letting;
    const { settlement, homeowner, account, houseId } = await aLeaseWithBill();
    const last = inDays(-11);
    const before = await settlement(last);
    expect(before.lines.map(({ kind, amount }) => [kind, amount])).toEqual([['variable_costs', '30.00']]);
    expect(before.lines[0]?.label).toMatch(/^Electricity, /);
    expect(before.lines[0]?.why).toBe(
      'Share: £30.00 (30 of everyone’s 30 days; the bill was £40.00). Days when nobody lived there: 10. The homeowner pays for those.',
    );
    expect(before.cost_per_person).toBe('30.00');
    const paid = { account: 'utilities', paid_on: inDays(0), house_id: houseId };
    expect((await moneyOf(app, homeowner).pay(account.id, '12.00', paid)).status).toBe(200);
    const after = await settlement(last);
    expect(after.lines).toMatchObject([{ kind: 'variable_costs', amount: '18.00' }]);
    expect(after.lines[0]?.why).toContain('Paid: £12.00.');
  });

  it("don't change once the ledger knows the end, and follow a rollback", async () => {
    const { app, inDays } = letting;
    const { settlement, notice, release, rollBack, owner, bill, account } = await aLeaseWithBill();
    const last = inDays(-11);
    const before = await settlement(last);
    expect((await release(last)).status).toBe(200);
    await app.drainEvents();
    await app.runDue();
    const owed = async () =>
      (await owner.one(bill._id)).shares.find(({ person }) => person?._id === account.id)?.amount;
    expect(await owed()).toBe('30.00');
    expect((await settlement(last)).lines).toEqual(before.lines);
    // First the release, then the notice.
    expect((await rollBack()).status).toBe(200);
    expect((await rollBack()).status).toBe(200);
    await app.drainEvents();
    await app.runDue();
    expect(await owed()).toBe('40.00');
    const roomie = agreementsOf(app, await signIn(app, account));
    expect((await notice(inDays(30), roomie)).status).toBe(200);
    expect((await settlement(last)).lines).toEqual(before.lines);
  });
});

describe('open missed turns when a lease ends', () => {
  it('are owed to a housemate, beside purchases', async () => {
    const { app, aLease, inDays } = letting;
    const lease = await aLease({ rent: '0.00' });
    await app.drainEvents();
    await lease.notice(inDays(30));
    const mate = await aRoomieIn(app, (await anOpenHouse(app, letting.world.players.h1, 1)).roomIds[0] ?? '');
    await app.get(Ledger).post({
      houseId: lease.houseId,
      kind: 'turns_paid',
      onDay: inDays(0),
      by: lease.account.id,
      key: 'turns_paid:test:1',
      subject: { kind: 'turns_paid', id: lease.houseId },
      facts: { points: 4, price_minor: 250 },
      postings: dueOwed({ debtorId: lease.account.id, creditorId: mate.id, account: 'supplies', minor: 1_000 }),
    });
    const { lines } = await lease.settlement(inDays(30));
    expect(lines).toMatchObject([
      { kind: 'supplies', label: `Own missed turns, to ${mate.first_name}`, amount: '10.00' },
    ]);
  });
});
