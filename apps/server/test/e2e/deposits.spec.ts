import { dayIn, plusDays } from '@common-roof/domain';

import { depositEvidenceVerifier } from '#contexts/letting/deposits/deposit-evidence-verifier.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aHeldDeposit, aLeaseWithDeposit, type Deposits, startDeposits } from '#test/support/deposits.ts';
import { verifyEvidence } from '#test/support/evidence.ts';
import { call, problemOf } from '#test/support/http.ts';

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

describe('a deposit', () => {
  it('is held from the release of its lease on, with the day by which it has to be returned', async () => {
    const { data, release, lease, roomId } = await aLeaseWithDeposit(app, world.players.h1, '400.00', {
      deposit_return_days: 14,
    });
    const nothing = {
      returned_damaged_deposit: false,
      returned_damaged_form_description: '',
      comments: '',
      deposit: null,
      returned_damaged_deposit_date: dayIn('UTC', app.clock.now()),
    };
    expect(await data()).toEqual(nothing);
    expect((await release()).status).toBe(200);
    expect(await data()).toMatchObject({
      returned_damaged_deposit: false,
      comments: '',
      returned_damaged_deposit_date: today(),
      deposit: {
        agreement_id: lease._id,
        room: { _id: roomId },
        state: 'held',
        held: '400.00',
        deducted: '0.00',
        left: '400.00',
        settled: null,
        deductions: [],
        return_by: plusDays(today(), 14),
        steps: [{ step: 'opened', by: 'homeowner' }],
      },
    });
  });

  it('is agreed in whole amounts, too', async () => {
    const { lease } = await aLeaseWithDeposit(app, world.players.h1, '500');
    expect(lease.terms).toMatchObject({ deposit: '500.00' });
  });

  it("doesn't exist when the lease has none", async () => {
    const { data, release, path, owner } = await aLeaseWithDeposit(app, world.players.h1, '0.00');
    await release();
    expect(await data()).toMatchObject({ returned_damaged_deposit: false, deposit: null });
    const body = {
      returned_damaged_deposit: false,
      returned: '0.00',
      returned_damaged_deposit_date: today(),
    };
    expect(problemOf(await owner.ask('PUT', path, body)).detail).toBe('No deposit of this roomie is held.');
  });

  it('ends when the release is withdrawn, and exists again with the next one', async () => {
    const { id, rollBack, data, release, deducted, change } = await held();
    const deduction = await deducted('10.00');
    expect(problemOf(await rollBack())).toMatchObject({
      status: 409,
      detail: 'Something is deducted from the deposit of this lease. Withdraw the deductions first.',
    });
    await change(deduction, { action: 'withdraw' });
    expect((await rollBack()).status).toBe(200);
    expect((await data()).deposit).toBeNull();
    await app.drainEvents();
    expect((await release()).status).toBe(200);
    const next = (await data()).deposit;
    expect(next).toMatchObject({ state: 'held', deductions: [] });
    expect(next?._id).not.toBe(id);
  });

  it("that is settled is final: its release can't be withdrawn", async () => {
    const { rollBack, settle, now } = await held();
    await settle('400.00');
    expect(problemOf(await rollBack()).detail).toBe('The deposit of this lease is settled. Offer a new lease instead.');
    expect(await now()).toMatchObject({ state: 'returned' });
  });

  it('is for its two parties and admins: no housemate, no other homeowner, no other roomie', async () => {
    const { path, id, deducted, dispute, roomie, ask, owner } = await held();
    const deduction = await deducted('10.00');
    expect((await ask('GET', path)).status).toBe(200);
    const { r1, h2, adm } = world.players;
    expect((await call(app, 'GET', path, { token: adm.token })).status).toBe(200);
    for (const { token } of [r1, h2]) expect((await call(app, 'GET', path, { token })).status).toBe(404);
    const body = { deductions: [deduction], words: 'Mine.' };
    expect((await call(app, 'PUT', `/api/deposits/${id}/dispute`, { token: r1.token, body })).status).toBe(404);
    expect((await owner.ask('PUT', `/api/deposits/${id}/dispute`, body)).status).toBe(403);
    const withdrawal = { token: roomie.token, body: { action: 'withdraw' } };
    expect((await call(app, 'PUT', `/api/deposits/${id}/deductions/${deduction}`, withdrawal)).status).toBe(403);
    expect((await dispute([deduction])).status).toBe(200);
  });
});

