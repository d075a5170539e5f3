import { randomUUID } from 'node:crypto';

import type { ChoreAssignment, FeedItem } from '@common-roof/contracts';

import { aDailyChore, aSharedHouse, choresOf } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import { feedOf } from '#test/support/feed.ts';
import { galleryOf, upload } from '#test/support/pictures.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

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

describe('a finished chore', () => {
  it('is posted with photos, verified by a housemate, and gives its points', async () => {
    const house = await stage.aHouse(2);
    const [turn] = house.turns;
    const doer = house.holderOf(turn);
    const mate = house.notHolderOf(turn);
    const photos = await upload(app, doer.token, 1);
    const item = await doer.post({
      assignment_id: turn?._id,
      text: ' All of it. ',
      photos: photos.map(({ image_id }) => ({ image_id })),
    });
    expect(item).toMatchObject({ state: 'posted', text: 'All of it.', points: 3, taken_over: false, verdicts: [] });
    expect(item.photos).toHaveLength(1);
    expect((await galleryOf(app, mate.token, 'feed_item', item._id)).items).toHaveLength(1);
    expect(await mate.says(item, 'point')).toMatchObject({
      state: 'verified',
      verdicts: [{ says: 'point', verifier: { role: 'roomie', _id: mate.id } }],
    });
    await app.drainEvents();
    expect(await doer.points()).toMatchObject([
      { cause: 'chore', points: 3, strikes: 0, feed_id: item._id, chore: { name: 'Tidying up' }, month: '2027-03' },
    ]);
    expect((await stage.debtsOf(house.houseId))[doer.id]).toBe(-3);
    const owner = feedOf(app, await signIn(app, world.players.h1.account));
    expect((await owner.ask('GET', `/api/houses/byId/${house.houseId}`)).body).toMatchObject({ points: 3 });
    expect((await doer.ask('GET', '/api/me')).body).toMatchObject({ userData: { points: 3 } });
  });

  it('is pushed live to the whole house, and the others are asked until it is decided', async () => {
    // Sockets use the machine's clock to close.
    app.clock.set(new Date());
    const house = await stage.aHouse(3);
    const watcher = await connect(app, (await signIn(app, world.players.h1.account)).token);
    const updated = nextEvent(watcher, 'feed:updated');
    const { item, poster, others } = await stage.posted(house);
    await app.drainEvents();
    expect(await updated).toEqual({ house_id: house.houseId, feed_id: item._id, roomie_id: poster.id });
    for (const { id } of others) {
      expect(await unreadTitles(app, { account_id: id, subject_id: item._id })).toEqual([
        'Some did Tidying up. Does it look done?',
      ]);
    }
    const pointed = nextEvent(watcher, 'points:changed');
    await others[0]?.says(item, 'point');
    await app.drainEvents();
    expect(await pointed).toEqual({ house_id: house.houseId, roomie_ids: [poster.id] });
    expect(await unreadTitles(app, { subject_id: item._id })).toEqual([]);
    expect(await unreadTitles(app, { account_id: poster.id, kind: 'points_given' })).toEqual([
      '3 points for Tidying up',
    ]);
    watcher.close();
  });

  it('is stored once, however often it is sent, even simultaneously', async () => {
    const house = await stage.aHouse(2);
    const [turn] = house.turns;
    const poster = house.holderOf(turn);
    const body = { assignment_id: turn?._id, client_id: randomUUID() };
    const answers = await Promise.all([poster.send(body), poster.send(body), poster.send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => (answer.body as FeedItem)._id)).size).toBe(1);
    expect(await poster.ofHouse(house.houseId)).toHaveLength(1);
  });

  it('without a turn becomes its turn of today, or an extra turn', async () => {
    const house = await stage.aHouse(2);
    const doer = existing(house.people[0]);
    const item = await doer.post({ chore_id: house.choreId });
    expect(item.assignment_id).toBe(house.turns[0]?._id);
    expect((await doer.send({ chore_id: house.choreId })).status).toBe(409);
    const rare = { every: 'month', interval: 1, in: { on: 'day', day: 31 } };
    const [other] = await house.owner.add(house.houseId, [aDailyChore({ recurrence: rare, weight: 5 })]);
    const extra = await doer.post({ chore_id: other?._id });
    expect(extra).toMatchObject({ due_on: '2027-03-15', points: 5, taken_over: false });
    expect((await house.owner.turns(house.houseId)).filter(({ chore }) => chore._id === other?._id)).toHaveLength(2);
    expect((await doer.remove(extra)).body).toMatchObject({ state: 'removed', assignment_id: null });
    expect((await house.owner.turns(house.houseId)).filter(({ chore }) => chore._id === other?._id)).toHaveLength(1);
  });

  it("takes over another roomie's turn, which goes back when the post is removed", async () => {
    const house = await stage.aHouse(2);
    const [turn] = house.turns;
    const taker = house.notHolderOf(turn);
    const item = await taker.post({ assignment_id: turn?._id });
    expect(item).toMatchObject({ taken_over: true, roomie: { _id: taker.id } });
    const now = async () => (await house.owner.turns(house.houseId))[0];
    expect(await now()).toMatchObject({ state: 'posted', assignee: { _id: taker.id } });
    expect((await taker.remove(item)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'due', assignee: { _id: turn?.assignee?._id } });
    expect((await taker.send({ assignment_id: turn?._id })).status).toBe(201);
  });

  it('belongs to nobody when it is removed too late, because its former roomie had relied on it', async () => {
    const house = await stage.aHouse(2);
    const [turn] = house.turns;
    const taker = house.notHolderOf(turn);
    const item = await taker.post({ assignment_id: turn?._id });
    app.clock.advance(40 * 3_600);
    const [late, holder] = [await stage.as(taker.account), await stage.as(house.holderOf(turn).account)];
    expect((await late.remove(item)).status).toBe(200);
    await app.runDue();
    await app.drainEvents();
    const strikes = (await holder.points()).filter(({ assignment_id: id }) => id === turn?._id);
    expect(strikes).toEqual([]);
  });

  it("doesn't change the order of a rotation", async () => {
    const { houseId, people: accounts, ids } = await aSharedHouse(app, world.players.h1, 3);
    const owner = choresOf(app, await signIn(app, world.players.h1.account));
    await owner.add(houseId, [aDailyChore({ assign: { way: 'rotation', order: ids } })]);
    const before = await owner.turns(houseId);
    const taker = await stage.as(accounts[2]);
    await taker.post({ assignment_id: before[0]?._id });
    await (await stage.as(accounts[0])).ofHouse(houseId);
    const after = await owner.turns(houseId);
    expect(after.slice(1).map(({ assignee }) => assignee?._id)).toEqual(
      before.slice(1).map(({ assignee }) => assignee?._id),
    );
  });

  it("can't be posted twice, before an earlier turn of the chore, or more than a day late", async () => {
    const house = await stage.aHouse(2);
    const { poster } = await stage.posted(house);
    const statusOf = async (turn: ChoreAssignment | undefined) =>
      (await poster.send({ assignment_id: turn?._id })).status;
    expect([await statusOf(house.turns[0]), await statusOf(house.turns[2])]).toEqual([409, 409]);
    app.clock.set(new Date('2027-03-17T20:30:00Z'));
    expect(await statusOf(house.turns[1])).toBe(409);
    const again = await stage.as(poster.account);
    expect((await again.send({ assignment_id: house.turns[2]?._id })).status).toBe(201);
  });

  it("can't be removed by its author after the first verdict, but the homeowner can remove it", async () => {
    const house = await stage.aHouse(4);
    const { item, poster, others } = await stage.posted(house, { text: 'Ugly words' });
    await others[0]?.says(item, 'point');
    expect((await poster.remove(item)).status).toBe(409);
    expect((await others[1]?.remove(item))?.status).toBe(404);
    const owner = await stage.as(world.players.h1.account);
    expect((await owner.remove(item)).body).toMatchObject({ state: 'removed', text: '' });
    expect((await owner.remove(item)).status).toBe(200);
    expect((await house.owner.turns(house.houseId))[0]?.state).toBe('due');
  });
});

