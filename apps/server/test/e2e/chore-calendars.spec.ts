import type { ForeseenTurn } from '@common-roof/contracts';
import { ChoreAssignment } from '@common-roof/contracts/schemas';
import { plusDays } from '@common-roof/domain';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { readCalendar, type ShownTurn } from '#test/support/chore-calendars.ts';
import { aDailyChore, aSharedHouse, choresOf } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const NOW = new Date('2027-03-15T10:00:00Z');
const TODAY = '2027-03-15';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(NOW);
});
afterAll(() => app.close());

const owner = async () => choresOf(app, await signIn(app, world.players.h1.account));

interface Link {
  readonly own: string | null;
  readonly house: string | null;
}

/** Requests the calendar as a program does: without a session. */
async function subscribe(address: string | null, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(address ?? '');
  const answer = await fetch(`${app.url}${pathname}${search}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function aLink(houseId: string, player: Parameters<typeof choresOf>[1]): Promise<Link> {
  return (await choresOf(app, player).ask('PUT', `/api/houses/calendar-link/${houseId}`)).body as Link;
}

/** Every difficulty of dates: short months, the last of several, leap days, skipped and doubled hours. */
const HARD_CHORES = [
  aDailyChore({ name: 'Daily at half past one', due_time: '01:30' }),
  aDailyChore({ name: 'Every third day', recurrence: { every: 'day', interval: 3 }, starts_on: '2027-03-17' }),
  aDailyChore({ name: 'Bins', recurrence: { every: 'week', interval: 2, weekdays: [1, 4, 7] } }),
  aDailyChore({ name: 'The 30th', recurrence: { every: 'month', interval: 1, in: { on: 'day', day: 30 } } }),
  aDailyChore({ name: 'Last day', recurrence: { every: 'month', interval: 1, in: { on: 'day', day: 31 } } }),
  aDailyChore({
    name: 'Last Sunday',
    recurrence: { every: 'month', interval: 1, in: { on: 'weekday', nth: -1, weekday: 7 } },
    due_time: '01:30',
  }),
  aDailyChore({
    name: 'Second Saturday',
    recurrence: { every: 'month', interval: 5, in: { on: 'weekday', nth: 2, weekday: 6 } },
  }),
  aDailyChore({
    name: 'End of February',
    recurrence: { every: 'year', interval: 1, month: 2, in: { on: 'day', day: 29 } },
  }),
  aDailyChore({
    name: 'Begins next year',
    recurrence: { every: 'week', interval: 3, weekdays: [3] },
    starts_on: '2028-01-05',
  }),
];

/** Returns what the page shows from today on, window by window. */
async function pageOf(houseId: string, months: number, roomieId = ''): Promise<ShownTurn[]> {
  const chores = await owner();
  const shown: ShownTurn[] = [];
  const end = plusDays(TODAY, Math.round(months * 30.4));
  for (let from = TODAY; from < end; from = plusDays(from, 93)) {
    const until = plusDays(from, 93) < end ? plusDays(from, 93) : end;
    const query = `?limit=200&from=${from}&until=${until}`;
    const given = await turnsOf(`/api/houses/chore-assignment/${houseId}${query}`);
    const { body } = await chores.ask('GET', `/api/houses/chore-outlook/${houseId}?from=${from}&until=${until}`);
    const { items } = body as { items: ForeseenTurn[] };
    const all = [...given, ...items].filter(({ assignee }) => roomieId === '' || assignee?._id === roomieId);
    shown.push(...all.map(({ due_at: at, chore, assignee }) => ({ at, title: titled(chore.name, assignee) })));
  }
  return shown.toSorted((a, b) => a.at.localeCompare(b.at) || a.title.localeCompare(b.title));
}

async function turnsOf(path: string, cursor = ''): Promise<ChoreAssignment[]> {
  const { body } = await (await owner()).ask('GET', `${path}${cursor}`);
  const { items, next_cursor: next } = body as { items: ChoreAssignment[]; next_cursor: string | null };
  const turns = items.map((item) => ChoreAssignment.parse(item));
  return next === null ? turns : [...turns, ...(await turnsOf(path, `&cursor=${encodeURIComponent(next)}`))];
}

const titled = (chore: string, person: { first_name: string } | null): string =>
  person === null ? chore : `${chore} – ${person.first_name}`;

const endOf = (months: number): Date => new Date(`${plusDays(TODAY, Math.round(months * 30.4))}T00:00:00Z`);

describe('the calendar of a house', () => {
  it('matches the page for two years when another library reads it', async () => {
    const { houseId } = await aSharedHouse(app, world.players.h1, 3);
    await (await owner()).add(houseId, HARD_CHORES);
    const { house } = await aLink(houseId, await signIn(app, world.players.h1.account));
    const { text } = await subscribe(house);
    const page = await pageOf(houseId, 24);
    expect(page.length).toBeGreaterThan(1_200);
    expect(readCalendar(text).between(new Date(`${TODAY}T10:00:00Z`), endOf(24))).toEqual(
      page.filter(({ at }) => at >= NOW.toISOString()),
    );
  });

  it("shows changes: another roomie's turn, another rhythm, a retired chore", async () => {
    const { houseId, ids } = await aSharedHouse(app, world.players.h1, 2);
    const chores = await owner();
    const [bins, stairs] = await chores.add(houseId, [aDailyChore({ name: 'Bins' }), aDailyChore({ name: 'Stairs' })]);
    const { house } = await aLink(houseId, await signIn(app, world.players.h1.account));
    if (!bins || !stairs) throw new Error('The chores are missing.');
    const [turn] = await chores.turns(houseId);
    const other = ids.find((id) => id !== turn?.assignee?._id);
    await chores.set(houseId, { set: 'turn', assignment_id: turn?._id, roomie_id: other });
    await chores.change(houseId, bins, { recurrence: { every: 'week', interval: 2, weekdays: [2] } });
    await chores.ask('DELETE', `/api/chores/${stairs._id}`);
    const { text } = await subscribe(house);
    const page = await pageOf(houseId, 6);
    expect(page.some(({ title }) => title.startsWith('Stairs'))).toBe(false);
    expect(readCalendar(text).between(NOW, endOf(6))).toEqual(page);
  });

  it("can be limited to one's own turns, including chores that one always does", async () => {
    const { houseId, people, ids } = await aSharedHouse(app, world.players.h1, 2);
    const [person] = people;
    if (!person) throw new Error('Nobody lives there.');
    await (
      await owner()
    ).add(houseId, [
      aDailyChore({ name: 'Bins' }),
      aDailyChore({ name: 'Dishes', assign: { way: 'fixed', roomie_id: ids[0] } }),
    ]);
    const { own } = await aLink(houseId, await signIn(app, person));
    const { text } = await subscribe(own);
    const page = await pageOf(houseId, 6, ids[0]);
    expect(page.length).toBeGreaterThan(180);
    expect(readCalendar(text).between(NOW, endOf(6))).toEqual(page);
  });

  it('is sent again only after a change', async () => {
    const { houseId } = await aSharedHouse(app, world.players.h1, 1);
    const chores = await owner();
    await chores.add(houseId, [aDailyChore()]);
    const { house } = await aLink(houseId, await signIn(app, world.players.h1.account));
    const first = await subscribe(house);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const etag = first.headers.get('etag') ?? '';
    const again = await subscribe(house, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await chores.add(houseId, [aDailyChore({ name: 'Another' })]);
    expect((await subscribe(house, { 'if-none-match': etag })).status).toBe(200);
  });

  it('takes as many queries however much it contains', async () => {
    const { houseId } = await aSharedHouse(app, world.players.h1, 1);
    const chores = await owner();
    await chores.add(houseId, [aDailyChore()]);
    const { house } = await aLink(houseId, await signIn(app, world.players.h1.account));
    const few = await countQueries(() => subscribe(house));
    await chores.add(
      houseId,
      Array.from({ length: 20 }, () => aDailyChore()),
    );
    expect(await countQueries(() => subscribe(house))).toBe(few);
  });
});

describe('the address of a calendar', () => {
  const statusOf = async (address: string | null): Promise<number> => (await subscribe(address)).status;

  it('is created on request, remains the same, and ends with a new one or when it is revoked', async () => {
    const { houseId } = await aSharedHouse(app, world.players.h1, 1);
    const player = await signIn(app, world.players.h1.account);
    const path = `/api/houses/calendar-link/${houseId}`;
    const look = async () => (await choresOf(app, player).ask('GET', path)).body as Link;
    expect(await look()).toEqual({ own: null, house: null });
    const first = await aLink(houseId, player);
    expect(await look()).toEqual(first);
    const second = await aLink(houseId, player);
    expect([await statusOf(first.house), await statusOf(second.house)]).toEqual([410, 200]);
    expect((await choresOf(app, player).ask('DELETE', path)).status).toBe(204);
    expect(await statusOf(second.house)).toBe(410);
  });

  it('opens no other house, and stops working for a roomie who has moved out', async () => {
    const one = await aSharedHouse(app, world.players.h1, 1);
    const other = await aSharedHouse(app, world.players.h1, 1);
    const [person] = one.people;
    if (!person) throw new Error('Nobody lives there.');
    const { own } = await aLink(one.houseId, await signIn(app, person));
    expect(await statusOf(own)).toBe(200);
    expect(await statusOf(own?.replace(one.houseId, other.houseId) ?? null)).toBe(410);
    await app.get(RoomiesService).moveOut(person.id, TODAY);
    await app.drainEvents();
    expect(await statusOf(own)).toBe(410);
  });

  it('ends when the password changes', async () => {
    const { houseId, people } = await aSharedHouse(app, world.players.h1, 1);
    const [person] = people;
    if (!person) throw new Error('Nobody lives there.');
    const player = await signIn(app, person);
    const { own } = await aLink(houseId, player);
    await setPassword(app, person, 'the first of two sentences');
    const body = { current_password: 'the first of two sentences', new_password: 'an entirely different one' };
    expect((await choresOf(app, player).ask('POST', '/api/auth/change-password', body)).status).toBe(200);
    await app.drainEvents();
    expect(await statusOf(own)).toBe(410);
  });
});
