import { AUTH_HEADER, CO_HOMEOWNER_AREAS, CO_HOMEOWNER_INVITATION_DAYS, LIMITS } from '@common-roof/contracts';

import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { Tokens } from '#contexts/identity/accounts/sign-in/tokens.ts';
import { aCoHomeowner, aHomeowner, coHomeownersOf } from '#test/support/co-homeowners.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { alertsOf } from '#test/support/said.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, signIn, type World } from '#test/support/world.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let world: World;
let owner: Player;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await aHomeowner(app);
});

const stale = (player: Player) =>
  app.database.query('UPDATE sessions SET confirmed_at = to_timestamp(0) WHERE id = $1', [player.actor.sessionId]);

/** As if the password had been given again. */
const renewed = () =>
  app.database.query('UPDATE sessions SET confirmed_at = created_at WHERE id = $1', [owner.actor.sessionId]);

describe('an invitation', () => {
  it('reaches somebody with an account by e-mail and alert, and waits for an answer', async () => {
    const person = await aHomeowner(app);
    expect(await coHomeownersOf(app, owner).invite(person.account, ['repairs', 'money'])).toMatchObject({
      status: 201,
    });
    await app.drainEvents();
    expect((await mailTo(person.account.email, /invites you to look after/)).text).toContain('/co-homeowners');
    expect(await alertsOf(app, person.account.id, 'co_homeowners')).toEqual([
      'Ben Brooks invites you to look after their houses | See what it includes, and accept or decline.',
    ]);
    const waiting = await call(app, 'GET', '/api/waiting', { token: person.token });
    expect(waiting.text).toContain('co_homeowner_to_answer');
    const { shared } = await coHomeownersOf(app, person).list();
    expect(shared).toMatchObject([{ state: 'invited', areas: ['repairs', 'money'], homeowner: { first_name: 'Ben' } }]);
    expect((await coHomeownersOf(app, person).accept(shared[0]?._id ?? '')).status).toBe(200);
    await app.drainEvents();
    expect(await alertsOf(app, person.account.id, 'co_homeowners')).toEqual([]);
    expect(await alertsOf(app, owner.account.id, 'co_homeowners')).toMatchObject([
      expect.stringContaining('now looks after your houses') as string,
    ]);
    expect((await coHomeownersOf(app, owner).list()).own).toMatchObject([{ state: 'active', lapses_at: null }]);
  });

  it('opens an account for an address without one, and the answer is the same', async () => {
    const email = `new-${String(Date.now())}@homeowners.test`;
    const known = await aHomeowner(app);
    const answers = [
      await coHomeownersOf(app, owner).invite({ email }),
      await coHomeownersOf(app, owner).invite(known.account),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { own } = await coHomeownersOf(app, owner).list();
    expect(own.map(({ person, state }) => [person, state])).toEqual([
      [{ first_name: 'Ben', last_name: 'Brooks' }, 'invited'],
      [{ first_name: 'Ben', last_name: 'Brooks' }, 'invited'],
    ]);
    await app.drainEvents();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const token = /token=([A-Za-z0-9_-]{43})/.exec(mails[0]?.text ?? '')?.[1];
    const chosen = { token, new_password: 'seven quiet bicycles at noon' };
    expect((await call(app, 'POST', '/api/auth/accept-invite', { body: chosen })).status).toBe(200);
    const account = await app.get(AccountsRepository).findByEmail(email, 'homeowner');
    if (!account) throw new Error('There is no account.');
    const person = coHomeownersOf(app, await signIn(app, account));
    const { shared } = await person.list();
    expect((await person.accept(shared[0]?._id ?? '')).status).toBe(200);
  });

  it('needs a fresh password, and is never for oneself or sent twice', async () => {
    const by = coHomeownersOf(app, owner);
    const person = await aHomeowner(app);
    expect((await by.invite({ email: owner.account.email.toUpperCase() })).status).toBe(422);
    expect((await by.invite(person.account)).status).toBe(201);
    expect((await by.invite(person.account)).status).toBe(409);
    await stale(owner);
    expect(problemOf(await by.invite(await aHomeowner(app).then(({ account }) => account)))).toMatchObject({
      code: 'step_up_required',
    });
  });

  it('is limited in number, also for two windows at once', async () => {
    const filler = await Promise.all(Array.from({ length: LIMITS.coHomeowners - 1 }, () => aHomeowner(app)));
    for (const { account } of filler) {
      await app.database.query(
        `INSERT INTO co_homeowners (homeowner_id, person_id, email, first_name, last_name, areas, invited_at)
         VALUES ($1, $2, $3, 'Ida', 'Berg', '{chores}', $4)`,
        [owner.account.id, account.id, account.email, app.clock.now()],
      );
    }
    const last = [await aHomeowner(app), await aHomeowner(app)] as const;
    const by = coHomeownersOf(app, owner);
    const answers = await Promise.all(last.map(({ account }) => by.invite(account)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is withdrawn, declined or left without an answer, and then over', async () => {
    const by = coHomeownersOf(app, owner);
    const open = async () => {
      const person = await aHomeowner(app);
      await by.invite(person.account);
      const theirs = coHomeownersOf(app, person);
      return { person, theirs, id: (await theirs.list()).shared[0]?._id ?? '' };
    };
    const withdrawn = await open();
    expect((await by.end(withdrawn.id)).status).toBe(200);
    const declined = await open();
    expect((await declined.theirs.end(declined.id)).status).toBe(200);
    expect((await declined.theirs.end(declined.id)).status).toBe(200);
    const late = await open();
    await app.database.query('UPDATE co_homeowners SET invited_at = $2 WHERE id = $1', [
      late.id,
      new Date(app.clock.now().getTime() - CO_HOMEOWNER_INVITATION_DAYS * DAY_MS),
    ]);
    for (const { theirs, id } of [withdrawn, declined, late]) expect((await theirs.accept(id)).status).toBe(409);
    app.clock.advance((CO_HOMEOWNER_INVITATION_DAYS * DAY_MS) / 1_000);
    await app.runDue();
    await app.drainEvents();
    const states = (await by.list()).own.map(({ _id, state }) => [_id, state]);
    expect(Object.fromEntries(states)).toEqual({
      [withdrawn.id]: 'ended',
      [declined.id]: 'declined',
      [late.id]: 'lapsed',
    });
    expect((await alertsOf(app, owner.account.id, 'co_homeowners')).map((line) => line.split(' | ')[0])).toEqual([
      'Ben Brooks didn’t answer your invitation',
      'Ben Brooks declined your invitation',
    ]);
    expect((await late.theirs.list()).shared).toEqual([]);
  });
});

describe('the rights of a co-homeowner', () => {
  it('are widened with a fresh password only, and hold from the next call', async () => {
    const co = await aCoHomeowner(app, owner, ['repairs']);
    expect((await co.act('GET', '/api/repairs')).status).toBe(200);
    expect((await co.act('GET', '/api/own-costs?year=2026')).status).toBe(403);
    await stale(owner);
    expect((await co.byOwner.setAreas(co.id, ['repairs', 'money'])).status).toBe(403);
    await renewed();
    expect((await co.byOwner.setAreas(co.id, ['repairs', 'money'])).status).toBe(200);
    expect((await co.act('GET', '/api/own-costs?year=2026')).status).not.toBe(403);
    await stale(owner);
    expect((await co.byOwner.setAreas(co.id, ['money'])).status).toBe(200);
    expect((await co.act('GET', '/api/repairs')).status).toBe(403);
    await app.drainEvents();
    expect(await alertsOf(app, co.person.account.id, 'co_homeowners')).toHaveLength(1);
  });

  it.each(['owner', 'person'] as const)('end at once by the %s, with every session', async (side) => {
    const co = await aCoHomeowner(app, owner, [...CO_HOMEOWNER_AREAS]);
    expect((await (side === 'owner' ? co.byOwner : co.byPerson).end(co.id)).status).toBe(200);
    expect((await co.act('GET', '/api/houses/all')).status).toBe(401);
    expect((await co.byPerson.open(co.id)).status).toBe(404);
    expect((await co.byPerson.ask('GET', '/api/houses/all')).status).toBe(200);
    await app.drainEvents();
    const told = side === 'owner' ? co.person : owner;
    expect(await alertsOf(app, told.account.id, 'co_homeowners')).toMatchObject([
      expect.stringMatching(side === 'owner' ? /no longer look after/ : /no longer looks after/) as string,
    ]);
  });

  it('are named by the token, also after it was renewed', async () => {
    const co = await aCoHomeowner(app, owner, ['repairs']);
    app.clock.advance(31 * 60);
    const renewed = (await co.act('GET', '/api/repairs')).headers.get(AUTH_HEADER) ?? '';
    app.clock.advance(-31 * 60);
    const tokens = app.get(Tokens);
    const by = { sub: owner.account.id, act: { sub: co.person.account.id } };
    expect([tokens.verify(co.token), tokens.verify(renewed)]).toMatchObject([by, by]);
    const told = await call(app, 'GET', '/api/own-costs?year=2026', { token: renewed });
    expect(told.status).toBe(403);
  });

  it('end with either account, or the sessions of the person', async () => {
    const leaves = await aCoHomeowner(app, owner, ['repairs']);
    await app.database.query('UPDATE accounts SET deletion_due_at = now() WHERE id = $1', [leaves.person.account.id]);
    expect((await leaves.act('GET', '/api/repairs')).status).toBe(401);
    const everywhere = await aCoHomeowner(app, owner, ['repairs']);
    await everywhere.byPerson.ask('POST', '/api/auth/logout-everywhere', {});
    expect((await everywhere.act('GET', '/api/repairs')).status).toBe(401);
    const deleted = await aCoHomeowner(app, owner, ['repairs']);
    await app.database.query('UPDATE accounts SET deletion_due_at = now() WHERE id = $1', [owner.account.id]);
    expect((await deleted.act('GET', '/api/repairs')).status).toBe(401);
    expect((await deleted.byPerson.open(deleted.id)).status).toBe(409);
  });

  it('are nobody else’s to use, change or end', async () => {
    const co = await aCoHomeowner(app, owner, ['repairs']);
    const other = coHomeownersOf(app, world.players.h2);
    for (const asked of [other.open(co.id), other.end(co.id), other.accept(co.id), other.setAreas(co.id, ['money'])])
      expect((await asked).status).toBe(404);
    expect((await co.byPerson.setAreas(co.id, ['money'])).status).toBe(404);
    expect((await co.byOwner.open(co.id)).status).toBe(404);
    expect((await co.byOwner.accept(co.id)).status).toBe(404);
  });
});

it('is forgotten some time after it ended, and the counts earlier', async () => {
  const co = await aCoHomeowner(app, owner, ['houses']);
  await app.database.query(
    `INSERT INTO co_homeowner_changes (co_homeowner_id, day, area, changes) VALUES ($1, '2020-01-01', 'houses', 3)`,
    [co.id],
  );
  await co.byOwner.end(co.id);
  await app.database.query(`UPDATE co_homeowners SET ended_at = '2020-01-01' WHERE id = $1`, [co.id]);
  app.clock.advance(3_600);
  await app.runDue();
  await app.drainEvents();
  expect((await co.byOwner.list()).own).toEqual([]);
});
