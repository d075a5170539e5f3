import type { AgreementDetail, LeaseOffer, ProspectDetail } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';

import { adsOf, offerTerms, proofByLink, slugOf } from '../support/ads.ts';
import { agreementsOf, aLetHouse } from '../support/agreements.ts';
import { aRoomieIn } from '../support/houses.ts';
import { type Answer, call, problemOf } from '../support/http.ts';
import { mailTo } from '../support/mailbox.ts';
import { connect, nextEvent } from '../support/sockets.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, signIn, type World } from '../support/world.ts';

let app: TestApp;
let world: World;
let ads: ReturnType<typeof adsOf>;
let owner: ReturnType<typeof agreementsOf>;
let serial = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  ads = adsOf(app, world.players.h1);
  owner = agreementsOf(app, world.players.h1);
});
afterAll(() => app.close());

const DAY = 86_400;
const TEXT = '<p>{{room_name}} for {{roomie_name}} from {{starts_on}}: {{rent}} a month.</p>';
const person = () => ({ first_name: 'Mara', last_name: 'Lind', email: `mara${String(++serial)}@lease.test` });

/** An offer of an empty room with its lease. */
async function anOffer(more: object = {}): Promise<ProspectDetail & { roomId: string }> {
  const { roomId } = await ads.emptyRoom();
  const template_id = await owner.template({ agreement: TEXT });
  return { roomId, ...(await ads.offer(roomId, { ...person(), template_id, ...more })) };
}
const read = async (offer: { link: string | null }): Promise<LeaseOffer> =>
  (await call(app, 'GET', `/api/newlease/${slugOf(offer)}`)).body as LeaseOffer;
const sign = async (offer: ProspectDetail, more: object = {}): Promise<Answer> =>
  call(app, 'POST', `/api/newlease/${slugOf(offer)}`, {
    body: { ...(await proofByLink(app, offer)), signature: 'Mara Lind', ...more },
  });
const act = (offer: ProspectDetail, body: object) => ads.ask('PUT', `/api/newroomies/${offer._id}`, body);
const countersign = async (id: string, more: object = {}): Promise<Answer> => {
  const { text_sha256 } = await owner.read(id);
  return owner.ask('PUT', `/api/agreements/${id}/countersign`, {
    text_sha256,
    consent: true,
    signature: 'Helen Owner',
    ...more,
  });
};
const leaseOf = ({ lease }: ProspectDetail): string => lease?._id ?? '';

