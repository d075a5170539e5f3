import { randomUUID } from 'node:crypto';

import { RoomiesService } from '../../src/modules/home/roomies/index.ts';
import { unreadTitles } from '../support/alerts.ts';
import { countQueries } from '../support/count-queries.ts';
import { anOpenHouse, aRoomieIn, housesOf } from '../support/houses.ts';
import { problemOf } from '../support/http.ts';
import { aDebt, moneyOf, paymentOf } from '../support/money.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, signIn, type World } from '../support/world.ts';

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

/** A roomie of a house of h1 who owes what a test says. */
async function aTenant() {
  const { h1 } = world.players;
  const { houseId, roomIds } = await anOpenHouse(app, h1, 1);
  const account = await aRoomieIn(app, roomIds[0] ?? '');
  await app.drainEvents();
  const ids = { houseId, roomieId: account.id, ownerId: h1.account.id };
  const owner = moneyOf(app, await signIn(app, h1.account));
  const roomie = moneyOf(app, await signIn(app, account));
  return {
    ...ids,
    account,
    owner,
    roomie,
    owed: (minor: number, onDay: string, more: object = {}) => aDebt(app, { ...ids, minor, onDay, ...more }),
    pay: (amount: string, more: object = {}, key?: string) => owner.pay(account.id, amount, more, key),
    balance: async () => (await roomie.balanceOf(account.id))[0],
  };
}

describe('a payment', () => {
  it('pays what is due, the oldest first, in part where it is less', async () => {
    const { owed, pay, balance, roomieId, houseId } = await aTenant();
    await owed(62_000, '2027-08-01');
    await owed(40_000, '2027-08-15', { account: 'deposit' });
    await owed(62_000, '2027-09-01');
    const paid = await pay('900.00', { period: '2027-08', note: ' By standing order ' });
    expect(paid.status).toBe(200);
    expect(paymentOf(paid)).toMatchObject({
      roomie: { _id: roomieId },
      house: { _id: houseId },
      ...{ amount: '900.00', currency: 'GBP', method: 'bank_transfer', paid_on: '2027-09-01', period: '2027-08' },
      ...{ note: 'By standing order', voided: null },
      parts: [
        { account: 'deposit', amount: '280.00' },
        { account: 'rent', amount: '620.00' },
      ],
      steps: [{ step: 'entered', by: 'homeowner' }],
    });
    expect((await balance())?.open.map(({ account, due_on, left }) => [account, due_on, left])).toEqual([
      ['deposit', '2027-08-15', '120.00'],
      ['rent', '2027-09-01', '620.00'],
    ]);
  });

  it('of more than is due stays to the credit of the roomie, and pays what is due next', async () => {
    const { owed, pay, balance } = await aTenant();
    await owed(62_000, '2027-09-01');
    await pay('700.00');
    expect(await balance()).toMatchObject({ total: '-80.00', credit: '80.00', open: [] });
    await owed(62_000, '2027-10-01');
    expect(await balance()).toMatchObject({ total: '540.00', credit: '0.00', open: [{ left: '540.00' }] });
  });

  it('goes where it is said to go, whatever else is due', async () => {
    const { owed, pay, balance } = await aTenant();
    await owed(62_000, '2027-08-01');
    await owed(40_000, '2027-09-01', { account: 'deposit' });
    await pay('400.00', { account: 'deposit' });
    expect((await balance())?.open).toMatchObject([{ account: 'rent', left: '620.00' }]);
  });

  it('of a day to come, another currency, nothing or a fraction of a penny is refused', async () => {
    const { pay, balance } = await aTenant();
    expect(problemOf(await pay('1.00', { paid_on: '2027-09-11' }))).toMatchObject({
      status: 422,
      errors: [{ path: 'payment.paid_on' }],
    });
    expect(problemOf(await pay('1.00', { currency: 'EUR' }))).toMatchObject({
      ...{ status: 422, detail: 'This house is kept in GBP.' },
    });
    for (const amount of ['0.00', '-1.00', '1.5', '99999999.00', '1e3']) {
      expect((await pay(amount)).status).toBe(400);
    }
    for (const amount of ['1.005', '1']) {
      expect(problemOf(await pay(amount))).toMatchObject({ status: 422, errors: [{ path: 'payment.amount' }] });
    }
    expect((await pay('1.00', { paid_by: 'me' })).status).toBe(400);
    expect(await balance()).toBeUndefined();
  });

  it('is told to the roomie, and left by the homeowner alone', async () => {
    const { owed, pay, roomie, roomieId, account } = await aTenant();
    await owed(100, '2027-09-01');
    await pay('1.00');
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: account.id, kind: 'payments' })).toEqual([
      'h1 Player entered a payment of £1.00 from you',
    ]);
    expect((await roomie.pay(roomieId, '1.00')).status).toBe(403);
    const other = moneyOf(app, await signIn(app, world.players.h2.account));
    expect((await other.pay(roomieId, '1.00')).status).toBe(404);
  });

  it('sent again with its key is one, and twenty at once are twenty', async () => {
    const { owed, pay, balance } = await aTenant();
    await owed(10_000, '2027-09-01');
    const key = randomUUID();
    const first = paymentOf(await pay('10.00', {}, key));
    expect(paymentOf(await pay('10.00', {}, key))).toEqual(first);
    expect((await pay('11.00', {}, key)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay('7.00')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    // 100.00 due; 10.00 and 140.00 paid.
    expect(await balance()).toMatchObject({ total: '-50.00', credit: '50.00', open: [] });
  });

  it('with one key, sent twenty times at once, is one', async () => {
    const { pay, roomie, roomieId } = await aTenant();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay('7.00', {}, key)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await roomie.entriesOf(roomieId)).map(({ amount }) => amount)).toEqual(['-7.00']);
  });

  it('takes as many questions for a long history as for a short one', async () => {
    const { owed, pay } = await aTenant();
    await owed(100_000, '2027-01-01');
    const asked = () => countQueries(() => pay('1.00'));
    const few = await asked();
    for (let at = 0; at < 10; at += 1) await pay('1.00');
    expect(await asked()).toBe(few);
  });

  it('can be entered for somebody who has moved out, and read by them', async () => {
    const { owed, pay, roomie, roomieId } = await aTenant();
    await owed(100, '2027-08-01');
    await app.get(RoomiesService).moveOut(roomieId, '2027-09-01');
    await app.drainEvents();
    const { _id } = paymentOf(await pay('1.00'));
    expect((await roomie.ask('GET', `/api/payments/${_id}`)).status).toBe(200);
    expect((await roomie.balanceOf(roomieId))[0]).toMatchObject({ total: '0.00' });
  });

  it('in an archived house is refused', async () => {
    const { pay, roomieId, houseId } = await aTenant();
    await app.get(RoomiesService).moveOut(roomieId, '2027-09-01');
    await housesOf(app, await signIn(app, world.players.h1.account)).archive(houseId);
    expect((await pay('1.00')).status).toBe(409);
  });
});

