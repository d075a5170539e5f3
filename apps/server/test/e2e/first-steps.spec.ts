import type { FirstSteps, NotificationKind } from '@common-roof/contracts';

import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { aDailyChore, choresOf } from '#test/support/chores.ts';
import { billsOf } from '#test/support/bills.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import { anOpenHouse, housesOf } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { aMoveOf, itemOf } from '#test/support/move-reports.ts';
import { neatkeepersOf } from '#test/support/neatkeepers.ts';
import { arrange, upload } from '#test/support/pictures.ts';
import { rulesOf } from '#test/support/rules.ts';
import { suppliesOf } from '#test/support/supplies.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { visitStage } from '#test/support/visits.ts';
import { buildWorld, type Player, signIn, type World } from '#test/support/world.ts';

const HIDDEN = '/api/first-steps/hidden';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

type Person = Pick<Player, 'token'>;

const stepsOf = async ({ token }: Person): Promise<FirstSteps> =>
  (await call(app, 'GET', '/api/first-steps', { token })).body as FirstSteps;
const namesOf = async (person: Person): Promise<string[]> => (await stepsOf(person)).steps.map(({ step }) => step);
const doneOf = async (person: Person): Promise<string[]> =>
  (await stepsOf(person)).steps.filter(({ is_done: isDone }) => isDone).map(({ step }) => step);
const placePhoto = async ({ token }: Person, kind: 'room' | 'account', id: string): Promise<void> => {
  const [photo] = await upload(app, token, Math.floor(Math.random() * 1e6));
  expect((await arrange(app, token, [kind, id], [existing(photo)])).status).toBe(200);
};
const chooseAlerts = async ({ token }: Person, kind: NotificationKind): Promise<void> => {
  const body = { alerts: [{ kind, in_app: true, email: 'never' }] };
  expect((await call(app, 'PUT', '/api/me/preferences', { token, body })).status).toBe(200);
};

async function aNewHomeowner(): Promise<Player> {
  const account = await app
    .get(HomeownersService)
    .create({ email: `${crypto.randomUUID()}@owner.test`, firstName: 'Ona', lastName: 'New' });
  return signIn(app, account);
}

/** A roomie who moved in three days ago. */
async function aNewRoomie(daysAgo = 3) {
  const move = await aMoveOf(app, world.players.h1);
  await app.database.query(
    `UPDATE tenancies SET starts_on = (now() - make_interval(days => $2))::date WHERE roomie_id = $1`,
    [move.roomie.account.id, daysAgo],
  );
  return move;
}

describe('the first steps of a homeowner', () => {
  it('begin with a house, and each is done by its call', async () => {
    const owner = await aNewHomeowner();
    expect(await stepsOf(owner)).toMatchObject({ is_shown: true, is_done: false, house_id: null });
    expect(await namesOf(owner)).toEqual([
      ...['house', 'rooms', 'photos', 'people', 'rules', 'chores', 'bills', 'pay_to'],
    ]);
    expect(await doneOf(owner)).toEqual([]);

    const houses = housesOf(app, owner);
    const { _id: houseId } = (await houses.begin('First House')).body as { _id: string };
    expect(await stepsOf(owner)).toMatchObject({ house_id: houseId });
    expect(await doneOf(owner)).toEqual([]);
    await houses.complete(houseId, { rules: 'Be kind.' });
    expect(await doneOf(owner)).toEqual(['house', 'rooms', 'rules']);

    await placePhoto(owner, 'room', existing((await houses.read(houseId)).rooms[0])._id);
    await choresOf(app, owner).add(houseId, [aDailyChore()]);
    await billsOf(app, owner).saveRecurring(houseId);
    expect(await doneOf(owner)).toEqual(['house', 'rooms', 'photos', 'rules', 'chores', 'bills']);
    expect((await stepsOf(owner)).is_done).toBe(false);
  });
});

describe('reading the first steps', () => {
  it('takes as many statements with many houses as with none', async () => {
    const owner = await aNewHomeowner();
    await stepsOf(owner);
    const none = await countQueries(() => stepsOf(owner));
    for (let made = 0; made < 3; made += 1) await anOpenHouse(app, owner, 4);
    await app.drainEvents();
    expect(await countQueries(() => stepsOf(owner))).toBe(none);
  });
});

