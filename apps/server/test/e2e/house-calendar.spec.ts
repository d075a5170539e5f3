import { CALENDAR_KINDS } from '@common-roof/contracts';

import { NeatkeepersRepository } from '#contexts/housing/houses/neatkeepers/neatkeepers.repository.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { CalendarRegister } from '#kernel/calendar/calendar-register.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { billsOf } from '#test/support/bills.ts';
import { aHouseWithCalendar, calendarOf } from '#test/support/calendar.ts';
import { aDailyChore, choresOf } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { problemOf } from '#test/support/http.ts';
import { aLeaseInForce } from '#test/support/leases.ts';
import { TUESDAYS } from '#test/support/neatkeepers.ts';
import { repairsOf, toldTo } from '#test/support/repairs.ts';
import { showingsOf } from '#test/support/showings.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
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

describe('the calendar of a house', () => {
  it('has a source for each kind', () => {
    expect([...app.get(CalendarRegister).kinds].sort()).toEqual([...CALENDAR_KINDS].sort());
  });

  it('shows each person what they also see on the pages of the house', async () => {
    const { houseId, homeowner, owner, ada, ben, keeper } = await aHouseWithCalendar(app, world);
    await choresOf(app, homeowner).add(houseId, [aDailyChore()]);
    await app.get(NeatkeepersRepository).changePlan(world.players.k1.account.id, houseId, TUESDAYS);
    await showingsOf(app, { ...world.players.h1, ...homeowner }).propose(ada.roomId);
    const repairs = repairsOf(app, homeowner);
    const { _id: repairId } = await repairsOf(app, ada).report(houseId, { room_id: ada.roomId });
    const visit = { from: '2027-03-18T10:00:00.000Z', until: '2027-03-18T12:00:00.000Z' };
    await repairs.accept(repairId, { visit });
    await repairsOf(app, ada).change(repairId, 'visit', { suits: true });
    await app.database.query(
      `INSERT INTO roomie_absences (roomie_id, from_on, to_on) VALUES ($1, '2027-03-20', '2027-03-25')`,
      [ben.id],
    );
    const kinds = async (who: ReturnType<typeof calendarOf>) => [
      ...new Set((await who.items(houseId)).map(({ kind }) => kind)),
    ];
    expect((await kinds(owner)).sort()).toEqual(['away', 'cleaning', 'repair', 'showing', 'turn']);
    expect((await kinds(ada)).sort()).toEqual(['away', 'cleaning', 'repair', 'showing', 'turn']);
    // It is in a room that isn't his.
    expect((await kinds(ben)).sort()).toEqual(['away', 'cleaning', 'showing', 'turn']);
    expect(await kinds(keeper)).toEqual(['cleaning']);
    expect(await ada.items(houseId, 'repair')).toMatchObject([
      { day: '2027-03-18', from: visit.from, to: visit.until, about: 'The tap drips', page_id: repairId },
    ]);
    expect(await ben.items(houseId, 'away')).toMatchObject([{ day: '2027-03-20', until: '2027-03-25', is_own: true }]);
    expect((await owner.items(houseId, 'cleaning'))[0]).toMatchObject({ day: '2027-03-16', state: 'planned' });
    expect(JSON.stringify(await ben.calendar(houseId))).not.toMatch(/Jonas|Weber|visit\.test/);
  });

  it('keeps a turn the same when it is assigned, and has those that nobody has yet', async () => {
    const { houseId, homeowner, ada } = await aHouseWithCalendar(app, world);
    const [chore] = await choresOf(app, homeowner).add(houseId, [aDailyChore()]);
    const turns = await ada.items(houseId, 'turn');
    expect(turns).toHaveLength(62);
    expect(turns.map(({ _id: id }) => id)).toContain(`turn-${chore?._id ?? ''}-2027-03-20`);
    expect(new Set(turns.map(({ _id: id }) => id)).size).toBe(62);
    expect(turns[1]?.person).not.toBeNull();
    expect(turns[61]).toMatchObject({ person: null, about: 'Tidying up' });
    expect(await ada.items(houseId, 'turn')).toEqual(turns);
  });

  it('shows rent and the lease to the roomie whose they are, and stays but no rent to the homeowner', async () => {
    const { houseId, account, roomies } = await aLeaseInForce(app, world.players.h1, {
      starts_on: '2027-03-15',
      ends_on: '2027-05-10',
    });
    const own = calendarOf(app, { token: roomies[0]?.token ?? '' });
    const items = (await own.calendar(houseId)).items.map(({ kind, day }) => `${kind} ${day}`);
    expect(items).toEqual(expect.arrayContaining(['rent 2027-04-01', 'move_out 2027-05-10']));
    const theirs = await calendarOf(app, world.players.h1).items(houseId, 'rent', 'move_out');
    expect(theirs).toMatchObject([{ kind: 'move_out', person: { _id: account.id }, is_own: false }]);
  });

  it('shows a bill to those who share it, and expected ones to the homeowner', async () => {
    const { houseId, homeowner, owner, ada, ben } = await aHouseWithCalendar(app, world);
    const bills = billsOf(app, homeowner);
    await bills.entered(houseId, { from: '2027-02-01', to: '2027-02-28', split: [{ roomie: ada.id, shares: 1 }] });
    await bills.saveRecurring(houseId, { first_on: '2027-04-05' });
    const days = async (who: ReturnType<typeof calendarOf>) =>
      (await who.items(houseId, 'bill')).map(({ day, state }) => `${day} ${state}`);
    expect(await days(ben)).toEqual([]);
    const [due] = await days(ada);
    expect(await days(owner)).toEqual([due, '2027-04-05 tentative', '2027-05-05 tentative']);
  });

  it('refuses a window that is too long or ends before it begins, strange parameters and other houses', async () => {
    const { houseId, ada } = await aHouseWithCalendar(app, world);
    const status = async (query: string, id = houseId) =>
      (await ada.ask('GET', `/api/houses/${id}/calendar?${query}`)).status;
    expect(await status('from=2027-03-01&until=2027-05-03')).toBe(422);
    expect(await status('from=2027-03-01&until=2027-03-01')).toBe(422);
    expect(await status('from=2027-03-01')).toBe(400);
    expect(await status('from=2027-03-01&until=2027-03-02&kind=turn')).toBe(400);
    expect(await status('from=2027-03-01&until=2027-03-02', world.houseB)).toBe(404);
  });

  it('reads as many guests with the same number of queries', async () => {
    const { houseId, ada, ben } = await aHouseWithCalendar(app, world);
    await ada.guest(houseId);
    const read = () => countQueries(() => ben.calendar(houseId));
    const one = await read();
    for (const name of ['Noor', 'Otis']) await ada.guest(houseId, { name });
    expect(await read()).toBe(one);
  });
});

