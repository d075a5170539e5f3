import { randomUUID } from 'node:crypto';

import type {
  Announcement,
  CoHomeowners,
  Message,
  OwnAd,
  ProspectDetail,
  RepairDetail,
  StockItem,
} from '@common-roof/contracts';

import { LEAVING_DAYS } from '@common-roof/domain';
import { anUnreachableBrowser } from '@common-roof/testing/push-service';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { templateText } from './agreements.ts';
import { adsOf, adText, application, offerTerms } from './ads.ts';
import { WATER_OFF } from './announcements.ts';
import { factorsOf } from './factors.ts';
import { housesOf } from './houses.ts';
import { type Answer, call } from './http.ts';
import { mailTo } from './mailbox.ts';
import { arrange, upload } from './pictures.ts';
import { BINS, GAS_SAFETY } from './guide.ts';
import { bankOf } from './bank.ts';
import { financesOf } from './finances.ts';
import { DRIPPING_TAP } from './repairs.ts';
import { aFreeTime, showingsOf } from './showings.ts';
import { aHouseToSuggestFor } from './suggestions.ts';
import { todayIn } from './money.ts';
import type { TestApp } from './test-app.ts';
import { type Player, setPassword, signIn, type World } from './world.ts';

const PASSWORD = 'a long enough passphrase for tests';

