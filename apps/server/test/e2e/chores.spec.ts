import { randomUUID } from 'node:crypto';

import { CATALOGUE_CHORES, type ChoreAssignment } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';

import { aDailyChore, aSharedHouse, choresOf, DAILY } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof choresOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = choresOf(app, world.players.h1);
});
afterAll(() => app.close());

const shared = (roomies: number) => aSharedHouse(app, world.players.h1, roomies);
const today = (): string => dayIn('Europe/London', app.clock.now());
const dues = (turns: readonly ChoreAssignment[]): string[] => turns.map(({ due_on }) => due_on);

describe('the chores of a house', () => {
  it("are created with one call from the catalogue and the house's settings, and have turns at once", async () => {
    const { houseId } = await shared(2);
    const chores = await owner.add(houseId, [
      ...CATALOGUE_CHORES.map((catalogue) => ({ catalogue })),
      { catalogue: 'bathroom', name: 'Upstairs bathroom', weight: 6, steps: ['Basin', 'Shower'] },
      aDailyChore(),
    ]);
    expect(chores).toHaveLength(CATALOGUE_CHORES.length + 2);
    expect(chores.find(({ catalogue }) => catalogue === 'kitchen')).toMatchObject({
      name: 'Kitchen',
      icon: 'kitchen',
      weight: 3,
      due_time: '20:00',
      starts_on: today(),
      recurrence: { every: 'week', interval: 1, weekdays: [3, 7] },
      assign: { way: 'fair' },
    });
    expect(chores.find(({ name }) => name === 'Upstairs bathroom')).toMatchObject({
      weight: 6,
      icon: 'shower',
      steps: [{ description: 'Basin' }, { description: 'Shower' }],
    });
    const turns = await owner.turns(houseId);
    expect(turns.length).toBeGreaterThan(50);
    expect(turns.filter(({ assignee }) => assignee === null)).toEqual([]);
  });

  it("are named in the reader's language, unless the house named them", async () => {
    const { houseId } = await shared(1);
    const [kitchen, own] = await owner.add(houseId, [
      { catalogue: 'kitchen' },
      { catalogue: 'kitchen', name: 'Galley' },
    ]);
    const german = async (id = '') =>
      (await owner.ask('GET', `/api/chores/${id}`, undefined, { 'accept-language': 'de' })).body;
    expect(await german(kitchen?._id)).toMatchObject({ name: 'Küche' });
    expect(await german(own?._id)).toMatchObject({ name: 'Galley' });
  });

  it('need a name and days unless they are from the catalogue, and people who live there', async () => {
    const { houseId } = await shared(1);
    const paths = async (chore: object) =>
      problemOf(await owner.create(houseId, [chore])).errors?.map(({ path }) => path);
    expect(await paths({})).toEqual(['chores.0.name', 'chores.0.recurrence']);
    expect(await paths(aDailyChore({ weight: 11 }))).toEqual(['chores.0.weight']);
    expect(await paths(aDailyChore({ recurrence: { every: 'week', interval: 1, weekdays: [] } }))).toHaveLength(1);
    const stranger = world.players.rB.account.id;
    const fixed = { assign: { way: 'fixed', roomie_id: stranger } };
    const order = { assign: { way: 'rotation', order: [stranger] } };
    const statuses = [];
    for (const more of [fixed, order, { starts_on: plusDays(today(), -1) }]) {
      statuses.push((await owner.create(houseId, [aDailyChore(more)])).status);
    }
    expect(statuses).toEqual([422, 422, 422]);
    expect(await owner.list(`?house_id=${houseId}`)).toEqual([]);
  });

  it('are limited in number', async () => {
    const { houseId } = await shared(1);
    const thirty = Array.from({ length: 30 }, () => ({ catalogue: 'windows' }));
    await owner.add(houseId, thirty);
    await owner.add(houseId, thirty);
    expect((await owner.create(houseId, [{ catalogue: 'windows' }])).status).toBe(409);
  });

  it('are added once, however often the call arrives', async () => {
    const { houseId } = await shared(1);
    const key = { 'idempotency-key': randomUUID() };
    const add = () => owner.create(houseId, [{ catalogue: 'bins' }], key);
    expect([(await add()).status, (await add()).status]).toEqual([201, 201]);
    expect(await owner.list(`?house_id=${houseId}`)).toHaveLength(1);
  });

  it('have a checklist that can grow until they are retired', async () => {
    const { houseId } = await shared(1);
    const [chore] = await owner.add(houseId, [{ catalogue: 'bathroom', steps: ['Basin'] }]);
    const path = `/api/chores/${chore?._id ?? ''}`;
    const added = await owner.ask('POST', path, { description: 'Mirror' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ version: 2, steps: [{ description: 'Basin' }, { description: 'Mirror' }] });
    await owner.ask('DELETE', path);
    expect((await owner.ask('POST', path, { description: 'Floor' })).status).toBe(409);
  });

  it('are retired with their upcoming turns, and keep their history', async () => {
    const { houseId } = await shared(1);
    const [chore] = await owner.add(houseId, [aDailyChore()]);
    app.clock.advance(3 * 86_400);
    await app.runDue();
    const own = choresOf(app, await signIn(app, world.players.h1.account));
    const path = `/api/chores/${chore?._id ?? ''}`;
    const before = await own.turns(houseId, `&from=${plusDays(today(), -3)}`);
    const answer = await own.ask('DELETE', path);
    expect(answer.body).toMatchObject({ retired_at: expect.any(String) as string });
    expect((await own.ask('DELETE', path)).body).toEqual(answer.body);
    const now = app.clock.now().toISOString();
    const after = await own.turns(houseId, `&from=${plusDays(today(), -3)}`);
    expect(dues(after)).toEqual(dues(before.filter(({ due_at }) => due_at <= now)));
    expect(after.length).toBeGreaterThan(0);
    expect(await own.list(`?house_id=${houseId}`)).toEqual([]);
    expect(await own.list(`?house_id=${houseId}&state=retired`)).toHaveLength(1);
    app.clock.set(new Date());
  });

  it("are paged in a number of queries that doesn't grow", async () => {
    const { houseId } = await shared(2);
    const few = await countQueries(() => owner.add(houseId, [{ catalogue: 'kitchen' }]));
    const many = await countQueries(() =>
      owner.add(
        houseId,
        CATALOGUE_CHORES.map((catalogue) => ({ catalogue })),
      ),
    );
    expect(many).toBeLessThanOrEqual(few + 2); // A statement for each roomie whose turns changed, and the steps.
    const chores = (query: string) => owner.ask('GET', `/api/chores?house_id=${houseId}&${query}`);
    expect(await countQueries(() => chores('limit=20'))).toBe(await countQueries(() => chores('limit=1')));
    const turns = (query: string) => owner.ask('GET', `/api/houses/chore-assignment/${houseId}?${query}`);
    expect(await countQueries(() => turns('limit=200'))).toBe(await countQueries(() => turns('limit=1')));
    const { body } = await turns('limit=3');
    const { items, next_cursor } = body as { items: ChoreAssignment[]; next_cursor: string };
    const rest = (await turns(`limit=200&cursor=${next_cursor}`)).body as { items: ChoreAssignment[] };
    expect([...items, ...rest.items]).toEqual(await owner.turns(houseId));
  });
});

