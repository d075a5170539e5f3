import type { Notification, Showing } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { adsOf } from '#test/support/ads.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { aFreeTime, aVisitor, showingsOf } from '#test/support/showings.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let world: World;
let owner: ReturnType<typeof showingsOf>;
let ads: ReturnType<typeof adsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = showingsOf(app, world.players.h1);
  ads = adsOf(app, world.players.h1);
});
afterAll(() => app.close());

const inHours = (hours: number): string => new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString();
const ownersAlerts = async (): Promise<Notification[]> => {
  await app.drainEvents();
  const { token } = world.players.h1;
  return ((await call(app, 'GET', '/api/notifications', { token })).body as { items: Notification[] }).items;
};
const emptyRoom = async (): Promise<string> => (await ads.emptyRoom()).roomId;

describe('showings of one room', () => {
  it('never overlap, including the time between them, even when proposed at the same moment', async () => {
    const roomId = await emptyRoom();
    const starts_at = aFreeTime(app);
    const propose = (at: string) => owner.act(roomId, { action: 'propose', visitor: aVisitor(), starts_at: at });
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => propose(starts_at)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const after = (minutes: number): string => new Date(Date.parse(starts_at) + minutes * 60_000).toISOString();
    expect(problemOf(await propose(after(44))).errors).toMatchObject([{ path: 'starts_at' }]); // 30, and 15 between.
    expect((await propose(after(45))).status).toBe(200);
    const [first] = await owner.ofRoom(roomId);
    if (first) await owner.change(first, 'cancel');
    expect((await propose(starts_at)).status).toBe(200);
  });

  it('are done when their time is over, and without an answer they did not take place', async () => {
    const roomId = await emptyRoom();
    const agreed = await owner.propose(roomId, { starts_at: inHours(1) });
    await owner.change(agreed, 'confirm');
    await owner.propose(roomId, { starts_at: inHours(2) });
    app.clock.advance(3 * 3_600);
    expect(await owner.ofRoom(roomId)).toEqual([]);
    const past = await owner.ofRoom(roomId, '?when=past');
    expect(past.map(({ state, cancelled_by }) => [state, cancelled_by])).toEqual([
      ['cancelled', 'nobody'],
      ['done', null],
    ]);
    app.clock.set(new Date());
  });

  it('forget the visitor and all remarks after 90 days', async () => {
    const roomId = await emptyRoom();
    const visitor = aVisitor();
    const showing = await owner.propose(roomId, { visitor, note: 'By the back door.' });
    const stored = () =>
      app.database.query<{ row: string }>('SELECT s::text AS row FROM showings s WHERE id = $1', [showing._id]);
    const daysAfter = (days: number): void => {
      app.clock.set(new Date(Date.parse(showing.ends_at) + days * 86_400_000));
    };
    daysAfter(89);
    await app.runDue();
    expect((await stored())[0]?.row).toContain(visitor.email);
    daysAfter(91);
    await app.runDue();
    app.clock.set(new Date());
    const row = (await stored())[0]?.row;
    for (const text of [visitor.email, visitor.first_name, visitor.last_name, 'back door'])
      expect(row).not.toContain(text);
    expect((await owner.ofRoom(roomId))[0]).toMatchObject({ _id: showing._id, visitor: null });
  });

  it("are paged, the next first, in a number of queries that doesn't grow", async () => {
    const roomId = await emptyRoom();
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await owner.propose(roomId))._id);
    const ask = async (query: string) =>
      (await owner.ask('GET', `/api/roomies/showings/${roomId}${query}`)).body as {
        items: Showing[];
        next_cursor: string | null;
      };
    const first = await ask('?limit=3');
    const second = await ask(`?limit=3&cursor=${first.next_cursor ?? ''}`);
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(made);
    expect(second.next_cursor).toBeNull();
    const few = await countQueries(() => ask('?limit=1'));
    expect(await countQueries(() => ask('?limit=5'))).toBe(few);
  });
});

describe('reminders of showings', () => {
  it('are sent a day and two hours before, once each, to visitor and homeowner', async () => {
    const visitor = aVisitor();
    const showing = await owner.propose(await emptyRoom(), { visitor, starts_at: inHours(30) });
    await owner.change(showing, 'confirm');
    const subjects = async (): Promise<string[]> =>
      (await mailsTo(visitor.email))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('your showing of'));
    await app.runDue();
    expect(await subjects()).toEqual([]);
    app.clock.advance(7 * 3_600);
    await app.runDue();
    await app.runDue();
    await mailTo(visitor.email, /^Tomorrow: your showing of/);
    app.clock.advance(21.5 * 3_600);
    await app.runDue();
    await mailTo(visitor.email, /^In two hours: your showing of/);
    expect(await subjects()).toHaveLength(2);
    app.clock.set(new Date());
    expect((await ownersAlerts()).filter(({ kind }) => kind === 'showing_reminder').map(({ title }) => title)).toEqual([
      expect.stringMatching(/^In two hours: showing of .* for Jonas Weber$/),
    ]);
  });

  it("ask those who have not answered, and don't repeat a recent message", async () => {
    const { roomId } = await ads.emptyRoom();
    const account = await aRoomieIn(app, roomId);
    const lives = showingsOf(app, await signIn(app, account));
    await owner.propose(roomId, { starts_at: inHours(25) });
    app.clock.advance(2 * 3_600);
    await app.runDue();
    expect(await unreadTitles(app, { account_id: account.id, kind: 'showing_reminder' })).toEqual([
      expect.stringMatching(/^Does .* work for a showing\?$/),
    ]);
    app.clock.set(new Date());
    const [showing] = await lives.ofRoom(roomId);
    expect(showing?.waits_for).toBe('roomie');
  });

  it('are left out if the showing was agreed later than that', async () => {
    const visitor = aVisitor();
    const showing = await owner.propose(await emptyRoom(), { visitor, starts_at: inHours(20) });
    await owner.change(showing, 'confirm');
    await app.runDue();
    await mailTo(visitor.email, /is confirmed/);
    expect((await mailsTo(visitor.email)).filter(({ subject }) => subject.startsWith('Tomorrow'))).toEqual([]);
  });
});
