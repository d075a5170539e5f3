import { UNITS_PER_POINT } from '@common-roof/domain';

import { ChangeHouseService } from '#contexts/housing/houses/house/change-house.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { aDailyChore, aSharedHouse, choresOf, planOf } from '#test/support/chores.ts';
import { aRoomieIn, housesOf } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
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

/** Signs in again, because sessions from weeks ago have expired. */
const owner = async () => choresOf(app, await signIn(app, world.players.h1.account));
const shared = (roomies: number, rooms?: number) => aSharedHouse(app, world.players.h1, roomies, rooms);
const dueOf = (houseId: string) => planOf(app).due(houseId);
const rowsOf = (houseId: string) => planOf(app).rows(houseId);

describe('roomies who move or are away', () => {
  it('get their share of the turns soon, but not all at once', async () => {
    const { houseId, roomIds } = await shared(2);
    await (await owner()).add(houseId, [aDailyChore()]);
    const before = await rowsOf(houseId);
    const newcomer = await aRoomieIn(app, roomIds[2] ?? '', '2027-03-15');
    await app.drainEvents();
    const rows = await rowsOf(houseId);
    expect(rows.slice(0, 2)).toEqual(before.slice(0, 2));
    const theirs = rows.map(({ assignee_id }) => assignee_id === newcomer.id);
    expect(theirs.filter(Boolean).length).toBeGreaterThanOrEqual(8);
    const runsOfThree = theirs.filter((_, at) => theirs.slice(at, at + 3).filter(Boolean).length === 3);
    expect(runsOfThree).toEqual([]);
  });

  it('leave their turns to the others, including those of the coming week', async () => {
    const { houseId, people, ids } = await shared(2);
    await (await owner()).add(houseId, [aDailyChore()]);
    await app.get(RoomiesService).moveOut(people[0]?.id ?? '', '2027-03-14');
    await app.drainEvents();
    expect(new Set((await rowsOf(houseId)).map(({ assignee_id }) => assignee_id))).toEqual(new Set([ids[1]]));
  });

  it('have no turns on days on which they are away', async () => {
    const { houseId, people, ids } = await shared(2);
    await (await owner()).add(houseId, [aDailyChore()]);
    const [person] = people;
    if (!person) throw new Error('Nobody lives there.');
    const { token } = await signIn(app, person);
    const body = { away: [{ from: '2027-03-17', to: '2027-03-24' }] };
    expect((await call(app, 'PUT', `/api/roomies/profile/${person.id}`, { token, body })).status).toBe(200);
    await app.drainEvents();
    const away = (await rowsOf(houseId)).filter(({ due_on }) => due_on >= '2027-03-17' && due_on <= '2027-03-24');
    expect(new Set(away.map(({ assignee_id }) => assignee_id))).toEqual(new Set([ids[1]]));
  });

  it('keep turns assigned by hand, except on days on which they are away', async () => {
    const { houseId, people, ids } = await shared(2);
    const chores = await owner();
    await chores.add(houseId, [aDailyChore()]);
    const mine = (await chores.turns(houseId)).slice(0, 20);
    await chores.set(houseId, ...mine.map(({ _id }) => ({ set: 'turn', assignment_id: _id, roomie_id: ids[0] })));
    const [person] = people;
    if (!person) throw new Error('Nobody lives there.');
    const { token } = await signIn(app, person);
    const body = { away: [{ from: '2027-03-18', to: '2027-03-19' }] };
    await call(app, 'PUT', `/api/roomies/profile/${person.id}`, { token, body });
    await app.drainEvents();
    const others = (await rowsOf(houseId)).slice(0, 20).filter(({ assignee_id }) => assignee_id !== ids[0]);
    expect(others.map(({ due_on, assignee_id }) => [due_on, assignee_id])).toEqual([
      ['2027-03-18', ids[1]],
      ['2027-03-19', ids[1]],
    ]);
  });

  it('keep their debts, so that more of the later turns are theirs', async () => {
    const { houseId, ids } = await shared(2);
    const chores = await owner();
    const three = ['One', 'Two', 'Three'].map((name) => aDailyChore({ name, due_time: '12:00' }));
    await chores.add(houseId, three);
    const first = (await chores.turns(houseId)).slice(0, 3);
    await chores.set(houseId, ...first.map(({ _id }) => ({ set: 'turn', assignment_id: _id, roomie_id: ids[0] })));
    const theirTurns = async (): Promise<number> =>
      (await rowsOf(houseId)).filter((row) => row.assignee_id === ids[0] && row.due_on <= '2027-04-11').length;
    app.clock.set(new Date('2027-03-16T08:00:00Z'));
    await app.runDue();
    expect(await theirTurns()).toBe(42);
    app.clock.set(new Date('2027-03-16T12:00:00Z'));
    await app.runDue();
    expect((await rowsOf(houseId)).filter(({ state }) => state === 'missed')).toHaveLength(3);
    expect(await theirTurns()).toBeGreaterThan(42);
    expect(await app.get(ChorePlanner).plan(houseId)).toBe(false);
  });

  it('owe what was due while they were there, and nothing else', async () => {
    const { houseId, people, ids } = await shared(2);
    await (await owner()).add(houseId, [aDailyChore({ weight: 4 })]);
    app.clock.advance(3 * DAY_SECONDS);
    await app.runDue();
    await app.get(RoomiesService).moveOut(people[0]?.id ?? '', '2027-03-17');
    await app.drainEvents();
    app.clock.advance(2 * DAY_SECONDS);
    await app.runDue();
    // For turns, and for those that they missed.
    const debts = await app.database.query<{ roomie_id: string; units: string }>(
      'SELECT roomie_id, units + arrears AS units FROM chore_debts WHERE house_id = $1',
      [houseId],
    );
    const points = new Map(debts.map(({ roomie_id, units }) => [roomie_id, Number(units) / UNITS_PER_POINT]));
    expect(ids.map((id) => points.get(id))).toEqual([6, 14]);
  });
});

