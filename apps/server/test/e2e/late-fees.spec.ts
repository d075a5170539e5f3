import type { Payment, YearlyStatement } from '@common-roof/contracts';

import { whileHeld } from '#test/support/held-row.ts';
import { lateFeesOf } from '#test/support/late-fees.ts';
import { moneyOf, paymentOf } from '#test/support/money.ts';
import { aRentedRoom } from '#test/support/rent.ts';
import { reportedOf } from '#test/support/reported-payments.ts';
import { alertsOf } from '#test/support/said.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';
import { Database } from '#kernel/database/database.ts';
import { ChargeLateFees } from '#contexts/money/ledger/late-fees/charge-late-fees.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-10T10:00:00Z'));
});
afterAll(() => app.close());

const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  // What comes due, what follows from it, and what that makes due.
  for (let round = 0; round < 2; round += 1) await app.runDue();
};

/** A rent of 500.00 since March, whose first due day with a rule announced now is 1 May. */
async function rented(rule: object | null = {}) {
  const { h1 } = world.players;
  const stay = await aRentedRoom(app, h1, { starts_on: '2027-03-01', rent: '500.00' });
  const owner = (method: string, path: string, body?: unknown) => stay.ask(h1, method, path, body);
  const fees = lateFeesOf(stay.houseId, { owner, roomie: stay.asRoomie });
  if (rule) {
    const { status, text } = await fees.announce(rule);
    if (status !== 200) throw new Error(text);
    await app.drainEvents();
  }
  const inLedger = async () =>
    (await stay.dues()).filter(([kind]) => kind === 'late_fee').map(([, day, amount]) => [day, amount]);
  const alerts = async (): Promise<string[]> =>
    (await alertsOf(app, stay.roomieId, 'late_fee')).map((text) => text.split(' | ')[0] ?? '');
  const payRent = async (paid_on: string, amount = '500.00'): Promise<Payment> => {
    const answer = await stay.pay(amount, { paid_on });
    if (answer.status >= 300) throw new Error(answer.text);
    await app.drainEvents();
    return paymentOf(answer);
  };
  const money = async () => moneyOf(app, await signIn(app, h1.account));
  return { ...stay, ...fees, owner, h1, inLedger, alerts, payRent, money };
}

/** The rent of May is open, that of March and April was paid. */
async function late(rule: object = {}) {
  const stay = await rented(rule);
  await at('2027-04-01T10:00:00Z');
  await stay.payRent('2027-04-01', '1000.00');
  await at('2027-05-01T10:00:00Z');
  return stay;
}

