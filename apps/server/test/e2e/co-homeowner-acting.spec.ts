import type { Me, RepairDetail } from '@common-roof/contracts';

import { aCoHomeowner, coHomeownersOf } from '#test/support/co-homeowners.ts';
import { call } from '#test/support/http.ts';
import { repairsOf, DRIPPING_TAP } from '#test/support/repairs.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let co: Awaited<ReturnType<typeof aCoHomeowner>>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  co = await aCoHomeowner(app, world.players.h1, ['repairs', 'houses']);
});
afterAll(() => app.close());

const report = async (): Promise<string> =>
  (
    (await repairsOf(app, world.players.r1).ask('POST', `/api/houses/${world.houseA}/repairs`, DRIPPING_TAP))
      .body as RepairDetail
  )._id;

describe('acting for a homeowner', () => {
  it('shows who it is, with nothing of the homeowner’s account', async () => {
    const { body, text } = await co.act('GET', '/api/me');
    const { h1 } = world.players;
    expect(body as Me).toMatchObject({
      userType: 'homeowner',
      userData: {
        _id: h1.account.id,
        email: co.person.account.email,
        acting: { co_homeowner_id: co.id, first_name: 'Ben', areas: ['repairs', 'houses'] },
      },
    });
    expect(text).not.toContain(h1.account.email);
  });

  it('works in the homeowner’s houses, and says who did it', async () => {
    const id = await report();
    const { body } = await co.act('GET', `/api/repairs/${id}`);
    const { version } = body as RepairDetail;
    expect(
      await co.act('PUT', `/api/repairs/${id}/decision`, { decision: 'decline', version, reason: 'It drips no more.' }),
    ).toMatchObject({
      status: 200,
    });
    const { own } = await coHomeownersOf(app, world.players.h1).list();
    expect(own[0]?.changes).toMatchObject([{ area: 'repairs', changes: 1 }]);
    const [line] = await app.database.query<{ body: { actor_id: string; details: Record<string, string> } }>(
      `SELECT body FROM evidence WHERE stream = 'audit' AND body->>'event' = 'authz_delegated'
          AND body->'details'->>'call' = 'decideRepair' ORDER BY seq DESC LIMIT 1`,
    );
    expect(line?.body).toMatchObject({
      actor_id: world.players.h1.account.id,
      details: { co_homeowner_id: co.id, acting_person_id: co.person.account.id },
    });
  });

  it.each([
    ['GET', '/api/messages'],
    ['GET', '/api/notifications'],
    ['GET', '/api/notes'],
    ['GET', '/api/me/export'],
    ['GET', '/api/auth/sessions'],
    ['GET', '/api/co-homeowners'],
    ['GET', '/api/own-costs?year=2026'],
    ['POST', '/api/auth/logout-everywhere'],
    ['DELETE', '/api/me'],
  ])('is refused %s %s', async (method, path) => {
    const { status, body } = await co.act(method, path, method === 'GET' ? undefined : {});
    expect([status, (body as { code: string }).code]).toEqual([403, 'forbidden']);
  });

  it('never counts as the homeowner’s own sign-in', async () => {
    const sessions = await call(app, 'GET', '/api/auth/sessions', { token: world.players.h1.token });
    expect((sessions.body as { items: unknown[] }).items).toHaveLength(1);
    const own = await call(app, 'GET', '/api/me/export', { token: world.players.h1.token });
    expect((JSON.parse(own.text) as { sessions: unknown[] }).sessions).toHaveLength(1);
    const theirs = await call(app, 'GET', '/api/me/export', { token: co.person.token });
    expect((JSON.parse(theirs.text) as { sessions: unknown[] }).sessions).toHaveLength(2);
  });

  it('hears what changes in the houses, and nothing that is private', async () => {
    const socket = await connect(app, co.token);
    const heard: string[] = [];
    socket.onAny((name: string) => heard.push(name));
    const changed = nextEvent(socket, 'repairs:changed');
    await call(app, 'POST', `/api/messages/${world.houseA}/messages`, {
      token: world.players.r1.token,
      body: { text: 'Hello Helen', sender: 'roomie' },
    });
    await report();
    await app.drainEvents();
    await changed;
    expect(
      heard.filter((name) => /^(message|unread|notification|conversation|note|presence|typing)/.test(name)),
    ).toEqual([]);
    socket.close();
  });

  it('alerts of what they look after, with a link into the houses, until it is answered', async () => {
    const id = await report();
    await app.drainEvents();
    const alerts = () =>
      app.database.query<{ link: string }>(
        `SELECT link FROM notifications WHERE account_id = $1 AND subject_id = $2 AND read_at IS NULL`,
        [co.person.account.id, id],
      );
    const [alert] = await alerts();
    const { pathname, searchParams } = new URL(alert?.link ?? '', 'http://localhost');
    expect([pathname, searchParams.get('open')]).toEqual(['/co-homeowners', co.id]);
    expect(searchParams.get('to')).toMatch(/^\/repairs/);
    const chores = await aCoHomeowner(app, world.players.h1, ['chores']);
    await report();
    await app.drainEvents();
    expect(
      await app.database.query(`SELECT 1 FROM notifications WHERE account_id = $1 AND kind LIKE 'repair%'`, [
        chores.person.account.id,
      ]),
    ).toEqual([]);
    await chores.byOwner.end(chores.id);
  });

  it('sends nothing over its socket, and doesn’t make the homeowner appear online', async () => {
    const housemate = await connect(app, world.players.r1.token);
    const seen: unknown[] = [];
    housemate.on('presence', (presence) => seen.push(presence));
    const socket = await connect(app, co.token);
    const reply = await socket.emitWithAck('message:send', {
      conversation_id: world.conversations.houseA,
      client_id: '0197a3b0-0000-7000-8000-000000000001',
      text: 'As Helen',
    });
    expect(reply).toMatchObject({ ok: false });
    const owner = await connect(app, world.players.h1.token);
    await nextEvent(housemate, 'presence', ({ account_id: id }) => id === world.players.h1.account.id);
    expect(seen).toHaveLength(1);
    for (const one of [owner, socket, housemate]) one.close();
  });

  it('loses its socket when the rights end', async () => {
    const ending = await aCoHomeowner(app, world.players.h1, ['chores']);
    const socket = await connect(app, ending.token);
    const ended = nextEvent(socket, 'session:ended');
    await ending.byOwner.end(ending.id);
    expect(await ended).toEqual({ reason: 'revoked' });
    socket.close();
  });
});