describe('turns', () => {
  it('are visible to the people who live in, own or clean the house, and to nobody else', async () => {
    await owner.add(world.houseA, [aDailyChore()]);
    const statusOf = async (who: 'r1' | 'k1' | 'adm' | 'rB' | 'h2' | 'k2') =>
      (await choresOf(app, world.players[who]).ask('GET', `/api/houses/chore-assignment/${world.houseA}`)).status;
    expect(await Promise.all((['r1', 'k1', 'adm', 'rB', 'h2', 'k2'] as const).map(statusOf))).toEqual([
      ...[200, 200, 200, 404, 404, 404],
    ]);
    const mine = await choresOf(app, world.players.r1).turns(world.houseA, `&roomie_id=${world.players.r1.account.id}`);
    expect(new Set(mine.map(({ assignee }) => assignee?._id))).toEqual(new Set([world.players.r1.account.id]));
  });

  it('are requested for a window that ends after it begins, within three months', async () => {
    const ask = async (query: string) =>
      (await owner.ask('GET', `/api/houses/chore-assignment/${world.houseA}?${query}`)).status;
    expect(await ask('from=2027-01-01&until=2027-04-04')).toBe(200);
    expect(await ask('from=2027-01-01&until=2027-04-05')).toBe(422);
    expect(await ask('from=2027-01-01&until=2027-01-01')).toBe(422);
  });

  it('keep the roomie that the homeowner assigned, through later planning', async () => {
    const { houseId, ids } = await shared(2);
    await owner.add(houseId, [aDailyChore()]);
    const later = (await owner.turns(houseId)).slice(10, 20);
    const [first = ''] = ids;
    const { assignments } = await owner.set(
      houseId,
      ...later.map(({ _id }) => ({ set: 'turn', assignment_id: _id, roomie_id: first })),
    );
    expect(new Set(assignments.map(({ assignee }) => assignee?._id))).toEqual(new Set([first]));
    expect(assignments.every(({ by_hand }) => by_hand)).toBe(true);
    await owner.add(houseId, [aDailyChore({ weight: 10 })]);
    const now = new Map((await owner.turns(houseId)).map((turn) => [turn._id, turn.assignee?._id]));
    expect(later.map(({ _id }) => now.get(_id))).toEqual(later.map(() => first));
  });

  it("can't be assigned to a person who isn't there, or in another house", async () => {
    const { houseId } = await shared(1);
    const other = await shared(1);
    await owner.add(houseId, [aDailyChore()]);
    await owner.add(other.houseId, [aDailyChore()]);
    const [turn] = await owner.turns(houseId);
    const [foreign] = await owner.turns(other.houseId);
    const give = (assignment_id = '', roomie_id: string | null = null) =>
      owner.assign(houseId, { set: 'turn', assignment_id, roomie_id });
    expect((await give(turn?._id, other.ids[0])).status).toBe(422);
    expect((await give(foreign?._id)).status).toBe(404);
    expect((await give(randomUUID())).status).toBe(404);
    expect((await give(turn?._id)).status).toBe(200);
    const [free] = await owner.turns(houseId);
    expect(free).toMatchObject({ assignee: null, by_hand: true });
  });

  it("can't be assigned after they are over", async () => {
    const { houseId, ids } = await shared(1);
    await owner.add(houseId, [aDailyChore()]);
    const [turn] = await owner.turns(houseId);
    await app.database.query(`UPDATE chore_assignments SET state = 'missed' WHERE id = $1`, [turn?._id]);
    const answer = await owner.assign(houseId, { set: 'turn', assignment_id: turn?._id, roomie_id: ids[0] });
    expect(problemOf(answer)).toMatchObject({ status: 409, current: { state: 'missed' } });
  });
});