describe('a chore that begins later', () => {
  it('has its first turn when the four weeks ahead reach that day', async () => {
    const { houseId } = await shared(1);
    await (
      await owner()
    ).add(houseId, [aDailyChore({ starts_on: '2027-04-12' }), aDailyChore({ name: 'Never', starts_on: '2199-12-31' })]);
    expect(await rowsOf(houseId)).toEqual([]);
    app.clock.advance(2 * DAY_SECONDS);
    await app.runDue();
    expect((await rowsOf(houseId)).map(({ due_on }) => due_on)).toEqual(['2027-04-12', '2027-04-13']);
  });
});

describe('a draft house', () => {
  it('can have chores, and gets turns once it is open', async () => {
    const own = housesOf(app, await signIn(app, world.players.h1.account));
    const { _id: houseId } = (await own.begin('Half a house')).body as { _id: string };
    await (await owner()).add(houseId, [aDailyChore()]);
    expect(await rowsOf(houseId)).toEqual([]);
    await own.complete(houseId);
    await app.drainEvents();
    expect(await rowsOf(houseId)).toHaveLength(28);
  });
});

describe('an archived house', () => {
  it('has no upcoming turns, and gets them back when it is restored', async () => {
    const { houseId } = await shared(0);
    const { account } = world.players.h1;
    await (await owner()).add(houseId, [aDailyChore()]);
    const { actor } = await signIn(app, account);
    const origin = {
      ip: '127.0.0.1',
      network: '127.0.0.1',
      userAgent: 'test',
      requestId: 'test',
      locale: 'en',
    } as const;
    await app.get(ChangeHouseService).archive(actor, houseId, { homeowner_id: account.id }, origin);
    await app.drainEvents();
    expect(await rowsOf(houseId)).toEqual([]);
    expect(await dueOf(houseId)).toEqual([]);
    await app.get(ChangeHouseService).restore(actor, houseId, origin);
    await app.drainEvents();
    expect(await rowsOf(houseId)).toHaveLength(28);
  });
});
