import type { RoomiePublic } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import { until } from '@common-roof/local-services';

import { HousesService } from '#contexts/housing/houses/house/houses.service.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';

let app: TestApp;
let world: World;
let number = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (who: ActorName, method: string, path: string, body?: unknown) =>
  call(app, method, path, { token: world.players[who].token, ...(body === undefined ? {} : { body }) });
const tokenIn = (text: string): string => /token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '';

async function emptyRoom(of: 'h1' | 'h2' = 'h1'): Promise<string> {
  number += 1;
  const { roomIds } = await app.get(HousesService).open(
    {
      homeownerId: world.players[of].account.id,
      name: `Stay house ${String(number)}`,
      street: '1 Elm Street',
      postalCode: 'LS1 1AA',
      city: 'Leeds',
      country: 'GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
      rulesText: '',
    },
    [{ name: 'East', rentMinor: 40_000, depositMinor: 0 }],
  );
  return roomIds[0] ?? '';
}

const newcomer = (room_id: string, more: object = {}) => {
  number += 1;
  const email = `new${String(number)}@${world.players.h1.account.email.split('@')[1] ?? ''}`;
  return { room_id, first_name: 'Nora', last_name: 'Quist', email, starts_on: '2026-05-01', ...more };
};
const moveIn = async (body: object): Promise<RoomiePublic> =>
  (await ask('h1', 'POST', '/api/roomies', body)).body as RoomiePublic;

