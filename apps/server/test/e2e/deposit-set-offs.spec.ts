import { randomUUID } from 'node:crypto';

import type { Deposit, LedgerEntry } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { aHeldDeposit, type Deposits, depositOf, startDeposits } from '#test/support/deposits.ts';
import { type Answer, call, problemOf, statusesOf } from '#test/support/http.ts';
import { aDebt, moneyOf } from '#test/support/money.ts';
import { fetchImage } from '#test/support/pictures.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { reportedOf } from '#test/support/reported-payments.ts';
import { alertsOf } from '#test/support/said.ts';

let app: Deposits['app'];
let world: Deposits['world'];
let today: Deposits['today'];

beforeAll(async () => {
  ({ app, world, today } = await startDeposits());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

/** Creates a held deposit of a roomie who also owes the homeowner two months' rent. */
async function aDebtor(deposit = '400.00', debts: readonly number[] = [20_000, 10_000]) {
  const { h1 } = world.players;
  // The rent of the lease's own day is irrelevant here.
  const one = await aHeldDeposit(app, h1, deposit, {}, undefined, '0.00');
  const roomieId = one.roomie.account.id;
  await app.drainEvents();
  const money = moneyOf(app, one.roomie);
  for (const [at, minor] of debts.entries()) {
    const onDay = `2026-0${String(at + 1)}-01`;
    await aDebt(app, { houseId: one.houseId, roomieId, ownerId: h1.account.id, minor, onDay });
  }
  const setOff = async (amount: string, version?: number): Promise<Answer> =>
    one.owner.ask('POST', `/api/deposits/${one.id}/set_offs`, {
      amount,
      version: version ?? (await one.now()).version,
    });
  return {
    ...one,
    roomieId,
    money,
    setOff,
    /** Returns the balances of the accounts, without zero balances. */
    accounts: async () =>
      ((await money.balanceOf(roomieId))[0]?.accounts ?? [])
        .filter(({ amount }) => amount !== '0.00')
        .map(({ account, amount }) => `${account} ${amount}`),
    standing: async () =>
      (await money.entriesOf(roomieId))
        .filter(
          ({ about, reverses, reversed_by }: LedgerEntry) =>
            about.kind === 'deposit_set_off' && !reverses && !reversed_by,
        )
        .map(({ account, amount }) => `${account} ${amount}`)
        .toSorted(),
  };
}

const idOf = (answer: Answer): string => depositOf(answer).deductions.at(-1)?._id ?? '';

describe('arrears set off against a deposit', () => {
  it('pay dues, oldest first, at once and in the ledger', async () => {
    const { setOff, now, accounts, standing } = await aDebtor();
    expect((await now()).arrears).toEqual({
      owed: '300.00',
      contested: '0.00',
      can_set_off: '300.00',
      balance: '100.00',
    });
    const answer = await setOff('250.00');
    expect(answer.status).toBe(201);
    expect(depositOf(answer)).toMatchObject({
      held: '400.00',
      deducted: '250.00',
      set_off: '250.00',
      left: '150.00',
      arrears: { owed: '50.00', contested: '0.00', can_set_off: '50.00', balance: '100.00' },
      deductions: [
        {
          reason: 'Rent for January 2026; Rent for February 2026',
          ground: {
            kind: 'arrears',
            dues: [
              { label: 'Rent for January 2026', due_on: '2026-01-01', amount: '200.00' },
              { label: 'Rent for February 2026', due_on: '2026-02-01', amount: '50.00' },
            ],
          },
        },
      ],
    });
    expect(await accounts()).toEqual(['deposit -150.00', 'rent 50.00']);
    await app.drainEvents();
    expect(await standing()).toEqual(['deposit 250.00', 'rent -250.00']);
  });

  it('never exceed what is left after the other deductions, or what is owed', async () => {
    const { deducted, setOff, now } = await aDebtor('400.00', [30_000]);
    await deducted('150.00');
    expect((await now()).arrears).toMatchObject({ can_set_off: '250.00', balance: '-50.00' });
    expect(problemOf(await setOff('250.01'))).toMatchObject({
      status: 422,
      detail: 'At most 250.00 GBP can be set off: what is due, uncontested and covered by the deposit.',
    });
    expect((await setOff('0.00')).status).toBe(400);
    expect((await setOff('250.00')).status).toBe(201);
    expect((await now()).arrears).toEqual({ owed: '50.00', contested: '0.00', can_set_off: '0.00', balance: '-50.00' });
    const rich = await aDebtor('400.00', [10_000]);
    expect((await rich.setOff('100.01')).status).toBe(422);
  });

  it("leave out what isn't due yet, and what is reported as paid", async () => {
    const { setOff, now, houseId, roomieId, roomie } = await aDebtor('400.00', [20_000]);
    const ownerId = world.players.h1.account.id;
    await aDebt(app, { houseId, roomieId, ownerId, minor: 9_900, onDay: '2099-01-01' });
    await reportedOf(app, roomie).report(roomieId, houseId, today(), { amount: '120.00' });
    expect((await now()).arrears).toMatchObject({ owed: '200.00', contested: '120.00', can_set_off: '80.00' });
    expect((await setOff('80.01')).status).toBe(422);
    expect((await setOff('80.00')).status).toBe(201);
  });

  it('pay once, from two tabs and with a repeated key', async () => {
    const { setOff, now, id, accounts } = await aDebtor('400.00', [20_000]);
    const { version } = await now();
    const answers = await Promise.all([
      setOff('200.00', version),
      setOff('200.00', version),
      setOff('200.00', version),
    ]);
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect(await accounts()).toEqual(['deposit -200.00']);
    const other = await aDebtor('400.00', [20_000]);
    const path = `/api/deposits/${other.id}/set_offs`;
    const body = { amount: '50.00', version: (await other.now()).version };
    const asked = { token: world.players.h1.token, body, headers: { 'idempotency-key': randomUUID() } };
    const first = await call(app, 'POST', path, asked);
    expect((await call(app, 'POST', path, asked)).body).toEqual(first.body);
    expect(id).not.toBe(other.id);
    expect((await other.now()).deductions).toHaveLength(1);
  });

  it('and a simultaneous payment together pay the dues once', async () => {
    const { setOff, roomieId, accounts, now } = await aDebtor('400.00', [20_000]);
    const { version } = await now();
    await Promise.all([
      setOff('200.00', version),
      moneyOf(app, world.players.h1).pay(roomieId, '200.00', { paid_on: today(), account: 'rent' }),
    ]);
    // Either the payment came first and nothing was left to set off, or it is credit.
    const deposit = await now();
    expect(await accounts()).toEqual(
      deposit.set_off === '0.00' ? ['deposit -400.00'] : ['deposit -200.00', 'rent -200.00'],
    );
  });

  it('can be withdrawn while the deposit is held, and the dues are owed again', async () => {
    const { setOff, change, now, accounts, standing, rollBack, money, roomieId } = await aDebtor('400.00', [20_000]);
    const id = idOf(await setOff('200.00'));
    expect((await rollBack()).status).toBe(409);
    expect((await change(id, { action: 'withdraw' })).status).toBe(200);
    expect(await now()).toMatchObject({
      set_off: '0.00',
      left: '400.00',
      arrears: { owed: '200.00', can_set_off: '200.00' },
    });
    expect(await accounts()).toEqual(['deposit -400.00', 'rent 200.00']);
    await app.drainEvents();
    expect(await standing()).toEqual([]);
    expect((await money.balanceOf(roomieId))[0]?.open.map(({ left }) => left)).toEqual(['200.00']);
  });

  it("that were disputed and withdrawn can't be set off again", async () => {
    const { setOff, dispute, change, now } = await aDebtor('400.00', [20_000, 10_000]);
    const id = idOf(await setOff('200.00'));
    expect((await dispute([id], 'I paid this in cash.')).status).toBe(200);
    expect((await change(id, { action: 'withdraw', answer: 'I will look.' })).status).toBe(200);
    expect((await now()).arrears).toMatchObject({ owed: '300.00', contested: '200.00', can_set_off: '100.00' });
  });

  it('can be disputed after the settlement: what an answer lowers is owed again, and returned', async () => {
    const { setOff, settle, dispute, change, now, accounts } = await aDebtor('400.00', [20_000, 10_000]);
    const id = idOf(await setOff('300.00'));
    expect((await settle('100.00')).status).toBe(200);
    expect((await now()).arrears).toEqual({ owed: '0.00', contested: '0.00', can_set_off: '0.00', balance: '100.00' });
    expect((await setOff('1.00')).status).toBe(409);
    await dispute([id], 'February was agreed to be free.');
    await change(id, { action: 'lower', amount: '200.00', answer: 'We settle February between us.' });
    await app.drainEvents();
    expect(await accounts()).toEqual(['rent 100.00']);
    expect(await now()).toMatchObject({
      set_off: '200.00',
      settled: { returned: '200.00' },
      arrears: { owed: '100.00', balance: '100.00' },
      deductions: [
        { first_amount: '300.00', ground: { dues: [{ label: 'Rent for January 2026', amount: '200.00' }] } },
      ],
    });
  });

  it('appear in the sealed statement, with the dues and one final amount', async () => {
    const { setOff, deducted, settle, id, roomie } = await aDebtor('400.00', [50_000]);
    await deducted('100.00', 'A broken lamp.');
    await setOff('300.00');
    await settle('0.00');
    await app.drainEvents();
    const text = (await readPdf((await fetchImage(app, `/api/deposits/${id}/statement`, roomie.token)).bytes)).text;
    for (const said of [
      'Deposit held £400.00',
      'Deducted £400.00',
      'Of this, arrears £300.00',
      'Still owed by the tenant £200.00',
      'In total, owed by the tenant £200.00',
      'Rent for January 2026: £300.00',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
    }
  });

  it('are announced every time, with the amounts before and after', async () => {
    const { setOff, change, roomie, id } = await aDebtor('400.00', [20_000]);
    const one = idOf(await setOff('150.00'));
    await app.drainEvents();
    await change(one, { action: 'withdraw' });
    await app.drainEvents();
    const { h1 } = world.players;
    const name = `${h1.account.first_name} ${h1.account.last_name}`;
    expect((await unreadTitles(app, { account_id: roomie.account.id, subject_id: id })).toSorted()).toEqual([
      `${name} deducted £150.00 of arrears from your deposit`,
      `${name} withdrew a deduction of £150.00 for arrears`,
    ]);
    expect((await alertsOf(app, roomie.account.id, 'deposit_changed')).join(' ')).toContain(
      'You owe: £200.00 → £50.00. Left of the deposit: £400.00 → £250.00.',
    );
  });

  it('are made by the homeowner, with the deposit as they saw it', async () => {
    const { setOff, ask, id, now } = await aDebtor();
    const { version }: Deposit = await now();
    expect((await ask('POST', `/api/deposits/${id}/set_offs`, { amount: '1.00', version })).status).toBe(403);
    const { h2 } = world.players;
    const foreign = { token: h2.token, body: { amount: '1.00', version } };
    expect((await call(app, 'POST', `/api/deposits/${id}/set_offs`, foreign)).status).toBe(404);
    expect(problemOf(await setOff('1.00', version - 1))).toMatchObject({ status: 409, code: 'stale_version' });
  });
});