describe('a changed chore', () => {
  it('recurs on other days from now on, and keeps the turns on unchanged days', async () => {
    const { houseId, ids } = await shared(2);
    const [chore] = await owner.add(houseId, [aDailyChore()]);
    if (!chore) throw new Error('It was not added.');
    const before = await owner.turns(houseId);
    const days = before.map(({ due_on }) => due_on);
    const { chores } = await owner.set(houseId, {
      set: 'plan',
      chore_id: chore._id,
      version: chore.version,
      weight: 7,
      recurrence: { every: 'day', interval: 2 },
      assign: { way: 'fixed', roomie_id: ids[1] },
    });
    expect(chores).toMatchObject([{ version: 2, weight: 7, recurrence: { every: 'day', interval: 2 } }]);
    const after = await owner.turns(houseId);
    const everyOther = days.filter((day) => (Date.parse(day) - Date.parse(chore.starts_on)) % (2 * 86_400_000) === 0);
    expect(dues(after)).toEqual(everyOther);
    expect(new Set(after.map(({ points, assignee }) => `${String(points)} ${assignee?._id ?? ''}`))).toEqual(
      new Set([`7 ${ids[1] ?? ''}`]),
    );
    const idOn = new Map(before.map(({ due_on, _id }) => [due_on, _id]));
    expect(after.map(({ _id }) => _id)).toEqual(everyOther.map((day) => idOn.get(day)));
  });

  it("isn't changed over another change", async () => {
    const { houseId } = await shared(1);
    const [chore] = await owner.add(houseId, [aDailyChore()]);
    if (!chore) throw new Error('It was not added.');
    const answers = await Promise.all([2, 4, 6, 8].map((weight) => owner.change(houseId, chore, { weight })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale && problemOf(stale)).toMatchObject({ current: { _id: chore._id, version: 2 } });
    expect((await owner.change(houseId, { ...chore, _id: randomUUID() }, { weight: 2 })).status).toBe(404);
  });

  it('rotates in the order that the house sets', async () => {
    const { houseId, ids } = await shared(3);
    const order = ids.toReversed();
    await owner.add(houseId, [aDailyChore({ recurrence: DAILY, assign: { way: 'rotation', order } })]);
    const given = (await owner.turns(houseId)).map(({ assignee }) => assignee?._id);
    expect(given.slice(0, 7)).toEqual([...order, ...order, ...order].slice(0, 7));
  });

  it('can be done by anyone when it is open', async () => {
    const { houseId } = await shared(2);
    await owner.add(houseId, [aDailyChore({ assign: { way: 'open' } })]);
    expect((await owner.turns(houseId)).every(({ assignee }) => assignee === null)).toBe(true);
  });

  it('is pushed to everyone in the house at once', async () => {
    const socket = await connect(app, world.players.r1m.token);
    const told = nextEvent(socket, 'chores:changed', ({ house_id }) => house_id === world.houseA);
    await owner.add(world.houseA, [{ catalogue: 'plants' }]);
    await app.drainEvents();
    expect(await told).toEqual({ house_id: world.houseA });
    socket.close();
  });

  it('is pushed to everyone in the house at once when roomies change turns', async () => {
    await owner.add(world.houseA, [aDailyChore({ name: 'Free', assign: { way: 'open' } })]);
    const free = (await owner.turns(world.houseA)).find(({ chore }) => chore.name === 'Free');
    const socket = await connect(app, world.players.r1m.token);
    await app.drainEvents();
    const told = nextEvent(socket, 'chores:changed', ({ house_id }) => house_id === world.houseA);
    const body = { do: 'take_over', version: free?.version };
    const path = `/api/chores/turns/${String(free?._id)}`;
    expect((await choresOf(app, world.players.r1).ask('PUT', path, body)).status).toBe(200);
    await app.drainEvents();
    expect(await told).toEqual({ house_id: world.houseA });
    socket.close();
  });
});
