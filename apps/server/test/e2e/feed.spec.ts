import { randomUUID } from 'node:crypto';

import type { ChoreAssignment, FeedItem } from '@common-roof/contracts';
import { UNITS_PER_POINT } from '@common-roof/domain';

import type { Account } from '../../src/modules/identity/accounts/index.ts';
import { RoomiesService } from '../../src/modules/home/roomies/index.ts';
import { unreadTitles } from '../support/alerts.ts';
import { aDailyChore, aSharedHouse, choresOf } from '../support/chores.ts';
import { countQueries } from '../support/count-queries.ts';
import { feedOf } from '../support/feed.ts';
import { galleryOf, upload } from '../support/pictures.ts';
import { connect, nextEvent } from '../support/sockets.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, signIn, type World } from '../support/world.ts';

const HOUR_SECONDS = 3_600;

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

function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none.');
  return value;
}

const as = async (account: Account | undefined) => {
  if (!account) throw new Error('There is nobody.');
  const player = await signIn(app, account);
  return { ...feedOf(app, player), account, id: account.id, token: player.token };
};

/** A house with so many roomies and one chore of three points a day. */
async function aHouse(roomies: number, more: object = {}) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const owner = choresOf(app, await signIn(app, world.players.h1.account));
  const [chore] = await owner.add(house.houseId, [aDailyChore(more)]);
  const turns = await owner.turns(house.houseId);
  const people = await Promise.all(house.people.map(as));
  const holderOf = (turn: ChoreAssignment | undefined) => existing(people.find(({ id }) => id === turn?.assignee?._id));
  const notHolderOf = (turn: ChoreAssignment | undefined) =>
    existing(people.find(({ id }) => id !== turn?.assignee?._id));
  return { ...house, choreId: chore?._id ?? '', owner, turns, people, holderOf, notHolderOf };
}
type House = Awaited<ReturnType<typeof aHouse>>;

/** Today's turn, posted by whom it was given to, and the others. */
async function posted({ turns: [turn], people, holderOf }: House, more: object = {}) {
  const poster = holderOf(turn);
  const item = await poster.post({ assignment_id: turn?._id, ...more });
  return { item, poster, others: people.filter(({ id }) => id !== poster.id) };
}

const debtsOf = async (houseId: string): Promise<Record<string, number>> => {
  const rows = await app.database.query<{ roomie_id: string; units: string }>(
    'SELECT roomie_id, units FROM chore_debts WHERE house_id = $1',
    [houseId],
  );
  return Object.fromEntries(rows.map(({ roomie_id, units }) => [roomie_id, Number(units) / UNITS_PER_POINT]));
};
const stateOf = async (houseId: string, id: string): Promise<FeedItem['state'] | undefined> => {
  const owner = await as(world.players.h1.account);
  return (await owner.ofHouse(houseId)).find(({ _id }) => _id === id)?.state;
};

