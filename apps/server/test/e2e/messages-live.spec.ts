import { randomUUID } from 'node:crypto';

import type { Message } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { chatOf } from '#test/support/chat.ts';
import { call } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let send: ReturnType<typeof chatOf>['send'];
let token: ReturnType<typeof chatOf>['token'];
let unread: ReturnType<typeof chatOf>['unread'];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
  ({ send, token, unread } = chatOf(app, world));
});

describe('live chat', () => {
  it('reaches the members and nobody else', async () => {
    const [mate, owner, stranger] = await Promise.all([
      connect(app, token('r1m')),
      connect(app, token('h1')),
      connect(app, token('rB')),
    ]);
    const overheard: Message[] = [];
    stranger.on('message:created', (message) => overheard.push(message));
    const heard = Promise.all([nextEvent(mate, 'message:created'), nextEvent(owner, 'message:created')]);
    await send('r1', 'hello');
    expect((await heard).map(({ text }) => text)).toEqual(['hello', 'hello']);
    const own = nextEvent(stranger, 'message:created');
    await send('rB', 'own house', world.houseB);
    await own;
    expect(overheard.map(({ text }) => text)).toEqual(['own house']);
    for (const socket of [mate, owner, stranger]) socket.close();
  });

  it('sends over sockets with the same checks, and an acknowledgement', async () => {
    const socket = await connect(app, token('r1'));
    const frame = { conversation_id: world.conversations.houseA, text: 'by socket', client_id: randomUUID() };
    const first = await socket.emitWithAck('message:send', frame);
    const again = await socket.emitWithAck('message:send', frame);
    expect(first).toEqual(again);
    expect(first).toMatchObject({ ok: true, message: { seq: 1, sender: 'roomie', text: 'by socket' } });
    const refused = await socket.emitWithAck('message:send', { ...frame, conversation_id: world.conversations.houseB });
    expect(refused).toMatchObject({ ok: false, problem: { status: 404 } });
    const wrong = await socket.emitWithAck('message:send', { ...frame, text: '' });
    expect(wrong).toMatchObject({ ok: false, problem: { status: 400, errors: [{ path: 'text' }] } });
    socket.close();
  });

  it('returns missed messages in order', async () => {
    for (let n = 1; n <= 5; n += 1) await send('r1', `m${String(n)}`);
    const socket = await connect(app, token('r1m'));
    const missed = await socket.emitWithAck('conversation:sync', { id: world.conversations.houseA, after_seq: 2 });
    expect(missed).toMatchObject({ ok: true, has_more_after: false, items: [{ seq: 3 }, { seq: 4 }, { seq: 5 }] });
    expect(await unread('r1m')).toEqual([5, 0]);
    socket.close();
  });

  it('shows who reads, types, comes and goes', async () => {
    const owner = await connect(app, token('h1'));
    const came = nextEvent(owner, 'presence', ({ online }) => online);
    const mate = await connect(app, token('r1m'));
    expect(await came).toEqual({ account_id: world.players.r1m.account.id, online: true });
    const types = nextEvent(owner, 'typing');
    expect(await mate.emitWithAck('typing', { conversation_id: world.conversations.houseA })).toEqual({ ok: true });
    expect(await types).toMatchObject({ account_id: world.players.r1m.account.id, name: 'r1m Player' });
    expect(await mate.emitWithAck('typing', { conversation_id: world.conversations.houseA })).toMatchObject({
      ok: false,
    });
    await send('r1', 'hello');
    const reads = nextEvent(owner, 'message:read');
    expect(await mate.emitWithAck('message:read', { conversation_id: world.conversations.houseA, seq: 1 })).toEqual({
      ok: true,
      last_read_seq: 1,
    });
    expect(await reads).toEqual({
      conversation_id: world.conversations.houseA,
      account_id: world.players.r1m.account.id,
      last_read_seq: 1,
    });
    const left = nextEvent(owner, 'presence', ({ online }) => !online);
    mate.close();
    expect((await left).account_id).toBe(world.players.r1m.account.id);
    owner.close();
  });

  it('pushes unread counts to every member', async () => {
    const owner = await connect(app, token('h1'));
    const changed = nextEvent(owner, 'unread:changed', ({ unread: count }) => count === 2);
    await send('r1', 'one');
    await send('r1', 'two');
    await app.drainEvents();
    expect(await changed).toMatchObject({
      conversation_id: world.conversations.houseA,
      unread: 2,
      last_seq: 2,
      last_read_seq: 0,
      last_change: 0,
      total: 2,
    });
    owner.close();
  });

  it('ends for a roomie who moves out, on sockets and over HTTP, AB-16', async () => {
    const leaver = await connect(app, token('r1m'));
    const overheard: Message[] = [];
    leaver.on('message:created', (message) => overheard.push(message));
    await app.get(RoomiesService).moveOut(world.players.r1m.account.id, '2026-11-01');
    const told = nextEvent(leaver, 'conversations:changed');
    await app.drainEvents();
    await told;
    await send('r1', 'they are gone');
    expect(
      await leaver.emitWithAck('conversation:sync', { id: world.conversations.houseA, after_seq: 0 }),
    ).toMatchObject({ ok: true, items: [], has_more_after: false });
    const { body } = await call(app, 'GET', `/api/messages/${world.houseA}/messages?reader=roomie`, {
      token: token('r1m'),
    });
    expect(body).toMatchObject({ items: [], has_more_after: false });
    expect(overheard).toEqual([]);
    leaver.close();
  });

  it('admits no socket without an active session, and answers unknown events', async () => {
    await expect(connect(app, 'rubbish')).rejects.toThrow();
    const ended = await signIn(app, world.players.r1.account);
    await call(app, 'POST', '/api/auth/logout', { token: ended.token });
    await expect(connect(app, ended.token)).rejects.toThrow();
    const socket = await connect(app, token('r1'));
    const untyped = socket as unknown as { emitWithAck(event: string, ...args: unknown[]): Promise<unknown> };
    expect(await untyped.emitWithAck('join', 'conversation:x')).toMatchObject({ ok: false });
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let n = 0; n < 12; n += 1) (socket as unknown as { emit(event: string): void }).emit(`nonsense-${String(n)}`);
    await closed;
  });
});
