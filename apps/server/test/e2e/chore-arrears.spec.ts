import type { ChoreAssignment, ChoreBalance } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { aDailyChore, aSharedHouse, choresOf } from '#test/support/chores.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

/** Twice a week, so that a missed turn can be done before the next one is due. */
const TWICE = { every: 'week', interval: 1, weekdays: [1, 4] };

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

const owner = async () => choresOf(app, await signIn(app, world.players.h1.account));
const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  await app.runDue();
  await app.drainEvents();
};

/** Creates a house of three with a chore of four points on Mondays and Thursdays. */
async function aHouse() {
  const house = await aSharedHouse(app, world.players.h1, 3);
  await (await owner()).add(house.houseId, [aDailyChore({ name: 'Bathroom', weight: 4, recurrence: TWICE })]);
  const turns = async (from = '2027-03-15'): Promise<ChoreAssignment[]> =>
    (await owner()).turns(house.houseId, `&from=${from}&until=2027-06-01`);
  const [first] = await turns();
  const misser = existing(house.people.find(({ id }) => id === first?.assignee?._id));
  const others = house.people.filter(({ id }) => id !== misser.id);
  const balances = async (): Promise<ChoreBalance[]> =>
    (
      (await (await owner()).ask('GET', `/api/houses/chore-balances/${house.houseId}`)).body as {
        items: ChoreBalance[];
      }
    ).items;
  const balanceOf = async ({ id }: { id: string }): Promise<ChoreBalance> =>
    existing((await balances()).find(({ roomie }) => roomie._id === id));
  return { ...house, turns, misser, others, balanceOf };
}

/** Creates the house in which one of three has missed three turns, and nobody does the rest. */
async function aHouseWithPause() {
  const house = await aHouse();
  const { misser, houseId, turns } = house;
  const chores = await owner();
  const ahead = (await turns())
    .slice(0, 3)
    .map(({ _id }) => ({ set: 'turn', assignment_id: _id, roomie_id: misser.id }));
  await chores.set(houseId, ...ahead);
  await at('2027-03-23T21:00:00Z');
  return house;
}

describe('a missed turn', () => {
  it('is offered to the others with extra points, and still owed by the roomie who missed it', async () => {
    const { turns, misser, others, balanceOf } = await aHouse();
    await at('2027-03-16T21:00:00Z');
    expect(await balanceOf(misser)).toMatchObject({ owed: 4, paused_on: null });
    const offer = existing((await turns()).find((turn) => turn.offer !== null));
    expect(offer).toMatchObject({
      state: 'due',
      assignee: null,
      points: 6,
      due_on: '2027-03-17',
      offer: { extra: 2, missed_by: { _id: misser.id } },
    });
    for (const { id } of others) {
      expect(await unreadTitles(app, { account_id: id, kind: 'chores_offered' })).toEqual([
        'Get 2 extra points: Bathroom',
      ]);
    }
    expect(await unreadTitles(app, { account_id: misser.id, kind: 'chores_offered' })).toEqual([]);
    await app.runDue();
    expect((await turns()).filter((turn) => turn.offer !== null)).toHaveLength(1);
  });

  it('gives extra points to the housemate who does it, and costs the roomie who missed it', async () => {
    const { houseId, turns, misser, others, balanceOf } = await aHouse();
    await at('2027-03-16T21:00:00Z');
    const before = await stage.debtsOf(houseId);
    const [doer, mate] = await Promise.all(others.map(stage.as));
    const offer = existing((await turns()).find((turn) => turn.offer !== null));
    const item = await existing(doer).post({ assignment_id: offer._id });
    expect(item).toMatchObject({ points: 6 });
    await existing(mate).says(item, 'point');
    await app.drainEvents();
    expect(await existing(doer).points()).toMatchObject([{ cause: 'chore', points: 6 }]);
    expect(await balanceOf(misser)).toMatchObject({ owed: 6 });
    const after = await stage.debtsOf(houseId);
    const changed = (id = ''): number => (after[id] ?? 0) - (before[id] ?? 0);
    expect(changed(doer?.id)).toBe(-4);
    expect([changed(mate?.id), changed(misser.id)]).toEqual([2, 2]);
  });

  it('gives the roomie who missed it its normal points, and they owe nothing more for it', async () => {
    const { turns, misser, balanceOf } = await aHouse();
    await at('2027-03-16T21:00:00Z');
    const offer = existing((await turns()).find((turn) => turn.offer !== null));
    const late = await stage.as(misser);
    const item = await late.post({ assignment_id: offer._id });
    expect(item).toMatchObject({ points: 4 });
    await (await stage.as(world.players.h1.account)).says(item, 'point');
    expect(await balanceOf(misser)).toMatchObject({ owed: 0 });
  });

  it("isn't offered when the chore is due again at once, or nobody else lives there", async () => {
    const daily = await stage.aHouse(2);
    const alone = await aSharedHouse(app, world.players.h1, 1);
    await (await owner()).add(alone.houseId, [aDailyChore({ recurrence: TWICE })]);
    await at('2027-03-16T21:00:00Z');
    for (const { houseId } of [daily, alone]) {
      expect((await (await owner()).turns(houseId)).filter(({ offer }) => offer !== null)).toEqual([]);
    }
  });

  it('is deleted with its chore', async () => {
    const { houseId, turns } = await aHouse();
    await at('2027-03-16T21:00:00Z');
    const [chore] = await (await owner()).list(`?house_id=${houseId}`);
    await (await owner()).ask('DELETE', `/api/chores/${String(chore?._id)}`);
    expect((await turns()).filter(({ offer }) => offer !== null)).toEqual([]);
  });
});

