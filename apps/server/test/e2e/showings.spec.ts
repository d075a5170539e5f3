import type { Notification, Showing } from '@common-roof/contracts';

import { adsOf } from '#test/support/ads.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { aFreeTime, aVisitor, showingsOf, visitTokenOf } from '#test/support/showings.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let world: World;
let owner: ReturnType<typeof showingsOf>;
let roomie: ReturnType<typeof showingsOf>;
let ads: ReturnType<typeof adsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = showingsOf(app, world.players.h1);
  roomie = showingsOf(app, world.players.r1);
  ads = adsOf(app, world.players.h1);
});
afterAll(() => app.close());

const inHours = (hours: number): string => new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString();
const alertsOf = async (who: 'r1' | 'h1'): Promise<Notification[]> => {
  await app.drainEvents();
  const { token } = world.players[who];
  return ((await call(app, 'GET', '/api/notifications', { token })).body as { items: Notification[] }).items;
};
const emptyRoom = async (): Promise<string> => (await ads.emptyRoom()).roomId;

describe('a showing of an occupied room', () => {
  it("asks the roomie live and in the bell, and sends a yes to homeowner and visitor's calendar", async () => {
    const socket = await connect(app, world.players.r1.token);
    const asked = nextEvent(socket, 'notification:created', ({ kind }) => kind === 'showing_asked');
    const changed = nextEvent(socket, 'showing:changed', ({ house_id }) => house_id === world.houseA);
    const visitor = aVisitor();
    const showing = await owner.propose(world.roomOfR1, { visitor, note: 'A colleague of mine.' });
    expect(showing).toMatchObject({ state: 'proposed', waits_for: 'roomie', roomie: 'r1', visitor });
    await app.drainEvents();
    await changed;
    expect(await asked).toMatchObject({ body: 'A colleague of mine.', link: '/showings' });
    expect(await mailsTo(visitor.email)).toEqual([]);

    const [seen] = await roomie.ofRoom(world.roomOfR1);
    expect(seen).toMatchObject({ own_room: true, visitor, note: 'A colleague of mine.', applicant_id: null });
    const confirmed = (await roomie.change(showing, 'confirm')).body as Showing;
    expect(confirmed).toMatchObject({ state: 'confirmed', waits_for: null });
    expect((await alertsOf('h1'))[0]?.title).toMatch(/^r1 confirmed the showing on /);
    expect((await alertsOf('r1')).filter(({ kind, read_at }) => kind === 'showing_asked' && read_at === null)).toEqual(
      [],
    );
    const mail = await mailTo(visitor.email, /Your showing of .* is confirmed/);
    const [file] = mail.attachments;
    expect(file).toMatchObject({ filename: 'showing.ics', content_type: 'text/calendar' });
    const utc = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');
    expect(file?.text).toContain(`DTSTART:${utc(showing.starts_at)}`);
    expect(file?.text).toContain(`DTEND:${utc(showing.ends_at)}`);
    expect(file?.text).toMatch(/METHOD:PUBLISH[\s\S]*UID:[\w-]+@[\s\S]*LOCATION:1 House A Street/);
    socket.close();
  });

  it('can be declined with a reason that the homeowner reads, and a cancelled one is final', async () => {
    const showing = await owner.propose(world.roomOfR1);
    expect(problemOf(await roomie.change(showing, 'decline', { reason: ' ' })).errors).toMatchObject([
      { path: 'reason' },
    ]);
    const declined = await roomie.change(showing, 'decline', { reason: 'I write an exam that day.' });
    expect(declined.body).toMatchObject({ state: 'cancelled', cancelled_by: 'roomie' });
    const [alert] = await alertsOf('h1');
    expect(alert).toMatchObject({ body: 'I write an exam that day.', link: '/adview' });
    const again = await roomie.change(declined.body as Showing, 'confirm');
    expect(problemOf(again)).toMatchObject({ status: 409, current: { state: 'cancelled' } });
  });

  it('can be moved: it needs a new yes, and a visitor who knew of it is told', async () => {
    const visitor = aVisitor();
    const showing = await owner.propose(world.roomOfR1, { visitor });
    const confirmed = (await roomie.change(showing, 'confirm')).body as Showing;
    const moved = (await owner.change(confirmed, 'move', { starts_at: aFreeTime(app) })).body as Showing;
    expect(moved).toMatchObject({ state: 'proposed', waits_for: 'roomie', version: 3 });
    await app.drainEvents();
    await mailTo(visitor.email, /Another time for your showing/);
    expect((await roomie.change(showing, 'confirm')).status).toBe(409); // The time it had before.
    expect((await roomie.change(moved, 'confirm')).status).toBe(200);
  });

  it("can be cancelled by the homeowner, which tells roomie, visitor and the visitor's calendar", async () => {
    const visitor = aVisitor();
    const showing = await owner.propose(world.roomOfR1, { visitor });
    const confirmed = (await roomie.change(showing, 'confirm')).body as Showing;
    await owner.change(confirmed, 'cancel', { reason: 'The boiler is being mended.' });
    expect((await alertsOf('r1'))[0]).toMatchObject({ kind: 'showing_changed', body: 'The boiler is being mended.' });
    const mail = await mailTo(visitor.email, /is cancelled/);
    expect(mail.text).toContain('The boiler is being mended.');
    expect(mail.attachments[0]?.text).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  });

  it("is announced at least a day ahead, and isn't in quiet times", async () => {
    const propose = (starts_at: string) =>
      owner.act(world.roomOfR1, { action: 'propose', visitor: aVisitor(), starts_at });
    expect(problemOf(await propose(inHours(23.9)))).toMatchObject({
      status: 422,
      errors: [{ path: 'starts_at', message: 'Give r1 at least 24 hours’ notice.' }],
    });
    expect(problemOf(await propose(inHours(-1))).errors).toMatchObject([{ message: 'This time is over.' }]);
    expect(problemOf(await propose(inHours(24 * 400))).status).toBe(422);

    const at = new Date(aFreeTime(app));
    at.setUTCHours(12, 0, 0, 0);
    const weekday = at.getUTCDay() === 0 ? 7 : at.getUTCDay();
    const windows = [{ weekday, from: '06:00', to: '20:00' }];
    expect((await roomie.ask('PUT', '/api/showings/quiet', { windows })).body).toEqual({ windows });
    expect(problemOf(await propose(at.toISOString())).errors).toMatchObject([
      { message: 'r1 does not want visitors at that time.' },
    ]);
    await roomie.ask('PUT', '/api/showings/quiet', { windows: [] });
  });

  it('belongs to its two parties: housemates see only the time, and each party has its own steps', async () => {
    const showing = await owner.propose(world.roomOfR1);
    const housemate = showingsOf(app, world.players.r1m);
    const seen = (await housemate.mine()).find(({ _id }) => _id === showing._id);
    expect(seen).toMatchObject({ own_room: false, visitor: null, note: '', reason: null, applicant_id: null });
    expect((await housemate.change(showing, 'confirm')).status).toBe(404);
    expect((await owner.change(showing, 'confirm')).status).toBe(403);
    expect((await owner.change(showing, 'decline', { reason: 'No' })).status).toBe(403);
    expect((await roomie.change(showing, 'cancel')).status).toBe(403);
    expect(
      (await roomie.act(world.roomOfR1, { action: 'propose', visitor: aVisitor(), starts_at: inHours(900) })).status,
    ).toBe(403);
    expect((await showingsOf(app, world.players.h2).change(showing, 'cancel')).status).toBe(404);
    expect((await owner.act(await emptyRoom(), { action: 'cancel', showing_id: showing._id, version: 1 })).status).toBe(
      404,
    );
  });
});

