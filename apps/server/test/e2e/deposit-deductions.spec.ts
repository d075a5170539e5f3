import { randomUUID } from 'node:crypto';

import type { Deposit } from '@common-roof/contracts';

import { DeductionPhotos } from '#contexts/letting/deposits/deduction-photos.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aLeaseWithDeposit, depositOf, type Deposits, startDeposits } from '#test/support/deposits.ts';
import { call, problemOf, statusesOf } from '#test/support/http.ts';
import { itemOf, reportsOf } from '#test/support/move-reports.ts';
import { arrange, fetchImage } from '#test/support/pictures.ts';

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

const aPhoto = { image_id: randomUUID(), caption: '', width: 1, height: 1, url: '', small_url: '' };

describe('a deduction', () => {
  it('has a receipt with a photo, which the roomie sees as soon as it is made', async () => {
    const { deduct, ask, path, roomie, id } = await held();
    const made = depositOf(await deduct('25.50', 'The lamp in the hall.'));
    expect(made).toMatchObject({
      deducted: '25.50',
      left: '374.50',
      deductions: [{ reason: 'The lamp in the hall.', amount: '25.50', first_amount: '25.50', withdrawn_at: null }],
    });
    const seen = ((await ask('GET', path)).body as { deposit: Deposit }).deposit;
    expect(seen.deductions).toEqual(made.deductions);
    const url = seen.deductions[0]?.photos[0]?.url ?? '';
    expect((await fetchImage(app, url, roomie.token)).status).toBe(200);
    expect((await fetchImage(app, url, world.players.r1.token)).status).toBe(404);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: roomie.account.id, subject_id: id })).toEqual([
      expect.stringMatching(/ deducted £25\.50 from your deposit$/),
    ]);
  });

  it("is rejected without a photo, with others' photos, of nothing, or of more than is held", async () => {
    const { owner, id, photo, deduct, now } = await held();
    const ask = (amount: string, photos: readonly string[]) =>
      owner.ask('POST', `/api/deposits/${id}/deductions`, {
        reason: 'A lamp.',
        amount,
        ground: { kind: 'receipt', photos },
      });
    expect((await ask('10.00', [])).status).toBe(400);
    expect((await ask('10.00', [randomUUID()])).status).toBe(422);
    expect((await ask('0.00', [await photo()])).status).toBe(400);
    expect((await ask('400.01', [await photo()])).status).toBe(422);
    expect(await now()).toMatchObject({ deducted: '0.00', deductions: [] });
    // Together they may equal the held amount, and not exceed it by a penny.
    const answers = await Promise.all(['250.00', '250.00', '150.00'].map((amount) => deduct(amount)));
    expect(statusesOf(answers).slice(0, 1)).toEqual([201]);
    expect(Number((await now()).deducted)).toBeLessThanOrEqual(400);
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2);
  });

  it('is made once per key', async () => {
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

  it('can be withdrawn, not deleted, and its photos can be sorted while the deposit is held', async () => {
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

describe('a deduction for damage found at move-out', () => {
  /** The walls were good and are damaged, with a photo; the floor has none, and the ceiling wasn't recorded before. */
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
        reason: 'New paint.',
        amount: '80.00',
        ground: { kind: 'item', item_id },
      });
    return { ...lease, deposit, item, deduct };
  }

  it('refers to both reports, and is shown with the photos of the second', async () => {
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

  it('is for nothing else, and can be made once', async () => {
    const { item, deduct } = await aWorseRoom();
    for (const other of [item('floor'), item('ceiling'), randomUUID()]) {
      expect(problemOf(await deduct(other)).status).toBe(422);
    }
    const foreign = await aWorseRoom();
    expect((await deduct(foreign.item('walls'))).status).toBe(422);
    expect(statusesOf(await Promise.all([deduct(item('walls')), deduct(item('walls'))]))).toEqual([201, 409]);
  });
});

it('a deduction keeps its photos after the settlement, even against a change begun before', async () => {
  const { deducted, settle } = await held();
  const lamp = await deducted('10.00');
  await settle('390.00');
  await expect(app.get(DeductionPhotos).arranged(lamp, [aPhoto])).rejects.toMatchObject({ status: 409 });
});