describe('a rule for late fees', () => {
  it('is announced, holds after 30 days for later dues, and everyone who lives there is told', async () => {
    const { get, alerts, inLedger, asRoomie, roomieId, houseId } = await rented();
    const fee = { kind: 'fixed', amount: '15.00' };
    expect(await get()).toMatchObject({
      rule: null,
      announced: { from_on: '2027-04-09', days: 5, fee, year_cap: null },
      fees: [],
    });
    expect(await alerts()).toEqual([expect.stringMatching(/ has a new rule for late rent$/)]);
    await at('2027-04-09T10:00:00Z');
    expect(await get()).toMatchObject({ rule: { from_on: '2027-04-09' }, announced: null });
    expect((await asRoomie('GET', `/api/ledger/balance/${roomieId}`)).body).toMatchObject({ late_fees: [houseId] });
    // The rent of March and April was due before it.
    await at('2027-04-28T10:00:00Z');
    expect(await inLedger()).toEqual([]);
  });

  it('replaces one that was announced; the terms of the current one take a change back', async () => {
    const { get, announce, alerts } = await rented();
    await announce({ days: 7 });
    expect((await get()).announced).toMatchObject({ days: 7, from_on: '2027-04-09' });
    await at('2027-04-09T10:00:00Z');
    await announce({ fee: { kind: 'percent', percent: '2.5' } });
    const { rule, announced } = await get();
    expect([rule?.days, announced?.fee]).toEqual([7, { kind: 'percent', percent: '2.5' }]);
    await announce({ days: 7 });
    expect(await get()).toMatchObject({ rule: { days: 7 }, announced: null });
    // The same again tells nobody.
    const before = (await alerts()).length;
    await announce({ days: 7 });
    await app.drainEvents();
    expect(await alerts()).toHaveLength(before);
  });

  it('refuses what it can’t be, and a change from another window', async () => {
    const { announce, get, owner, houseId } = await rented(null);
    const refused = async (more: object): Promise<number> => (await announce(more)).status;
    expect(await refused({ days: 0 })).toBe(400);
    expect(await refused({ days: 31 })).toBe(400);
    expect(await refused({ fee: { kind: 'fixed', amount: '0.00' } })).toBe(422);
    expect(await refused({ fee: { kind: 'percent', percent: '0' } })).toBe(400);
    expect(await refused({ fee: { kind: 'percent', percent: '100.1' } })).toBe(400);
    expect(await refused({ year_cap: '0.00' })).toBe(422);
    expect(await refused({ from_on: '2027-01-01' })).toBe(400);
    const seen = (await get(owner)).version;
    const body = { version: seen, days: 3, fee: { kind: 'percent', percent: '10' }, year_cap: '50.00' };
    const both = await whileHeld(app, 'houses', houseId, async (waiting) => {
      const asked = [1, 2].map(() => owner('PUT', `/api/houses/${houseId}/late-fees`, body));
      await waiting(2);
      return asked;
    });
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await get()).announced).toMatchObject({ days: 3, year_cap: '50.00' });
  });

  it('ends at once: what has not applied never does', async () => {
    const { end, get, fees, inLedger, alerts } = await late();
    await at('2027-05-04T10:00:00Z');
    expect(await fees()).toEqual([['upcoming', '2027-05-01', '2027-05-07', '15.00']]);
    await end();
    await app.drainEvents();
    expect(await get()).toMatchObject({ rule: null, announced: null, fees: [] });
    expect(await alerts()).toEqual([expect.stringMatching(/ no longer has late fees$/)]);
    await at('2027-05-20T10:00:00Z');
    expect(await inLedger()).toEqual([]);
    expect((await end()).status).toBe(200);
  });
});