describe('a chore that was done', () => {
  it('is posted with photos, verified by a housemate, and gives its points', async () => {
    const house = await aHouse(2);
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
    expect((await debtsOf(house.houseId))[doer.id]).toBe(-3);
    const owner = feedOf(app, await signIn(app, world.players.h1.account));
    expect((await owner.ask('GET', `/api/houses/byId/${house.houseId}`)).body).toMatchObject({ points: 3 });
    expect((await doer.ask('GET', '/api/me')).body).toMatchObject({ userData: { points: 3 } });
  });

  it('is told live to the whole house, and asked of the others until it is decided', async () => {
    // Sockets close by the clock of the machine.
    app.clock.set(new Date());
    const house = await aHouse(3);
    const watcher = await connect(app, (await signIn(app, world.players.h1.account)).token);
    const updated = nextEvent(watcher, 'feed:updated');
    const { item, poster, others } = await posted(house);
    await app.drainEvents();
    expect(await updated).toEqual({ house_id: house.houseId, feed_id: item._id, roomie_id: poster.id });
    for (const { id } of others) {
      expect(await unreadTitles(app, { account_id: id, subject_id: item._id })).toEqual([
        'Some did: Tidying up. Is it done?',
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

  it('arrives once, however often it is sent, and at the same moment too', async () => {
    const house = await aHouse(2);
    const [turn] = house.turns;
    const poster = house.holderOf(turn);
    const body = { assignment_id: turn?._id, client_id: randomUUID() };
    const answers = await Promise.all([poster.send(body), poster.send(body), poster.send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => (answer.body as FeedItem)._id)).size).toBe(1);
    expect(await poster.ofHouse(house.houseId)).toHaveLength(1);
  });

  it('is its turn of today where only the chore is named, and one more where it has none', async () => {
    const house = await aHouse(2);
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

  it('is whose who did it: the turn of another is taken over, and goes back with what is taken away', async () => {
    const house = await aHouse(2);
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

  it('leaves the order of a rotation as it was', async () => {
    const { houseId, people: accounts, ids } = await aSharedHouse(app, world.players.h1, 3);
    const owner = choresOf(app, await signIn(app, world.players.h1.account));
    await owner.add(houseId, [aDailyChore({ assign: { way: 'rotation', order: ids } })]);
    const before = await owner.turns(houseId);
    const taker = await as(accounts[2]);
    await taker.post({ assignment_id: before[0]?._id });
    await (await as(accounts[0])).ofHouse(houseId);
    const after = await owner.turns(houseId);
    expect(after.slice(1).map(({ assignee }) => assignee?._id)).toEqual(
      before.slice(1).map(({ assignee }) => assignee?._id),
    );
  });

  it('cannot be posted twice, before another turn of the chore, or more than a day late', async () => {
    const house = await aHouse(2);
    const { poster } = await posted(house);
    const statusOf = async (turn: ChoreAssignment | undefined) =>
      (await poster.send({ assignment_id: turn?._id })).status;
    expect([await statusOf(house.turns[0]), await statusOf(house.turns[2])]).toEqual([409, 409]);
    app.clock.set(new Date('2027-03-17T20:30:00Z'));
    expect(await statusOf(house.turns[1])).toBe(409);
    const again = await as(poster.account);
    expect((await again.send({ assignment_id: house.turns[2]?._id })).status).toBe(201);
  });

  it('cannot be taken away by who posted it once somebody has said something; the homeowner can', async () => {
    const house = await aHouse(4);
    const { item, poster, others } = await posted(house, { text: 'Ugly words' });
    await others[0]?.says(item, 'point');
    expect((await poster.remove(item)).status).toBe(409);
    expect((await others[1]?.remove(item))?.status).toBe(404);
    const owner = await as(world.players.h1.account);
    expect((await owner.remove(item)).body).toMatchObject({ state: 'removed', text: '' });
    expect((await owner.remove(item)).status).toBe(200);
    expect((await house.owner.turns(house.houseId))[0]?.state).toBe('due');
  });
});

describe('verdicts', () => {
  it('are one each, of one’s own, and never about oneself', async () => {
    const house = await aHouse(4);
    const { item, poster, others } = await posted(house);
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
    const stranger = await as(world.players.rB.account);
    expect((await stranger.judge(item, 'point')).status).toBe(404);
  });

  it('are asked of those alone who have not given one', async () => {
    const house = await aHouse(4);
    const { item, others } = await posted(house);
    await others[0]?.says(item, 'point');
    await app.drainEvents();
    const asked = (id = '') => unreadTitles(app, { account_id: id, subject_id: item._id });
    expect([await asked(others[0]?.id), (await asked(others[1]?.id)).length]).toEqual([[], 1]);
  });

  it('are given by a neatkeeper of the house, too, and not by whoever posted it for somebody', async () => {
    const { h1, k1, r1, r1m } = world.players;
    const owner = await as(h1.account);
    const chores = choresOf(app, await signIn(app, h1.account));
    const [chore] = await chores.add(world.houseA, [aDailyChore()]);
    const sent = await owner.send({ chore_id: chore?._id }, r1.account.id);
    const item = sent.body as FeedItem;
    expect(item).toMatchObject({ roomie: { _id: r1.account.id }, posted_by: owner.id });
    expect((await owner.judge(item, 'point')).status).toBe(403);
    const keeper = await as(k1.account);
    expect(await keeper.says(item, 'strike')).toMatchObject({
      ...{ state: 'posted', roomie: { photo: null } },
      verdicts: [{ verifier: { role: 'neatkeeper' }, says: 'strike' }],
    });
    const mate = await as(r1m.account);
    expect((await mate.send({ chore_id: chore?._id }, r1.account.id)).status).toBe(404);
    expect((await mate.remove(item)).status).toBe(404);
    // One for each side: the house waits for another one, or for the time to be over.
    expect(await mate.says(item, 'point')).toMatchObject({ state: 'posted' });
  });

  it('stay as they are after a day', async () => {
    const house = await aHouse(5);
    const { item, others } = await posted(house);
    await others[0]?.says(item, 'strike');
    app.clock.advance(24 * HOUR_SECONDS);
    const mate = await as(others[0]?.account);
    expect((await mate.judge(item, 'point')).status).toBe(409);
  });

  it('of a homeowner decide at once, and a rejection is a strike that says why', async () => {
    const house = await aHouse(3);
    const { item, poster } = await posted(house);
    const owner = await as(world.players.h1.account);
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

  it('that come at the same moment have one outcome, and one row of the ledger', async () => {
    const house = await aHouse(3);
    const { item, poster, others } = await posted(house);
    const answers = await Promise.all(others.map((mate, at) => mate.judge(item, at === 0 ? 'point' : 'strike')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await app.drainEvents();
    expect(await poster.points()).toHaveLength(1);
    const says = answers[0]?.status === 200 ? 'verified' : 'rejected';
    expect(await stateOf(house.houseId, item._id)).toBe(says);
  });

  it('of somebody who moves out meanwhile stay, and fewer have to say something', async () => {
    const house = await aHouse(5);
    const { item, poster, others } = await posted(house);
    await others[0]?.says(item, 'point');
    expect(await stateOf(house.houseId, item._id)).toBe('posted');
    await app.get(RoomiesService).moveOut(others[0]?.id ?? '', '2027-03-15');
    await app.drainEvents();
    expect(await stateOf(house.houseId, item._id)).toBe('posted');
    await app.get(RoomiesService).moveOut(others[1]?.id ?? '', '2027-03-15');
    await app.drainEvents();
    expect(await stateOf(house.houseId, item._id)).toBe('verified');
    expect(await poster.points()).toHaveLength(1);
  });

  it('that nobody gives make it done after two days, once, however late the worker is', async () => {
    const house = await aHouse(2);
    const { item, poster } = await posted(house);
    app.clock.advance(47 * HOUR_SECONDS);
    await app.runDue();
    expect(await stateOf(house.houseId, item._id)).toBe('posted');
    app.clock.advance(7 * 24 * HOUR_SECONDS);
    await app.runDue();
    await app.runDue();
    expect(await stateOf(house.houseId, item._id)).toBe('verified');
    const again = await as(poster.account);
    expect((await again.points()).filter(({ cause }) => cause === 'chore')).toHaveLength(1);
  });
});

describe('the feed of a house', () => {
  it('is read newest first in pages, in a number of queries that does not grow', async () => {
    const house = await aHouse(2);
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
    const keeper = await as(world.players.k2.account);
    expect((await keeper.ask('GET', `/api/houses/feed/${house.houseId}`)).status).toBe(404);
  });
});
