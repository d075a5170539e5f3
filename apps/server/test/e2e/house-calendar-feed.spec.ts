import ICAL from 'ical.js';

import { NeatkeepersRepository } from '#contexts/housing/houses/neatkeepers/neatkeepers.repository.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { aHouseWithCalendar, type calendarOf } from '#test/support/calendar.ts';
import { aDailyChore, choresOf } from '#test/support/chores.ts';
import { TUESDAYS } from '#test/support/neatkeepers.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

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

/** Requests the calendar as a program does: without a session. */
async function subscribe(address: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(address);
  const answer = await fetch(`${app.url}${pathname}${search}`, { headers });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
}

/** Reads a calendar with a library other than the one that writes it. */
const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

async function aLink(houseId: string, who: Pick<ReturnType<typeof calendarOf>, 'ask'>): Promise<string> {
  return ((await who.ask('PUT', `/api/houses/${houseId}/calendar-feed`)).body as { url: string }).url;
}

describe('the calendar of a house for calendar programs', () => {
  it('has what its reader sees of the days, without guests, parcels and money', async () => {
    const { houseId, homeowner, ada, ben } = await aHouseWithCalendar(app, world);
    await choresOf(app, homeowner).add(houseId, [aDailyChore({ due_time: '01:30' })]);
    await app.get(NeatkeepersRepository).changePlan(world.players.k1.account.id, houseId, TUESDAYS);
    await app.database.query(
      `INSERT INTO roomie_absences (roomie_id, from_on, to_on) VALUES ($1, '2027-03-27', '2027-03-29')`,
      [ben.id],
    );
    await ada.guest(houseId, { name: 'Zelda' });
    await ada.parcel(houseId, ben.id, 'Zebra crossing');
    const { text } = await subscribe(await aLink(houseId, ada));
    expect(text).not.toMatch(/Zelda|Zebra/);
    const events = eventsOf(text);
    const away = events.find(({ summary }) => summary.endsWith('is away'));
    expect([away?.startDate.toString(), away?.endDate.toString()]).toEqual(['2027-03-27', '2027-03-30']);
    expect(away?.startDate.isDate).toBe(true);
    const cleaning = events.find(({ summary }) => summary.startsWith('Cleaning'));
    expect([cleaning?.startDate.toString(), cleaning?.endDate.toString()]).toEqual([
      '2027-03-16T09:00:00',
      '2027-03-16T11:30:00',
    ]);
    expect(events.filter(({ summary }) => summary.startsWith('Tidying up')).length).toBeGreaterThan(50);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('stays the same until something changes, and each entry keeps its id', async () => {
    const { houseId, homeowner, ada } = await aHouseWithCalendar(app, world);
    await choresOf(app, homeowner).add(houseId, [aDailyChore()]);
    const url = await aLink(houseId, ada);
    const first = await subscribe(url);
    app.clock.set(new Date('2027-03-15T18:00:00Z'));
    expect((await subscribe(url, { 'if-none-match': first.etag })).status).toBe(304);
    await choresOf(app, homeowner).add(houseId, [aDailyChore({ name: 'Bins' })]);
    const second = await subscribe(url, { 'if-none-match': first.etag });
    expect(second.status).toBe(200);
    const uids = new Set(eventsOf(second.text).map(({ uid }) => uid));
    expect(eventsOf(first.text).filter(({ uid }) => !uids.has(uid))).toEqual([]);
  });

  it('ends with a new link, without one, and with the stay, at once', async () => {
    const { houseId, ada, ben } = await aHouseWithCalendar(app, world);
    const [first, other] = [await aLink(houseId, ada), await aLink(houseId, ben)];
    const second = await aLink(houseId, ada);
    expect([(await subscribe(first)).status, (await subscribe(second)).status]).toEqual([410, 200]);
    expect((await ada.ask('DELETE', `/api/houses/${houseId}/calendar-feed`)).status).toBe(204);
    expect((await subscribe(second)).status).toBe(410);
    expect((await ada.ask('GET', `/api/houses/${houseId}/calendar-feed`)).body).toEqual({ url: null });
    await app.get(RoomiesService).moveOut(ben.id, '2027-03-15');
    expect((await subscribe(other)).status).toBe(410);
    expect((await subscribe(other.replace(houseId, world.houseB))).status).toBe(410);
  });
});
