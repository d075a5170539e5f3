import { randomUUID } from 'node:crypto';

import { AUTH_HEADER } from '@common-roof/contracts';

import pg from 'pg';

import { paymentEvidenceVerifier } from '#contexts/money/ledger/payments/payment-evidence-verifier.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { verifyEvidence } from '#test/support/evidence.ts';
import { anOpenHouse, aRoomieIn, housesOf } from '#test/support/houses.ts';
import { problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { aDebt, moneyOf, paymentOf } from '#test/support/money.ts';
import { fetchImage } from '#test/support/pictures.ts';
import { readPdf } from '#test/support/read-pdf.ts';
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

/** Creates a roomie of a house of h1 who owes the given dues. */
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
  it('covers the oldest dues first, in part if it is smaller', async () => {
    const { owed, pay, balance, roomieId, houseId } = await aTenant();
    await owed(62_000, '2027-08-01');
    await owed(40_000, '2027-08-15', { account: 'deposit' });
    await owed(62_000, '2027-09-01');
    const paid = await pay('900.00', { period: '2027-08', note: ' By standing order ' });
    expect(paid.status).toBe(200);
    expect(paymentOf(paid)).toMatchObject({
      roomie: { _id: roomieId },
      house: { _id: houseId },
      amount: '900.00',
      currency: 'GBP',
      method: 'bank_transfer',
      paid_on: '2027-09-01',
      period: '2027-08',
      note: 'By standing order',
      voided: null,
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

  it('covers nothing that is owed to housemates', async () => {
    const { owed, pay, balance } = await aTenant();
    await owed(1_000, '2027-07-01', { account: 'supplies' });
    await owed(62_000, '2027-08-01');
    expect(paymentOf(await pay('620.00')).parts).toEqual([{ account: 'rent', amount: '620.00' }]);
    expect((await balance())?.open.map(({ account, left }) => [account, left])).toEqual([['supplies', '10.00']]);
  });

  it('above the dues is credited to the roomie, and covers the next ones', async () => {
    const { owed, pay, balance } = await aTenant();
    await owed(62_000, '2027-09-01');
    await pay('700.00');
    expect(await balance()).toMatchObject({ total: '-80.00', credit: '80.00', open: [] });
    await owed(62_000, '2027-10-01');
    expect(await balance()).toMatchObject({ total: '540.00', credit: '0.00', open: [{ left: '540.00' }] });
  });

  it('covers the account it is meant for, whatever else is due', async () => {
    const { owed, pay, balance } = await aTenant();
    await owed(62_000, '2027-08-01');
    await owed(40_000, '2027-09-01', { account: 'deposit' });
    await pay('400.00', { account: 'deposit' });
    expect((await balance())?.open).toMatchObject([{ account: 'rent', left: '620.00' }]);
  });

  it('is rejected for a future day, another currency, zero or a fraction of a penny', async () => {
    const { pay, balance } = await aTenant();
    expect(problemOf(await pay('1.00', { paid_on: '2027-09-11' }))).toMatchObject({
      status: 422,
      errors: [{ path: 'payment.paid_on' }],
    });
    expect(problemOf(await pay('1.00', { paid_on: '0001-01-01' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'payment.paid_on' }],
    });
    expect(problemOf(await pay('1.00', { currency: 'EUR' }))).toMatchObject({
      status: 422,
      detail: 'This house uses GBP.',
    });
    for (const amount of ['0.00', '-1.00', '1.5', '99999999.00', '1e3']) {
      expect((await pay(amount)).status).toBe(400);
    }
    for (const amount of ['1.005']) {
      expect(problemOf(await pay(amount))).toMatchObject({ status: 422, errors: [{ path: 'payment.amount' }] });
    }
    expect((await pay('1.00', { paid_by: 'me' })).status).toBe(400);
    expect(await balance()).toBeUndefined();
  });

  it('is announced to the roomie, and can be entered only by the homeowner', async () => {
    const { owed, pay, roomie, roomieId, account } = await aTenant();
    await owed(100, '2027-09-01');
    await pay('1.00');
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: account.id, kind: 'payment_entered' })).toEqual([
      'h1 Player entered a payment of £1.00 from you',
    ]);
    expect((await roomie.pay(roomieId, '1.00')).status).toBe(403);
    const other = moneyOf(app, await signIn(app, world.players.h2.account));
    expect((await other.pay(roomieId, '1.00')).status).toBe(404);
  });

  it('is one when it is sent again with its key, and twenty when twenty are sent at once', async () => {
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

  it('is rejected without a key', async () => {
    const { roomieId, balance } = await aTenant();
    const { token } = await signIn(app, world.players.h1.account);
    const response = await fetch(`${app.url}/api/roomies/addpayment/${roomieId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', [AUTH_HEADER]: token },
      body: JSON.stringify({ payment: { amount: '1.00', method: 'cash', paid_on: '2027-09-01' } }),
    });
    expect(await response.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'idempotency-key', message: 'This is required.' }],
    });
    expect(await balance()).toBeUndefined();
  });

  it('with one key, sent twenty times at once, is one', async () => {
    const { pay, roomie, roomieId } = await aTenant();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay('7.00', {}, key)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await roomie.entriesOf(roomieId)).map(({ amount }) => amount)).toEqual(['-7.00']);
  });

  it('takes as many queries for a long history as for a short one', async () => {
    const { owed, pay } = await aTenant();
    await owed(100_000, '2027-01-01');
    const asked = () => countQueries(() => pay('1.00'));
    const few = await asked();
    for (let at = 0; at < 10; at += 1) await pay('1.00');
    expect(await asked()).toBe(few);
  });

  it('can be entered for a past roomie, and read by them', async () => {
    const { owed, pay, roomie, roomieId } = await aTenant();
    await owed(100, '2027-08-01');
    await app.get(RoomiesService).moveOut(roomieId, '2027-09-01');
    await app.drainEvents();
    const { _id } = paymentOf(await pay('1.00'));
    expect((await roomie.ask('GET', `/api/payments/${_id}`)).status).toBe(200);
    expect((await roomie.balanceOf(roomieId))[0]).toMatchObject({ total: '0.00' });
  });

  it('is rejected in an archived house', async () => {
    const { pay, roomieId, houseId } = await aTenant();
    await app.get(RoomiesService).moveOut(roomieId, '2027-09-01');
    await housesOf(app, await signIn(app, world.players.h1.account)).archive(houseId);
    expect((await pay('1.00')).status).toBe(409);
  });
});

describe('a reversed payment', () => {
  it('is owed again, with the reason, once', async () => {
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
    expect(problemOf(await owner.takeBack(_id)).detail).toBe('That’s already taken back.');
    await app.drainEvents();
    expect((await unreadTitles(app, { account_id: account.id, kind: 'payment_voided' }))[0]).toBe(
      'h1 Player took back a payment of £620.00',
    );
  });

  it('is reversed once by two requests at the same moment', async () => {
    const { pay, owner, balance } = await aTenant();
    const { _id } = paymentOf(await pay('5.00'));
    const answers = await Promise.all([owner.takeBack(_id), owner.takeBack(_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance()).toMatchObject({ total: '0.00' });
  });

  it('can be reversed only by the homeowner of its house, with a reason, AB-13', async () => {
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

describe('the receipt of a payment', () => {
  const read = async (path: string, token: string): Promise<string> => {
    const { status, bytes } = await fetchImage(app, path, token);
    expect(status).toBe(200);
    return (await readPdf(bytes)).text.replace(/\s+/g, ' ');
  };

  it('is a sealed PDF for both parties, and is e-mailed', async () => {
    const { owed, pay, roomie, roomieId, account } = await aTenant();
    await owed(62_000, '2027-08-01');
    await owed(40_000, '2027-09-01', { account: 'deposit' });
    const { _id } = paymentOf(await pay('700.00', { period: '2027-08', note: 'Standing order' }));
    const path = `/api/payments/${_id}/receipt`;
    expect(problemOf(await roomie.ask('GET', path)).detail).toContain('is being made');
    await app.drainEvents();
    for (const who of [account, world.players.h1.account]) {
      const text = await read(path, (await signIn(app, who)).token);
      const said = [
        'Some Body',
        'h1 Player',
        '£700.00',
        '1 Sept 2027',
        'Bank transfer',
        'August 2027',
        'Standing order',
      ];
      for (const words of [...said, 'Rent £620.00', 'Deposit £80.00']) expect(text).toContain(words);
    }
    const mail = await mailTo(account.email, /^Receipt for your payment: £700\.00/);
    expect(mail.attachments).toMatchObject([{ filename: 'receipt-2027-09-01.pdf', content_type: 'application/pdf' }]);
    expect((await roomie.ask('GET', `/api/payments/${_id}`)).body).toMatchObject({
      has_receipt: true,
      steps: [{ step: 'entered' }, { step: 'sealed', by: null }],
    });
    expect((await verifyEvidence(app)).code).toBe(0);
    expect((await moneyOf(app, await signIn(app, world.players.r1.account)).ask('GET', path)).status).toBe(404);
    expect(await roomie.entriesOf(roomieId)).toHaveLength(4);
  });

  it("is in the payer's language", async () => {
    const { pay, account } = await aTenant();
    await app.database.query(`UPDATE accounts SET locale = 'de' WHERE id = $1`, [account.id]);
    const { _id } = paymentOf(await pay('700.00'));
    await app.drainEvents();
    const text = await read(`/api/payments/${_id}/receipt`, (await signIn(app, account)).token);
    expect(text).toContain('Zahlungsbeleg');
    expect((await mailTo(account.email, /^Beleg für deine Zahlung/)).text).toContain('Der Beleg ist angehängt.');
  });

  it('is neither made nor served for a reversed payment', async () => {
    const { pay, owner, account } = await aTenant();
    const first = paymentOf(await pay('700.00'));
    await owner.takeBack(first._id);
    await app.drainEvents();
    expect((await owner.ask('GET', `/api/payments/${first._id}`)).body).toMatchObject({ has_receipt: false });
    const second = paymentOf(await pay('701.00'));
    await app.drainEvents();
    await owner.takeBack(second._id);
    expect(problemOf(await owner.ask('GET', `/api/payments/${second._id}/receipt`)).detail).toBe(
      'This payment was taken back.',
    );
    expect(
      (await mailsTo(account.email)).filter(({ subject }) => subject.startsWith('Receipt for your payment: £700.00')),
    ).toEqual([]);
  });

  it('and the payment reveal changes in the database', async () => {
    const { pay } = await aTenant();
    const { _id } = paymentOf(await pay('3.00'));
    await app.drainEvents();
    const look = () =>
      paymentEvidenceVerifier.firstContradictedLine(
        (text, values) => app.database.query(text, values),
        `payment:${_id}`,
      );
    expect(await look()).toBeNull();
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    await client.query(`SET session_replication_role = 'replica'`);
    await client.query(`UPDATE payment_receipts SET sha256 = repeat('0', 64) WHERE payment_id = $1`, [_id]);
    expect(await look()).toBe(2);
    await client.query(`UPDATE money_journals SET on_day = '2027-08-31' WHERE id = $1`, [_id]);
    expect(await look()).toBe(1);
    await client.end();
  });
});
