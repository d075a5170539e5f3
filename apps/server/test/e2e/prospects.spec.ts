import type { LeaseOffer, Page, Prospect, ProspectDetail } from '@common-roof/contracts';

import { adsOf, linkOfOffer, type Offered, offerTerms, slugOf } from '#test/support/ads.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { leaseOffersOf } from '#test/support/offers.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let ads: ReturnType<typeof adsOf>;
let serial = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  ads = adsOf(app, world.players.h1);
});
afterAll(() => app.close());

const person = () => ({ first_name: 'Nils', last_name: 'Berg', email: `nils${String((serial += 1))}@offer.test` });
const inDays = (days: number): string =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const offered = async (): Promise<Offered> => ads.offer((await ads.emptyRoom()).roomId, person());
const read = (slug: string) => call(app, 'GET', `/api/newlease/${slug}`);
const act = (id: string, body: object) => ads.ask('PUT', `/api/newroomies/${id}`, body);

describe('an offer', () => {
  it('to an applicant moves them to "offered", and its link is e-mailed', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const offer = await ads.offer(ad.room._id, { applicant_id: applicant._id });
    expect(offer).toMatchObject({ state: 'invited', email: applicant.email, applicant_id: applicant._id });
    expect(await ads.applicants(ad._id)).toMatchObject([{ state: 'offered' }]);
    await app.drainEvents();
    const mail = await mailTo(applicant.email, /offers you /);
    expect(mail.text).toContain(`/newlease/${slugOf(offer)}`);
  });

  it('is opened by its link without an account, which the homeowner sees', async () => {
    const offer = await offered();
    const socket = await connect(app, world.players.h1.token);
    const told = nextEvent(socket, 'prospect:changed', ({ prospect_id }) => prospect_id === offer._id);
    const page = (await read(slugOf(offer))).body as LeaseOffer;
    expect(page).toMatchObject({
      state: 'viewed',
      address: '1 Elm Street, LS1 1AA Leeds',
      rent: '520.00',
      lease: null,
    });
    await app.drainEvents();
    await told;
    const seen = (await ads.ask('GET', `/api/newroomies/${offer._id}`)).body as Prospect;
    expect(seen.state).toBe('viewed');
    expect(seen.viewed_at).not.toBeNull();
    socket.close();
  });

  it('stores only a hash of its link', async () => {
    const offer = await offered();
    const [row] = await app.database.query<{ all: string }>('SELECT p::text AS all FROM prospects p WHERE id = $1', [
      offer._id,
    ]);
    expect(slugOf(offer)).toMatch(/^[\w-]{22}$/);
    expect(row?.all).not.toContain(slugOf(offer));
  });

  it('expires after 14 days, and then reveals nothing about the house', async () => {
    const offer = await offered();
    app.clock.advance(14 * 86_400 + 1);
    const answer = await read(slugOf(offer));
    expect(answer.body).toEqual({ state: 'expired', homeowner: 'h1 Player' });
    expect((await ads.ask('GET', `/api/newroomies/${offer._id}`)).body).toMatchObject({ state: 'expired' });
    expect((await act(offer._id, { action: 'change', version: 1, rent: '1.00' })).status).toBe(409);
    app.clock.set(new Date());
  });

  it('is sent again with a new link, and the previous one opens nothing', async () => {
    const offer = await offered();
    expect((await act(offer._id, { action: 'resend' })).status).toBe(200);
    const again = { link: await linkOfOffer(app, offer._id) };
    expect(slugOf(again)).not.toBe(slugOf(offer));
    expect((await read(slugOf(offer))).status).toBe(404);
    expect((await read(slugOf(again))).status).toBe(200);
    await app.drainEvents();
    await mailTo(offer.email, /offers you /);
  });

  it('whose first day has passed is sent again with a new one, which its lease has, too', async () => {
    const { roomId } = await ads.emptyRoom();
    const template_id = await leaseOffersOf(app, world.players.h1).template();
    const offer = await ads.offer(roomId, { ...person(), template_id, starts_on: inDays(5) });
    app.clock.advance(20 * 86_400);
    const late = await act(offer._id, { action: 'resend' });
    const detail = 'The first day of this offer has passed. Choose a new one.';
    expect(problemOf(late)).toMatchObject({ status: 422, detail, errors: [{ path: 'starts_on', message: detail }] });
    const past = await act(offer._id, { action: 'resend', starts_on: inDays(-1) });
    expect(problemOf(past)).toMatchObject({ status: 422, errors: [{ path: 'starts_on' }] });
    const starts_on = inDays(3);
    expect((await act(offer._id, { action: 'resend', starts_on })).body).toMatchObject({ state: 'invited', starts_on });
    const again = { link: await linkOfOffer(app, offer._id) };
    const shown = (await read(slugOf(again))).body as LeaseOffer;
    expect(shown).toMatchObject({ starts_on, rent: '520.00', lease: { state: 'sent', terms: { starts_on } } });
    app.clock.set(new Date());
  });

  it('whose first day has passed goes to another address with a new one', async () => {
    const offer = await ads.offer((await ads.emptyRoom()).roomId, { ...person(), starts_on: inDays(5) });
    app.clock.advance(6 * 86_400);
    const { email } = person();
    const readdress = { action: 'readdress', version: offer.version, email };
    expect(problemOf(await act(offer._id, readdress))).toMatchObject({ status: 422, errors: [{ path: 'starts_on' }] });
    const starts_on = inDays(1);
    expect((await act(offer._id, { ...readdress, starts_on })).body).toMatchObject({ email, starts_on });
    app.clock.set(new Date());
  });

  it.each([
    ['whose room is retired', ({ room }: ProspectDetail) => ads.ask('DELETE', `/api/rooms/${room._id}`)],
    [
      'whose house is archived',
      ({ house }: ProspectDetail) =>
        ads.ask('DELETE', `/api/houses/${house._id}`, { homeowner_id: world.players.h1.account.id }),
    ],
  ])('%s reveals nothing about the house from then on, and is withdrawn', async (_, giveUp) => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const offer = await ads.offer(ad.room._id, { applicant_id: applicant._id });
    expect((await giveUp(offer)).status).toBeLessThan(300);
    expect((await read(slugOf(offer))).body).toEqual({ state: 'withdrawn', homeowner: 'h1 Player' });
    await app.drainEvents();
    expect((await ads.ask('GET', `/api/newroomies/${offer._id}`)).body).toMatchObject({
      state: 'withdrawn',
    });
    expect(await ads.applicants(ad._id)).toMatchObject([{ state: 'declined' }]);
    await mailTo(applicant.email, /withdrew the offer/);
  });

  it('remains withdrawn, even if its link is opened at that moment', async () => {
    for (let n = 0; n < 5; n += 1) {
      const offer = await offered();
      const looks = Array.from({ length: 4 }, () => read(slugOf(offer)));
      await Promise.all([...looks, act(offer._id, { action: 'withdraw' })]);
      expect((await ads.ask('GET', `/api/newroomies/${offer._id}`)).body).toMatchObject({ state: 'withdrawn' });
    }
  });

  it('is withdrawn: the link says so, and the applicant is back on the shortlist and told by e-mail', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const offer = await ads.offer(ad.room._id, { applicant_id: applicant._id });
    expect((await act(offer._id, { action: 'withdraw' })).body).toMatchObject({ state: 'withdrawn' });
    expect((await read(slugOf(offer))).body).toEqual({ state: 'withdrawn', homeowner: 'h1 Player' });
    expect(await ads.applicants(ad._id)).toMatchObject([{ state: 'shortlisted' }]);
    await app.drainEvents();
    await mailTo(applicant.email, /withdrew the offer/);
    expect((await act(offer._id, { action: 'withdraw' })).status).toBe(409);
    expect((await act(offer._id, { action: 'resend' })).status).toBe(409);
  });

  it.each([
    ['is withdrawn', 'shortlisted', (offer: Offered) => act(offer._id, { action: 'withdraw' })],
    [
      'is declined',
      'withdrawn',
      (offer: Offered) =>
        call(app, 'PUT', `/api/newroomies/${slugOf(offer)}`, { body: { action: 'decline', reason: 'Too far.' } }),
    ],
  ])('that %s leaves no applicant accepted who was moved there by hand', async (_, state, end) => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const offer = await ads.offer(ad.room._id, { applicant_id: applicant._id });
    const [offered = applicant] = await ads.applicants(ad._id);
    expect((await ads.move(offered, 'accepted')).status).toBe(200);
    expect((await end(offer)).status).toBe(200);
    expect(await ads.applicants(ad._id)).toMatchObject([{ state }]);
  });

  it('reserves a room for one person at a time, until it is over', async () => {
    const { roomId } = await ads.emptyRoom();
    const first = await ads.offer(roomId, person());
    const second = await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...person() });
    expect(problemOf(second).detail).toContain('already been offered');
    app.clock.advance(15 * 86_400);
    const third = await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...person() });
    expect(third.status).toBe(201);
    expect((await act(first._id, { action: 'resend' })).status).toBe(409);
    app.clock.set(new Date());
  });

  it('is for a day on which the room is free', async () => {
    const { roomId } = await ads.emptyRoom();
    const past = await ads.ask('POST', `/api/newroomies/${roomId}`, {
      ...offerTerms,
      ...person(),
      starts_on: '2020-01-01',
    });
    expect(problemOf(past)).toMatchObject({ status: 422, errors: [{ path: 'starts_on' }] });
    await aRoomieIn(app, roomId);
    expect((await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...person() })).status).toBe(409);
  });

  it('is changed only with its newest version', async () => {
    const offer = await offered();
    const change = { action: 'change', version: offer.version, rent: '499.00', note: 'As we said.' };
    expect((await act(offer._id, change)).body).toMatchObject({
      rent: '499.00',
      deposit: '500.00',
      note: 'As we said.',
    });
    expect((await act(offer._id, change)).status).toBe(409);
  });

  it('of another homeowner is not found', async () => {
    const offer = await offered();
    const other = adsOf(app, world.players.h2);
    expect((await other.ask('GET', `/api/newroomies/${offer._id}`)).status).toBe(404);
    expect((await other.ask('PUT', `/api/newroomies/${offer._id}`, { action: 'withdraw' })).status).toBe(404);
    expect((await other.ask('GET', `/api/newroomies/all/${world.players.h1.account.id}`)).status).toBe(404);
    const ad = await adsOf(app, world.players.h2).publish();
    const theirs = await adsOf(app, world.players.h2).applyAndConfirm(ad._id);
    const { roomId } = await ads.emptyRoom();
    const stolen = await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, applicant_id: theirs._id });
    expect(stolen.status).toBe(404);
  });

  it("is in its homeowner's list", async () => {
    const offer = await offered();
    const path = `/api/newroomies/all/${world.players.h1.account.id}?limit=1`;
    const { items } = (await ads.ask('GET', path)).body as Page<Prospect>;
    expect(items).toMatchObject([{ _id: offer._id }]);
  });
});