/** People who leave data in every feature; their name is in everything that is written by them or about them. */
export function peopleOf(app: TestApp, world: World) {
  async function ask(who: Player | null, method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const answer = await call(app, method, path, {
      token: who?.token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${String(answer.status)} ${answer.text}`);
    return answer;
  }

  async function playerOf(email: string, type: 'roomie' | 'neatkeeper' | 'homeowner'): Promise<Player> {
    const account = await app.get(AccountsRepository).findByEmail(email, type);
    if (!account) throw new Error(`${email} has no account.`);
    await app.get(AccountsRepository).markEmailVerified(account.id);
    return signIn(app, account);
  }

  async function confirmLink(email: string, subject: RegExp, path: string): Promise<void> {
    await app.drainEvents();
    const token = /token=([\w-]{43})/.exec((await mailTo(email, subject)).text)?.[1];
    await ask(null, 'POST', path, { token });
    await app.drainEvents();
  }

  /** A roomie of House A. */
  async function aRoomie(name: string): Promise<Player> {
    const { h1, r1m } = world.players;
    const { rooms } = await housesOf(app, h1).read(world.houseA);
    const room = rooms.find(({ room_name }) => room_name === 'Three')?._id ?? '';
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
    await ask(roomie, 'POST', '/api/me/exports');
    await ask(roomie, 'POST', '/api/passports', { language: 'en', parts: ['stays'] }, `${name}-passport`);
    const photos = await upload(app, roomie.token, 42);
    await arrange(app, roomie.token, ['account', id], photos);
    await ask(roomie, 'PUT', '/api/me/preferences', {
      alerts: [{ kind: 'house_rules', in_app: true, email: 'never' }],
    });
    await ask(roomie, 'PUT', '/api/me/push-devices', anUnreachableBrowser());
    await ask(roomie, 'POST', '/api/notes', { content: `${name}-note` });
    await ask(h1, 'PUT', `/api/roomies/${id}`, { starts_on: '2026-04-01', rent: null, comments: `${name}-remark` });
    await ask(h1, 'PUT', `/api/roomies/${id}/note`, { note: `${name}-private` });
    await ask(roomie, 'POST', `/api/messages/${world.houseA}/messages`, { text: `${name}-hello`, sender: 'roomie' });
    const talk = `/api/messages/${world.houseA}/messages`;
    const welcome = { text: 'Welcome!', sender: 'homeowner', mentions: [id] };
    const hello = await ask(h1, 'POST', talk, welcome);
    await ask(roomie, 'PUT', `${talk}/${(hello.body as Message)._id}/reaction`, { reaction: '🙏' });
    const poll = { options: [`${name}-answer`, 'No'], is_multiple: false, closes_at: null };
    const asked = await ask(roomie, 'POST', talk, { text: 'A barbecue?', sender: 'roomie', poll });
    await ask(roomie, 'PUT', `${talk}/${(asked.body as Message)._id}/votes`, { options: [0] });
    await ask(roomie, 'PUT', `${talk}/${(asked.body as Message)._id}/pin`);
    const told = await ask(h1, 'POST', `/api/houses/${world.houseA}/announcements`, WATER_OFF);
    await ask(roomie, 'PUT', `/api/announcements/${(told.body as Announcement)._id}/reading`);
    const broken = { ...DRIPPING_TAP, title: `${name}-tap`, description: `${name}-drip`, entry_note: `${name}-entry` };
    const repair = await ask(roomie, 'POST', `/api/houses/${world.houseA}/repairs`, broken);
    const { _id: repairId } = repair.body as RepairDetail;
    await ask(roomie, 'POST', `/api/repairs/${repairId}/notes`, { text: `${name}-again` });
    const stays = { name: `${name}-guest`, from_on: todayIn(app), to_on: todayIn(app), note: `${name}-sofa` };
    await ask(roomie, 'POST', `/api/houses/${world.houseA}/guests`, stays);
    const lies = { for_id: roomie.account.id, place: `${name}-stairs`, note: `${name}-fragile` };
    await ask(roomie, 'POST', `/api/houses/${world.houseA}/parcels`, lies);
    const hangs = { name: `${name}-board`, shows_emergency: false, shows_wifi: false };
    await ask(roomie, 'POST', `/api/houses/${world.houseA}/boards`, hangs);
    const toChoose = await app.database.query<{ id: string }>(
      'INSERT INTO rooms (house_id, name) VALUES ($1, $2), ($1, $3) RETURNING id',
      [world.houseA, `Choice of ${id}`, `Other of ${id}`],
    );
    await ask(h1, 'POST', `/api/houses/${world.houseA}/room-choices`, {
      room_ids: toChoose.map((one) => one.id),
      people: [
        { first_name: person.firstName, last_name: person.lastName, email: person.email },
        { first_name: 'Ida', last_name: 'Berg', email: `ida-${id}@choosers.test` },
      ],
      total: '900.00',
      starts_on: '2030-01-01',
      closes_at: new Date(app.clock.now().getTime() + 864_000_000).toISOString(),
    });
    const [leased] = await app.database.query<{ id: string }>(
      `WITH lease AS (INSERT INTO agreements (homeowner_id, house_id, room_id, roomie_id, title, type, language, state, starts_on, rent_minor,
                               deposit_minor, sent_at, expires_at, signed_at, signed_sha256, release_date, notice_by, notice_at)
       VALUES ($1, $2, $3, $4, 'Lease', 'lease', 'en', 'pre_released', '2026-04-01', 50000, 0, now(), now(), now(),
               repeat('0', 64), '2040-01-31', 'tenant', now()) RETURNING id, homeowner_id),
            text AS (INSERT INTO agreement_texts (agreement_id, number, source, text, bytes, author_id)
                     SELECT id, 1, '<p>Rent.</p>', '<p>Rent.</p>', 12, homeowner_id FROM lease)
       SELECT id FROM lease`,
      [h1.account.id, world.houseA, room, id],
    );
    await ask(h1, 'POST', `/api/agreements/${leased?.id ?? ''}/guarantees`, {
      name: `${name}-guarantor`,
      email: `${name}-guarantor@canary.test`,
      limit: { amount: '100.00' },
      covers: 'rent',
      until_on: null,
      overdue_days: 14,
    });
    const showing = await showingsOf(app, h1).propose(room, { starts_at: aFreeTime(app) });
    await showingsOf(app, roomie).change(showing, 'confirm');
    // After the showing, which may be on any day of the week.
    await ask(roomie, 'PUT', '/api/showings/quiet', { windows: [{ weekday: 1, from: '10:00', to: '11:00' }] });
    await app.drainEvents();
    const conversation = `/api/messages/${world.houseA}/messages`;
    await ask(roomie, 'POST', `${conversation}/email`, { toEmail: r1m.account.email }, `${name}-key`);
    // Its name says nothing about them: a thing is of the house.
    const thing = await ask(roomie, 'POST', `/api/houses/${world.houseA}/stock`, { name: `Milk ${randomUUID()}` });
    const { _id: thingId } = thing.body as StockItem;
    await ask(roomie, 'PUT', `/api/stock/${thingId}/level`, { level: 'low', marks: 0 });
    await ask(roomie, 'PUT', `/api/stock/${thingId}/claim`, { is_claimed: true });
    const box = { name: 'Vegetable box', price: '1.00', bought_on: todayIn(app), every: 'month' };
    await ask(roomie, 'PUT', `/api/roomies/supplies/${id}`, box, `${name}-box`);
    const rated = { rating: 2, whats_good: `${name}-praise`, private_feelings: `${name}-fear` };
    await ask(roomie, 'POST', '/api/ratings/roomie-to-homeowner', { ...rated, homeowner_id: h1.account.id });
    const about = { ...rated, private_feelings: `${name}-suspicion`, roomie_id: id, house_id: world.houseA };
    await ask(h1, 'POST', '/api/ratings/homeowner-to-roomie', about);
    await factorsOf(app).twoStep(roomie);
    await factorsOf(app).passkey(roomie, `${name} telephone`);
    const permits = { scopes: ['chores:read'], days: 90 };
    await ask(roomie, 'POST', '/api/auth/api-tokens', { name: `${name} sheet`, ...permits });
    await setPassword(app, roomie.account, PASSWORD);
    const address = { new_email: `${name}-new@canary.test`, current_password: PASSWORD };
    await ask(roomie, 'POST', '/api/auth/change-email', address);
    await app.drainEvents();
    return roomie;
  }

  /** A neatkeeper of House A. */
  async function aKeeper(name: string): Promise<Player> {
    const { h1 } = world.players;
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
    return keeper;
  }

  /** Looks after the houses of h1, where they changed something. */
  async function beCoHomeowner(person: Player): Promise<void> {
    const { h1 } = world.players;
    const areas = ['houses'];
    const typed = { first_name: `${person.account.first_name}-co`, last_name: `${person.account.first_name}-lands` };
    await ask(h1, 'POST', '/api/co-homeowners', { email: person.account.email, ...typed, areas });
    const { shared } = (await ask(person, 'GET', '/api/co-homeowners')).body as CoHomeowners;
    const id = shared[0]?._id ?? '';
    await ask(person, 'PUT', `/api/co-homeowners/${id}/acceptance`);
    const { body } = await ask(person, 'POST', `/api/co-homeowners/${id}/session`, {});
    const acting = { ...h1, token: (body as { token: string }).token };
    await ask(acting, 'POST', `/api/houses/${world.houseA}/announcements`, WATER_OFF);
  }

  /** A homeowner of a room with an applicant, whose name is `seeker`. @returns also their house */
  async function anOwner(name: string, seeker: string): Promise<Player & { houseId: string }> {
    const { adm, k2 } = world.players;
    const email = `${name}@canary.test`;
    const form = { first_name: `${name}-first`, last_name: `${name}-last`, phone: '+44 20 555 0277' };
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
    await beCoHomeowner(owner);
    const ads = adsOf(app, owner);
    const { houseId, roomId } = await ads.emptyRoom();
    const houses = housesOf(app, owner);
    const { version } = await houses.read(houseId);
    await ask(owner, 'PUT', `/api/houses/${houseId}`, { version, description: `${name}-house` });
    const news = { title: `${name}-news`, text: `${name}-news` };
    await ask(owner, 'POST', `/api/houses/${houseId}/announcements`, news);
    const bins = { ...BINS, title: `${name}-bins`, text: `${name}-bins` };
    await ask(owner, 'POST', `/api/houses/${houseId}/guide`, bins);
    await ask(owner, 'POST', `/api/houses/${houseId}/documents`, { ...GAS_SAFETY, title: `${name}-gas` });
    const stays = { name: `${name}-guest`, from_on: todayIn(app), to_on: todayIn(app), note: `${name}-sofa` };
    await ask(owner, 'POST', `/api/houses/${houseId}/guests`, stays);
    const hangs = { name: `${name}-board`, shows_emergency: false, shows_wifi: false };
    await ask(owner, 'POST', `/api/houses/${houseId}/boards`, hangs);
    const own = financesOf(app, owner);
    const bought = { paid_on: '2026-05-01', supplier: `${name}-first-shop`, note: `${name}-first-sofa` };
    const { _id: costId } = await own.cost(houseId, { ...bought, repeats: { every: 'year', until: null } });
    await own.change(costId, { supplier: `${name}-first-store` });
    await bankOf(app, owner).take(['2026-05-01', '5.00', `${name}-first-payer`, `${name}-first-words`]);
    await ask(owner, 'PUT', `/api/houses/updatesupplyboard/${houseId}`, { version: 0, items: [`${name}-soap`] });
    await ask(owner, 'PUT', `/api/payments/bank-details/${houseId}`, {
      version: 0,
      details: { holder: `${name}-holder`, iban: 'DE89370400440532013000' },
    });
    await ask(
      owner,
      'PUT',
      `/api/homeowners/addagreement/${owner.account.id}`,
      templateText({ title: `${name}-lease`, agreement: `<p>${name}-clause</p>` }),
    );
    const ad = (await ask(owner, 'POST', '/api/wds', adText(roomId, { publish: true, text: `${name}-ad` })))
      .body as OwnAd;
    const applicant = await ads.applyAndConfirm(ad._id, { first_name: seeker, message: `${seeker}-message` });
    await ask(owner, 'PUT', `/api/roomies/showings/${roomId}`, {
      action: 'propose',
      applicant_id: applicant._id,
      starts_at: aFreeTime(app),
      note: `${name}-door`,
    });
    const terms = { ...offerTerms, applicant_id: applicant._id, note: `${name}-offer` };
    const offer = (await ask(owner, 'POST', `/api/newroomies/${roomId}`, terms)).body as ProspectDetail;
    const lease = { agreement: `<p>${name}-lease</p>`, title: `${name}-paper` };
    await ask(owner, 'PUT', `/api/newroomies/leasetemplate/${offer._id}`, lease);
    await ask(owner, 'POST', '/api/neatkeepers/create-neatkeeper', {
      email: k2.account.email,
      first_name: 'K',
      last_name: 'Two',
      assignments: [{ house_id: houseId, cleaning: { weekdays: [2], from: null, to: null } }],
    });
    await app.drainEvents();
    return { ...owner, houseId };
  }

  /** People without an account: applicants, visitors, prospects, people who asked to list houses or wrote a message. */
  async function strangers(name: string): Promise<void> {
    const { h1, adm } = world.players;
    const ads = adsOf(app, h1);
    const ad = await ads.publish();
    const declined = await ads.applyAndConfirm(ad._id, {
      ...application(ad._id),
      email: `${name}-declined@canary.test`,
      first_name: name,
    });
    await ads.move(declined, 'declined');
    const left = await ads.applyAndConfirm(ad._id, { email: `${name}-left@canary.test`, last_name: name });
    await ads.open('POST', '/api/wds/applications/withdraw', { token: await ads.linkOf(left.email, 'withdraw') });
    const { suggested } = await aHouseToSuggestFor(app, h1);
    await suggested({ email: `${name}-suggested@canary.test`, first_name: name, last_name: name, reason: name });
    const { roomId } = await ads.emptyRoom();
    const visitor = { first_name: name, last_name: name, email: `${name}-visit@canary.test` };
    await showingsOf(app, h1).propose(roomId, { visitor });
    await ads.offer(roomId, { ...visitor, email: `${name}-offer@canary.test`, note: `${name}-note` });
    await ask(null, 'POST', '/api/contact', { name, email: `${name}@canary.test`, message: `${name}-letter` });
    const applying = { first_name: name, last_name: name, city: 'Leeds', houses: 1 };
    for (const email of [`${name}-rejected@canary.test`, `${name}-silent@canary.test`])
      await ask(null, 'POST', '/api/homeowners', { ...applying, email });
    await confirmLink(
      `${name}-rejected@canary.test`,
      /Confirm your application/,
      '/api/homeowners/confirm-application',
    );
    const [rejected] = await app.database.query<{ id: string }>(
      'SELECT id FROM homeowner_applications WHERE email = $1',
      [`${name}-rejected@canary.test`],
    );
    await ask(adm, 'POST', '/api/admins/addhomeownerapplicant', {
      decision: 'reject',
      application_id: rejected?.id,
      reason: `${name}, not yet.`,
    });
    await app.drainEvents();
  }

  return {
    leaveRoom: async ({ account }: Player): Promise<void> => {
      await ask(world.players.h1, 'DELETE', `/api/roomies/${account.id}`);
    },
    aRoomie,
    aKeeper,
    anOwner,
    strangers,
    deleteAccount: async (who: Player): Promise<void> => {
      await setPassword(app, who.account, PASSWORD);
      await ask(who, 'DELETE', '/api/me', { current_password: PASSWORD });
      await app.drainEvents();
      app.clock.advance(LEAVING_DAYS * 86_400 + 1);
      await app.runDue();
      app.clock.set(new Date());
    },
  };
}
