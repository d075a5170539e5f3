import type { OwnAd, ProspectDetail, Showing } from '@common-roof/contracts';

import { RoomiesService } from '../../src/modules/home/roomies/index.ts';
import { AccountsRepository } from '../../src/modules/identity/accounts/index.ts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.ts';
import { adsOf, application, adText, offerTerms } from '../support/ads.ts';
import { columnsOf, placesOf, tablesOf, unkeptPlacesOf } from '../support/canaries.ts';
import { type Answer, call } from '../support/http.ts';
import { housesOf } from '../support/houses.ts';
import { mailTo } from '../support/mailbox.ts';
import { aFreeTime, showingsOf } from '../support/showings.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, type Player, setPassword, signIn, type World } from '../support/world.ts';

const PASSWORD = 'a long enough passphrase for tests';
const DAY_SECONDS = 86_400;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

async function ask(who: Player | null, method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
  const answer = await call(app, method, path, {
    token: who?.token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${String(answer.status)} ${answer.text}`);
  return answer;
}

const leftOf = (word: string): Promise<string[]> => unkeptPlacesOf(app, word);

async function playerOf(email: string, type: 'roomie' | 'neatkeeper' | 'homeowner'): Promise<Player> {
  const account = await app.get(AccountsRepository).findByEmail(email, type);
  if (!account) throw new Error(`${email} has no account.`);
  await app.get(AccountsRepository).markEmailVerified(account.id);
  return signIn(app, account);
}

async function deleteAccount(who: Player): Promise<void> {
  await setPassword(app, who.account, PASSWORD);
  await ask(who, 'DELETE', '/api/me', { current_password: PASSWORD });
  await app.drainEvents();
}

describe('the register of personal data', () => {
  it('knows every table of the database, and no other', async () => {
    const registered = app.get(PersonalData).holdings.map(({ table }) => table);
    expect(registered.toSorted()).toEqual(await tablesOf(app.database));
  });

  it('keeps only columns that there are, and says why', async () => {
    for (const { table, kept = {}, impersonal = 'because' } of app.get(PersonalData).holdings) {
      expect([table, await columnsOf(app.database, table)]).toEqual([
        table,
        expect.arrayContaining(Object.keys(kept)) as string[],
      ]);
      for (const reason of [...Object.values(kept), impersonal]) expect(reason).not.toBe('');
    }
  });
});

describe('nothing is left', () => {
  it('of a roomie who deleted their account', async () => {
    const { h1, r1m } = world.players;
    const name = 'Qroomie';
    const [room = ''] = (await housesOf(app, h1).read(world.houseA)).rooms
      .filter(({ room_name }) => room_name === 'Three')
      .map(({ _id }) => _id);
    const person = { email: `${name}@canary.test`, firstName: `${name}-first`, lastName: `${name}-last` };
    const { id } = await app.get(RoomiesService).create(person);
    const roomie = await playerOf(person.email, 'roomie');
    await app.get(RoomiesService).moveIn(id, room, '2026-04-01');
    await app.drainEvents();
    await ask(roomie, 'PUT', `/api/roomies/profile/${id}`, {
      phone: '+44 20 555 0100',
      emergency_contact: { name: `${name}-mother`, phone: '+44 20 555 0199', relation: `${name}-kin` },
      away: [{ from: '2030-01-01', to: '2030-01-09' }],
    });
    await ask(roomie, 'POST', '/api/notes', { content: `${name}-note` });
    await ask(roomie, 'PUT', '/api/showings/quiet', { windows: [{ weekday: 1, from: '10:00', to: '11:00' }] });
    await ask(h1, 'PUT', `/api/roomies/${id}`, { starts_on: '2026-04-01', rent: null, comments: `${name}-remark` });
    await ask(h1, 'PUT', `/api/roomies/${id}/note`, { note: `${name}-private` });
    await ask(roomie, 'POST', `/api/messages/${world.houseA}/messages`, { text: `${name}-hello`, sender: 'roomie' });
    const showings = showingsOf(app, h1);
    const showing = await showings.propose(room, { starts_at: aFreeTime(app) });
    await showingsOf(app, roomie).change(showing, 'confirm');
    await app.drainEvents();
    const conversation = `/api/messages/${world.houseA}/messages`;
    await ask(roomie, 'POST', `${conversation}/email`, { toEmail: r1m.account.email }, `${name}-key`);
    await setPassword(app, roomie.account, PASSWORD);
    const address = { new_email: `${name}-new@canary.test`, current_password: PASSWORD };
    await ask(roomie, 'POST', '/api/auth/change-email', address);
    await app.drainEvents();
    expect(await leftOf(name)).toEqual(
      expect.arrayContaining([
        'accounts.email',
        'accounts.new_email',
        'done_once.key',
        'email_message.to_address',
        'notes.content',
        'notifications.params',
        'roomie_notes.note',
        'roomies.emergency_name',
        'tenancies.comments',
      ]) as string[],
    );
    await ask(h1, 'DELETE', `/api/roomies/${id}`);
    await deleteAccount(roomie);
    expect(await leftOf(name)).toEqual([]);
    expect(await placesOf(app.database, '555 01')).toEqual([]);
    expect(await app.database.query('SELECT 1 FROM roomie_absences WHERE roomie_id = $1', [id])).toEqual([]);
  });

  it('of a neatkeeper who deleted their account', async () => {
    const { h1 } = world.players;
    const name = 'Qkeeper';
    const email = `${name}@canary.test`;
    await ask(h1, 'POST', '/api/neatkeepers/create-neatkeeper', {
      email,
      first_name: `${name}-first`,
      last_name: `${name}-last`,
      assignments: [{ house_id: world.houseA, cleaning: { weekdays: [2], from: null, to: null } }],
    });
    await app.drainEvents();
    const keeper = await playerOf(email, 'neatkeeper');
    const { items } = (await ask(keeper, 'GET', '/api/neatkeepers/invitations')).body as { items: { _id: string }[] };
    await ask(keeper, 'PUT', `/api/neatkeepers/invitations/${items[0]?._id ?? ''}`, { answer: 'accept' });
    await ask(keeper, 'PUT', `/api/neatkeepers/${keeper.account.id}`, { about: `${name}-about` });
    await app.drainEvents();
    expect(await leftOf(name)).toEqual(
      expect.arrayContaining(['neatkeeper_invitations.email', 'neatkeepers.about', 'notifications.params']) as string[],
    );
    await deleteAccount(keeper);
    expect(await leftOf(name)).toEqual([]);
  });

  it('of a homeowner who deleted their account, and of those who turned to them', async () => {
    const { adm, k2 } = world.players;
    const name = 'Qowner';
    const email = `${name}@canary.test`;
    const form = { first_name: `${name}-first`, last_name: `${name}-last`, phone: '+44 20 555 0177' };
    await ask(null, 'POST', '/api/homeowners', { ...form, email, city: 'Leeds', houses: 1, message: `${name}-plea` });
    await confirmLink(email, /Confirm your application/, '/api/homeowners/confirm-application');
    const [applied] = await app.database.query<{ id: string }>(
      'SELECT id FROM homeowner_applications WHERE email = $1',
      [email],
    );
    await ask(adm, 'POST', '/api/admins/addhomeownerapplicant', { decision: 'approve', application_id: applied?.id });
    await app.drainEvents();
    const owner = await playerOf(email, 'homeowner');
    await ask(owner, 'PUT', `/api/homeowners/${owner.account.id}`, { about: `${name}-about` });
    const ads = adsOf(app, owner);
    const { houseId, roomId } = await ads.emptyRoom();
    const houses = housesOf(app, owner);
    const { version } = await houses.read(houseId);
    await ask(owner, 'PUT', `/api/houses/${houseId}`, { version, description: `${name}-house` });
    await ask(owner, 'PUT', `/api/houses/updatesupplyboard/${houseId}`, { version: 0, items: [`${name}-soap`] });
    const ad = (await ask(owner, 'POST', '/api/wds', adText(roomId, { publish: true, text: `${name}-ad` })))
      .body as OwnAd;
    const applicant = await ads.applyAndConfirm(ad._id, { first_name: 'Qseeker', message: 'Qseeker-message' });
    const showing = (
      await ask(owner, 'PUT', `/api/roomies/showings/${roomId}`, {
        action: 'propose',
        applicant_id: applicant._id,
        starts_at: aFreeTime(app),
        note: `${name}-door`,
      })
    ).body as Showing;
    expect(showing.state).toBe('proposed');
    const terms = { ...offerTerms, applicant_id: applicant._id, note: `${name}-offer` };
    const offer = (await ask(owner, 'POST', `/api/newroomies/${roomId}`, terms)).body as ProspectDetail;
    const lease = { text: `${name}-lease`, based_on: 0 };
    await ask(owner, 'PUT', `/api/newroomies/leasetemplate/${offer._id}`, lease);
    await ask(owner, 'POST', '/api/neatkeepers/create-neatkeeper', {
      email: k2.account.email,
      first_name: 'K',
      last_name: 'Two',
      assignments: [{ house_id: houseId, cleaning: { weekdays: [2], from: null, to: null } }],
    });
    await app.drainEvents();
    expect(await leftOf(name)).toEqual(
      expect.arrayContaining(['homeowner_applications.message', 'notifications.params', 'prospects.note']) as string[],
    );
    expect(await leftOf('Qseeker')).toEqual(
      expect.arrayContaining(['ad_applicants.first_name', 'prospects.first_name', 'showings.first_name']) as string[],
    );
    await houses.archive(houseId);
    await app.drainEvents();
    await deleteAccount(owner);
    expect(await leftOf(name)).toEqual([]);
    expect(await placesOf(app.database, `${name}-lease`)).toEqual([]);
    expect(await leftOf('Qseeker')).toEqual([]);
  });

  it('of people without an account, once nobody needs to know any more', async () => {
    const { h1, adm } = world.players;
    const ads = adsOf(app, h1);
    const ad = await ads.publish();
    const declined = await ads.applyAndConfirm(ad._id, {
      ...application(ad._id),
      email: 'Qguest-declined@canary.test',
      first_name: 'Qguest',
    });
    await ads.move(declined, 'declined');
    const left = await ads.applyAndConfirm(ad._id, { email: 'Qguest-left@canary.test', last_name: 'Qguest' });
    await ads.open('POST', '/api/wds/applications/withdraw', { token: await ads.linkOf(left.email, 'withdraw') });
    const { roomId } = await ads.emptyRoom();
    const visitor = { first_name: 'Qguest', last_name: 'Qguest', email: 'Qguest-visit@canary.test' };
    await showingsOf(app, h1).propose(roomId, { visitor });
    await ads.offer(roomId, { ...visitor, email: 'Qguest-offer@canary.test', note: 'Qguest-note' });
    await ask(null, 'POST', '/api/contact', { name: 'Qguest', email: 'Qguest@canary.test', message: 'Qguest-letter' });
    const applying = { first_name: 'Qguest', last_name: 'Qguest', city: 'Leeds', houses: 1 };
    for (const email of ['Qguest-rejected@canary.test', 'Qguest-silent@canary.test'])
      await ask(null, 'POST', '/api/homeowners', { ...applying, email });
    await confirmLink('Qguest-rejected@canary.test', /Confirm your application/, '/api/homeowners/confirm-application');
    const [rejected] = await app.database.query<{ id: string }>(
      `SELECT id FROM homeowner_applications WHERE email = 'Qguest-rejected@canary.test'`,
    );
    await ask(adm, 'POST', '/api/admins/addhomeownerapplicant', {
      decision: 'reject',
      application_id: rejected?.id,
      reason: 'Qguest, not yet.',
    });
    await app.drainEvents();
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

async function confirmLink(email: string, subject: RegExp, path: string): Promise<void> {
  await app.drainEvents();
  const token = /token=([\w-]{43})/.exec((await mailTo(email, subject)).text)?.[1];
  await ask(null, 'POST', path, { token });
  await app.drainEvents();
}
