import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { columnsOf, placesOf, tablesOf, unkeptPlacesOf } from '#test/support/canaries.ts';
import { housesOf } from '#test/support/houses.ts';
import { peopleOf } from '#test/support/people.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;

let app: TestApp;
let people: ReturnType<typeof peopleOf>;
let roomie: Player;
let keeper: Player;
let owner: Player & { houseId: string };
/** Tables that contained one of the people. */
let filled: Set<string>;

beforeAll(async () => {
  app = await startTestApp();
  people = peopleOf(app, await buildWorld(app));
  roomie = await people.aRoomie('Qroomie');
  keeper = await people.aKeeper('Qkeeper');
  owner = await people.anOwner('Qowner', 'Qseeker');
  await people.strangers('Qguest');
  const words = [
    'Qguest',
    'Qseeker',
    ...[roomie, keeper, owner].flatMap(({ account }) => [account.first_name, account.id]),
  ];
  const places = await Promise.all(words.map((word) => placesOf(app.database, word)));
  filled = new Set(places.flat().map((place) => place.split('.')[0] ?? ''));
});
afterAll(() => app.close());

const leftOf = (word: string): Promise<string[]> => unkeptPlacesOf(app, word);

describe('the register of personal data', () => {
  it('covers every table of the database, and no other', async () => {
    const registered = app.get(PersonalData).holdings.map(({ table }) => table);
    expect(registered.toSorted()).toEqual(await tablesOf(app.database));
  });

  it('lists only existing columns, and says why they are kept', async () => {
    for (const { table, retained: kept = {}, impersonal = 'because' } of app.get(PersonalData).holdings) {
      expect([table, await columnsOf(app.database, table)]).toEqual([
        table,
        expect.arrayContaining(Object.keys(kept)) as string[],
      ]);
      for (const reason of [...Object.values(kept), impersonal]) expect(reason).not.toBe('');
    }
  });

  it('is tested below with people in every table that forgets', () => {
    const forgetting = app.get(PersonalData).holdings.filter(({ forget, forgetStranger }) => forget ?? forgetStranger);
    expect(forgetting.map(({ table }) => table).filter((table) => !filled.has(table))).toEqual([]);
  });
});

describe('nothing is left', () => {
  it('of a roomie who deleted their account', async () => {
    await people.leaveRoom(roomie);
    await people.deleteAccount(roomie);
    expect(await leftOf('Qroomie')).toEqual([]);
    expect(await placesOf(app.database, '555 01')).toEqual([]);
    const absences = await app.database.query('SELECT 1 FROM roomie_absences WHERE roomie_id = $1', [
      roomie.account.id,
    ]);
    expect(absences).toEqual([]);
  });

  it('of a neatkeeper who deleted their account', async () => {
    await people.deleteAccount(keeper);
    expect(await leftOf('Qkeeper')).toEqual([]);
  });

  it('of a homeowner who deleted their account, and of people who contacted them', async () => {
    await housesOf(app, owner).archive(owner.houseId);
    await app.drainEvents();
    await people.deleteAccount(owner);
    expect(await leftOf('Qowner')).toEqual([]);
    expect(await placesOf(app.database, 'Qowner-lease')).toEqual([]);
    expect(await leftOf('Qseeker')).toEqual([]);
  });

  it('of people without an account, once their data is no longer needed', async () => {
    app.clock.advance(20 * DAY_SECONDS);
    await app.runDue();
    expect(await leftOf('Qguest')).toEqual(
      expect.arrayContaining([
        'ad_applicants.email',
        'contact_messages.email',
        'email_message.to_address',
        'homeowner_applications.email',
        'notifications.params',
        'prospects.email',
        'showings.email',
      ]) as string[],
    );
    app.clock.advance(20 * DAY_SECONDS);
    await app.runDue();
    const afterMonth = await unkeptPlacesOf(app, 'Qguest');
    expect(afterMonth).toEqual(expect.arrayContaining(['ad_applicants.email', 'showings.email']) as string[]);
    expect(afterMonth.filter((place) => /^(email_message|contact_messages)/.test(place))).toEqual([]);
    app.clock.advance(180 * DAY_SECONDS);
    await app.runDue();
    app.clock.set(new Date());
    expect(await leftOf('Qguest')).toEqual([]);
  });
});
