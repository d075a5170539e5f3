import type { AgreementDetail, RoomiePublic } from '@common-roof/contracts';

import { offerTerms, proofByLink, slugOf } from '#test/support/ads.ts';
import { aDailyChore, choresOf, planOf } from '#test/support/chores.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { type Answer, call, problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { showingsOf } from '#test/support/showings.ts';
import { setPassword, signIn } from '#test/support/world.ts';

let app: Letting['app'];
let world: Letting['world'];
let ads: Letting['ads'];
let owner: Letting['owner'];
let inDays: Letting['inDays'];
let aLease: Letting['aLease'];

beforeAll(async () => {
  ({ app, world, ads, owner, inDays, aLease } = await startLetting());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const PASSWORD = 'a long enough passphrase for tests';
const RULES = { type: 'house_rules', title: 'House rules', agreement: '<p>Be kind.</p>' };

describe('rolling back', () => {
  it('a notice restores everything, and withdraws offers of the room', async () => {
    const { notice, rollBack, state, roomId } = await aLease();
    const before = await state();
    await notice(inDays(30));
    const offer = await ads.offer(roomId, {
      first_name: 'Mara',
      last_name: 'Lind',
      email: `back${String(Date.now())}@ends.test`,
      starts_on: inDays(40),
    });
    expect(offer.state).toBe('invited');
    expect(((await rollBack()).body as AgreementDetail).state).toBe('active');
    expect(await state()).toEqual(before);
    await app.drainEvents();
    expect((await ads.ask('GET', `/api/newroomies/${offer._id}`)).body).toMatchObject({ state: 'withdrawn' });
  });

  it('a release restores everything, including other agreements between the two', async () => {
    const { notice, agreeOn, release, rollBack, state, roomId, roomie, account } = await aLease();
    const rules = await owner.make(roomId, { state: 'sent' }, RULES);
    await roomie.sign(rules);
    await owner.setStatus(account.id, rules._id, true);
    await notice(inDays(30));
    await agreeOn(inDays(0));
    const underNotice = await state();
    await release(inDays(0));
    expect((await owner.read(rules._id)).state).toBe('inactive');
    const back = (await rollBack()).body as AgreementDetail;
    expect(back.steps.map(({ step }) => step).slice(-3)).toEqual(['earlier_end_agreed', 'released', 'rolled_back']);
    expect(await state()).toEqual(underNotice);
    expect((await owner.read(rules._id)).state).toBe('active');
    await app.drainEvents();
    const me = (await owner.ask('GET', `/api/roomies/by-id/${account.id}`)).body as RoomiePublic;
    expect(me).toMatchObject({ tenancy_state: 'releasing' });
    // It can be released again.
    expect((await release(inDays(0))).status).toBe(200);
  });

  it('a release restores the showings of the room', async () => {
    const { notice, agreeOn, release, rollBack, roomId, account } = await aLease();
    const tenant = await signIn(app, account);
    const showings = showingsOf(app, world.players.h1);
    const [open, withTheirYes] = [await showings.propose(roomId), await showings.propose(roomId)];
    const answered = await showingsOf(app, tenant).change(withTheirYes, 'confirm');
    expect(answered.body).toMatchObject({ state: 'confirmed' });
    await notice(inDays(30));
    await agreeOn(inDays(0));
    await release(inDays(0));
    await app.drainEvents();
    expect(await showings.ofRoom(roomId)).toMatchObject([{ waits_for: 'visitor' }, { state: 'confirmed' }]);
    await rollBack();
    await app.drainEvents();
    // The room is empty on those days, because the last day was agreed before.
    expect(await showings.ofRoom(roomId)).toMatchObject([
      { _id: open._id, state: 'proposed', waits_for: 'visitor' },
      { _id: withTheirYes._id, state: 'confirmed' },
    ]);
  });

  it('is rejected once the room is let or promised to another person, and changes nothing', async () => {
    const one = await aLease();
    await one.notice(inDays(30));
    await one.release(inDays(0));
    await aRoomieIn(app, one.roomId, inDays(1));
    const let_ = await one.state();
    expect(problemOf(await one.rollBack()).detail).toBe('The room is taken on one of these days.');
    expect(await one.state()).toEqual(let_);

    const other = await aLease();
    await other.notice(inDays(30));
    const template_id = await owner.template();
    const offer = await ads.offer(other.roomId, {
      ...offerTerms,
      first_name: 'Mara',
      last_name: 'Lind',
      email: `p${String(Date.now())}@ends.test`,
      starts_on: inDays(40),
      template_id,
    });
    const body = { ...(await proofByLink(app, offer)), signature: 'Mara Lind' };
    expect((await call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { body })).status).toBe(200);
    expect(problemOf(await other.rollBack()).detail).toBe('Another person has already signed a lease for this room.');
  });

  it.each([
    ['room was taken out', 'The room or its house is not let any more.'],
    ['house was archived', 'The room or its house is not let any more.'],
    ['account is being deleted', 'The account of this roomie is being deleted.'],
  ])('is rejected once the %s, and changes nothing', async (what, says) => {
    const { notice, release, rollBack, state, roomId, houseId, roomie, account } = await aLease(
      { deposit: '0.00' },
      what.startsWith('house') ? 1 : 2,
    );
    await setPassword(app, account, PASSWORD);
    await notice(inDays(30));
    await release(inDays(0));
    await app.drainEvents();
    const released = await state();
    const done = {
      'room was taken out': () => ads.ask('DELETE', `/api/rooms/${roomId}`),
      'house was archived': () =>
        ads.ask('DELETE', `/api/houses/${houseId}`, { homeowner_id: world.players.h1.account.id }),
      'account is being deleted': () => roomie.ask('DELETE', '/api/me', { current_password: PASSWORD }),
    }[what];
    expect((await done?.())?.status).toBeLessThan(300);
    expect(problemOf(await rollBack())).toMatchObject({ status: 409, detail: says });
    expect(await state()).toEqual(released);
  });

  it('gives back the turns that others were assigned since', async () => {
    const { notice, release, rollBack, houseId, account } = await aLease({ deposit: '0.00' }, 2);
    await choresOf(app, await signIn(app, world.players.h1.account)).add(houseId, [aDailyChore({ name: 'Bins' })]);
    await app.drainEvents();
    const turns = async () => (await planOf(app).rows(houseId)).filter(({ due_on: day }) => day <= inDays(21));
    const theirs = (rows: Awaited<ReturnType<typeof turns>>) => rows.filter(({ assignee_id: id }) => id === account.id);
    const before = await turns();
    expect(theirs(before).length).toBeGreaterThan(3);

    await notice(inDays(30));
    await release(inDays(0));
    await app.drainEvents();
    expect(theirs(await turns()).every(({ due_on: day }) => day <= inDays(0))).toBe(true);
    // First the end, then the notice.
    for (const what of ['end', 'notice']) expect([what, (await rollBack()).status]).toEqual([what, 200]);
    await app.drainEvents();
    expect(await turns()).toEqual(before);
  });

  it('is for the two parties of the lease, when there is something to withdraw', async () => {
    const { notice, account, rollBack } = await aLease();
    expect((await rollBack()).status).toBe(409);
    await notice(inDays(30), owner);
    const path = `/api/roomies/rollbackrelease/${account.id}`;
    const statuses = [];
    for (const { token } of [await signIn(app, account), world.players.h2]) {
      statuses.push((await call(app, 'PUT', path, { token })).status);
    }
    expect(statuses).toEqual([409, 404]);
  });
});

describe('a new lease for a roomie under notice', () => {
  it('begins once the notice is withdrawn, and not beside it', async () => {
    const { lease, notice, rollBack, state, roomie, account } = await aLease();
    const next = (await owner.edit(account.id, lease, '<p>Another text.</p>')).body as AgreementDetail;
    await roomie.sign((await owner.act(next._id, 'send')).body as AgreementDetail);
    await notice(inDays(30));
    const underNotice = await state();
    const countersign = (): Promise<Answer> => owner.countersign(next._id);
    expect(problemOf(await countersign()).detail).toBe('Notice was given on this stay. Take it back first.');
    expect(await state()).toEqual(underNotice);
    expect((await rollBack()).status).toBe(200);
    expect((await countersign()).status).toBe(200);
    expect((await owner.read(lease._id)).state).toBe('archived');
  });
});
