import type { CallResponse, ChoreAssignment, ChoreBalance, changeTurn } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { aDailyChore, aSharedHouse, choresOf } from '#test/support/chores.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const MONTHLY = { every: 'month', interval: 1, in: { on: 'day', day: 1 } };
const DAY_SECONDS = 86_400;

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
const boss = () => stage.as(world.players.h1.account);

/** Creates a house of two with some chores of six points, each on the first of a month. */
async function aHouse(count = 1) {
  const house = await aSharedHouse(app, world.players.h1, 2);
  const chores = await (
    await owner()
  ).add(
    house.houseId,
    Array.from({ length: count }, (_, at) => aDailyChore({ name: `Chore ${at}`, recurrence: MONTHLY, weight: 6 })),
  );
  const doer = existing(house.people[0]);
  return { ...house, chores, doer };
}

describe('an extra turn', () => {
  it('counts once between two planned turns, whoever does it', async () => {
    const { people, chores, doer } = await aHouse();
    const body = { chore_id: chores[0]?._id };
    await (await boss()).says(await (await stage.as(doer)).post(body), 'point');
    app.clock.advance(DAY_SECONDS);
    const again = await (await stage.as(doer)).send(body);
    expect(problemOf(again)).toMatchObject({ status: 409, detail: 'This was done once already before its next turn.' });
    expect((await (await stage.as(people[1])).send(body)).status).toBe(409);
    app.clock.set(new Date('2027-04-05T10:00:00Z'));
    await app.runDue();
    expect((await (await stage.as(doer)).send(body)).status).toBe(201);
  });

  it('may be repeated after it was rejected or taken back', async () => {
    const { chores, doer } = await aHouse();
    const body = { chore_id: chores[0]?._id };
    const roomie = await stage.as(doer);
    await roomie.remove(await roomie.post(body));
    expect((await roomie.send(body)).status).toBe(201);
  });

  it("needs a confirmation: without a verdict it doesn't count, and is no strike", async () => {
    const { houseId, chores, doer } = await aHouse();
    const item = await (await stage.as(doer)).post({ chore_id: chores[0]?._id });
    expect(item).toMatchObject({ is_extra: true });
    app.clock.advance(2 * DAY_SECONDS);
    await app.runDue();
    await app.drainEvents();
    expect(await stage.stateOf(houseId, item._id)).toBe('lapsed');
    const roomie = await stage.as(doer);
    expect(await roomie.points()).toEqual([]);
    expect((await stage.debtsOf(houseId))[doer.id] ?? 0).toBe(0);
    expect(await unreadTitles(app, { account_id: doer.id, kind: 'points_given' })).toEqual([
      'Nobody confirmed your extra chore: Chore 0',
    ]);
    expect((await roomie.send({ chore_id: chores[0]?._id })).status).toBe(201);
  });

  it('puts a roomie ahead by at most ten points in four weeks, and gives all of its points', async () => {
    const { houseId, chores, doer } = await aHouse(3);
    const [roomie, judge] = [await stage.as(doer), await boss()];
    for (const { _id } of chores) await judge.says(await roomie.post({ chore_id: _id }), 'point');
    await app.drainEvents();
    expect((await roomie.points()).map(({ points }) => points)).toEqual([6, 6, 6]);
    const debts = await stage.debtsOf(houseId);
    expect(Object.values(debts).toSorted((a, b) => a - b)).toEqual([-5, 5]);
  });
});

describe('passing turns on', () => {
  it('is possible twice a month, which is shown beforehand', async () => {
    const { houseId, ids, people } = await aSharedHouse(app, world.players.h1, 2);
    await (await owner()).add(houseId, [aDailyChore({ assign: { way: 'rotation', order: ids } })]);
    const player = await signIn(app, existing(people[0]));
    const roomie = choresOf(app, player);
    const mine = async (): Promise<ChoreAssignment> =>
      existing((await (await owner()).turns(houseId)).find(({ assignee }) => assignee?._id === player.account.id));
    const passOn = async () => {
      const turn = await mine();
      return roomie.ask('PUT', `/api/chores/turns/${turn._id}`, { do: 'pass_on', version: turn.version });
    };
    const passedOn = async (): Promise<number | undefined> => {
      const { body } = await roomie.ask('GET', `/api/houses/chore-balances/${houseId}`);
      const { items } = body as { items: ChoreBalance[] };
      return items.find((one) => one.roomie._id === player.account.id)?.passed_on;
    };
    expect((await passOn()).status).toBe(200);
    const second = await passOn();
    expect(second.status).toBe(200);
    expect(await passedOn()).toBe(2);
    expect(problemOf(await passOn())).toMatchObject({
      status: 422,
      detail: 'You can pass on 2 turns a month. Swap this one, or ask a housemate to take it.',
    });
    const { change_id: id } = second.body as CallResponse<typeof changeTurn>;
    expect((await roomie.ask('DELETE', `/api/chores/turn-changes/${id}`)).status).toBe(200);
    expect(await passedOn()).toBe(1);
    expect((await passOn()).status).toBe(200);
    app.clock.set(new Date('2027-04-01T10:00:00Z'));
    await app.runDue();
    const later = choresOf(app, await signIn(app, player.account));
    const turn = await mine();
    const next = await later.ask('PUT', `/api/chores/turns/${turn._id}`, { do: 'pass_on', version: turn.version });
    expect(next.status).toBe(200);
  });
});
