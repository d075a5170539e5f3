import { adsOf } from '#test/support/ads.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { call, problemOf } from '#test/support/http.ts';
import { aRater, aStay, lately } from '#test/support/ratings-stage.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;
const OVER = { from: '2027-03-01', until: '2027-09-01' };

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-09-10T10:00:00Z'));
});
afterAll(() => app.close());

const admin = () => aRater(app, world.players.adm.account);

describe('whether a person can be rated, AB-11', () => {
  it('is shown with the reason to each party', async () => {
    const running = await aStay(app, { from: '2027-08-28' });
    const { owner, roomie } = running;
    const early = { can_rate: false, reason: 'too_early', opens_on: '2027-09-11', closes_on: null, days_left: null };
    expect(await roomie.canRate(roomie.id, owner.id)).toEqual(early);
    expect(await owner.canRate(owner.id, roomie.id)).toEqual(early);
    const refused = await roomie.rateHomeowner(running.ofOwner());
    expect([refused.status, problemOf(refused).detail]).toEqual([409, 'You can rate this tenancy from 11 Sept 2027.']);
    expect(problemOf(refused).current).toEqual(early);
    // In London it is already the 11th.
    app.clock.set(new Date('2027-09-10T23:30:00Z'));
    expect(await roomie.canRate(roomie.id, owner.id)).toMatchObject({ can_rate: true, reason: null });
  });

  it('ends 90 days after the tenancy', async () => {
    const { owner, roomie, ofOwner, again } = await aStay(app, OVER);
    expect(await roomie.canRate(roomie.id, owner.id)).toMatchObject({ can_rate: true, days_left: 82 });
    app.clock.set(new Date('2027-11-30T20:00:00Z'));
    const lastDay = await again();
    expect(await lastDay.roomie.canRate(roomie.id, owner.id)).toMatchObject({ can_rate: true, days_left: 1 });
    expect((await lastDay.roomie.homeowners()).map(({ days_left: left }) => left)).toEqual([1]);
    app.clock.set(new Date('2027-12-01T00:30:00Z'));
    const late = await again();
    expect(await late.roomie.canRate(roomie.id, owner.id)).toMatchObject({ can_rate: false, reason: 'window_closed' });
    expect(await late.roomie.homeowners()).toEqual([]);
    expect((await late.roomie.rateHomeowner(ofOwner())).status).toBe(409);
  });

  it('is false after a rating, and for a tenancy that was too short', async () => {
    const { owner, roomie, ofOwner } = await aStay(app, OVER);
    await roomie.ofHomeowner(ofOwner());
    expect(await roomie.canRate(roomie.id, owner.id)).toMatchObject({ reason: 'already_rated' });
    expect((await roomie.rateHomeowner(ofOwner())).status).toBe(409);
    const short = await aStay(app, { from: '2027-09-01', until: '2027-09-14' });
    expect(await short.owner.canRate(short.owner.id, short.roomie.id)).toMatchObject({
      reason: 'too_short',
      opens_on: null,
    });
    expect(await short.owner.roomies()).toEqual([]);
  });

  it('reveals to nobody who lives where', async () => {
    const { owner, roomie, houseId } = await aStay(app, OVER);
    const stranger = await aStay(app, OVER);
    const nobody = { can_rate: false, reason: 'not_shared', opens_on: null, closes_on: null, days_left: null };
    expect(await stranger.roomie.canRate(stranger.roomie.id, owner.id)).toEqual(nobody);
    expect(await stranger.roomie.canRate(stranger.roomie.id, '01900000-0000-7000-8000-000000000000')).toEqual(nobody);
    expect((await stranger.roomie.ask('GET', `can-rate/${roomie.id}/${owner.id}`)).status).toBe(404);
    expect((await stranger.roomie.rateHomeowner({ homeowner_id: owner.id })).status).toBe(404);
    expect((await stranger.owner.rateRoomie({ roomie_id: roomie.id, house_id: houseId })).status).toBe(404);
    expect((await owner.rateRoomie({ roomie_id: roomie.id, house_id: stranger.houseId })).status).toBe(404);
    expect((await stranger.roomie.ask('GET', `for/${roomie.id}`)).status).toBe(404);
  });

  it('is listed with the ratings written', async () => {
    const { owner, roomie, ofRoomie, houseId } = await aStay(app, OVER);
    const [before] = await owner.roomies();
    expect(before).toMatchObject({
      can_rate: true,
      mine: null,
      person: { _id: roomie.id, first_name: 'Rosa' },
      house: { _id: houseId },
      stay: { from: '2027-03-01', until: '2027-09-01' },
    });
    await owner.ofRoomie(ofRoomie({ private_feelings: 'Loud.' }));
    const [after] = await owner.roomies();
    expect(after).toMatchObject({ can_rate: false, reason: 'already_rated', mine: { private_feelings: 'Loud.' } });
  });
});