describe('the holder of a lease link', () => {
  it('corrects their own name and phone, and nothing else', async () => {
    const offer = await offered();
    const byLink = (body: object) => call(app, 'PUT', `/api/newroomies/${slugOf(offer)}`, { body });
    const correct = { action: 'correct', first_name: 'Nils', last_name: 'Berger', phone: '+49 30 5550 000' };
    expect((await byLink(correct)).body).toMatchObject({ last_name: 'Berger' });
    expect((await byLink({ action: 'withdraw' })).status).toBe(403);
    expect((await byLink({ action: 'change', version: 1, rent: '1.00' })).status).toBe(403);
    expect((await act(offer._id, correct)).status).toBe(403);
  });

  it('has no access with an unknown link, which is not found, or a malformed one, which is rejected', async () => {
    expect((await read('A'.repeat(22))).status).toBe(404);
    expect((await read('A'.repeat(21))).status).toBe(400);
    expect((await call(app, 'GET', `/api/newroomies/${'A'.repeat(22)}`)).status).toBe(404);
    const offer = await offered();
    expect((await call(app, 'GET', `/api/newroomies/${offer._id}`)).status).toBe(401);
  });

  it("can't guess one: twenty tries an hour, AB-18", async () => {
    const strict = await startTestApp({ LIMIT_LINK_GUESSES_PER_HOUR_AND_ADDRESS: '20' });
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      const path = n % 2 === 0 ? 'newlease' : 'newroomies';
      statuses.push((await call(strict, 'GET', `/api/${path}/${String(n).padStart(22, 'x')}`)).status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    await strict.close();
  });
});
