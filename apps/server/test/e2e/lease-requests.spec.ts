import type { AgreementDetail, LeaseEnd } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { call, problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { signIn } from '#test/support/world.ts';

let app: Letting['app'];
let world: Letting['world'];
let owner: Letting['owner'];
let inDays: Letting['inDays'];
let aLease: Letting['aLease'];

beforeAll(async () => {
  ({ app, world, owner, inDays, aLease } = await startLetting());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const stepsOf = async (id: string) =>
  (await owner.read(id)).steps.filter(({ step }) => step !== 'sealed').map(({ step, by }) => [step, by]);

describe('an earlier last day', () => {
  it("needs both parties: the homeowner alone can't end the tenancy before the day of the notice", async () => {
    const { notice, settlement, end, state } = await aLease();
    await notice(inDays(30));
    const before = await state();
    const { sha256 } = await settlement(inDays(0));
    const refused = problemOf(await end('releaselease', { settlement_sha256: sha256, left_on: inDays(0) }));
    expect(refused.status).toBe(409);
    expect(refused.detail).toMatch(/^The lease ends on .+\. Both parties have to agree to an earlier last day\.$/);
    expect(await state()).toEqual(before);
  });

  it('changes nothing until it is accepted, then moves notice and tenancy, with evidence', async () => {
    const { notice, lease, account, request, answer, about, state, roomie, release } = await aLease();
    await notice(inDays(30));
    const asked = await request({ kind: 'earlier_end', last_day: inDays(0), reason: 'The new roomie comes.' }, owner);
    expect(asked.status).toBe(200);
    expect((asked.body as LeaseEnd).request).toMatchObject({
      kind: 'earlier_end',
      by: 'homeowner',
      last_day: inDays(0),
    });
    expect(await state()).toMatchObject({ release_date: inDays(30), ends_on: inDays(30) });
    await app.drainEvents();
    const told = await unreadTitles(app, { account_id: account.id, subject_id: lease._id });
    expect(told[0]).toMatch(/ asks to end “Room lease” earlier, on /);

    expect(problemOf(await answer(true, owner)).detail).toBe(
      'You made this request. The other party has to answer it.',
    );
    expect((await answer(true, roomie)).status).toBe(200);
    expect(await about()).toMatchObject({ request: null, notice: { by: 'tenant', release_date: inDays(0) } });
    expect(await state()).toMatchObject({ state: 'pre_released', release_date: inDays(0), ends_on: inDays(0) });
    expect((await stepsOf(lease._id)).slice(-2)).toEqual([
      ['earlier_end_requested', 'homeowner'],
      ['earlier_end_agreed', 'tenant'],
    ]);
    await app.drainEvents();
    const { h1 } = world.players;
    expect((await unreadTitles(app, { account_id: h1.account.id, subject_id: lease._id }))[0]).toMatch(
      /^Some Body agreed: “Room lease” ends on /,
    );
    expect((await release(inDays(0))).status).toBe(200);
  });

  it('can be requested by the roomie, and declined', async () => {
    const { notice, request, answer, about, roomie, account, lease } = await aLease();
    await notice(inDays(30), owner);
    await request({ kind: 'earlier_end', last_day: inDays(10) }, roomie);
    expect((await answer(false, owner)).status).toBe(200);
    expect(await about()).toMatchObject({ request: null, notice: { release_date: inDays(30) } });
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: account.id, subject_id: lease._id })).toContainEqual(
      expect.stringMatching(/ declined your request about “Room lease”$/),
    );
  });

  it('is within the lease and before the day of the notice, and only one request is open at a time', async () => {
    const { notice, request, roomie } = await aLease();
    const ask = (last_day: string) => request({ kind: 'earlier_end', last_day }, owner);
    expect(problemOf(await ask(inDays(1))).detail).toBe('Nobody has given notice on this lease.');
    await notice(inDays(30));
    expect((await ask(inDays(30))).status).toBe(422);
    expect((await ask('2020-01-01')).status).toBe(422);
    const answers = await Promise.all([
      ask(inDays(3)),
      ask(inDays(4)),
      request({ kind: 'earlier_end', last_day: inDays(5) }, roomie),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('notice from one party', () => {
  it("can't be withdrawn by the other party alone", async () => {
    const { notice, end, state, account, roomie } = await aLease();
    await notice(inDays(30));
    const before = await state();
    const refused = problemOf(await end('rollbackrelease'));
    expect(refused).toMatchObject({
      status: 409,
      detail: 'The other party gave this notice. Ask them to agree that the lease continues.',
    });
    expect(await state()).toEqual(before);
    // Its own party can withdraw it, including the roomie.
    expect((await roomie.ask('PUT', `/api/roomies/rollbackrelease/${account.id}`)).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'active', release_date: null, stay: 'active', ends_on: null });
    await app.drainEvents();
    const told = await unreadTitles(app, { account_id: world.players.h1.account.id, kind: 'lease_ends' });
    expect(told).toContain('“Room lease” continues');
  });

  it('is withdrawn when both agree', async () => {
    const { notice, request, answer, state, roomie, lease } = await aLease();
    await notice(inDays(30));
    expect(problemOf(await request({ kind: 'withdraw_notice' }, roomie)).detail).toBe(
      'You gave this notice yourself. You can take it back.',
    );
    await request({ kind: 'withdraw_notice', reason: 'Please stay.' }, owner);
    expect((await answer(true, roomie)).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'active', release_date: null, notice_by: null, stay: 'active' });
    expect((await stepsOf(lease._id)).slice(-2)).toEqual([
      ['withdrawal_requested', 'homeowner'],
      ['notice_taken_back', 'tenant'],
    ]);
  });

  it('is restored when the release is rolled back', async () => {
    const { notice, agreeOn, release, end, state } = await aLease();
    await notice(inDays(30));
    await agreeOn(inDays(0));
    const before = await state();
    await release(inDays(0));
    const back = await end('rollbackrelease');
    expect((back.body as AgreementDetail).state).toBe('pre_released');
    expect(await state()).toEqual(before);
  });
});

describe('a request', () => {
  it('is withdrawn by its author, and lapses with the notice', async () => {
    const { notice, request, answer, about, roomie, rollBack } = await aLease();
    await notice(inDays(30));
    await request({ kind: 'earlier_end', last_day: inDays(3) }, owner);
    const path = async (): Promise<string> =>
      `/api/leases/requests/${existing((await about()).request ?? undefined)._id}`;
    expect(problemOf(await roomie.ask('DELETE', await path())).status).toBe(409);
    const first = await path();
    expect((await owner.ask('DELETE', first)).status).toBe(200);
    expect(problemOf(await roomie.ask('PUT', first, { accept: true })).detail).toBe(
      'This request was answered or withdrawn.',
    );
    await request({ kind: 'earlier_end', last_day: inDays(3) }, owner);
    const second = await path();
    await rollBack();
    expect((await about()).request).toBeNull();
    expect((await roomie.ask('PUT', second, { accept: true })).status).toBe(409);
    expect((await answer(true, roomie)).status).toBe(404);
  });

  it('is answered once by two answers at the same moment, and never by a third person', async () => {
    const { notice, request, about, roomie, state } = await aLease();
    await notice(inDays(30));
    await request({ kind: 'earlier_end', last_day: inDays(3) }, owner);
    const path = `/api/leases/requests/${existing((await about()).request ?? undefined)._id}`;
    for (const { account } of [world.players.rB, world.players.h2]) {
      const { token } = await signIn(app, account);
      expect((await call(app, 'PUT', path, { token, body: { accept: true } })).status).toBe(404);
    }
    const answers = await Promise.all([
      roomie.ask('PUT', path, { accept: true }),
      roomie.ask('PUT', path, { accept: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const accepted = answers[0].status === 200;
    expect(await state()).toMatchObject({ release_date: accepted ? inDays(3) : inDays(30) });
  });
});