describe('a new roomie', () => {
  it('gets an empty room and an invitation, joins with a password of their own, and reads the chat', async () => {
    const body = newcomer(await emptyRoom());
    const answer = await ask('h1', 'POST', '/api/roomies', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      room_name: 'East',
      starts_on: '2026-05-01',
      rent: '400.00',
      has_joined: false,
    });
    await app.drainEvents();
    const link = tokenIn((await mailTo(body.email, /invites you/)).text);
    await call(app, 'POST', '/api/auth/accept-invite', { body: { token: link, new_password: PASSWORD } });
    const login = await call(app, 'POST', '/api/login', {
      body: { email: body.email, password: PASSWORD, account_type: 'roomie' },
    });
    const { token } = login.body as { token: string };
    const { body: conversations } = await call(app, 'GET', '/api/messages', { token });
    expect((conversations as { items: unknown[] }).items).toHaveLength(2);
    const { _id: id } = answer.body as RoomiePublic;
    expect((await ask('h1', 'GET', `/api/roomies/by-id/${id}`)).body).toMatchObject({ has_joined: true });
    expect((await ask('h1', 'POST', `/api/roomies/${id}/invite`)).status).toBe(409);
  });

  it("can't replace a current roomie or use an account's address, and then leaves nothing behind", async () => {
    const taken = newcomer(world.roomOfR1);
    expect((await ask('h1', 'POST', '/api/roomies', taken)).status).toBe(409);
    const known = newcomer(await emptyRoom(), { email: world.players.rB.account.email });
    const answer = await ask('h1', 'POST', '/api/roomies', known);
    expect(problemOf(answer)).toMatchObject({ status: 409 });
    const left = await app.database.query('SELECT 1 FROM accounts WHERE email = $1', [taken.email]);
    expect(left).toEqual([]);
  });

  it('of two for one room at once, only one gets it', async () => {
    const room = await emptyRoom();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('h1', 'POST', '/api/roomies', newcomer(room))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('can be sent the invitation again', async () => {
    const body = newcomer(await emptyRoom());
    const { _id: id } = await moveIn(body);
    await app.drainEvents();
    const first = await mailTo(body.email, /invites you to Common Roof/);
    expect((await ask('h1', 'POST', `/api/roomies/${id}/invite`)).status).toBe(202);
    await app.drainEvents();
    const invites = async () => (await mailsTo(body.email)).filter(({ subject }) => subject === first.subject);
    await until(async () => (await invites()).length > 1, 60_000);
    expect(await invites()).toHaveLength(2);
    expect(new Set((await invites()).map(({ text }) => tokenIn(text))).size).toBe(2);
  });
});

describe('a tenancy', () => {
  it('has a rent of its own, which its roomie is told', async () => {
    const { players } = world;
    const path = `/api/roomies/${players.r1.account.id}`;
    const facts = { starts_on: '2026-01-01', rent: '432.10', comments: 'Has the shed.' };
    expect((await ask('h1', 'PUT', path, facts)).body).toMatchObject({ rent: '432.10', comments: 'Has the shed.' });
    await app.drainEvents();
    const { body } = await ask('r1', 'GET', '/api/notifications');
    expect(JSON.stringify(body)).toContain('The rent for One, House A has changed');
    expect((await ask('r1', 'GET', `/api/roomies/by-id/${players.r1.account.id}`)).body).toMatchObject({
      rent: '432.10',
    });
    expect((await ask('r1', 'GET', '/api/me')).body).toMatchObject({
      userData: { rent: '432.10', comments: 'Has the shed.' },
    });
    expect((await ask('r1m', 'GET', `/api/roomies/by-id/${players.r1.account.id}`)).body).toMatchObject({
      rent: null,
      comments: null,
    });
    expect((await ask('h1', 'PUT', path, { ...facts, rent: null })).body).toMatchObject({ rent: '500.00' });
  });

  it("can't begin while another roomie still lived there", async () => {
    const room = await emptyRoom();
    const first = await moveIn(newcomer(room, { starts_on: '2026-02-01' }));
    await ask('h1', 'DELETE', `/api/roomies/${first._id}`);
    const second = await moveIn(newcomer(room, { starts_on: '2099-01-01' }));
    const answer = await ask('h1', 'PUT', `/api/roomies/${second._id}`, {
      starts_on: '2026-03-01',
      rent: null,
      comments: '',
    });
    expect(problemOf(answer)).toMatchObject({ status: 409 });
  });

  it('is managed by the homeowner, and the phone number by the roomie', async () => {
    const path = `/api/roomies/${world.players.r1.account.id}`;
    expect((await ask('h1', 'PUT', path, { phone: '+44 20 7946 0000' })).status).toBe(422);
    expect((await ask('r1', 'PUT', path, { starts_on: '2026-01-01', rent: '1.00', comments: '' })).status).toBe(422);
    expect((await ask('r1', 'PUT', path, { phone: '+44 20 7946 0000' })).body).toMatchObject({
      phone: '+44 20 7946 0000',
    });
  });

  it('can be ended: the account remains, and the former homeowner only keeps the contact', async () => {
    const { _id: id } = await moveIn(newcomer(await emptyRoom()));
    expect((await ask('h1', 'DELETE', `/api/roomies/${id}`)).body).toMatchObject({
      tenancy_state: 'ended',
      room: null,
    });
    expect((await ask('h1', 'DELETE', `/api/roomies/${id}`)).status).toBe(404);
    expect((await ask('h1', 'GET', `/api/roomies/by-id/${id}`)).body).toMatchObject({
      house: null,
      emergency_contact: null,
      note: null,
      starts_on: null,
    });
  });
});

describe('the days of a tenancy', () => {
  const NO_DAY = { starts_on: '2026-01-01', rent: null, comments: '' };
  const daysOf = async (id: string) => {
    const rows = await app.database.query<{ from: string; until: string | null }>(
      `SELECT to_char(starts_on, 'YYYY-MM-DD') AS from, to_char(ends_on, 'YYYY-MM-DD') AS until
         FROM tenancies WHERE roomie_id = $1 ORDER BY id`,
      [id],
    );
    return rows.map(({ from, until: to }) => [from, to]);
  };
  const today = (): string => dayIn('Europe/London', app.clock.now());

  it.each(['today', 'a year ahead'])('are none when it is withdrawn before it began (%s)', async (when) => {
    const room = await emptyRoom();
    const startsOn = when === 'today' ? today() : plusDays(today(), 365);
    const { _id: id } = await moveIn(newcomer(room, { starts_on: startsOn }));
    await ask('h1', 'DELETE', `/api/roomies/${id}`);
    expect(await daysOf(id)).toEqual([[startsOn, plusDays(startsOn, -1)]]);
    // It blocks the room for nobody, on no day.
    const next = await moveIn(newcomer(room, { starts_on: plusDays(today(), -30) }));
    expect((await ask('h1', 'PUT', `/api/roomies/${next._id}`, NO_DAY)).status).toBe(200);
    const former = await ask('h1', 'GET', `/api/previousroomies/${world.players.h1.account.id}`);
    expect(former.text).not.toContain(id);
  });

  it('belong to one person each: on the day of a move the new room is taken and the old one free', async () => {
    const [from, to] = [await emptyRoom(), await emptyRoom()];
    const { _id: id } = await moveIn(newcomer(from, { starts_on: '2026-03-01' }));
    const day = plusDays(today(), -2);
    expect((await ask('h1', 'PUT', `/api/roomies/roomnew/${id}`, { room_id: to, from: day })).status).toBe(200);
    expect(await daysOf(id)).toEqual([
      ['2026-03-01', plusDays(day, -1)],
      [day, null],
    ]);
    expect((await ask('h1', 'POST', '/api/roomies', newcomer(from, { starts_on: plusDays(day, -1) }))).status).toBe(
      409,
    );
    expect((await ask('h1', 'POST', '/api/roomies', newcomer(from, { starts_on: day }))).status).toBe(201);
  });

  it('end with yesterday when a room is marked vacant, which can then be given to another roomie today', async () => {
    const room = await emptyRoom();
    const { _id: id } = await moveIn(newcomer(room));
    const { status } = await ask('h1', 'PUT', `/api/roomies/markvacant/${room}`, {
      home_owner_id: world.players.h1.account.id,
    });
    expect(status).toBe(200);
    expect(await daysOf(id)).toEqual([['2026-05-01', plusDays(today(), -1)]]);
    expect((await ask('h1', 'POST', '/api/roomies', newcomer(room, { starts_on: today() }))).status).toBe(201);
  });
});

describe('an occupied room', () => {
  it("doesn't reveal who has an account", async () => {
    const told = async (email: string) => {
      const { status, detail } = problemOf(
        await ask('h1', 'POST', '/api/roomies', newcomer(world.roomOfR1, { email })),
      );
      return { status, detail };
    };
    const known = await told(world.players.rB.account.email);
    expect(known).toEqual({ status: 409, detail: 'The room is taken on one of these days.' });
    expect(await told('nobody@x.test')).toEqual(known);
  });
});

describe('the note about a roomie', () => {
  it('is visible only to its author', async () => {
    const id = world.players.r1m.account.id;
    await ask('h1', 'PUT', `/api/roomies/${id}/note`, { note: 'CNRY-private-remark' });
    const seen = async (who: ActorName) => (await ask(who, 'GET', `/api/roomies/by-id/${id}`)).text;
    expect(await seen('h1')).toContain('CNRY-private-remark');
    expect(await seen('adm')).toContain('CNRY-private-remark');
    for (const who of ['r1m', 'r1', 'k1'] as const) expect(await seen(who)).not.toContain('CNRY');
    expect((await ask('r1m', 'GET', '/api/me/export')).text).not.toContain('CNRY');
    expect((await ask('h1', 'GET', `/api/roomies/house/${world.houseA}`)).text).not.toContain('CNRY');
  });
});
