import type { AgreementDetail, LeaseEnd, LeaseSettings } from '@common-roof/contracts';

import { agreementEvidenceVerifier } from '#contexts/letting/leasing/agreements/agreement-evidence-verifier.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';

let app: Letting['app'];
let world: Letting['world'];
let ads: Letting['ads'];
let inDays: Letting['inDays'];
let aLease: Letting['aLease'];

beforeAll(async () => {
  ({ app, world, ads, inDays, aLease } = await startLetting());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

type Lease = Awaited<ReturnType<Letting['aLease']>>;

/** Creates a lease whose last day is within its notice period, and returns its outcome. */
async function atItsEnd(then?: LeaseSettings['fixed_term']): Promise<Lease & { endsOn: string }> {
  const endsOn = inDays(20);
  const lease = await aLease({ ends_on: endsOn });
  if (then !== undefined) {
    const path = `/api/leases/settings/${lease.houseId}`;
    const { body } = await lease.owner.ask('GET', path);
    expect((await lease.owner.ask('PUT', path, { ...(body as LeaseSettings), fixed_term: then })).status).toBe(200);
  }
  await app.runDue();
  await app.drainEvents();
  return { ...lease, endsOn };
}

const isBorneOut = async ({ lease }: Lease): Promise<boolean> =>
  (await agreementEvidenceVerifier.firstContradictedLine(
    (sql, values) => app.database.query(sql, values),
    `agreement:${lease._id}`,
  )) === null;

const alerts = async (lease: Lease, to: string): Promise<string[]> =>
  unreadTitles(app, { account_id: to, subject_id: lease.lease._id, kind: 'lease_ends' });

describe('a lease with a last day', () => {
  it('ends on it automatically, and both parties are told in time', async () => {
    const lease = await atItsEnd();
    expect(await lease.state()).toMatchObject({
      state: 'pre_released',
      release_date: lease.endsOn,
      notice_by: 'term',
      stay: 'releasing',
      ends_on: lease.endsOn,
    });
    for (const id of [world.players.h1.account.id, lease.account.id]) {
      expect(await alerts(lease, id)).toEqual([expect.stringMatching(/^“.*” with .* ends on .*, as agreed$/)]);
    }
    expect((await lease.about()).notice).toMatchObject({ by: 'term', release_date: lease.endsOn });
    expect(await isBorneOut(lease)).toBe(true);
    // It is released like any other.
    app.clock.advance(21 * 86_400);
    expect((await lease.release(lease.endsOn)).status).toBe(200);
  });

  it('leaves the room free from the day after', async () => {
    const { roomId } = await atItsEnd();
    const offer = (starts_on: string) =>
      ads.ask('POST', `/api/newroomies/${roomId}`, {
        first_name: 'Mara',
        last_name: 'Lind',
        email: `term${String(Date.now())}@ends.test`,
        note: '',
        rent: '500.00',
        deposit: '0.00',
        starts_on,
      });
    expect(problemOf(await offer(inDays(20))).errors?.[0]?.path).toBe('starts_on');
    expect((await offer(inDays(21))).status).toBe(201);
  });

  it('can end by notice on that day or before it, and not later', async () => {
    const lease = await aLease({ ends_on: inDays(200) });
    expect(await lease.about()).toMatchObject({ term: { ends_on: inDays(200), then: 'ends' }, notice: null });
    const late = problemOf(await lease.notice(inDays(201)));
    expect(late.errors?.[0]?.path).toBe('release_date');
    expect(late.detail).toMatch(/^The lease ends on .* by itself/);
    expect((await lease.notice(inDays(200))).status).toBe(200);
  });

  it('continues after it when both parties agree, with its rent', async () => {
    const lease = await atItsEnd();
    for (const side of [lease.owner, lease.roomie]) {
      expect((await side.ask('PUT', `/api/roomies/rollbackrelease/${lease.account.id}`)).status).toBe(409);
    }
    expect((await lease.request({ kind: 'withdraw_notice', reason: '' }, lease.roomie)).status).toBe(200);
    expect((await lease.answer(true, lease.owner)).status).toBe(200);
    expect(await lease.state()).toMatchObject({ state: 'active', release_date: null, stay: 'active', ends_on: null });
    expect((await lease.about()) satisfies LeaseEnd).toMatchObject({ term: null, notice: null });
    expect(await isBorneOut(lease)).toBe(true);
    // The scheduled event fires again, after the term was changed.
    await app.runDue();
    expect(await lease.state()).toMatchObject({ state: 'active' });
    // From then on, notice can be given for any day.
    expect((await lease.notice(inDays(60))).status).toBe(200);
  });

  it('continues automatically if the house says so', async () => {
    const lease = await atItsEnd('runs_on');
    expect(await lease.state()).toMatchObject({ state: 'active', release_date: null, stay: 'active' });
    for (const id of [world.players.h1.account.id, lease.account.id]) {
      expect(await alerts(lease, id)).toEqual([expect.stringMatching(/^“.*” with .* continues after /)]);
    }
    expect(await isBorneOut(lease)).toBe(true);
    app.clock.advance(70 * 86_400);
    await app.runDue();
    await app.drainEvents();
    const [row] = await app.database.query<{ last: string }>(
      `SELECT max(j.facts->>'to') AS last FROM money_journals j WHERE j.subject_id = $1 AND j.kind = 'rent_due'`,
      [lease.lease._id],
    );
    expect((row?.last ?? '') > lease.endsOn).toBe(true);
  });

  it('is followed by a new one, which continues the tenancy', async () => {
    const lease = await atItsEnd();
    const next = (
      await lease.owner.edit(lease.account.id, lease.lease, '<p>Another year.</p>', { ends_on: inDays(300) })
    ).body as AgreementDetail;
    expect(next).toMatchObject({ state: 'draft', supersedes: lease.lease._id });
    await lease.roomie.sign((await lease.owner.act(next._id, 'send')).body as AgreementDetail);
    expect((await lease.owner.countersign(next._id)).status).toBe(200);
    expect(await lease.state()).toMatchObject({ state: 'archived', stay: 'active', ends_on: null });
    expect(await isBorneOut(lease)).toBe(true);
  });
});
