import { randomUUID } from 'node:crypto';

import { LIMITS } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { announcementsOf, WATER_OFF } from '#test/support/announcements.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { aRoomieIn, housesOf } from '#test/support/houses.ts';
import { problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

async function aHouse(roomies: number) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const people = await Promise.all(
    house.people.map(async (account) => {
      const { token } = await signIn(app, account);
      return { ...announcementsOf(app, { token }), token, id: account.id, account };
    }),
  );
  const homeowner = await signIn(app, world.players.h1.account);
  return { ...house, ada: existing(people[0]), ben: people[1], homeowner, owner: announcementsOf(app, homeowner) };
}

describe('an announcement', () => {
  it('is read by each roomie once, and the homeowner sees who has read it and when', async () => {
    const { houseId, ada, ben: someBen, owner } = await aHouse(2);
    const ben = existing(someBen);
    const { _id: id } = await owner.post(houseId, { title: '  Water off on Tuesday ' });
    const shown = { _id: id, ...WATER_OFF, house_id: houseId, edited_at: null, read_at: null };
    expect((await owner.page(houseId)).items).toEqual([
      expect.objectContaining({ ...shown, readings: { given: 0, of: 2 } }),
    ]);
    expect((await ada.page(houseId)).items).toEqual([expect.objectContaining({ ...shown, readings: null })]);
    app.clock.advance(60);
    const first = await ada.reads(id);
    expect(first).toMatchObject({ read_at: expect.stringMatching(/^2027-03-15T10:01/) as string, readings: null });
    // Opening it again keeps the first time.
    app.clock.advance(60);
    expect(await ada.reads(id)).toEqual(first);
    expect((await owner.page(houseId)).items[0]?.readings).toEqual({ given: 1, of: 2 });
    expect([await ada.unread(), await ben.unread()]).toEqual([0, 1]);
    expect(await owner.readers(id)).toEqual([
      { _id: ada.id, first_name: 'Some', last_name: 'Body', photo: null, read_at: first.read_at },
      { _id: ben.id, first_name: 'Some', last_name: 'Body', photo: null, read_at: null },
    ]);
    expect((await ben.page(houseId)).items[0]?.read_at).toBeNull();
  });

  it('is counted once when a roomie opens it in two windows at once, and for everyone who opens it at once', async () => {
    const { houseId, ada, ben: someBen, owner } = await aHouse(2);
    const ben = existing(someBen);
    const { _id: id } = await owner.post(houseId);
    const answers = await whileHeld(app, 'announcements', id, async (waiting) => {
      const opened = Promise.all([ada, ada, ben, ben].map((roomie) => roomie.open(id)));
      await waiting(1);
      return () => opened;
    }).then((opened) => opened());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await owner.page(houseId)).items[0]?.readings).toEqual({ given: 2, of: 2 });
    const read = await app.database.query(
      `SELECT 1 FROM outbox WHERE type = 'announcement.read' AND payload ->> 'announcement_id' = $1`,
      [id],
    );
    expect(read).toHaveLength(2);
  });

  it('is posted once for a key, and at most twenty times a day in a house', async () => {
    const { houseId, owner, ada } = await aHouse(1);
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await owner.send(houseId, {}, key), await owner.send(houseId, {}, key)];
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
    expect(await ada.titles(houseId)).toEqual([WATER_OFF.title]);
    const more = await Promise.all(Array.from({ length: LIMITS.announcementsPerDay }, () => owner.send(houseId)));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(LIMITS.announcementsPerDay - 1);
    expect(problemOf(existing(more.find(({ status }) => status !== 201)))).toMatchObject({
      status: 429,
      detail: 'You can post 20 announcements a day in a house.',
    });
    app.clock.advance(DAY_SECONDS + 1);
    expect((await owner.send(houseId)).status).toBe(201);
  });

  it('has a title on one line and a text, within their limits', async () => {
    const { houseId, owner } = await aHouse(1);
    const longest = { title: '𝒩'.repeat(120), text: 'x'.repeat(2_000) };
    expect(await owner.post(houseId, longest)).toMatchObject(longest);
    for (const [path, wrong] of [
      ['title', { title: ' ' }],
      ['title', { title: 'x'.repeat(121) }],
      ['title', { title: 'two\nlines' }],
      ['text', { text: '' }],
      ['text', { text: 'x'.repeat(2_001) }],
    ] as const) {
      expect(problemOf(await owner.send(houseId, wrong)).errors?.[0]?.path).toBe(path);
    }
    expect((await owner.send(houseId, { pinned: true })).status).toBe(400);
  });

  it('is listed newest first, in pages, in a constant number of queries', async () => {
    const { houseId, owner, ada } = await aHouse(2);
    await owner.post(houseId, { title: 'First' });
    const queries = await countQueries(() => ada.page(houseId));
    for (const title of ['Second', 'Third']) {
      app.clock.advance(60);
      await owner.post(houseId, { title });
    }
    expect(await countQueries(() => ada.page(houseId))).toBe(queries);
    const page = await ada.page(houseId, '?limit=2');
    expect(page.items.map(({ title }) => title)).toEqual(['Third', 'Second']);
    const rest = await ada.page(houseId, `?limit=2&cursor=${page.next_cursor ?? ''}`);
    expect([rest.items.map(({ title }) => title), rest.next_cursor]).toEqual([['First'], null]);
  });

  it('is edited by its homeowner alone, and those who have read it keep their reading', async () => {
    const { houseId, ada, owner } = await aHouse(1);
    const { _id: id } = await owner.post(houseId);
    const { read_at: at } = await ada.reads(id);
    const other = announcementsOf(app, world.players.h2);
    expect([(await ada.edit(id, {})).status, (await other.edit(id, {})).status]).toEqual([403, 404]);
    const text = 'From ten to noon.';
    app.clock.advance(DAY_SECONDS);
    const edited = (await owner.edit(id, { text })).body;
    const on = expect.stringMatching(/^2027-03-16T10:00/) as string;
    expect(edited).toMatchObject({
      edited_at: on,
      _id: id,
      title: WATER_OFF.title,
      text,
      readings: { given: 1, of: 1 },
    });
    expect((await ada.page(houseId)).items).toEqual([expect.objectContaining({ text, read_at: at })]);
    // Saved again without a change, nothing has happened.
    app.clock.advance(DAY_SECONDS);
    expect((await owner.edit(id, { text })).body).toMatchObject({ edited_at: on });
    const events = await app.database.query(
      `SELECT 1 FROM outbox WHERE type = 'announcement.edited' AND payload ->> 'announcement_id' = $1`,
      [id],
    );
    expect(events).toHaveLength(1);
    await owner.remove(id);
    expect((await owner.edit(id, { text })).status).toBe(404);
  });

  it('edited in two windows keeps the first one’s words, and the second one is told', async () => {
    const { houseId, owner } = await aHouse(1);
    const { _id: id, version } = await owner.post(houseId);
    const first = await owner.edit(id, { version, text: 'From ten to noon.' });
    expect(first.body).toMatchObject({ version: version + 1 });
    const second = await owner.edit(id, { version, text: 'From eleven to noon.' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'stale_version',
      detail: 'This announcement has changed since you opened it.',
      current: { _id: id, text: 'From ten to noon.', version: version + 1 },
    });
    // An answer that was lost is repeated with the version that was read before.
    expect((await owner.edit(id, { version, text: 'From ten to noon.' })).status).toBe(200);
    expect((await owner.edit(id, { version: version + 1, text: 'From eleven to noon.' })).status).toBe(200);
    expect((await owner.edit(id, { version: undefined, text: 'At noon.' })).status).toBe(400);
  });

  it('edited twice at the same moment is edited once', async () => {
    const { houseId, owner } = await aHouse(1);
    const { _id: id, version } = await owner.post(houseId);
    const answers = await whileHeld(app, 'announcements', id, async (waiting) => {
      const edits = [owner.edit(id, { version, text: 'At ten.' }), owner.edit(id, { version, text: 'At eleven.' })];
      await waiting(2);
      return edits;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('is removed with its readings, in all windows, once', async () => {
    const { houseId, ada, owner } = await aHouse(1);
    const { _id: id } = await owner.post(houseId);
    await ada.reads(id);
    const other = announcementsOf(app, world.players.h2);
    expect([(await ada.remove(id)).status, (await other.remove(id)).status]).toEqual([403, 404]);
    const answers = await Promise.all([owner.remove(id), owner.remove(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect([await ada.titles(houseId), await owner.titles(houseId)]).toEqual([[], []]);
    expect((await ada.open(id)).status).toBe(404);
    expect(await app.database.query('SELECT 1 FROM announcement_readings WHERE announcement_id = $1', [id])).toEqual(
      [],
    );
  });

  it('is either read or gone for a roomie who opens it while it is removed', async () => {
    const { houseId, ada, owner } = await aHouse(1);
    const { _id: id } = await owner.post(houseId);
    const [removed, opened] = await whileHeld(app, 'announcements', id, async (waiting) => {
      const removing = owner.remove(id);
      await waiting(1);
      const opening = ada.open(id);
      await waiting(2);
      return () => Promise.all([removing, opening]);
    }).then((answers) => answers());
    expect([removed.status, opened.status]).toEqual([204, 404]);
  });

  it('appears in the house at once, and its reading at the homeowner’s', async () => {
    // Sockets use the machine's clock to close.
    app.clock.set(new Date());
    const { houseId, ada, owner, homeowner } = await aHouse(1);
    const windows = [await connect(app, ada.token), await connect(app, homeowner.token)] as const;
    const appeared = nextEvent(windows[0], 'announcements:changed');
    const { _id: id } = await owner.post(houseId);
    await app.drainEvents();
    expect(await appeared).toEqual({ house_id: houseId });
    const read = nextEvent(windows[1], 'announcements:changed');
    await ada.reads(id);
    await app.drainEvents();
    expect(await read).toEqual({ house_id: houseId });
    for (const window of windows) window.close();
  });
});

describe('the alert about an announcement', () => {
  const alertsOf = (account_id: string) => unreadTitles(app, { account_id, kind: 'announcement_posted' });

  it('reaches each roomie, and is closed when they read it', async () => {
    const { houseId, ada, ben: someBen, owner } = await aHouse(2);
    const ben = existing(someBen);
    const { _id: id } = await owner.post(houseId);
    await app.drainEvents();
    for (const roomie of [ada, ben]) {
      expect(await alertsOf(roomie.id)).toEqual(['New announcement: Water off on Tuesday']);
    }
    expect(await alertsOf(world.players.h1.account.id)).toEqual([]);
    await ada.reads(id);
    await app.drainEvents();
    expect([await alertsOf(ada.id), (await alertsOf(ben.id)).length]).toEqual([[], 1]);
    // An edit alerts nobody again.
    await owner.edit(id, { title: 'Water off on Wednesday' });
    await app.drainEvents();
    expect([await alertsOf(ada.id), (await alertsOf(ben.id)).length]).toEqual([[], 1]);
  });

  it('is e-mailed as each roomie prefers, and leads to the announcement', async () => {
    const { houseId, ada, ben: someBen, owner } = await aHouse(2);
    const ben = existing(someBen);
    await ben.ask('PUT', '/api/me/preferences', {
      alerts: [{ kind: 'announcement_posted', in_app: true, email: 'never' }],
    });
    const { _id: id } = await owner.post(houseId);
    await app.drainEvents();
    const mail = await mailTo(ada.account.email, /^New announcement: Water off on Tuesday/);
    expect(mail.text).toContain('h1 posted it in House ');
    expect(mail.text).toContain(`/announcements?announcement=${id}`);
    expect(mail.text).not.toContain(WATER_OFF.text);
    expect(await mailsTo(ben.account.email)).toEqual([]);
    expect(await alertsOf(ben.id)).toHaveLength(1);
  });

  it('is not raised for those who have read it already, and goes with the announcement', async () => {
    const { houseId, ada, ben: someBen, owner } = await aHouse(2);
    const ben = existing(someBen);
    const { _id: id } = await owner.post(houseId);
    await ada.reads(id);
    await app.drainEvents();
    expect([await alertsOf(ada.id), (await alertsOf(ben.id)).length]).toEqual([[], 1]);
    await owner.remove(id);
    await app.drainEvents();
    expect(await alertsOf(ben.id)).toEqual([]);
    const removed = await owner.post(houseId);
    await owner.remove(removed._id);
    await app.drainEvents();
    expect(await alertsOf(ben.id)).toEqual([]);
  });
});

describe('the readers of an announcement', () => {
  it('are those who lived there when it was posted, and still do', async () => {
    const { houseId, roomIds, ada, ben: someBen, owner } = await aHouse(2);
    const ben = existing(someBen);
    const { _id: id } = await owner.post(houseId);
    await ben.reads(id);
    await app.get(RoomiesService).moveOut(ben.id, '2027-03-15');
    app.clock.advance(DAY_SECONDS);
    const cem = await signIn(app, await aRoomieIn(app, existing(roomIds[2]), '2027-03-16'));
    expect((await ben.ask('GET', `/api/houses/${houseId}/announcements`)).status).toBe(404);
    expect((await ben.open(id)).status).toBe(404);
    expect((await ben.ask('GET', '/api/announcements/unread')).status).toBe(403);
    const newcomer = announcementsOf(app, cem);
    expect([await newcomer.titles(houseId), await newcomer.unread()]).toEqual([[], 0]);
    expect((await newcomer.open(id)).status).toBe(404);
    expect((await owner.page(houseId)).items[0]?.readings).toEqual({ given: 0, of: 1 });
    expect((await owner.readers(id)).map(({ _id }) => _id)).toEqual([ada.id]);
    await owner.post(houseId, { title: 'Bins' });
    expect([await newcomer.titles(houseId), await newcomer.unread()]).toEqual([['Bins'], 1]);
    expect((await owner.page(houseId)).items[0]?.readings).toEqual({ given: 0, of: 2 });
  });

  it('keep what they read when they get another room of the house', async () => {
    const { houseId, roomIds, ada, owner } = await aHouse(1);
    const { _id: id } = await owner.post(houseId);
    const { read_at: at } = await ada.reads(id);
    app.clock.advance(DAY_SECONDS);
    await app.get(RoomiesService).moveOut(ada.id, '2027-03-15');
    await app.get(RoomiesService).moveIn(ada.id, existing(roomIds[1]), '2027-03-16');
    expect((await ada.page(houseId)).items).toEqual([expect.objectContaining({ _id: id, read_at: at })]);
    expect((await owner.page(houseId)).items[0]?.readings).toEqual({ given: 1, of: 1 });
  });

  it('are none of a house that is archived, which takes no announcement', async () => {
    const { houseId, ada, homeowner, owner } = await aHouse(1);
    const { _id: id } = await owner.post(houseId);
    await app.get(RoomiesService).moveOut(ada.id, '2027-03-15');
    await housesOf(app, { ...world.players.h1, ...homeowner }).archive(houseId);
    expect((await owner.send(houseId)).status).toBe(409);
    expect(await owner.titles(houseId)).toEqual([WATER_OFF.title]);
    expect(await owner.readers(id)).toEqual([]);
  });
});