describe('the deadline', () => {
  it('warns the homeowner a week and a day before, and both parties once it has passed', async () => {
    // A homeowner without other held deposits.
    const { h2 } = world.players;
    const { roomie } = await aHeldDeposit(app, h2);
    const ownersAlerts = () => unreadTitles(app, { account_id: h2.account.id, kind: 'deposit_due' });
    app.clock.advance(22 * DAY);
    await app.runDue();
    expect(await ownersAlerts()).toEqual([]);
    app.clock.advance(1.5 * DAY);
    await app.runDue();
    expect(await ownersAlerts()).toEqual([expect.stringMatching(/ is due back in a week$/)]);
    app.clock.advance(6 * DAY);
    await app.runDue();
    expect((await ownersAlerts())[0]).toMatch(/ is due back tomorrow$/);
    expect(await unreadTitles(app, { account_id: roomie.account.id, kind: 'deposit_due' })).toEqual([]);
    app.clock.advance(2 * DAY);
    await app.runDue();
    expect((await ownersAlerts())[0]).toMatch(/ is overdue$/);
    expect(await unreadTitles(app, { account_id: roomie.account.id, kind: 'deposit_due' })).toEqual([
      'The return of your deposit is overdue',
    ]);
    const mails = await app.database.query(`SELECT 1 FROM email_message WHERE account_id = $1 AND template = 'alert'`, [
      roomie.account.id,
    ]);
    expect(mails.length).toBeGreaterThan(0);
  });

  it('sends nothing about a deposit settled in time', async () => {
    const { settle, roomie, id } = await held();
    await settle('400.00');
    const [due] = await app.database.query(`SELECT 1 FROM due WHERE kind = 'deposit.return-due' AND key LIKE $1`, [
      `${id}%`,
    ]);
    expect(due).toBeUndefined();
    app.clock.advance(32 * DAY);
    await app.runDue();
    expect(await unreadTitles(app, { account_id: roomie.account.id, kind: 'deposit_due' })).toEqual([]);
  });
});

describe('the lease', () => {
  it('is archived automatically once its deposit is settled and nothing can follow', async () => {
    const { settle, leaseState } = await held();
    await settle('400.00');
    await app.drainEvents();
    expect(await leaseState()).toBe('archived');
  });

  it('waits for disputes: until they are answered, or can no longer be raised', async () => {
    const [answered, open, none] = [await held(), await held(), await held()];
    const deductions = new Map<string, string>();
    for (const deposit of [answered, open, none]) {
      deductions.set(deposit.id, await deposit.deducted('10.00'));
      await deposit.settle('390.00');
    }
    const of = ({ id }: { id: string }) => deductions.get(id) ?? '';
    await answered.dispute([of(answered)]);
    await open.dispute([of(open)]);
    await app.drainEvents();
    expect(await answered.leaseState()).toBe('released');
    await answered.change(of(answered), { action: 'keep', answer: 'No.' });
    await app.drainEvents();
    expect(await answered.leaseState()).toBe('archived');
    app.clock.advance(62 * DAY);
    await app.runDue();
    await app.drainEvents();
    const rows = await app.database.query<{ id: string; state: string }>('SELECT id, state FROM agreements');
    const stateOf = ({ lease }: { lease: { _id: string } }) => rows.find(({ id }) => id === lease._id)?.state;
    expect([stateOf(open), stateOf(none)]).toEqual(['released', 'archived']);
  });
});

describe('the evidence of a deposit', () => {
  /** Needs write access to the database. */
  const tamper = (sql: string) =>
    app.database.query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

  it.each<[string, string, string]>([
    [
      'what is held',
      `UPDATE deposits SET held_minor = held_minor + 1, returned_minor = returned_minor + 1 WHERE id = '{id}'`,
      'opened',
    ],
    [
      'why something is deducted',
      `UPDATE deposit_deductions SET reason = 'Paint' WHERE deposit_id = '{id}'`,
      'deducted',
    ],
    ['a photo', `DELETE FROM image_placements WHERE deduction_id = '{lamp}'`, 'photos_changed'],
    ['what is said against it', `UPDATE deposit_deductions SET dispute = 'No.' WHERE deposit_id = '{id}'`, 'disputed'],
    ['an amount', `UPDATE deposit_deductions SET amount_minor = 4999 WHERE id = '{lamp}'`, 'lowered'],
    ['how it was returned', `UPDATE deposits SET how = 'In cash' WHERE id = '{id}'`, 'settled'],
    ['a statement', `UPDATE deposit_statements SET sha256 = repeat('0', 64) WHERE deposit_id = '{id}'`, 'sealed'],
  ])('reveals that %s changed, and in which line', async (_what, sql, step) => {
    const { deducted, dispute, change, settle, id, now } = await held();
    const lamp = await deducted('80.00');
    await dispute([lamp], 'It was old.');
    await change(lamp, { action: 'lower', answer: 'Half of it.', amount: '50.00' });
    expect((await settle('350.00')).status).toBe(200);
    await app.drainEvents();
    const { steps } = await now();
    const line = steps.findIndex((each) => each.step === step) + 1;
    const stream = `deposit:${id}`;
    const look = () =>
      depositEvidenceVerifier.firstContradictedLine((text, values) => app.database.query(text, values), stream);
    expect(await look()).toBeNull();
    await tamper(sql.replaceAll('{id}', id).replaceAll('{lamp}', lamp));
    expect(await look()).toBe(line);
  });

  it('is verified by the command that verifies everything', async () => {
    const { id, deducted } = await held();
    const lamp = await deducted('10.00');
    await tamper(`UPDATE deposit_deductions SET first_minor = 1100, amount_minor = 1100 WHERE id = '${lamp}'`);
    const { code, output } = await verifyEvidence(app);
    expect(code).toBe(1);
    expect(output).toContain(`The stream deposit:${id} is contradicted at line`);
  });
});