describe('guests and parcels', () => {
  it('are seen by the people of the house at once, and by nobody who comes to clean', async () => {
    const { houseId, owner, ada, ben, keeper } = await aHouseWithCalendar(app, world);
    const socket = await connect(app, ben.token);
    const pushed = nextEvent(socket, 'calendar:changed');
    await ada.guest(houseId, { note: 'Sleeps on the sofa.' });
    await app.drainEvents();
    expect(await pushed).toEqual({ house_id: houseId });
    socket.close();
    expect(await ben.items(houseId, 'guest')).toMatchObject([
      { about: 'Mira', day: '2027-03-17', until: '2027-03-19', is_own: false, entry: { note: 'Sleeps on the sofa.' } },
    ]);
    expect(await owner.abouts(houseId, 'guest')).toEqual(['Mira']);
    expect(await keeper.items(houseId)).toEqual([]);
    expect((await keeper.sendGuest(houseId)).status).toBe(403);
  });

  it('are changed by who entered them, never over another window, and the same twice changes nothing', async () => {
    const { houseId, ada, ben } = await aHouseWithCalendar(app, world);
    const { _id: id, version } = await ada.guest(houseId);
    const body = { name: 'Noor', from_on: ada.day(1), to_on: ada.day(1), version };
    expect((await ben.ask('PUT', `/api/guests/${id}`, body)).status).toBe(404);
    expect((await ben.ask('DELETE', `/api/calendar-entries/${id}`)).status).toBe(404);
    expect((await ada.ask('PUT', `/api/guests/${id}`, body)).body).toMatchObject({ name: 'Noor', version: 2 });
    expect((await ada.ask('PUT', `/api/guests/${id}`, body)).body).toMatchObject({ name: 'Noor', version: 2 });
    const stale = await ada.ask('PUT', `/api/guests/${id}`, { ...body, name: 'Otis' });
    expect(stale.body).toMatchObject({ code: 'stale_version', current: { name: 'Noor' } });
    expect((await ada.ask('PUT', `/api/parcels/${id}`, { for_id: ben.id, place: 'Hall', version: 2 })).status).toBe(
      404,
    );
    expect((await ada.ask('DELETE', `/api/calendar-entries/${id}`)).status).toBe(204);
    expect((await ada.ask('DELETE', `/api/calendar-entries/${id}`)).status).toBe(404);
  });

  it('are refused on days that don’t fit, for strangers, and beyond a day’s number', async () => {
    const { houseId, ada } = await aHouseWithCalendar(app, world);
    const refused = async (more: object) => problemOf(await ada.sendGuest(houseId, more)).status;
    expect(await refused({ from_on: '2027-03-17', to_on: '2027-03-16' })).toBe(422);
    expect(await refused({ from_on: '2027-03-01', to_on: '2027-03-10' })).toBe(422);
    expect(await refused({ from_on: '2027-03-17', to_on: '2027-06-17' })).toBe(422);
    expect(await refused({ name: 'www.spam.example' })).toBe(400);
    expect(await refused({ price: '3.00' })).toBe(400);
    const stranger = { for_id: world.players.rB.account.id, place: 'Hall' };
    expect((await ada.ask('POST', `/api/houses/${houseId}/parcels`, stranger)).status).toBe(422);
    for (let sent = 0; sent < 20; sent += 1) await ada.guest(houseId);
    expect(await refused({})).toBe(429);
  });

  it('tell whose parcel has come, until it is picked up', async () => {
    const { houseId, ada, ben } = await aHouseWithCalendar(app, world);
    const { _id: id, can } = await ada.parcel(houseId, ben.id, 'On the stairs');
    expect(can).toEqual({ edit: true, pick_up: true });
    await app.drainEvents();
    const told = () => unreadTitles(app, { ...toldTo(ben), kind: 'parcel_arrived' });
    expect(await told()).toEqual(['A parcel for you: On the stairs']);
    app.clock.set(new Date('2027-03-17T10:00:00Z'));
    const [ada2, ben2] = [calendarOf(app, ada), calendarOf(app, ben)];
    expect(await ben2.items(houseId, 'parcel')).toMatchObject([
      { day: '2027-03-15', until: '2027-03-17', is_own: true, entry: { can: { edit: false, pick_up: true } } },
    ]);
    const pickUp = (is_picked_up: boolean) => ben2.ask('PUT', `/api/parcels/${id}/pickup`, { is_picked_up });
    expect((await pickUp(true)).status).toBe(200);
    expect((await pickUp(true)).status).toBe(200);
    await app.drainEvents();
    expect(await told()).toEqual([]);
    expect(await ada2.items(houseId, 'parcel')).toEqual([]);
    expect((await pickUp(false)).body).toMatchObject({ picked_up_at: null });
  });

  it('end with the stay of who entered them, at once, and are deleted then', async () => {
    const { houseId, owner, ada, ben } = await aHouseWithCalendar(app, world);
    await ada.guest(houseId);
    await ben.parcel(houseId, ada.id);
    await ben.guest(houseId, { name: 'Otis' });
    await app.get(RoomiesService).moveOut(ada.id, '2027-03-15');
    expect(await owner.abouts(houseId, 'guest', 'parcel')).toEqual(['Otis']);
    expect((await ada.ask('GET', `/api/houses/${houseId}/calendar?from=2027-03-15&until=2027-03-16`)).status).toBe(404);
    await app.drainEvents();
    const left = await app.database.query(`SELECT 1 FROM calendar_entries WHERE house_id = $1`, [houseId]);
    expect(left).toHaveLength(1);
  });

  it('are forgotten thirty days after they are over, and parcels that wait after ninety', async () => {
    const { houseId, owner, ada, ben } = await aHouseWithCalendar(app, world);
    await ada.guest(houseId);
    const { _id: id } = await owner.parcel(houseId, ben.id);
    await owner.parcel(houseId, ada.id);
    await owner.ask('PUT', `/api/parcels/${id}/pickup`, { is_picked_up: true });
    const keptAfter = async (days: number) => {
      app.clock.advance(days * 86_400);
      await app.runDue();
      await app.drainEvents();
      return (await app.database.query('SELECT 1 FROM calendar_entries WHERE house_id = $1', [houseId])).length;
    };
    expect(await keptAfter(29)).toBe(3);
    expect(await keptAfter(2)).toBe(2);
    expect(await keptAfter(4)).toBe(1);
    expect(await keptAfter(54)).toBe(1);
    expect(await keptAfter(2)).toBe(0);
  });

  it('in an archived house are read and not changed', async () => {
    const { houseId, ada } = await aHouseWithCalendar(app, world);
    const { _id: id } = await ada.guest(houseId);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    expect(await ada.calendar(houseId)).toMatchObject({ can_write: false, items: [{ about: 'Mira' }] });
    expect((await ada.ask('DELETE', `/api/calendar-entries/${id}`)).status).toBe(409);
    expect((await ada.sendGuest(houseId)).status).toBe(409);
  });
});
