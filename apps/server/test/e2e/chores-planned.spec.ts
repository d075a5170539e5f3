import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aDailyChore, aSharedHouse, choresOf, planOf } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { mailTo } from '#test/support/mailbox.ts';
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
const eventsOf = async (type: string, houseId: string): Promise<number> =>
  (await app.database.query(`SELECT 1 FROM outbox WHERE type = $1 AND payload->>'house_id' = $2`, [type, houseId]))
    .length;
const alertsOf = (account_id = '', kind?: string): Promise<string[]> =>
  unreadTitles(app, kind === undefined ? { account_id } : { account_id, kind });

describe('the turns of a house', () => {
  it('are assigned for four weeks in equal shares', async () => {
    const { houseId, ids } = await shared(4);
    await (await owner()).add(houseId, [aDailyChore()]);
    const rows = await rowsOf(houseId);
    expect(rows).toHaveLength(28);
    expect(ids.map((id) => rows.filter(({ assignee_id }) => assignee_id === id).length)).toEqual([7, 7, 7, 7]);
  });

  it('are planned once by simultaneous runs', async () => {
    const { houseId } = await shared(2);
    const chores = await owner();
    await Promise.all([
      ...Array.from({ length: 6 }, () => app.get(ChorePlanner).plan(houseId)),
      ...['One', 'Two', 'Three'].map((name) => chores.add(houseId, [aDailyChore({ name })])),
    ]);
    const rows = await rowsOf(houseId);
    expect(rows).toHaveLength(3 * 28);
    expect(await dueOf(houseId)).toHaveLength(1);
    expect(await app.get(ChorePlanner).plan(houseId)).toBe(false);
    expect(await rowsOf(houseId)).toEqual(rows);
  });

  it("are due at the house's local time before and after a clock change", async () => {
    const { houseId } = await shared(1);
    await (await owner()).add(houseId, [aDailyChore({ due_time: '01:30' }), aDailyChore({ due_time: '20:00' })]);
    const at = new Map((await rowsOf(houseId)).map(({ due_at }) => due_at.toISOString()).map((iso) => [iso, true]));
    for (const expected of [
      ...['2027-03-27T01:30:00.000Z', '2027-03-27T20:00:00.000Z', '2027-03-28T01:30:00.000Z'],
      ...['2027-03-28T19:00:00.000Z', '2027-03-29T00:30:00.000Z', '2027-03-29T19:00:00.000Z'],
    ]) {
      expect([expected, at.get(expected)]).toEqual([expected, true]);
    }
    const days = (await rowsOf(houseId)).map(({ due_on }) => due_on);
    expect(new Set(days).size * 2 - 1).toBe(days.length); // Half past one had passed on the first day.
  });

  it("don't change on the day on which the clocks go back", async () => {
    app.clock.set(new Date('2027-10-20T10:00:00Z'));
    const { houseId } = await shared(1);
    await (await owner()).add(houseId, [aDailyChore()]);
    const rows = await rowsOf(houseId);
    const iso = rows
      .filter(({ due_on }) => due_on > '2027-10-29' && due_on < '2027-11-02')
      .map((row) => row.due_at.toISOString());
    expect(iso).toEqual(['2027-10-30T19:00:00.000Z', '2027-10-31T20:00:00.000Z', '2027-11-01T20:00:00.000Z']);
  });

  it('are extended by a day every morning', async () => {
    const { houseId } = await shared(2);
    await (await owner()).add(houseId, [aDailyChore()]);
    for (let day = 0; day < 3; day += 1) {
      app.clock.advance(DAY_SECONDS);
      await app.runDue();
    }
    const rows = await rowsOf(houseId);
    expect(rows.at(-1)?.due_on).toBe('2027-04-14');
    expect(rows).toHaveLength(31);
  });

  it("are planned in a number of queries that doesn't grow with them", async () => {
    const { houseId } = await shared(2);
    const chores = await owner();
    await chores.add(houseId, [aDailyChore()]);
    const again = () => countQueries(() => app.get(ChorePlanner).plan(houseId));
    const few = await again();
    await chores.add(
      houseId,
      Array.from({ length: 20 }, () => aDailyChore()),
    );
    expect(await again()).toBe(few);
  });
});

