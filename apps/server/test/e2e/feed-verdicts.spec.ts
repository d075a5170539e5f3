import type { FeedItem } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aDailyChore, choresOf } from '#test/support/chores.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const HOUR_SECONDS = 3_600;

let app: TestApp;
let world: World;
let stage: ReturnType<typeof feedStage>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  stage = feedStage(app, world);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

describe('verdicts', () => {
  it("are given once per person, in one's own name, and never on one's own post, AB-12", async () => {
    const house = await stage.aHouse(4);
    const { item, poster, others } = await stage.posted(house);
    const [mate, other] = [existing(others[0]), existing(others[1])];
    expect((await poster.judge(item, 'point')).status).toBe(403);
    expect((await mate.judge(item, 'point', { who_id: other.id })).status).toBe(403);
    expect((await mate.judge(item, 'point', { strike: 1 })).status).toBe(400);
    expect((await mate.judge(item, 'point', { point: 0 })).status).toBe(400);
    await mate.says(item, 'strike', { reason: 'The sink is full.' });
    expect(await mate.says(item, 'point')).toMatchObject({
      state: 'posted',
      verdicts: [{ says: 'point', reason: '' }],
    });
    const stranger = await stage.as(world.players.rB.account);
    expect((await stranger.judge(item, 'point')).status).toBe(404);
  });

  it('are requested only from those who have not given one', async () => {
    const house = await stage.aHouse(4);
    const { item, others } = await stage.posted(house);
    await others[0]?.says(item, 'point');
    await app.drainEvents();
    const asked = (id = '') => unreadTitles(app, { account_id: id, subject_id: item._id });
    expect([await asked(others[0]?.id), (await asked(others[1]?.id)).length]).toEqual([[], 1]);
  });

  it('can be given by a neatkeeper of the house, but not by the person who posted for another', async () => {
    const { h1, k1, r1, r1m } = world.players;
    const owner = await stage.as(h1.account);
    const chores = choresOf(app, await signIn(app, h1.account));
    const [chore] = await chores.add(world.houseA, [aDailyChore()]);
    const sent = await owner.send({ chore_id: chore?._id }, r1.account.id);
    const item = sent.body as FeedItem;
    expect(item).toMatchObject({ roomie: { _id: r1.account.id }, posted_by: owner.id });
    expect((await owner.judge(item, 'point')).status).toBe(403);
    const keeper = await stage.as(k1.account);
    expect(await keeper.says(item, 'strike', { reason: 'The floor is wet.' })).toMatchObject({
      state: 'posted',
      roomie: { photo: null },
      verdicts: [{ verifier: { role: 'neatkeeper' }, says: 'strike' }],
    });
    const mate = await stage.as(r1m.account);
    expect((await mate.send({ chore_id: chore?._id }, r1.account.id)).status).toBe(404);
    expect((await mate.remove(item)).status).toBe(404);
    // One of each: the house waits for another verdict, or for the time to be over.
    expect(await mate.says(item, 'point')).toMatchObject({ state: 'posted' });
  });

  it("can't be changed after a day", async () => {
    const house = await stage.aHouse(5);
    const { item, others } = await stage.posted(house);
    await others[0]?.says(item, 'strike');
    app.clock.advance(24 * HOUR_SECONDS);
    const mate = await stage.as(others[0]?.account);
    expect((await mate.judge(item, 'point')).status).toBe(409);
  });

  it('of a homeowner decide at once, and a rejection is a strike with a reason', async () => {
    const house = await stage.aHouse(3);
    const { item, poster } = await stage.posted(house);
    const owner = await stage.as(world.players.h1.account);
    expect(await owner.says(item, 'strike', { reason: 'Nothing was done.' })).toMatchObject({ state: 'rejected' });
    expect((await owner.judge(item, 'point')).status).toBe(409);
    await app.drainEvents();
    expect(await poster.points()).toMatchObject([
      {
        cause: 'rejected',
        strikes: 1,
        points: 0,
        reasons: ['Nothing was done.'],
        expires_at: expect.stringMatching(/^2027-06-13/) as string,
      },
    ]);
    expect(await unreadTitles(app, { account_id: poster.id, kind: 'strike_given' })).toEqual([
      'You got a strike for Tidying up',
    ]);
  });

  it('at the same moment have one outcome, and one row of the ledger', async () => {
    const house = await stage.aHouse(3);
    const { item, poster, others } = await stage.posted(house);
    const answers = await Promise.all(others.map((mate) => mate.judge(item, 'point')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await app.drainEvents();
    expect(await poster.points()).toHaveLength(1);
    expect(await stage.stateOf(house.houseId, item._id)).toBe('verified');
  });

  it('of a roomie who moves out still count, and fewer are needed', async () => {
    const house = await stage.aHouse(5);
    const { item, poster, others } = await stage.posted(house);
    await others[0]?.says(item, 'point');
    expect(await stage.stateOf(house.houseId, item._id)).toBe('posted');
    await app.get(RoomiesService).moveOut(others[0]?.id ?? '', '2027-03-15');
    await app.drainEvents();
    expect(await stage.stateOf(house.houseId, item._id)).toBe('posted');
    await app.get(RoomiesService).moveOut(others[1]?.id ?? '', '2027-03-15');
    await app.drainEvents();
    expect(await stage.stateOf(house.houseId, item._id)).toBe('verified');
    expect(await poster.points()).toHaveLength(1);
  });

  it('that nobody gives make it done after two days, once, however late the worker is', async () => {
    const house = await stage.aHouse(2);
    const { item, poster } = await stage.posted(house);
    app.clock.advance(47 * HOUR_SECONDS);
    await app.runDue();
    expect(await stage.stateOf(house.houseId, item._id)).toBe('posted');
    app.clock.advance(7 * 24 * HOUR_SECONDS);
    await app.runDue();
    await app.runDue();
    expect(await stage.stateOf(house.houseId, item._id)).toBe('verified');
    const again = await stage.as(poster.account);
    expect((await again.points()).filter(({ cause }) => cause === 'chore')).toHaveLength(1);
  });
});