describe('a late fee', () => {
  it('is announced three days before, applies on its day, and is a line of its own', async () => {
    const { fees, inLedger, alerts, entries, balance, owner, houseId } = await late();
    await at('2027-05-04T07:00:00Z');
    expect(await fees()).toEqual([]);
    await at('2027-05-04T09:00:00Z');
    expect(await fees()).toEqual([['upcoming', '2027-05-01', '2027-05-07', '15.00']]);
    expect((await alerts())[0]).toBe('A late fee of £15.00 applies from Friday 7 May unless your rent is paid');
    await at('2027-05-06T22:00:00Z');
    expect(await inLedger()).toEqual([]);
    await at('2027-05-07T09:00:00Z');
    expect(await inLedger()).toEqual([['2027-05-07', '15.00']]);
    expect((await alerts())[0]).toBe('A late fee of £15.00 was added');
    expect((await entries())[0]).toMatchObject({
      account: 'other',
      amount: '15.00',
      about: { kind: 'late_fee', month: '2027-05', due_on: '2027-05-01', days: 5, overdue: '500.00', percent: null },
    });
    expect((await balance())?.total).toBe('515.00');
    const { body } = await owner('GET', `/api/yearly-statement?from=2027-01-01&basis=due&house_id=${houseId}`);
    const [house] = (body as YearlyStatement).houses;
    expect(house?.income_lines.map(({ figure, amount }) => [figure, amount])).toContainEqual([
      'late_fees_charged',
      '15.00',
    ]);
    // Later days and dues add nothing to it.
    await at('2027-05-25T10:00:00Z');
    expect(await inLedger()).toHaveLength(1);
  });

  it('is taken back by a payment dated in time and entered later, and comes back when that one is taken back', async () => {
    const { payRent, inLedger, alerts, money } = await late();
    await at('2027-05-04T10:00:00Z');
    await at('2027-05-07T10:00:00Z');
    const payment = await payRent('2027-05-06');
    expect(await inLedger()).toEqual([]);
    expect((await alerts())[0]).toBe('Your late fee of £15.00 was taken back');
    await (await money()).takeBack(payment._id, 'Bounced.');
    await app.drainEvents();
    expect(await inLedger()).toEqual([['2027-05-07', '15.00']]);
    await payRent('2027-05-07');
    expect(await inLedger()).toEqual([['2027-05-07', '15.00']]);
  });

  it('follows a percentage of what was overdue, and the limit of a year', async () => {
    const { payRent, inLedger, alerts } = await late({ fee: { kind: 'percent', percent: '10' }, year_cap: '60.00' });
    await at('2027-05-04T10:00:00Z');
    await payRent('2027-05-02', '100.00');
    await at('2027-05-07T10:00:00Z');
    expect(await inLedger()).toEqual([['2027-05-07', '40.00']]);
    await payRent('2027-05-06', '200.00');
    expect(await inLedger()).toEqual([['2027-05-07', '20.00']]);
    expect((await alerts())[0]).toBe('Your late fee is now £20.00');
    await at('2027-06-01T10:00:00Z');
    await at('2027-06-04T10:00:00Z');
    await at('2027-06-07T10:00:00Z');
    expect(await inLedger()).toEqual([
      ['2027-05-07', '20.00'],
      ['2027-06-07', '40.00'],
    ]);
  });

  it('never leads to another: what is paid goes to rent first, also when it was posted to the fee', async () => {
    const { payRent, inLedger, balance } = await late();
    await at('2027-05-04T10:00:00Z');
    await at('2027-05-07T10:00:00Z');
    await payRent('2027-05-07');
    expect((await balance())?.open.map(({ account, left }) => [account, left])).toEqual([['other', '15.00']]);
    // Rent paid ahead, of which the ledger takes the fee first.
    await payRent('2027-05-07');
    await at('2027-06-01T10:00:00Z');
    expect((await balance())?.accounts).toContainEqual({ account: 'rent', amount: '15.00' });
    await at('2027-06-20T10:00:00Z');
    expect(await inLedger()).toHaveLength(1);
  });

  it('waits for a reported payment, and applies when that one never came', async () => {
    const { houseId, roomieId, h1, account, fees, inLedger } = await late();
    await at('2027-05-04T10:00:00Z');
    const tenant = reportedOf(app, await signIn(app, account));
    const said = await tenant.report(roomieId, houseId, '2027-05-04', { amount: '500.00' });
    await at('2027-05-09T10:00:00Z');
    expect(await fees()).toEqual([['held', '2027-05-01', '2027-05-07', '15.00']]);
    expect(await inLedger()).toEqual([]);
    await reportedOf(app, await signIn(app, h1.account)).reject(said);
    await app.drainEvents();
    expect(await inLedger()).toEqual([['2027-05-07', '15.00']]);
    // Reported again after it applied: it stays until the homeowner has confirmed.
    const again = await tenant.report(roomieId, houseId, '2027-05-04', { amount: '500.00' });
    await app.drainEvents();
    expect(await inLedger()).toHaveLength(1);
    await reportedOf(app, await signIn(app, h1.account)).confirm(again);
    await app.drainEvents();
    expect(await inLedger()).toEqual([]);
  });

  it('that a worker is late with waits for its warning', async () => {
    const { fees, inLedger, payRent } = await late();
    await at('2027-05-20T10:00:00Z');
    expect(await fees()).toEqual([['upcoming', '2027-05-01', '2027-05-23', '15.00']]);
    await at('2027-05-22T10:00:00Z');
    await payRent('2027-05-22');
    await at('2027-05-23T10:00:00Z');
    expect(await inLedger()).toEqual([]);
  });

  it('is none after the end settlement, which has what applied before', async () => {
    const { inLedger, notice, release, settlement } = await late();
    await at('2027-05-04T10:00:00Z');
    await at('2027-05-07T10:00:00Z');
    await notice('2027-06-03');
    await at('2027-06-01T10:00:00Z');
    expect((await settlement('2027-06-03')).lines.map(({ label, amount }) => [label, amount])).toContainEqual([
      'Late fee, rent for May 2027',
      '15.00',
    ]);
    await at('2027-06-04T10:00:00Z');
    expect((await release('2027-06-03')).status).toBe(200);
    await app.drainEvents();
    await at('2027-06-20T10:00:00Z');
    expect(await inLedger()).toEqual([['2027-05-07', '15.00']]);
  });
});

