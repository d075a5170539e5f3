import type { OwnAd, Page, PublicAd } from '@common-roof/contracts';

import { adsOf, adText } from '#test/support/ads.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { aRoomieIn, housesOf } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let ads: ReturnType<typeof adsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  ads = adsOf(app, world.players.h1);
});
afterAll(() => app.close());

const openRooms = async (query = ''): Promise<PublicAd[]> =>
  ((await call(app, 'GET', `/api/wds?limit=200${query}`)).body as Page<PublicAd>).items;
const ids = (list: readonly { _id: string }[]): string[] => list.map(({ _id }) => _id);
const stateOfRoom = async ({ house, room }: OwnAd): Promise<string | undefined> =>
  (await housesOf(app, world.players.h1).read(house._id)).rooms.find(({ _id }) => _id === room._id)?.state;

describe('an ad', () => {
  it('starts as a draft that nobody else sees until it is published', async () => {
    const { roomId } = await ads.emptyRoom();
    const created = await ads.ask('POST', '/api/wds', adText(roomId));
    expect(created.status).toBe(201);
    const ad = created.body as OwnAd;
    expect(ad).toMatchObject({ state: 'draft', opened_at: null, applicants: { all: 0, waiting: 0 } });
    expect((await call(app, 'GET', `/api/wds/${ad._id}`)).status).toBe(404);
    expect(await stateOfRoom(ad)).toBe('vacant');
    expect((await ads.step(ad._id, 'publish')).body).toMatchObject({ state: 'open' });
    expect((await call(app, 'GET', `/api/wds/${ad._id}`)).status).toBe(200);
    expect(await stateOfRoom(ad)).toBe('listed');
  });

  it('shows neither address nor house nor the people in it, AB-22', async () => {
    const ad = await ads.publish();
    await ads.applyAndConfirm(ad._id);
    const one = await call(app, 'GET', `/api/wds/${ad._id}`);
    const all = await call(app, 'GET', '/api/wds?limit=200');
    for (const { text } of [one, all]) {
      expect(text).not.toMatch(/Elm Street|LS1 1AA|House |Player|Mara|apply\.test|Room 0|homeowner/);
    }
    expect(Object.keys(one.body as object).toSorted()).toEqual(
      [
        ...[
          '_id',
          'amenities',
          'area',
          'available_from',
          'city',
          'costs',
          'country',
          'currency',
          'deposit',
          'opened_at',
          'photos',
        ],
        ...['questions', 'rating', 'rent', 'rooms', 'size_m2', 'text', 'title'],
      ].toSorted(),
    );
    expect(one.body).toMatchObject({
      city: 'Leeds',
      area: 'LS1',
      rent: '520.00',
      rooms: 2,
      rating: { average: null, count: 0 },
    });
  });

  it('can be paused, resumed and closed, which visitors see at once', async () => {
    const ad = await ads.publish();
    expect((await ads.step(ad._id, 'pause')).body).toMatchObject({ state: 'paused' });
    expect(ids(await openRooms())).not.toContain(ad._id);
    expect(await stateOfRoom(ad)).toBe('vacant');
    expect((await ads.step(ad._id, 'pause')).status).toBe(409);
    expect((await ads.step(ad._id, 'resume')).body).toMatchObject({ state: 'open' });
    expect((await ads.ask('DELETE', `/api/wds/${ad._id}`)).status).toBe(204);
    expect(await ads.read(ad._id)).toMatchObject({ state: 'closed' });
    expect((await ads.ask('PUT', `/api/wds/${ad._id}`, { version: 9, title: 'Too late' })).status).toBe(409);
  });

  it('can be deleted as a draft', async () => {
    const { roomId } = await ads.emptyRoom();
    const { _id } = (await ads.ask('POST', '/api/wds', adText(roomId))).body as OwnAd;
    expect((await ads.ask('DELETE', `/api/wds/${_id}`)).status).toBe(204);
    expect((await ads.ask('GET', `/api/wds/mine/${_id}`)).status).toBe(404);
  });

  it('is unique for its room, even with two windows at once', async () => {
    const { roomId } = await ads.emptyRoom();
    const answers = await Promise.all([1, 2].map(() => ads.ask('POST', '/api/wds', adText(roomId))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is changed only with its newest version', async () => {
    const ad = await ads.publish();
    const change = { version: ad.version, title: 'Quiet room', questions: [{ text: 'Pets?', required: true }] };
    const changed = (await ads.ask('PUT', `/api/wds/${ad._id}`, change)).body as OwnAd;
    expect(changed).toMatchObject({ title: 'Quiet room', text: ad.text, questions: [{ text: 'Pets?' }] });
    expect(problemOf(await ads.ask('PUT', `/api/wds/${ad._id}`, change))).toMatchObject({ status: 409 });
    const [question] = changed.questions;
    const again = { version: changed.version, questions: [{ ...question, text: 'Any pets?' }] };
    expect((await ads.ask('PUT', `/api/wds/${ad._id}`, again)).body).toMatchObject({
      questions: [{ id: question?.id }],
    });
  });

  it("can't be opened while the room is occupied", async () => {
    const { roomId } = await ads.emptyRoom();
    const { _id } = (await ads.ask('POST', '/api/wds', adText(roomId))).body as OwnAd;
    await aRoomieIn(app, roomId);
    expect(problemOf(await ads.step(_id, 'publish')).detail).toContain('This room is occupied');
    const another = await ads.ask('POST', '/api/wds', adText((await ads.emptyRoom()).roomId, { publish: true }));
    expect(another.status).toBe(201);
  });

  it('ends when the room is let, and with its house', async () => {
    const let_ = await ads.publish();
    const archived = await ads.publish();
    await aRoomieIn(app, let_.room._id);
    expect(ids(await openRooms())).not.toContain(let_._id);
    await housesOf(app, world.players.h1).archive(archived.house._id);
    await app.drainEvents();
    expect(await ads.read(let_._id)).toMatchObject({ state: 'closed' });
    expect(await ads.read(archived._id)).toMatchObject({ state: 'closed' });
  });

  it('is listed again with the day from which the room is free', async () => {
    const ad = await ads.publish({ available_from: '2025-01-01' });
    const again = `/api/roomies/${ad.room._id}/list-again`;
    expect((await ads.ask('POST', again)).status).toBe(409);
    await ads.ask('DELETE', `/api/wds/${ad._id}`);
    const reopened = (await ads.ask('POST', again)).body as OwnAd;
    expect(reopened).toMatchObject({ _id: ad._id, state: 'open', closed_at: null });
    expect(reopened.available_from).toBe(app.clock.now().toISOString().slice(0, 10));
    expect((await ads.ask('POST', `/api/roomies/${(await ads.emptyRoom()).roomId}/list-again`)).status).toBe(404);
  });

  it("updates the homeowner's screens", async () => {
    const socket = await connect(app, world.players.h1.token);
    const ad = await ads.publish();
    const told = nextEvent(socket, 'ad:changed', ({ ad_id }) => ad_id === ad._id);
    await app.drainEvents();
    expect(await told).toEqual({ ad_id: ad._id });
    socket.close();
  });

  it("of another homeowner is not found, and roomies can't write ads", async () => {
    const ad = await ads.publish();
    const other = adsOf(app, world.players.h2);
    expect((await other.ask('GET', `/api/wds/mine/${ad._id}`)).status).toBe(404);
    expect((await other.step(ad._id, 'pause')).status).toBe(404);
    expect((await other.ask('DELETE', `/api/wds/${ad._id}`)).status).toBe(404);
    expect((await adsOf(app, world.players.r1).ask('POST', '/api/wds', adText(ad.room._id))).status).toBe(403);
    expect(ids(((await other.ask('GET', '/api/wds/mine')).body as Page<OwnAd>).items)).not.toContain(ad._id);
  });

  it('changed by an admin leaves a line in the audit log', async () => {
    const ad = await ads.publish();
    await adsOf(app, world.players.adm).step(ad._id, 'pause');
    expect(await app.database.query('SELECT 1 FROM audit_log WHERE target_id = $1', [ad._id])).toHaveLength(1);
  });
});

describe('wording that may exclude people', () => {
  const text = 'A bright room. No children, no DSS.';

  it('is explained, finding by finding, before others see it', async () => {
    const { roomId } = await ads.emptyRoom();
    const refused = problemOf(await ads.ask('POST', '/api/wds', adText(roomId, { text, publish: true })));
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.errors?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'text: “No children” may exclude people because of their family.',
      'text: “no DSS” may exclude people because of the source of their income.',
    ]);
    const draft = await ads.ask('POST', '/api/wds', adText(roomId, { text }));
    expect(draft.status).toBe(201);
  });

  it('is published after the homeowner confirms the notes, once for the same words', async () => {
    const ad = await ads.publish({ text, wording_read: true });
    expect(ad).toMatchObject({ state: 'open', wording_read: true });
    await ads.step(ad._id, 'pause');
    const resumed = (await ads.step(ad._id, 'resume')).body as OwnAd;
    expect(resumed.state).toBe('open');
    const other = { version: resumed.version, text: `${text} Adults only.` };
    expect((await ads.ask('PUT', `/api/wds/${ad._id}`, other)).status).toBe(422);
    const read = await ads.ask('PUT', `/api/wds/${ad._id}`, { ...other, wording_read: true });
    expect(read.status).toBe(200);
  });

  it('about a flatmate needs no confirmation', async () => {
    expect(await ads.publish({ text: 'Female flatmate preferred, we share the bathroom.' })).toMatchObject({
      state: 'open',
    });
  });
});