describe('a showing of an empty room', () => {
  it('asks the visitor, whose link needs no account, and tells the homeowner the answer', async () => {
    const visitor = aVisitor();
    const showing = await owner.propose(await emptyRoom(), { visitor });
    expect(showing).toMatchObject({ state: 'proposed', waits_for: 'visitor', roomie: null });
    const token = await visitTokenOf(app, visitor.email);
    const visit = (path: string, body: object) => call(app, 'POST', `/api/showings/visit${path}`, { body });
    expect((await visit('', { token })).body).toMatchObject({
      state: 'proposed',
      answer_wanted: true,
      homeowner: 'h1 Player',
      address: '1 Elm Street, LS1 1AA Leeds',
    });
    expect((await visit('/answer', { token, answer: 'confirm' })).body).toMatchObject({ state: 'confirmed' });
    expect((await visit('/answer', { token, answer: 'confirm' })).status).toBe(200);
    expect((await alertsOf('h1'))[0]?.title).toMatch(/^Jonas Weber confirmed the showing/);
    await mailTo(visitor.email, /Your showing of .* is confirmed/);
    const gone = await visit('/answer', { token, answer: 'cancel', reason: 'I have found something.' });
    expect(gone.body).toMatchObject({ state: 'cancelled', cancelled_by: 'visitor', address: null });
    expect((await alertsOf('h1'))[0]).toMatchObject({ body: 'I have found something.' });
    expect((await visit('/answer', { token, answer: 'confirm' })).status).toBe(409);
    expect((await visit('', { token: 'A'.repeat(43) })).status).toBe(410);
  });

  it('can be confirmed by the homeowner, who spoke with the visitor', async () => {
    const showing = await owner.propose(await emptyRoom());
    expect((await owner.change(showing, 'confirm')).body).toMatchObject({ state: 'confirmed' });
  });

  it('of an applicant moves them to "showing", and ends with their application', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const showing = await owner.propose(ad.room._id, { applicant_id: applicant._id, visitor: undefined });
    expect(showing).toMatchObject({ applicant_id: applicant._id, ad_id: ad._id, visitor: { email: applicant.email } });
    const [shown] = await ads.applicants(ad._id);
    expect(shown?.state).toBe('showing');
    await app.drainEvents();
    const subjects = (await mailsTo(applicant.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('would like to show you'))).toHaveLength(1); // Only from the showing.
    if (shown) await ads.move(shown, 'declined');
    await app.drainEvents();
    expect(await owner.ofRoom(ad.room._id)).toMatchObject([{ state: 'cancelled', cancelled_by: 'homeowner' }]);
    await mailTo(applicant.email, /is cancelled/);
  });

  it('is for applicants of that room', async () => {
    const ad = await ads.publish();
    const applicant = await ads.applyAndConfirm(ad._id);
    const body = { action: 'propose', applicant_id: applicant._id, starts_at: aFreeTime(app) };
    expect((await owner.act(await emptyRoom(), body)).status).toBe(404);
    expect(problemOf(await owner.act(ad.room._id, { ...body, visitor: aVisitor() })).status).toBe(400);
    expect(problemOf(await owner.act(ad.room._id, { action: 'propose', starts_at: aFreeTime(app) })).status).toBe(400);
  });

  it('is cancelled with its house', async () => {
    const { houseId, roomId } = await ads.emptyRoom();
    await owner.propose(roomId);
    await ads.ask('DELETE', `/api/houses/${houseId}`, { homeowner_id: world.players.h1.account.id });
    await app.drainEvents();
    expect(await owner.ofRoom(roomId)).toMatchObject([{ state: 'cancelled' }]);
  });
});