describe('the feed of a house', () => {
  it("is paged newest first, in a number of queries that doesn't grow", async () => {
    const house = await stage.aHouse(2);
    const chores = await house.owner.add(
      house.houseId,
      Array.from({ length: 12 }, (_, at) => aDailyChore({ name: `Chore ${String(at)}`, due_time: '21:00' })),
    );
    const [doer, mate] = [existing(house.people[0]), existing(house.people[1])];
    const items: FeedItem[] = [];
    for (const { _id } of chores) {
      app.clock.advance(1);
      const item = await doer.post({ chore_id: _id });
      items.push(item);
    }
    await mate.says(existing(items[0]), 'point');
    const page = (query: string) => mate.ask('GET', `/api/houses/feed/${house.houseId}?${query}`);
    const ids = (await mate.ofHouse(house.houseId)).map(({ _id }) => _id);
    expect(ids).toEqual(items.map(({ _id }) => _id).toReversed());
    expect(await mate.ofHouse(house.houseId, '&state=posted')).toHaveLength(11);
    expect(await countQueries(async () => page('limit=12'))).toBe(await countQueries(async () => page('limit=1')));
    const keeper = await stage.as(world.players.k2.account);
    expect((await keeper.ask('GET', `/api/houses/feed/${house.houseId}`)).status).toBe(404);
  });
});