describe('the first steps of a roomie', () => {
  it('are done by reporting, reading the rules, entering a purchase and choosing alerts', async () => {
    const { roomie, mine, houseId } = await aNewRoomie();
    expect(await stepsOf(roomie)).toMatchObject({ is_shown: true, house_id: houseId });
    // The house has no chores yet, so there is no first chore.
    expect(await namesOf(roomie)).not.toContain('chore');
    expect(await doneOf(roomie)).toEqual(['home']);

    const draft = await mine.begun('move_in');
    await mine.save(draft._id, itemOf(draft, 'room', 'walls')._id, { condition: 'good' });
    await mine.submit();
    const rules = rulesOf(app, roomie);
    await rules.acknowledge(houseId, (await rules.book(houseId)).version);
    await placePhoto(roomie, 'account', roomie.account.id);
    await suppliesOf(app, roomie).bought(roomie.account.id, '4.20', {
      bought_on: app.clock.now().toISOString().slice(0, 10),
    });
    await chooseAlerts(roomie, 'messages_missed');
    expect(await doneOf(roomie)).toEqual(['profile', 'home', 'report', 'rules', 'purchase', 'notifications']);
  });

  it('include a first chore where the house has chores', async () => {
    const stage = feedStage(app, world);
    const house = await stage.aHouse(1);
    const person = existing(house.people[0]);
    expect(await namesOf(person)).toContain('chore');
    expect(await doneOf(person)).not.toContain('chore');
    await stage.posted(house);
    expect(await doneOf(person)).toContain('chore');
  });

  it('begin with a place to live for an account without one, and leave out what needs one', async () => {
    const account = await app
      .get(RoomiesService)
      .create({ email: `${crypto.randomUUID()}@roomie.test`, firstName: 'Nia', lastName: 'New' });
    const roomie = await signIn(app, account);
    expect(await stepsOf(roomie)).toMatchObject({ is_shown: true, is_done: false, house_id: null });
    expect(await namesOf(roomie)).toEqual(['profile', 'home', 'notifications']);
  });

  it('are empty for a roomie who has moved out', async () => {
    expect(await stepsOf(world.players.rEx)).toEqual({
      is_shown: false,
      is_done: false,
      is_hidden: false,
      house_id: null,
      steps: [],
    });
  });

  it('are over 60 days after moving in', async () => {
    const { roomie } = await aNewRoomie(90);
    await app.database.query(`UPDATE accounts SET created_at = now() - interval '90 days' WHERE id = $1`, [
      roomie.account.id,
    ]);
    expect((await stepsOf(roomie)).is_shown).toBe(false);
  });
});

describe('the first steps of a neatkeeper', () => {
  it('are done by a profile, a house, a visit and alerts; then nothing is left', async () => {
    const newcomer = await neatkeepersOf(app).aKeeper();
    expect(await namesOf(newcomer)).toEqual(['profile', 'home', 'visit', 'notifications']);
    expect(await doneOf(newcomer)).toEqual([]);

    const { houseId, keeper } = await visitStage(app, world).aKeptHouse(1);
    expect(await doneOf(keeper)).toEqual(['home']);
    await keeper.reported(houseId);
    await placePhoto(keeper, 'account', keeper.id);
    await chooseAlerts(keeper, 'cleaning_changed');
    expect(await stepsOf(keeper)).toMatchObject({ is_shown: true, is_done: true });
  });
});

describe('the first steps of an admin', () => {
  it('cover their account and the installation', async () => {
    const { adm } = world.players;
    expect(await namesOf(adm)).toEqual([
      ...['factor', 'admins', 'homeowners', 'houses', 'backup', 'audit', 'notifications'],
    ]);
    expect(await doneOf(adm)).toEqual(expect.arrayContaining(['homeowners', 'houses']));
    expect(await doneOf(adm)).not.toContain('audit');
    expect((await call(app, 'POST', '/api/admins/audit/check', { token: adm.token })).status).toBeLessThan(300);
    expect(await doneOf(adm)).toContain('audit');
  });
});

describe('dismissing the first steps', () => {
  it('lasts until the person brings them back', async () => {
    const { roomie } = await aNewRoomie();
    expect(await stepsOf(roomie)).toMatchObject({ is_shown: true, is_hidden: false });
    expect((await call(app, 'PUT', HIDDEN, { token: roomie.token })).status).toBe(204);
    expect(await stepsOf(roomie)).toMatchObject({ is_shown: false, is_hidden: true });
    expect((await call(app, 'DELETE', HIDDEN, { token: roomie.token })).status).toBe(204);
    expect(await stepsOf(roomie)).toMatchObject({ is_shown: true, is_hidden: false });
  });

  it('brings them back after their 60 days, too', async () => {
    const owner = await aNewHomeowner();
    await app.database.query(`UPDATE accounts SET created_at = now() - interval '90 days' WHERE id = $1`, [
      owner.account.id,
    ]);
    expect((await stepsOf(owner)).is_shown).toBe(false);
    await call(app, 'DELETE', HIDDEN, { token: owner.token });
    expect((await stepsOf(owner)).is_shown).toBe(true);
  });
});