describe('a sealed rating', () => {
  it('reveals to the other party that it exists, and nothing else', async () => {
    const { owner, roomie, ofOwner, tenancyId } = await aStay(app, lately(app));
    const socket = await connect(app, owner.token);
    const heard = nextEvent(socket, 'ratings:changed');
    const written = await roomie.ofHomeowner(ofOwner({ rating: 1, whats_good: 'SECRET-good' }));
    expect(written).toMatchObject({ state: 'sealed', may: { edit: true } });
    const sealedFor = Date.parse(written.reveals_at ?? '') - Date.parse(written.written_at);
    expect(sealedFor).toBe(14 * DAY_SECONDS * 1_000);
    await app.drainEvents();
    expect(await heard).toEqual({ tenancy_id: tenancyId });
    socket.close();
    expect(await unreadTitles(app, { account_id: owner.id })).toEqual([
      expect.stringMatching(/^Rosa rated their tenancy in House /),
    ]);
    const answers = [
      await owner.ask('GET', `for/${owner.id}`),
      await owner.ask('GET', `for/${roomie.id}`),
      await owner.ask('GET', 'written'),
      await owner.ask('GET', 'roomies-for-rating'),
      await owner.ask('GET', `can-rate/${owner.id}/${roomie.id}`),
      await owner.ask('PUT', `${written._id}/reply`, { text: 'No.' }),
      await owner.ask('PUT', written._id, { version: 1, rating: 5 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404, 404]);
    for (const { text } of answers) expect(text).not.toMatch(/SECRET|"rating":1|sealed/);
    expect(await owner.about(owner.id)).toEqual({
      items: [],
      next_cursor: null,
      average: { average: null, count: 0 },
    });
    expect((await roomie.about(owner.id)).items).toMatchObject([{ _id: written._id, rating: 1, state: 'sealed' }]);
  });

  it('can be changed by its author, who is told about a simultaneous change', async () => {
    const { roomie, ofOwner, owner } = await aStay(app, OVER);
    const written = await roomie.ofHomeowner(ofOwner({ private_feelings: 'Before.' }));
    await app.drainEvents();
    const alerts = () => app.database.query('SELECT id FROM notifications WHERE account_id = $1', [owner.id]);
    const told = await alerts();
    const changed = await roomie.edited(written, { rating: 2, whats_good: ' Light. ' });
    expect(changed).toMatchObject({ rating: 2, whats_good: 'Light.', private_feelings: '', version: 2 });
    const stale = await roomie.edit(written, { rating: 5 });
    expect([stale.status, problemOf(stale).code]).toEqual([409, 'stale_version']);
    expect(problemOf(stale).current).toMatchObject({ rating: 2, version: 2 });
    await app.drainEvents();
    expect(await alerts()).toEqual(told);
  });
});

describe('both ratings', () => {
  it('are revealed as soon as the second party has rated, and each can be answered once', async () => {
    const { owner, roomie, ofOwner, ofRoomie } = await aStay(app, OVER);
    const first = await roomie.ofHomeowner(ofOwner({ rating: 5, whats_good: 'Warm.' }));
    const second = await owner.ofRoomie(ofRoomie({ rating: 3, what_could_be_improved: 'Dishes.' }));
    expect(second).toMatchObject({ state: 'revealed', reveals_at: null });
    await app.drainEvents();
    expect((await owner.about(owner.id)).items).toMatchObject([{ _id: first._id, rating: 5, whats_good: 'Warm.' }]);
    expect((await roomie.about(roomie.id)).items).toMatchObject([{ _id: second._id, rating: 3, may: { reply: true } }]);
    expect(await unreadTitles(app, { account_id: owner.id })).toEqual(['You can now read Rosa’s rating']);
    expect(await unreadTitles(app, { account_id: roomie.id })).toEqual(['You can now read Helen’s rating']);
    expect((await roomie.edit(first, { rating: 1 })).status).toBe(409);
    expect(await roomie.replied(second, ' I will. ')).toMatchObject({ reply: { text: 'I will.' } });
    expect((await roomie.reply(second)).status).toBe(409);
    expect((await owner.reply(second)).status).toBe(404);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: owner.id })).toContain('Rosa replied to your rating');
  });

  it('are revealed 14 days after the first, whether or not the other party has rated', async () => {
    const { owner, ofOwner, roomie, ofRoomie, again } = await aStay(app, OVER);
    await roomie.ofHomeowner(ofOwner());
    app.clock.advance(14 * DAY_SECONDS - 60);
    await app.runDue();
    expect((await (await again()).owner.about(owner.id)).items).toEqual([]);
    app.clock.advance(120);
    await app.runDue();
    const later = await again();
    expect((await later.owner.about(owner.id)).items).toMatchObject([{ state: 'revealed', rating: 4 }]);
    // The window is still open, but nothing is sealed any more.
    expect(await later.owner.ofRoomie(ofRoomie())).toMatchObject({ state: 'revealed' });
  });

  it("count in the recipient's average, from three on", async () => {
    const { owner, roomie, ofOwner, ofRoomie, next } = await aStay(app, { from: '2027-03-01', until: '2027-07-15' });
    const others = [await next('2027-07-16'), await next('2027-08-06')];
    for (const [at, rater] of [roomie, ...others].entries()) {
      await rater.ofHomeowner(ofOwner({ rating: 5 - at }));
      await owner.ofRoomie({ ...ofRoomie(), roomie_id: rater.id });
      await app.drainEvents();
      expect((await owner.about(owner.id)).average).toEqual({ average: at < 2 ? null : 4, count: at + 1 });
    }
    const ad = await adsOf(app, owner).publish();
    const { body } = await call(app, 'GET', `/api/wds/${ad._id}`);
    expect(body).toMatchObject({ rating: { average: 4, count: 3 } });
    // Roomies see only the average.
    const { items, average } = await roomie.about(owner.id);
    expect([items.map(({ author }) => author._id), average]).toEqual([[roomie.id], { average: 4, count: 3 }]);
  });
});