describe('a lease that goes with an offer', () => {
  it('is made from a template with the terms of the offer, and read by its link', async () => {
    const offer = await anOffer();
    expect(offer.lease).toMatchObject({ title: 'Room lease', state: 'sent', text_version: 1 });
    const { lease } = await read(offer);
    expect(lease).toMatchObject({
      agreement: '<p>Room 0 for Mara Lind from 1 May 2030: £520.00 a month.</p>',
      terms: { starts_on: '2030-05-01', ends_on: null, rent: '520.00', deposit: '500.00' },
      source: null,
      party: { kind: 'prospect', name: 'Mara Lind' },
    });
    expect(lease?.consent.points.length).toBeGreaterThan(3);
    const seen = await owner.read(leaseOf(offer));
    expect(seen.steps.map(({ step, by }) => [step, by])).toEqual([
      ['created', 'homeowner'],
      ['sent', 'homeowner'],
      ['opened', 'tenant'],
    ]);
  });

  it('follows the terms of the offer and the name of its person, and is kept by version', async () => {
    const offer = await anOffer();
    const changed = (await act(offer, { action: 'change', version: offer.version, rent: '499.00' })).body;
    expect(changed).toMatchObject({ lease: { text_version: 2 } });
    await call(app, 'PUT', `/api/newroomies/${slugOf(offer)}`, {
      body: { action: 'correct', first_name: 'Maria', last_name: 'Lind', phone: null },
    });
    expect((await read(offer)).lease).toMatchObject({
      agreement: '<p>Room 0 for Maria Lind from 1 May 2030: £499.00 a month.</p>',
      text_version: 3,
      terms: { rent: '499.00' },
    });
  });

  it('can be written by hand, once over the version that was seen', async () => {
    const offer = await anOffer({ template_id: undefined });
    expect(offer.lease).toBeNull();
    const path = `/api/newroomies/leasetemplate/${offer._id}`;
    const first = (await ads.ask('PUT', path, { agreement: '<p>{{rent}}</p>', title: 'Our lease' })).body;
    expect(first).toMatchObject({ lease: { title: 'Our lease', state: 'sent' } });
    const { version } = await owner.read(leaseOf(first as ProspectDetail));
    const write = (agreement: string) => ads.ask('PUT', path, { agreement, version });
    const both = await Promise.all([write('<p>One.</p>'), write('<p>Other.</p>')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const missing = problemOf(await ads.ask('PUT', path, { agreement: '<p>{{ends_on}}</p>' }));
    expect(missing.detail).toBe(
      'For Mara Lind nothing is known for {{ends_on}}. Fill it in, or take it out of the text.',
    );
    const ended = await ads.ask('PUT', path, { agreement: '<p>{{ends_on}}</p>', ends_on: '2031-05-01' });
    expect(ended.status).toBe(200);
    expect((await read(offer)).lease?.agreement).toBe('<p>1 May 2031</p>');
  });

  it('makes no offer where it is incomplete, or no lease', async () => {
    const { roomId } = await ads.emptyRoom();
    const incomplete = await owner.template({ agreement: '<p>{{roomie_phone}}</p>' });
    const rules = await owner.template({ type: 'house_rules' });
    for (const template_id of [incomplete, rules]) {
      const answer = await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...person(), template_id });
      expect(problemOf(answer).status).toBe(422);
    }
    expect((await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...person() })).status).toBe(201);
  });

  it('is signed by its link, once, as it was seen', async () => {
    const offer = await anOffer();
    const proof = await proofByLink(app, offer);
    await act(offer, { action: 'change', version: offer.version, rent: '600.00' });
    const stale = await call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { body: { ...proof, signature: 'Mara' } });
    expect(problemOf(stale).detail).toBe('The agreement changed while you read it. Please read it again.');
    expect((await read(offer)).state).toBe('viewed');
    const answers = await Promise.all(Array.from({ length: 4 }, () => sign(offer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await read(offer)).toMatchObject({ state: 'signed', lease: { state: 'signed' } });
    expect(problemOf(await sign(offer)).detail).toBe('The lease is signed already.');
    expect((await act(offer, { action: 'change', version: 2, rent: '1.00' })).status).toBe(409);
    await app.drainEvents();
    await mailTo(offer.email, /You signed the lease/);
    const pdf = await fetch(`${app.url}/api/newlease/${slugOf(offer)}/document`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('keeps the room for who has signed it until the homeowner decides', async () => {
    const offer = await anOffer();
    await sign(offer);
    const second = await ads.ask('POST', `/api/newroomies/${offer.roomId}`, { ...offerTerms, ...person() });
    expect(problemOf(second).status).toBe(409);
    expect((await act(offer, { action: 'withdraw' })).body).toMatchObject({
      state: 'withdrawn',
      lease: { state: 'withdrawn' },
    });
    expect(await read(offer)).toEqual({ state: 'withdrawn', homeowner: 'h1 Player' });
    expect((await countersign(leaseOf(offer))).status).toBe(409);
  });

  it('can be declined, which ends the offer and says why', async () => {
    const offer = await anOffer();
    const declined = await call(app, 'PUT', `/api/newroomies/${slugOf(offer)}`, {
      body: { action: 'decline', reason: 'I found a room nearer to work.' },
    });
    expect(declined.body).toEqual({ state: 'withdrawn', homeowner: 'h1 Player' });
    expect((await ads.ask('GET', `/api/newroomies/${offer._id}`)).body).toMatchObject({
      state: 'withdrawn',
      lease: { state: 'declined' },
      decline_reason: 'I found a room nearer to work.',
    });
  });

  it('expires with the offer, and holds anew when that is sent again', async () => {
    const offer = await anOffer();
    const { text_sha256 } = await owner.read(leaseOf(offer));
    app.clock.advance(15 * DAY);
    expect((await owner.read(leaseOf(offer))).state).toBe('expired');
    const again = (await act(offer, { action: 'resend' })).body as ProspectDetail;
    expect((await read(again)).lease).toMatchObject({ state: 'sent', text_sha256 });
    expect((await sign(again)).status).toBe(200);
    app.clock.set(new Date());
  });

  it('reminds by e-mail while it is not signed', async () => {
    const offer = await anOffer();
    await app.drainEvents();
    app.clock.advance(2 * DAY + 60);
    await app.runDue();
    await mailTo(offer.email, /waits for your signature/);
    app.clock.set(new Date());
  });

  it('asks who has an account already to sign in to it', async () => {
    const known = await aRoomieIn(app, (await ads.emptyRoom()).roomId);
    await ads.ask('DELETE', `/api/roomies/${known.id}`);
    const offer = await anOffer({ email: known.email, first_name: 'Some', last_name: 'Body' });
    expect(problemOf(await sign(offer)).detail).toContain('There is an account with your address already.');
    const { token } = await signIn(app, known);
    const body = { ...(await proofByLink(app, offer)), signature: 'Some Body' };
    expect((await call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { token, body })).status).toBe(200);
    expect((await countersign(leaseOf(offer))).body).toMatchObject({ party: { kind: 'roomie', _id: known.id } });
  });
});

describe('countersigning', () => {
  it('makes a roomie of a prospect: account, invitation and stay in one step, live to the homeowner’s other screens', async () => {
    const offer = await anOffer();
    await sign(offer);
    await app.drainEvents();
    const socket = await connect(app, world.players.h1.token);
    const changed = nextEvent(socket, 'agreement:changed');
    const signed = (await countersign(leaseOf(offer), { signature: 'Helen Owner' })).body as AgreementDetail;
    expect(signed).toMatchObject({
      state: 'active',
      party: { kind: 'roomie', name: 'Mara Lind' },
      signatures: [
        { by: 'tenant', name: 'Mara Lind' },
        { by: 'homeowner', name: 'Helen Owner' },
      ],
    });
    await app.drainEvents();
    expect(await changed).toEqual({ agreement_id: leaseOf(offer) });
    socket.close();
    const [stay] = await app.database.query(
      `SELECT to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on, t.rent_minor, t.state, a.email
         FROM tenancies t JOIN accounts a ON a.id = t.roomie_id WHERE t.room_id = $1`,
      [offer.roomId],
    );
    expect(stay).toEqual({ starts_on: '2030-05-01', rent_minor: '52000', state: 'active', email: offer.email });
    await mailTo(offer.email, /Your lease .* is in force/);
    expect((await mailTo(offer.email, /[Ii]nvit/)).text).toContain('/accept-invite');
    expect(await read(offer)).toMatchObject({ state: 'moved_in', lease: { state: 'active' } });
  });

  it('tells the applicant of an ad that the room is theirs', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const template_id = await owner.template({ agreement: TEXT });
    const offer = await ads.offer(ad.room._id, { applicant_id: applicant._id, template_id });
    await sign(offer);
    expect((await countersign(leaseOf(offer))).status).toBe(200);
    expect((await ads.applicants(ad._id))[0]?.state).toBe('accepted');
  });

  it('happens once, and not before the other side has signed', async () => {
    const offer = await anOffer();
    expect((await countersign(leaseOf(offer))).status).toBe(409);
    await sign(offer);
    const answers = await Promise.all(Array.from({ length: 4 }, () => countersign(leaseOf(offer))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const stays = await app.database.query('SELECT 1 FROM tenancies WHERE room_id = $1', [offer.roomId]);
    expect(stays).toHaveLength(1);
  });

  it('and nothing of it, where the room was taken meanwhile', async () => {
    const offer = await anOffer();
    await sign(offer);
    await aRoomieIn(app, offer.roomId);
    expect(problemOf(await countersign(leaseOf(offer))).detail).toBe('The room is taken on one of these days.');
    expect(await owner.read(leaseOf(offer))).toMatchObject({ state: 'signed', signatures: [{ by: 'tenant' }] });
    const accounts = await app.database.query('SELECT 1 FROM accounts WHERE email = $1', [offer.email]);
    expect(accounts).toEqual([]);
  });

  it('of somebody who lives there leaves the stay, changes the rent from its day on, and replaces the lease before', async () => {
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const tenant = agreementsOf(app, roomie);
    const first = await owner.make(roomId, { state: 'sent', rent: '500.00' });
    await tenant.sign(first);
    await countersign(first._id);
    const rent = async () =>
      (await app.database.query('SELECT rent_minor FROM tenancies WHERE room_id = $1', [roomId])).map(
        (row) => row as { rent_minor: string },
      );
    expect(await rent()).toEqual([{ rent_minor: '50000' }]);
    const startsOn = new Date(app.clock.now().getTime() + 10 * DAY * 1_000).toISOString().slice(0, 10);
    const next = (
      await owner.edit(roomie.account.id, first, '<p>{{rent}}</p>', { rent: '530.00', starts_on: startsOn })
    ).body as AgreementDetail;
    await tenant.sign((await owner.act(next._id, 'send')).body as AgreementDetail);
    await countersign(next._id);
    expect((await owner.read(first._id)).state).toBe('archived');
    expect(await rent()).toEqual([{ rent_minor: '50000' }]);
    app.clock.advance(11 * DAY);
    await app.runDue();
    expect(await rent()).toEqual([{ rent_minor: '53000' }]);
    app.clock.set(new Date());
  });

  it('has its PDF made anew with both signatures', async () => {
    const { roomId, roomie } = await aLetHouse(app, world.players.h1);
    const lease = await owner.make(roomId, { state: 'sent' });
    await agreementsOf(app, roomie).sign(lease);
    await countersign(lease._id);
    await app.drainEvents();
    await until(async () => (await owner.read(lease._id)).steps.some(({ step }) => step === 'sealed'), 20_000);
    const made = await app.database.query(
      'SELECT signatures FROM agreement_documents WHERE agreement_id = $1 ORDER BY signatures DESC',
      [lease._id],
    );
    expect(made[0]).toEqual({ signatures: 2 });
  });

  it('is the homeowner’s alone', async () => {
    const offer = await anOffer();
    await sign(offer);
    const body = { text_sha256: (await owner.read(leaseOf(offer))).text_sha256, consent: true, signature: 'Other' };
    const path = `/api/agreements/${leaseOf(offer)}/countersign`;
    const { h2, adm, r1 } = world.players;
    const statuses = [];
    for (const { token } of [h2, adm, r1]) statuses.push((await call(app, 'PUT', path, { token, body })).status);
    expect(statuses).toEqual([404, 403, 403]);
  });
});
