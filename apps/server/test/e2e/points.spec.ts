import type { ChoreAssignment } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aDailyChore, aSharedHouse, choresOf } from '#test/support/chores.ts';
import { feedOf } from '#test/support/feed.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

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

/** Signs in again, because sessions from weeks ago have expired. */
const as = async (account: Account | undefined) => {
  if (!account) throw new Error('There is nobody.');
  const player = await signIn(app, account);
  return { ...feedOf(app, player), id: account.id };
};
const owner = () => as(world.players.h1.account);

async function aHouse(roomies: number) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const chores = choresOf(app, await signIn(app, world.players.h1.account));
  const [chore] = await chores.add(house.houseId, [aDailyChore()]);
  return { ...house, choreId: chore?._id ?? '', turns: await chores.turns(house.houseId) };
}

const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  await app.runDue();
};
const missedBy = (turns: readonly ChoreAssignment[], id: string | undefined, until: string): number =>
  turns.filter(({ assignee, due_on: day }) => assignee?._id === id && day <= until).length;

describe('a missed turn in the points', () => {
  it('is one strike for its roomie, and none for a turn without a roomie', async () => {
    const { houseId, people, ids, turns } = await aHouse(2);
    const chores = choresOf(app, await signIn(app, world.players.h1.account));
    await chores.add(houseId, [aDailyChore({ name: 'Open', assign: { way: 'open' } })]);
    await at('2027-03-16T20:00:00Z');
    await at('2027-03-16T21:00:00Z');
    const strikes = await Promise.all(people.map(async (person) => (await as(person)).points()));
    expect(strikes.flat()).toMatchObject([
      { cause: 'missed', strikes: 1, points: 0, feed_id: null, due_on: '2027-03-15', month: '2027-03' },
    ]);
    expect(strikes[ids.indexOf(turns[0]?.assignee?._id ?? '')]).toHaveLength(1);
  });

  it('counts on the day it was missed, once, even after a week without a worker', async () => {
    const { people, ids, turns } = await aHouse(2);
    await at('2027-04-05T10:00:00Z');
    await at('2027-04-05T11:00:00Z');
    const entries = await (await as(people[0])).points();
    expect(entries).toHaveLength(missedBy(turns, ids[0], '2027-04-03'));
    const ofMarch = entries.filter(({ month }) => month === '2027-03');
    // A turn due on the 30th at eight in the evening is missed on the 31st.
    expect(ofMarch).toHaveLength(missedBy(turns, ids[0], '2027-03-30'));
  });

  it('is reported to the homeowner once, with the third strike within four weeks', async () => {
    const { ids } = await aHouse(1);
    const told = () =>
      unreadTitles(app, { account_id: world.players.h1.account.id, kind: 'strikes_reached', subject_id: ids[0] ?? '' });
    await at('2027-03-17T20:00:00Z');
    expect(await told()).toEqual([]);
    await at('2027-03-18T20:00:00Z');
    expect(await told()).toEqual(['Some has three strikes in four weeks']);
    const mails = () =>
      app.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM outbox WHERE type = 'points.strikes-reached' AND payload->>'roomie_id' = $1`,
        [ids[0]],
      );
    await at('2027-03-22T20:00:00Z');
    expect(await mails()).toEqual([{ n: 1 }]);
  });
});

describe('a month', () => {
  it('ends with the calendar of the house, across a clock change', async () => {
    const { houseId, people, choreId } = await aHouse(2);
    const post = async (moment: string) => {
      app.clock.set(new Date(moment));
      const [doer, boss] = [await as(people[0]), await owner()];
      await boss.says(await doer.post({ chore_id: choreId }), 'point');
    };
    // London: 23:30 on the 31st in summer time, and half past midnight on the first.
    await post('2027-03-31T22:30:00Z');
    await post('2027-03-31T23:30:00Z');
    await app.drainEvents();
    const months = (await (await as(people[0])).points()).filter(({ cause }) => cause === 'chore');
    expect(months.map(({ month }) => month)).toEqual(['2027-04', '2027-03']);
    expect((await (await owner()).standings(houseId)).month).toBe('2027-04');
  });

  it('is closed and announced once everything that was done in it is decided', async () => {
    const { houseId, people, ids, choreId } = await aHouse(2);
    const doer = await as(people[0]);
    await (await owner()).says(await doer.post({ chore_id: choreId }), 'point');
    await app.drainEvents();
    const closedAt = async () => (await (await owner()).standings(houseId, '2027-03')).closed_at;
    await at('2027-04-02T22:59:00Z');
    expect(await closedAt()).toBeNull();
    await at('2027-04-02T23:00:00Z');
    expect(await closedAt()).toMatch(/^2027-04-02T23:00:00/);
    await at('2027-04-09T23:00:00Z');
    const standings = await (await owner()).standings(houseId, '2027-03');
    expect(standings.items.filter(({ is_best }) => is_best).map(({ roomie }) => roomie._id)).toEqual([ids[0]]);
    expect(await unreadTitles(app, { account_id: ids[1] ?? '', kind: 'month_closed' })).toEqual([
      'Best in March 2027: Some',
    ]);
    const summary = await (await owner()).ask('GET', `/api/houses/byId/${houseId}`);
    expect(summary.body).toMatchObject({ points: 0 });
  });

  it('can be closed early, and its best and worst follow later changes', async () => {
    const { houseId, people, ids, choreId } = await aHouse(2);
    const doer = await as(people[0]);
    await (await owner()).says(await doer.post({ chore_id: choreId }), 'point');
    const boss = await owner();
    expect((await boss.bestWorst(houseId, { close: true })).body).toMatchObject({
      closed_at: expect.any(String) as string,
      items: [
        { roomie: { _id: ids[0] }, is_best: true, is_worst: false, effort: 1, streak: 1, done: 1, all_time: 3 },
        { roomie: { _id: ids[1] }, is_best: false, is_worst: true, effort: 0 },
      ],
    });
    const bonus = { id: ids[1], points: 10, reason: 'Repaired the boiler.' };
    expect((await boss.bestWorst(houseId, bonus)).status).toBe(409);
  });

  it('shows the worst place to that roomie and the homeowner only', async () => {
    const { houseId, people, choreId } = await aHouse(3);
    const doer = await as(people[0]);
    await (await owner()).says(await doer.post({ chore_id: choreId }), 'point');
    await (await owner()).bestWorst(houseId, { id: people[1]?.id, points: 1, reason: 'Watered the plants.' });
    await app.drainEvents();
    const worst = async (account: Account | undefined) =>
      (await (await as(account)).standings(houseId)).items.filter(({ is_worst }) => is_worst).length;
    expect([await worst(people[0]), await worst(people[1]), await worst(people[2])]).toEqual([0, 0, 1]);
    expect(await worst(world.players.h1.account)).toBe(1);
    expect((await (await as(people[1])).ask('GET', `/api/roomies/points/${people[0]?.id ?? ''}`)).status).toBe(404);
  });
});

describe('a bonus', () => {
  it('is a row with its author and reason, and is announced', async () => {
    const { houseId, people, ids } = await aHouse(2);
    const boss = await owner();
    const answer = await boss.bestWorst(houseId, { id: ids[0], points: 7, reason: ' Painted the fence. ' });
    expect(answer.status).toBe(200);
    await app.drainEvents();
    expect(await (await as(people[0])).points()).toMatchObject([
      { cause: 'bonus', points: 7, reasons: ['Painted the fence.'], given_by: { _id: boss.id }, chore: null },
    ]);
    expect(await unreadTitles(app, { account_id: ids[0] ?? '', kind: 'points_given' })).toEqual([
      'You got a bonus of 7 points',
    ]);
  });

  it('needs a roomie who lived there, a month that has begun, points and a reason', async () => {
    const { houseId, ids } = await aHouse(1);
    const boss = await owner();
    const give = async (body: object) =>
      (await boss.bestWorst(houseId, { id: ids[0], points: 5, reason: 'R', ...body })).status;
    expect(await give({ id: world.players.rB.account.id })).toBe(422);
    expect([await give({ month: '2027-04' }), await give({ month: '2027-01' })]).toEqual([422, 422]);
    expect([await give({ month: '9999-12' }), await give({ month: '2027-13' })]).toEqual([400, 400]);
    expect([await give({ points: 21 }), await give({ points: 0 }), await give({ reason: undefined })]).toEqual([
      400, 400, 400,
    ]);
    expect((await (await as(world.players.h2.account)).bestWorst(houseId, { close: true })).status).toBe(404);
  });

  it('is in a ledger whose rows never change, and whose sums agree with it', async () => {
    const { database } = app;
    await expect(database.query('UPDATE point_entries SET points = 1')).rejects.toThrow('never changed');
    await expect(database.query('DELETE FROM point_entries')).rejects.toThrow('never changed');
    const different = await database.query(
      `SELECT 1 FROM point_totals t FULL JOIN (
         SELECT house_id, roomie_id, period, sum(points) AS points, sum(strikes) AS strikes FROM point_entries GROUP BY 1, 2, 3
       ) e USING (house_id, roomie_id, period) WHERE (t.points, t.strikes) IS DISTINCT FROM (e.points, e.strikes)`,
    );
    expect(different).toEqual([]);
  });
});