describe('a week without a worker', () => {
  it('is caught up on at once: overdue turns are missed, and everyone is told once', async () => {
    const { houseId, ids } = await shared(2);
    await (await owner()).add(houseId, [aDailyChore({ name: 'Bins' }), aDailyChore({ name: 'Stairs' })]);
    await app.runDue();
    app.clock.advance(7 * DAY_SECONDS);
    await app.runDue();
    await app.runDue();
    const rows = await rowsOf(houseId);
    const missed = rows.filter(({ state }) => state === 'missed');
    expect(new Set(missed.map(({ due_on }) => due_on))).toEqual(
      new Set([15, 16, 17, 18, 19, 20].map((day) => `2027-03-${String(day)}`)),
    );
    expect(missed).toHaveLength(12);
    expect(rows.filter(({ state }) => state === 'due').at(-1)?.due_on).toBe('2027-04-18');
    expect(rows).toHaveLength(2 * 35);
    expect(await eventsOf('chores.missed', houseId)).toBe(1);
    for (const id of ids) {
      expect(await alertsOf(id, 'chores_missed')).toEqual(['You missed 6 turns']);
      expect(await alertsOf(id, 'chores_due')).toHaveLength(1);
    }
  });

  it('extended to two months marks no turn missed that nobody knew about', async () => {
    const { houseId } = await shared(1);
    await (await owner()).add(houseId, [aDailyChore()]);
    app.clock.advance(60 * DAY_SECONDS);
    await app.runDue();
    const rows = await rowsOf(houseId);
    const missed = rows.filter(({ state }) => state === 'missed');
    expect([missed.length, missed.at(-1)?.due_on]).toEqual([28, '2027-04-11']);
    expect(rows.find(({ state }) => state === 'due')?.due_on).toBe('2027-05-14');
  });
});

describe('a reminder of turns', () => {
  it('lists those of today and tomorrow in the morning, once', async () => {
    app.clock.set(new Date('2027-03-15T05:00:00Z'));
    const { houseId, people } = await shared(1);
    const [person] = people;
    await (
      await owner()
    ).add(houseId, [
      { catalogue: 'kitchen', recurrence: { every: 'week', interval: 1, weekdays: [1] } },
      { catalogue: 'bins', recurrence: { every: 'week', interval: 1, weekdays: [2] } },
    ]);
    await app.runDue();
    expect(await alertsOf(person?.id, 'chores_due')).toEqual([]);
    app.clock.advance(4 * 3_600);
    await app.runDue();
    await app.get(ChorePlanner).plan(houseId);
    await app.runDue();
    expect(await alertsOf(person?.id, 'chores_due')).toEqual(['Your turn today: Kitchen']);
    expect(await eventsOf('chores.day-began', houseId)).toBe(1);
    const mail = await mailTo(person?.email ?? '', /Your turn today/);
    expect(mail.text).toContain('Tomorrow: Taking out the bins');
    expect(mail.text).toMatch(/\/chores\b/);
    app.clock.set(new Date('2027-03-21T09:00:00Z'));
    await app.runDue();
    expect(await alertsOf(person?.id, 'chores_due')).toEqual(['Your turn tomorrow: Kitchen']);
  });

  it("resumes with the house's next event, and not before", async () => {
    const { houseId } = await shared(1);
    await (await owner()).add(houseId, [aDailyChore({ due_time: '12:00' })]);
    expect((await dueOf(houseId))[0]?.due_at.toISOString()).toBe('2027-03-16T08:00:00.000Z');
    app.clock.set(new Date('2027-03-16T08:30:00Z'));
    await app.runDue();
    expect((await dueOf(houseId))[0]?.due_at.toISOString()).toBe('2027-03-16T12:00:00.000Z');
  });
});
