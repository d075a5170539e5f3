import { randomUUID } from 'node:crypto';

import { plusDays } from '@common-roof/domain';

import { Evidence } from '#kernel/evidence/evidence.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { type Deposits, startDeposits } from '#test/support/deposits.ts';
import { call, problemOf, statusesOf } from '#test/support/http.ts';
import { fetchImage } from '#test/support/pictures.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { signIn } from '#test/support/world.ts';

let app: Deposits['app'];
let world: Deposits['world'];
let today: Deposits['today'];
let held: Deposits['held'];

beforeAll(async () => {
  ({ app, world, today, held } = await startDeposits());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const DAY = 86_400;

describe('settling', () => {
  it.each([
    [undefined, '400.00', 'returned', true],
    ['150.00', '250.00', 'partly_returned', true],
    ['400.00', '0.00', 'withheld', false],
  ])('with %s deducted returns %s: it is %s', async (deducted, returned, state, isReturned) => {
    const deposit = await held();
    if (deducted !== undefined) await deposit.deducted(deducted);
    const answer = await deposit.settle(returned, { comments: 'All the best.' });
    expect(answer.body).toMatchObject({
      returned_damaged_deposit: isReturned,
      returned_damaged_form_description: 'Bank transfer',
      returned_damaged_deposit_date: today(),
      comments: 'All the best.',
      deposit: { state, left: returned, settled: { returned, returned_on: today(), how: 'Bank transfer' } },
    });
    await app.drainEvents();
    const titles = await unreadTitles(app, { account_id: deposit.roomie.account.id, subject_id: deposit.id });
    expect(titles[0]).toMatch(/ settled your deposit$/);
  });

  it("adds up to the held amount, on a day that isn't in the future", async () => {
    const { deducted, settle, now } = await held();
    await deducted('150.00');
    expect(problemOf(await settle('249.99'))).toMatchObject({
      status: 422,
      detail: expect.stringContaining('250.00 GBP is left to return.') as string,
      errors: [{ path: 'returned' }],
    });
    expect((await settle('400.00')).status).toBe(422);
    const on = (day: string) => settle('250.00', { returned_damaged_deposit_date: day });
    expect((await on(plusDays(today(), 1))).status).toBe(422);
    expect((await on(plusDays(today(), -1))).status).toBe(422);
    expect((await settle('250.00', { returned_damaged_deposit: false })).status).toBe(400);
    expect(await now()).toMatchObject({ state: 'held' });
  });

  it('happens once, despite simultaneous settlements or deductions', async () => {
    const { settle, deduct, now } = await held();
    const answers = await Promise.all([settle('400.00'), settle('400.00'), settle('400.00')]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect((await deduct('10.00')).status).toBe(409);
    expect(await now()).toMatchObject({ state: 'returned', deducted: '0.00' });

    const other = await held();
    await Promise.all([other.settle('400.00'), other.deduct('10.00'), other.settle('390.00')]);
    const { settled, left } = await other.now();
    if (settled) expect(settled.returned).toBe(left);
  });

  it('is done once per key', async () => {
    const { path } = await held();
    const body = {
      returned_damaged_deposit: true,
      returned: '400.00',
      returned_damaged_deposit_date: today(),
    };
    const asked = { token: world.players.h1.token, body, headers: { 'idempotency-key': randomUUID() } };
    const first = await call(app, 'PUT', path, asked);
    const again = await call(app, 'PUT', path, asked);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
  });

  it('by an admin is in the audit log', async () => {
    const { path, id, roomie } = await held();
    const { adm } = world.players;
    const body = {
      returned_damaged_deposit: true,
      returned: '400.00',
      returned_damaged_deposit_date: today(),
    };
    expect((await call(app, 'PUT', path, { token: adm.token, body })).status).toBe(200);
    const lines = await app.database.query<{ stream: string }>(
      `SELECT stream FROM evidence WHERE body->>'actor_id' = $1 AND (stream = $2 OR body->>'target_id' = $3)`,
      [adm.account.id, `deposit:${id}`, roomie.account.id],
    );
    expect(lines.map(({ stream }) => stream).sort()).toEqual(['audit', `deposit:${id}`]);
  });
});

describe('a dispute', () => {
  it('concerns deductions, each once, and is answered: kept, lowered or withdrawn', async () => {
    const { deducted, dispute, change, now, id, roomie } = await held();
    const [lamp, wall, key] = [await deducted('50.00'), await deducted('30.00'), await deducted('20.00')];
    expect((await dispute([lamp, wall, key], 'All of it was old.')).status).toBe(200);
    expect(problemOf(await dispute([lamp])).detail).toBe('You’ve already disputed this deduction.');
    await app.drainEvents();
    const asked = await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: id });
    expect(asked).toEqual([expect.stringMatching(/ disputes a deduction from the deposit$/)]);
    expect((await change(lamp, { action: 'keep', answer: 'It was new in May.' })).status).toBe(200);
    expect((await change(wall, { action: 'lower', answer: 'Half of it.', amount: '30.00' })).status).toBe(422);
    expect((await change(wall, { action: 'lower', answer: 'Half of it.', amount: '15.00' })).status).toBe(200);
    expect((await change(key, { action: 'withdraw', answer: 'Found it.' })).status).toBe(200);
    expect(await now()).toMatchObject({
      state: 'held',
      deducted: '65.00',
      deductions: [
        { amount: '50.00', dispute: { words: 'All of it was old.', answer: { words: 'It was new in May.' } } },
        { amount: '15.00', first_amount: '30.00', dispute: { answer: { words: 'Half of it.' } } },
        { withdrawn_at: expect.any(String) as string, dispute: { answer: { words: 'Found it.' } } },
      ],
    });
    expect((await change(lamp, { action: 'lower', answer: 'Well.', amount: '1.00' })).status).toBe(409);
    await app.drainEvents();
    const told = await unreadTitles(app, { account_id: roomie.account.id, subject_id: id });
    expect(told[0]).toMatch(/ withdrew the deduction of £20\.00$/);
    const { brokenAt } = await app.get(Evidence).follow(`deposit:${id}`);
    expect(brokenAt).toBeNull();
    const { steps } = await now();
    expect(steps.map(({ step }) => step).slice(-4)).toEqual(['disputed', 'kept', 'lowered', 'withdrawn']);
    expect(steps.at(-4)).toMatchObject({ by: 'tenant' });
  });

  it('after the settlement returns more, and the state follows', async () => {
    const { deducted, dispute, change, settle, now } = await held();
    const [one, other] = [await deducted('300.00'), await deducted('100.00')];
    await settle('0.00');
    expect((await now()).state).toBe('withheld');
    await dispute([one, other]);
    await change(one, { action: 'lower', answer: 'Less.', amount: '200.00' });
    expect(await now()).toMatchObject({
      state: 'partly_returned',
      deducted: '300.00',
      settled: { returned: '100.00' },
    });
    await change(other, { action: 'withdraw' });
    expect(await now()).toMatchObject({
      state: 'partly_returned',
      deducted: '200.00',
      settled: { returned: '200.00' },
    });
  });

  it('can follow within sixty days, but not about withdrawn deductions', async () => {
    const { deducted, dispute, change, settle, roomie, id } = await held();
    const [one, other, gone] = [await deducted('10.00'), await deducted('20.00'), await deducted('5.00')];
    await change(gone, { action: 'withdraw' });
    expect((await dispute([gone])).status).toBe(409);
    expect((await dispute([randomUUID()])).status).toBe(422);
    await settle('370.00');
    app.clock.advance(60 * DAY);
    const asks = async (deduction: string) => {
      const { token } = await signIn(app, roomie.account);
      const body = { deductions: [deduction], words: 'It was broken before.' };
      return call(app, 'PUT', `/api/deposits/${id}/dispute`, { token, body });
    };
    expect((await asks(one)).status).toBe(200);
    app.clock.advance(DAY);
    expect(problemOf(await asks(other)).detail).toMatch(/^Deductions could be disputed until /);
  });

  it('and a simultaneous settlement both count, in either order', async () => {
    const { deducted, dispute, settle, change, now } = await held();
    const one = await deducted('100.00');
    expect(statusesOf(await Promise.all([settle('300.00'), dispute([one])]))).toEqual([200, 200]);
    expect(await now()).toMatchObject({ state: 'partly_returned', deductions: [{ dispute: { answer: null } }] });
    const answers = await Promise.all([
      change(one, { action: 'withdraw' }),
      change(one, { action: 'keep', answer: 'No.' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const { state, settled, left } = await now();
    expect(state).toBe(answers[0].status === 200 ? 'returned' : 'partly_returned');
    expect(settled?.returned).toBe(left);
  });
});

describe('the statement', () => {
  const textOf = async (path: string, token: string): Promise<string> => {
    const { status, bytes } = await fetchImage(app, path, token);
    expect(status).toBe(200);
    return (await readPdf(bytes)).text.replace(/\s+/g, ' ');
  };

  it('is a PDF for both parties after the settlement, and a new one after an answer changed it', async () => {
    const { settle, deducted, dispute, change, now, id, roomie, owner } = await held();
    const path = `/api/deposits/${id}/statement`;
    expect(problemOf(await owner.ask('GET', path)).detail).toBe('There is a statement once the deposit is settled.');
    const one = await deducted('120.00', 'The carpet.');
    await settle('280.00');
    await app.drainEvents();
    const { has_statement: isThere, steps } = await now();
    expect([isThere, steps.at(-1)]).toMatchObject([true, { step: 'sealed', by: null }]);
    const first = await textOf(path, roomie.token);
    for (const said of ['Deposit statement', 'The carpet.', '£120.00', '£280.00', 'Bank transfer']) {
      expect(first).toContain(said);
    }
    await dispute([one], 'It was old.');
    await change(one, { action: 'lower', answer: 'Then half.', amount: '60.00' });
    await app.drainEvents();
    const second = await textOf(path, world.players.h1.token);
    for (const said of ['£60.00, lowered from £120.00', '£340.00', 'It was old.', 'Then half.']) {
      expect(second).toContain(said);
    }
  });
});