describe('a waiver', () => {
  it('is one tap, is undone by another, and stays whatever is worked out again', async () => {
    const { waive, restore, inLedger, fees, alerts, entries, payRent, money, h1, asRoomie, ask, get } = await late();
    await at('2027-05-04T10:00:00Z');
    await at('2027-05-07T10:00:00Z');
    expect((await waive(asRoomie)).status).toBe(403);
    expect((await waive((...asked) => ask(world.players.h2, ...asked))).status).toBe(404);
    const both = await whileHeld(app, 'late_fees', (await get()).fees[0]?._id ?? '', async (waiting) => {
      const asked = [waive(), waive()];
      await waiting(2);
      return asked;
    });
    expect((await Promise.all(both)).map(({ body }) => body)).toMatchObject([
      { fees: [{ state: 'waived', amount: '15.00' }] },
      { fees: [{ state: 'waived', amount: '15.00' }] },
    ]);
    await app.drainEvents();
    expect(await inLedger()).toEqual([]);
    expect((await alerts())[0]).toMatch(/ waived your late fee of £15\.00$/);
    expect((await entries()).filter(({ about }) => about.kind === 'late_fee')).toHaveLength(2);
    expect((await entries())[0]).toMatchObject({ amount: '-15.00', made_by: { _id: h1.account.id } });
    const payment = await payRent('2027-05-07');
    await (await money()).takeBack(payment._id, 'Entered twice.');
    await app.drainEvents();
    await at('2027-05-20T10:00:00Z');
    expect(await fees()).toEqual([['waived', '2027-05-01', '2027-05-07', '15.00']]);
    expect((await waive()).status).toBe(200);
    expect((await restore()).body).toMatchObject({ fees: [{ state: 'charged' }] });
    await app.drainEvents();
    expect(await inLedger()).toEqual([['2027-05-07', '15.00']]);
    expect((await alerts())[0]).toMatch(/ took back a waiver: you owe a late fee of £15\.00$/);
  });
});

describe('working fees out', () => {
  it('twice at once, or again after a crash, posts and tells once', async () => {
    const { houseId, roomieId, inLedger, alerts } = await late();
    await at('2027-05-04T10:00:00Z');
    app.clock.set(new Date('2027-05-07T10:00:00Z'));
    const charging = app.get(ChargeLateFees);
    const run = () => charging.bringUpToDate({ houseId, roomieId });
    // As if the process ended between posting and the commit.
    await expect(
      app.get(Database).transaction(async () => {
        await run();
        throw new Error('crash');
      }),
    ).rejects.toThrow('crash');
    expect(await inLedger()).toEqual([]);
    await Promise.all([run(), run(), run()]);
    await app.drainEvents();
    await run();
    await app.drainEvents();
    expect(await inLedger()).toEqual([['2027-05-07', '15.00']]);
    expect((await alerts()).filter((title) => title === 'A late fee of £15.00 was added')).toHaveLength(1);
  });
});
