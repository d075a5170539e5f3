import { randomUUID } from 'node:crypto';

import type { Deposit } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';

import { DeductionPhotos } from '../../src/modules/letting/deposits/deduction-photos.ts';
import { depositWitness } from '../../src/modules/letting/deposits/deposit-witness.ts';
import { Evidence } from '../../src/platform/evidence/evidence.ts';
import { unreadTitles } from '../support/alerts.ts';
import { aHeldDeposit, aLeaseWithDeposit } from '../support/deposits.ts';
import { verifyEvidence } from '../support/evidence.ts';
import { type Answer, call, problemOf } from '../support/http.ts';
import { itemOf, reportsOf } from '../support/move-reports.ts';
import { arrange, fetchImage } from '../support/pictures.ts';
import { readPdf } from '../support/read-pdf.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, signIn, type World } from '../support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const DAY = 86_400;
const today = () => dayIn('Europe/London', app.clock.now());
const held = (amount?: string, terms?: object) => aHeldDeposit(app, world.players.h1, amount, terms);
const depositOf = ({ body }: Answer): Deposit => body as Deposit;
const aPhoto = { image_id: randomUUID(), caption: '', width: 1, height: 1, url: '', small_url: '' };
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

describe('a deposit', () => {
  it('is held from the release of its lease on, with the day until which it has to be returned', async () => {
    const { data, release, lease, roomId } = await aLeaseWithDeposit(app, world.players.h1, '400.00', {
      deposit_return_days: 14,
    });
    const nothing = {
      ...{ returned_damaged_deposit: false, returned_damaged_form_description: '', comments: '', deposit: null },
      returned_damaged_deposit_date: dayIn('UTC', app.clock.now()),
    };
    expect(await data()).toEqual(nothing);
    expect((await release()).status).toBe(200);
    expect(await data()).toMatchObject({
      ...{ returned_damaged_deposit: false, comments: '', returned_damaged_deposit_date: today() },
      deposit: {
        agreement_id: lease._id,
        room: { _id: roomId },
        ...{ state: 'held', held: '400.00', deducted: '0.00', left: '400.00', settled: null, deductions: [] },
        return_by: plusDays(today(), 14),
        steps: [{ step: 'opened', by: 'homeowner' }],
      },
    });
  });

  it('is not there where the lease has none', async () => {
    const { data, release, path, owner } = await aLeaseWithDeposit(app, world.players.h1, '0.00');
    await release();
    expect(await data()).toMatchObject({ returned_damaged_deposit: false, deposit: null });
    const body = {
      ...{ returned_damaged_deposit: false, returned: '0.00' },
      returned_damaged_deposit_date: today(),
    };
    expect(problemOf(await owner.ask('PUT', path, body)).detail).toBe('No deposit of this roomie is held.');
  });

  it('goes with the release when that is taken back, and comes again with the next one', async () => {
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

  it('that is settled stays: its release cannot be taken back any more', async () => {
    const { rollBack, settle, now } = await held();
    await settle('400.00');
    expect(problemOf(await rollBack()).detail).toBe('The deposit of this lease is settled. Offer a new lease instead.');
    expect(await now()).toMatchObject({ state: 'returned' });
  });

  it('is for its two sides and admins: no housemate, no other homeowner, no other roomie', async () => {
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

describe('a deduction', () => {
  it('has a receipt with a photo, which the roomie sees as soon as it is made', async () => {
    const { deduct, ask, path, roomie, id } = await held();
    const made = depositOf(await deduct('25.50', 'The lamp in the hall.'));
    expect(made).toMatchObject({
      ...{ deducted: '25.50', left: '374.50' },
      deductions: [{ reason: 'The lamp in the hall.', amount: '25.50', first_amount: '25.50', withdrawn_at: null }],
    });
    const seen = ((await ask('GET', path)).body as { deposit: Deposit }).deposit;
    expect(seen.deductions).toEqual(made.deductions);
    const url = seen.deductions[0]?.photos[0]?.url ?? '';
    expect((await fetchImage(app, url, roomie.token)).status).toBe(200);
    expect((await fetchImage(app, url, world.players.r1.token)).status).toBe(404);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: roomie.account.id, subject_id: id })).toEqual([
      expect.stringMatching(/ deducts £25\.50 from your deposit$/),
    ]);
  });

  it('is nothing without a photo, of others’ photos, of nothing, or of more than is held', async () => {
    const { owner, id, photo, deduct, now } = await held();
    const ask = (amount: string, photos: readonly string[]) =>
      owner.ask('POST', `/api/deposits/${id}/deductions`, {
        ...{ reason: 'A lamp.', amount },
        ground: { kind: 'receipt', photos },
      });
    expect((await ask('10.00', [])).status).toBe(400);
    expect((await ask('10.00', [randomUUID()])).status).toBe(422);
    expect((await ask('0.00', [await photo()])).status).toBe(400);
    expect((await ask('400.01', [await photo()])).status).toBe(422);
    expect(await now()).toMatchObject({ deducted: '0.00', deductions: [] });
    // Together they are as much as is held, and not a penny more.
    const answers = await Promise.all(['250.00', '250.00', '150.00'].map((amount) => deduct(amount)));
    expect(statusesOf(answers).slice(0, 1)).toEqual([201]);
    expect(Number((await now()).deducted)).toBeLessThanOrEqual(400);
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2);
  });

  it('is made once a key', async () => {
    const { id, photo, now } = await held();
    const body = { reason: 'A lamp.', amount: '10.00', ground: { kind: 'receipt', photos: [await photo()] } };
    const { token } = world.players.h1;
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/api/deposits/${id}/deductions`;
    const first = await call(app, 'POST', path, { token, body, headers });
    const again = await call(app, 'POST', path, { token, body, headers });
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await now()).deductions).toHaveLength(1);
  });

  it('is withdrawn, not deleted, and its photos are arranged while the deposit is held', async () => {
    const { deducted, change, now, photo, settle, id } = await held();
    const one = await deducted('100.00');
    const other = await deducted('30.00');
    const photos = [{ image_id: await photo() }];
    const { token } = world.players.h1;
    expect((await arrange(app, token, ['deduction', one], [])).status).toBe(422);
    expect((await arrange(app, token, ['deduction', one], photos)).status).toBe(200);
    expect(depositOf(await change(one, { action: 'withdraw' }))).toMatchObject({ deducted: '30.00', left: '370.00' });
    expect((await change(one, { action: 'withdraw' })).status).toBe(409);
    expect((await now()).deductions).toMatchObject([
      { _id: one, withdrawn_at: expect.any(String) as string },
      { _id: other },
    ]);
    const lower = { action: 'lower', answer: 'Less.', amount: '20.00' };
    expect(problemOf(await change(other, lower)).detail).toContain('Nobody disputes this deduction.');
    await settle('370.00');
    expect((await arrange(app, token, ['deduction', other], photos)).status).toBe(409);
    expect((await change(other, { action: 'withdraw' })).status).toBe(409);
    await expect(app.database.query('DELETE FROM deposit_deductions WHERE deposit_id = $1', [id])).rejects.toThrow(
      /never deleted/,
    );
  });
});

describe('a deduction for what was left worse than it was found', () => {
  /** The walls were good and are damaged, with a photo; the floor has none, and nobody looked at the ceiling before. */
  async function aWorseRoom() {
    const lease = await aLeaseWithDeposit(app, world.players.h1);
    const [mine, theirs] = [reportsOf(app, lease.roomie), reportsOf(app, world.players.h1)];
    const before = await mine.begun('move_in');
    for (const thing of ['walls', 'floor']) {
      await mine.save(before._id, itemOf(before, 'room', thing)._id, { condition: 'good' });
    }
    await mine.submit();
    await lease.owner.ask('PUT', `/api/roomies/prerelease/${lease.roomie.account.id}`, { release_date: today() });
    const after = await theirs.begun('move_out', lease.roomie.account.id);
    const item = (thing: string) => itemOf(after, 'room', thing)._id;
    const photos = await theirs.photos(9_001);
    await theirs.save(after._id, item('walls'), { condition: 'damaged', photos });
    await theirs.save(after._id, item('floor'), { condition: 'damaged' });
    await theirs.save(after._id, item('ceiling'), { condition: 'damaged', photos: await theirs.photos(9_002) });
    await theirs.submitMoveOut(after._id);
    await lease.release();
    const { deposit } = await lease.data();
    const deduct = (item_id: string) =>
      lease.owner.ask('POST', `/api/deposits/${deposit?._id ?? ''}/deductions`, {
        ...{ reason: 'New paint.', amount: '80.00' },
        ground: { kind: 'item', item_id },
      });
    return { ...lease, deposit, item, deduct };
  }

  it('rests on both reports, and is shown with the photos of the second', async () => {
    const { deposit, item, deduct, ask, path, roomie } = await aWorseRoom();
    const walls = { item_id: item('walls'), before: 'good', after: 'damaged' };
    expect(deposit?.worsened).toMatchObject([walls]);
    const made = depositOf(await deduct(item('walls')));
    expect(made).toMatchObject({
      deducted: '80.00',
      worsened: [],
      deductions: [{ ground: { kind: 'item', ...walls } }],
    });
    const seen = ((await ask('GET', path)).body as { deposit: Deposit }).deposit;
    expect(seen.deductions).toEqual(made.deductions);
    const url = seen.deductions[0]?.photos[0]?.url ?? '';
    expect((await fetchImage(app, url, roomie.token)).status).toBe(200);
  });

  it('is for nothing else, and once', async () => {
    const { item, deduct } = await aWorseRoom();
    for (const other of [item('floor'), item('ceiling'), randomUUID()]) {
      expect(problemOf(await deduct(other)).status).toBe(422);
    }
    const foreign = await aWorseRoom();
    expect((await deduct(foreign.item('walls'))).status).toBe(422);
    expect(statusesOf(await Promise.all([deduct(item('walls')), deduct(item('walls'))]))).toEqual([201, 409]);
  });
});

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
      ...{ returned_damaged_deposit: isReturned, returned_damaged_form_description: 'Bank transfer' },
      ...{ returned_damaged_deposit_date: today(), comments: 'All the best.' },
      deposit: { state, left: returned, settled: { returned, returned_on: today(), how: 'Bank transfer' } },
    });
    await app.drainEvents();
    const titles = await unreadTitles(app, { account_id: deposit.roomie.account.id, subject_id: deposit.id });
    expect(titles[0]).toMatch(/ settled your deposit$/);
  });

  it('adds up to what is held, on a day that has come', async () => {
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

  it('happens once, whoever else settles or deducts at the same moment', async () => {
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

  it('is done once a key', async () => {
    const { path } = await held();
    const body = {
      ...{ returned_damaged_deposit: true, returned: '400.00', returned_damaged_deposit_date: today() },
    };
    const asked = { token: world.players.h1.token, body, headers: { 'idempotency-key': randomUUID() } };
    const first = await call(app, 'PUT', path, asked);
    const again = await call(app, 'PUT', path, asked);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
  });

  it('of an admin is on the audit log', async () => {
    const { path, id, roomie } = await held();
    const { adm } = world.players;
    const body = {
      ...{ returned_damaged_deposit: true, returned: '400.00', returned_damaged_deposit_date: today() },
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
  it('is about deductions, each once, and is answered: kept, lowered or withdrawn', async () => {
    const { deducted, dispute, change, now, id, roomie } = await held();
    const [lamp, wall, key] = [await deducted('50.00'), await deducted('30.00'), await deducted('20.00')];
    expect((await dispute([lamp, wall, key], 'All of it was old.')).status).toBe(200);
    expect(problemOf(await dispute([lamp])).detail).toBe('You have disputed this deduction already.');
    await app.drainEvents();
    const asked = await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: id });
    expect(asked).toEqual([expect.stringMatching(/ disputes what you deducted from the deposit$/)]);
    expect((await change(lamp, { action: 'keep', answer: 'It was new in May.' })).status).toBe(200);
    expect((await change(wall, { action: 'lower', answer: 'Half of it.', amount: '30.00' })).status).toBe(422);
    expect((await change(wall, { action: 'lower', answer: 'Half of it.', amount: '15.00' })).status).toBe(200);
    expect((await change(key, { action: 'withdraw', answer: 'Found it.' })).status).toBe(200);
    expect(await now()).toMatchObject({
      ...{ state: 'held', deducted: '65.00' },
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

  it('can follow within sixty days, and not on what is withdrawn', async () => {
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

  it('and the settlement at the same moment both count, whichever comes first', async () => {
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

describe('the clock', () => {
  it('warns the homeowner a week and a day before, and both sides once it is late', async () => {
    // A homeowner of whom nothing else is held.
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
    expect((await ownersAlerts())[0]).toMatch(/ is late$/);
    expect(await unreadTitles(app, { account_id: roomie.account.id, kind: 'deposit_due' })).toEqual([
      'Your deposit is late',
    ]);
    const mails = await app.database.query(`SELECT 1 FROM email_message WHERE account_id = $1 AND template = 'alert'`, [
      roomie.account.id,
    ]);
    expect(mails.length).toBeGreaterThan(0);
  });

  it('is silent about what was settled in time', async () => {
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
  it('is archived by itself once its deposit is settled and nothing can follow', async () => {
    const { settle, leaseState } = await held();
    await settle('400.00');
    await app.drainEvents();
    expect(await leaseState()).toBe('archived');
  });

  it('waits for disputes: until they are answered, or until there can be none', async () => {
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

describe('the statement', () => {
  const textOf = async (path: string, token: string): Promise<string> => {
    const { status, bytes } = await fetchImage(app, path, token);
    expect(status).toBe(200);
    return (await readPdf(bytes)).text.replace(/\s+/g, ' ');
  };

  it('is a PDF for both sides once it is settled, and another after an answer changed it', async () => {
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

it('keeps its photos once it is settled, also from who began to change them before', async () => {
  const { deducted, settle } = await held();
  const lamp = await deducted('10.00');
  await settle('390.00');
  await expect(app.get(DeductionPhotos).arranged(lamp, [aPhoto])).rejects.toMatchObject({ status: 409 });
});

describe('the evidence of a deposit', () => {
  /** What only somebody with the keys of the database could do. */
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
  ])('shows that %s is another, and in which line', async (_what, sql, step) => {
    const { deducted, dispute, change, settle, id, now } = await held();
    const lamp = await deducted('80.00');
    await dispute([lamp], 'It was old.');
    await change(lamp, { action: 'lower', answer: 'Half of it.', amount: '50.00' });
    expect((await settle('350.00')).status).toBe(200);
    await app.drainEvents();
    const { steps } = await now();
    const line = steps.findIndex((each) => each.step === step) + 1;
    const stream = `deposit:${id}`;
    const look = () => depositWitness((text, values) => app.database.query(text, values), stream);
    expect(await look()).toBeNull();
    await tamper(sql.replaceAll('{id}', id).replaceAll('{lamp}', lamp));
    expect(await look()).toBe(line);
  });

  it('is followed by the command that verifies all of it', async () => {
    const { id, deducted } = await held();
    const lamp = await deducted('10.00');
    await tamper(`UPDATE deposit_deductions SET first_minor = 1100, amount_minor = 1100 WHERE id = '${lamp}'`);
    const { code, output } = await verifyEvidence(app);
    expect(code).toBe(1);
    expect(output).toContain(`The stream deposit:${id} is contradicted at line`);
  });
});
