import type { ProspectDetail } from '@common-roof/contracts';

import { linkOfOffer, offerTerms, proofByLink, slugOf } from '#test/support/ads.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { aProspect, leaseOf } from '#test/support/offers.ts';
import { signIn } from '#test/support/world.ts';

let app: Letting['app'];
let ads: Letting['ads'];
let offers: Letting['offers'];
let owner: Letting['owner'];

beforeAll(async () => {
  ({ app, ads, offers, owner } = await startLetting());
});
afterAll(() => app.close());

const DAY = 86_400;

describe('a lease with an offer', () => {
  it('is made from a template with the terms of the offer, and read by its link', async () => {
    const offer = await offers.make();
    expect(offer.lease).toMatchObject({ title: 'Room lease', state: 'sent', text_version: 1 });
    const { lease } = await offers.read(offer);
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

  it('follows the terms of the offer and the name of its recipient, and has versions', async () => {
    const offer = await offers.make();
    const changed = (await offers.act(offer, { action: 'change', version: offer.version, rent: '499.00' })).body;
    expect(changed).toMatchObject({ lease: { text_version: 2 } });
    await call(app, 'PUT', `/api/newroomies/${slugOf(offer)}`, {
      body: { action: 'correct', first_name: 'Maria', last_name: 'Lind', phone: null },
    });
    expect((await offers.read(offer)).lease).toMatchObject({
      agreement: '<p>Room 0 for Maria Lind from 1 May 2030: £499.00 a month.</p>',
      text_version: 3,
      terms: { rent: '499.00' },
    });
  });

  it('can be written by hand, once over the version that was seen', async () => {
    const offer = await offers.make({ template_id: undefined });
    expect(offer.lease).toBeNull();
    const path = `/api/newroomies/leasetemplate/${offer._id}`;
    const first = (await ads.ask('PUT', path, { agreement: '<p>{{rent}}</p>', title: 'Our lease' })).body;
    expect(first).toMatchObject({ lease: { title: 'Our lease', state: 'sent' } });
    const { version } = await owner.read(leaseOf(first as ProspectDetail));
    const write = (agreement: string) => ads.ask('PUT', path, { agreement, version });
    const both = await Promise.all([write('<p>One.</p>'), write('<p>Other.</p>')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const missing = problemOf(await ads.ask('PUT', path, { agreement: '<p>{{ends_on}}</p>' }));
    expect(missing.detail).toBe('Missing for Mara Lind: {{ends_on}}. Add it, or remove the placeholder from the text.');
    const ended = await ads.ask('PUT', path, { agreement: '<p>{{ends_on}}</p>', ends_on: '2031-05-01' });
    expect(ended.status).toBe(200);
    expect((await offers.read(offer)).lease?.agreement).toBe('<p>1 May 2031</p>');
  });

  it("makes no offer if it is incomplete, or isn't a lease", async () => {
    const { roomId } = await ads.emptyRoom();
    const incomplete = await owner.template({ agreement: '<p>{{roomie_phone}}</p>' });
    const rules = await owner.template({ type: 'house_rules' });
    for (const template_id of [incomplete, rules]) {
      const answer = await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...aProspect(), template_id });
      expect(problemOf(answer).status).toBe(422);
    }
    expect((await ads.ask('POST', `/api/newroomies/${roomId}`, { ...offerTerms, ...aProspect() })).status).toBe(201);
  });

  it('is signed by its link, once, as it was seen', async () => {
    const offer = await offers.make();
    const proof = await proofByLink(app, offer);
    await offers.act(offer, { action: 'change', version: offer.version, rent: '600.00' });
    const stale = await call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { body: { ...proof, signature: 'Mara' } });
    expect(problemOf(stale).detail).toBe('The agreement changed while you read it. Please read it again.');
    expect((await offers.read(offer)).state).toBe('viewed');
    const again = await proofByLink(app, offer);
    const body = { ...again, signature: 'Mara Lind' };
    const sign = () => call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { body });
    const answers = await Promise.all(Array.from({ length: 4 }, sign));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await offers.read(offer)).toMatchObject({ state: 'signed', lease: { state: 'signed' } });
    expect(problemOf(await offers.sign(offer)).detail).toBe('The lease is already signed.');
    expect((await offers.act(offer, { action: 'change', version: 2, rent: '1.00' })).status).toBe(409);
    await app.drainEvents();
    await mailTo(offer.email, /You signed the lease/);
    const pdf = await fetch(`${app.url}/api/newlease/${slugOf(offer)}/document`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('reserves the room for its signer until the homeowner decides', async () => {
    const offer = await offers.make();
    await offers.sign(offer);
    const second = await ads.ask('POST', `/api/newroomies/${offer.roomId}`, { ...offerTerms, ...aProspect() });
    expect(problemOf(second).status).toBe(409);
    expect((await offers.act(offer, { action: 'withdraw' })).body).toMatchObject({
      state: 'withdrawn',
      lease: { state: 'withdrawn' },
    });
    expect(await offers.read(offer)).toEqual({ state: 'withdrawn', homeowner: 'h1 Player' });
    expect((await owner.countersign(leaseOf(offer))).status).toBe(409);
  });

  it('can be declined with a reason, which ends the offer', async () => {
    const offer = await offers.make();
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

  it('expires with the offer, and is valid again when that is sent again', async () => {
    const offer = await offers.make();
    const { text_sha256 } = await owner.read(leaseOf(offer));
    app.clock.advance(15 * DAY);
    expect((await owner.read(leaseOf(offer))).state).toBe('expired');
    const sent = (await offers.act(offer, { action: 'resend' })).body as ProspectDetail;
    const again = { ...sent, link: await linkOfOffer(app, sent._id) };
    expect((await offers.read(again)).lease).toMatchObject({ state: 'sent', text_sha256 });
    expect((await offers.sign(again)).status).toBe(200);
    app.clock.set(new Date());
  });

  it('sends reminders by e-mail until it is signed', async () => {
    const offer = await offers.make();
    await app.drainEvents();
    app.clock.advance(2 * DAY + 60);
    await app.runDue();
    await mailTo(offer.email, /is waiting for your signature/);
    app.clock.set(new Date());
  });

  it('asks a recipient who has an account to sign in', async () => {
    const known = await aRoomieIn(app, (await ads.emptyRoom()).roomId);
    await ads.ask('DELETE', `/api/roomies/${known.id}`);
    const offer = await offers.make({ email: known.email, first_name: 'Some', last_name: 'Body' });
    expect(problemOf(await offers.sign(offer)).detail).toContain('Your address already has an account.');
    const { token } = await signIn(app, known);
    const body = { ...(await proofByLink(app, offer)), signature: 'Some Body' };
    expect((await call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { token, body })).status).toBe(200);
    expect((await owner.countersign(leaseOf(offer))).body).toMatchObject({ party: { kind: 'roomie', _id: known.id } });
  });
});