describe('the list of open rooms', () => {
  it('filters by city, rent and day, and pages newest first', async () => {
    const cheap = await ads.publish({ rent: '300.00' });
    const later = await ads.publish({ rent: '310.00', available_from: '2031-01-01' });
    expect(ids(await openRooms('&price=305'))).toContain(cheap._id);
    expect(ids(await openRooms('&price=305'))).not.toContain(later._id);
    expect(ids(await openRooms('&from=2030-12-31'))).not.toContain(later._id);
    expect(ids(await openRooms('&from=2031-01-01'))).toContain(later._id);
    expect(ids(await openRooms('&city=lee'))).toContain(cheap._id);
    expect(await openRooms('&city=%25')).toEqual([]);
    expect((await call(app, 'GET', '/api/wds?price=cheap')).status).toBe(400);
    const first = (await call(app, 'GET', '/api/wds?limit=1')).body as Page<PublicAd>;
    const next = `/api/wds?limit=1&cursor=${first.next_cursor ?? ''}`;
    const second = (await call(app, 'GET', next)).body as Page<PublicAd>;
    expect([...ids(first.items), ...ids(second.items)]).toEqual([later._id, cheap._id]);
  });

  it('takes as many queries for many ads as for one', async () => {
    for (let n = 0; n < 3; n += 1) await ads.publish();
    await openRooms();
    const one = await countQueries(() => call(app, 'GET', '/api/wds?limit=1'));
    const many = await countQueries(() => call(app, 'GET', '/api/wds?limit=200'));
    expect(many).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
  });
});