describe('an admin', () => {
  it('finds ratings, and removes one with a reason that both parties read', async () => {
    const { owner, roomie, ofOwner, ofRoomie } = await aStay(app, OVER);
    const rating = await roomie.ofHomeowner(ofOwner({ whats_good: 'QUINCE tea' }));
    await owner.ofRoomie(ofRoomie());
    await app.drainEvents();
    const { all, remove, about } = await admin();
    expect((await all('?search=quince')).items).toMatchObject([{ _id: rating._id, has_private_feelings: false }]);
    expect((await all('?search=quince&rated_type=roomie')).items).toEqual([]);
    expect((await owner.remove(rating)).status).toBe(403);
    expect((await remove(rating, 'It names a child.')).status).toBe(204);
    expect((await remove(rating)).status).toBe(409);
    await app.drainEvents();
    const [tombstone] = (await owner.about(owner.id)).items;
    expect(tombstone).toMatchObject({
      rating: null,
      whats_good: '',
      reply: null,
      removed: { reason: 'It names a child.' },
      may: { reply: false },
    });
    expect(await owner.about(owner.id)).toMatchObject({ average: { count: 0 } });
    expect((await about(owner.id)).items).toMatchObject([{ whats_good: 'QUINCE tea' }]);
    expect(await unreadTitles(app, { account_id: owner.id })).toContain('Common Roof removed Rosa’s rating of you');
    expect(await unreadTitles(app, { account_id: roomie.id })).toContain('Common Roof removed your rating of Helen');
    expect((await owner.reply(rating)).status).toBe(409);
    const lines = await app.database.query(
      `SELECT 1 FROM evidence WHERE stream = 'audit' AND body::text LIKE '%ratings.remove%' AND body::text LIKE $1`,
      [`%${rating._id}%`],
    );
    expect(lines).toHaveLength(1);
  });

  it('removes a sealed one without revealing it to the other party', async () => {
    const { owner, roomie, ofOwner } = await aStay(app, OVER);
    const rating = await roomie.ofHomeowner(ofOwner());
    await (await admin()).remove(rating);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: owner.id })).toEqual([]);
    expect(await unreadTitles(app, { account_id: roomie.id })).toEqual(['Common Roof removed your rating of Helen']);
    expect((await roomie.edit(rating, { rating: 5 })).status).toBe(409);
  });
});