describe('a payment that is taken back', () => {
  it('is owed again, with the reason; once', async () => {
    const { owed, pay, owner, balance, account } = await aTenant();
    await owed(62_000, '2027-09-01');
    const { _id } = paymentOf(await pay('620.00'));
    expect(await balance()).toMatchObject({ total: '0.00' });
    const voided = paymentOf(await owner.takeBack(_id));
    expect(voided).toMatchObject({
      voided: { reason: 'It bounced.' },
      steps: [{ step: 'entered' }, { step: 'voided', by: 'homeowner' }],
    });
    expect(await balance()).toMatchObject({ total: '620.00', open: [{ due_on: '2027-09-01', left: '620.00' }] });
    expect(problemOf(await owner.takeBack(_id)).detail).toBe('That is taken back already.');
    await app.drainEvents();
    expect((await unreadTitles(app, { account_id: account.id, kind: 'payments' }))[0]).toBe(
      'h1 Player took back a payment of £620.00',
    );
  });

  it('by two at once is taken back once', async () => {
    const { pay, owner, balance } = await aTenant();
    const { _id } = paymentOf(await pay('5.00'));
    const answers = await Promise.all([owner.takeBack(_id), owner.takeBack(_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance()).toMatchObject({ total: '0.00' });
  });

  it('is a matter of the homeowner of its house, and needs a reason', async () => {
    const { pay, owner, roomie } = await aTenant();
    const { _id } = paymentOf(await pay('5.00'));
    expect((await roomie.takeBack(_id)).status).toBe(403);
    const other = moneyOf(app, await signIn(app, world.players.h2.account));
    expect((await other.takeBack(_id)).status).toBe(404);
    expect((await other.ask('GET', `/api/payments/${_id}`)).status).toBe(404);
    expect((await owner.takeBack(_id, '  ')).status).toBe(400);
    expect((await owner.takeBack(randomUUID())).status).toBe(404);
  });
});