describe('three turns missed in a row', () => {
  it('give the next ones to the others, and tell the whole house to talk', async () => {
    const { turns, misser, others, balanceOf } = await aHouseWithPause();
    expect((await balanceOf(misser)).paused_on).toBe('2027-03-23');
    const coming = (await turns('2027-03-25')).filter(({ offer }) => offer === null);
    expect(coming.length).toBeGreaterThan(4);
    expect(coming.filter(({ assignee }) => assignee?._id === misser.id)).toEqual([]);
    expect(await unreadTitles(app, { account_id: misser.id, kind: 'turns_paused' })).toEqual([
      'You missed three turns in a row',
    ]);
    for (const id of [...others.map((other) => other.id), world.players.h1.account.id]) {
      expect(await unreadTitles(app, { account_id: id, kind: 'turns_paused', subject_id: misser.id })).toEqual([
        'Some missed three turns in a row',
      ]);
    }
  });

  it('are not three chores of one evening', async () => {
    const { houseId, people, ids } = await aSharedHouse(app, world.players.h1, 2);
    const chores = await owner();
    await chores.add(
      houseId,
      ['One', 'Two', 'Three'].map((name) => aDailyChore({ name })),
    );
    const first = (await chores.turns(houseId)).slice(0, 3);
    await chores.set(houseId, ...first.map(({ _id }) => ({ set: 'turn', assignment_id: _id, roomie_id: ids[0] })));
    await at('2027-03-16T21:00:00Z');
    const { body } = await (await owner()).ask('GET', `/api/houses/chore-balances/${houseId}`);
    const { items } = body as { items: ChoreBalance[] };
    expect(items.find(({ roomie }) => roomie._id === people[0]?.id)).toMatchObject({ owed: 9, paused_on: null });
  });

  it('are announced once, and the debt grows with the days', async () => {
    const { misser, balanceOf } = await aHouseWithPause();
    const { owed } = await balanceOf(misser);
    await at('2027-03-30T21:00:00Z');
    expect((await balanceOf(misser)).owed).toBeGreaterThan(owed);
    const events = await app.database.query(
      `SELECT 1 FROM outbox WHERE type = 'chores.turns-paused' AND payload->>'roomie_id' = $1`,
      [misser.id],
    );
    expect(events).toHaveLength(1);
  });

  it('end when the roomie or the homeowner resumes, and the debt remains', async () => {
    const { houseId, turns, misser, others, balanceOf } = await aHouseWithPause();
    const { owed } = await balanceOf(misser);
    const resume = async (account: typeof misser) =>
      choresOf(app, await signIn(app, account)).ask('PUT', `/api/houses/chore-balances/${houseId}`, {
        roomie_id: misser.id,
      });
    expect((await resume(existing(others[0]))).status).toBe(404);
    expect((await resume(misser)).status).toBe(200);
    await app.drainEvents();
    expect(await balanceOf(misser)).toMatchObject({ owed, paused_on: null });
    expect((await turns('2027-04-01')).some(({ assignee }) => assignee?._id === misser.id)).toBe(true);
    expect(await unreadTitles(app, { kind: 'turns_paused', subject_id: misser.id })).toEqual([]);
    expect((await resume(world.players.h1.account)).status).toBe(200);
  });

  it('end with a turn that the roomie does', async () => {
    const { turns, misser, balanceOf } = await aHouseWithPause();
    const roomie = await stage.as(misser);
    const next = existing((await turns('2027-03-24')).find(({ state }) => state === 'due'));
    await (await stage.as(world.players.h1.account)).says(await roomie.post({ assignment_id: next._id }), 'point');
    await app.runDue();
    await at('2027-03-26T09:00:00Z');
    expect((await balanceOf(misser)).paused_on).toBeNull();
  });
});

describe('a debt for missed turns', () => {
  it('is paid with points of the month, at most those available', async () => {
    const { houseId, misser, balanceOf } = await aHouseWithPause();
    const { owed } = await balanceOf(misser);
    const roomie = await stage.as(misser);
    const pay = (points: number, id = misser.id) =>
      roomie.ask('PUT', `/api/roomies/chore-debt/${id}`, { house_id: houseId, points });
    expect(problemOf(await pay(1)).code).toBe('rule_violated');
    const bonus = { id: misser.id, points: 5, reason: 'Repaired the gate.' };
    expect((await (await stage.as(world.players.h1.account)).bestWorst(houseId, bonus)).status).toBe(200);
    expect((await pay(6)).status).toBe(422);
    expect((await pay(5, existing((await stage.aHouse(1)).people[0]).id)).status).toBe(404);
    expect((await pay(5)).status).toBe(200);
    await app.drainEvents();
    expect(await balanceOf(misser)).toMatchObject({ owed: owed - 5 });
    expect((await roomie.points())[0]).toMatchObject({ cause: 'debt', points: -5, strikes: 0 });
    const { items } = await roomie.standings(houseId);
    expect(items.find((one) => one.roomie._id === misser.id)).toMatchObject({ points: 0 });
  });
});
