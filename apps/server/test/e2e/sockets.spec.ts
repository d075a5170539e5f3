import { until } from '@common-roof/local-services';

import { RealtimeServer } from '#kernel/realtime/realtime-server.ts';
import { Realtime, room } from '#kernel/realtime/realtime.ts';
import { Presence } from '#kernel/realtime/presence.ts';
import { RedisConnections } from '#kernel/redis/redis.ts';
import { chatOf } from '#test/support/chat.ts';
import { type ClientSocket, connect, newSocket } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
const WAIT_MS = 30_000;
const FRAMES = 150;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_FRAMES_PER_MINUTE: String(FRAMES), LIMIT_SOCKETS_PER_ACCOUNT: '5' });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
});

const tokenOf = (who: keyof World['players']): string => world.players[who].token;
const conversationOf = async (house: string): Promise<string> => {
  const [row] = await app.database.query<{ id: string }>(
    `SELECT id FROM conversations WHERE house_id = $1 AND kind = 'house'`,
    [house],
  );
  return row?.id ?? '';
};
const sync = (socket: ClientSocket, id: string) => socket.emitWithAck('conversation:sync', { id, after_seq: 0 });
const localSockets = (): number => app.get(RealtimeServer).io.sockets.sockets.size;

/** Sends two hundred messages of the maximum length. */
async function fill(conversation: string): Promise<void> {
  await app.database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, sender_side, sender_seq, client_id, text, created_at)
     SELECT $1, n, $2, 'roomie', n, gen_random_uuid(), repeat('x', 4000), now() FROM generate_series(1, 200) n`,
    [conversation, world.players.r1.account.id],
  );
  await app.database.query('UPDATE conversations SET last_seq = 200 WHERE id = $1', [conversation]);
}

describe("the origin of a socket's page", () => {
  it('must be ours or absent: another origin is rejected, whatever token it has', async () => {
    const { origin, port } = new URL(app.url);
    for (const own of [undefined, origin]) {
      const socket = await connect(app, tokenOf('r1'), own === undefined ? {} : { origin: own });
      expect(socket.connected).toBe(true);
      socket.close();
    }
    for (const other of [
      'https://evil.test',
      'null',
      `http://127.0.0.1.evil.test:${port}`,
      `http://evil.test/${new URL(app.url).host}`,
    ])
      await expect(connect(app, tokenOf('r1'), { origin: other })).rejects.toThrow();
    expect(localSockets()).toBe(0);
  });
});

describe('requests over sockets', () => {
  it('are counted by account, over all its windows, and nobody else pays for them', async () => {
    const conversation = await conversationOf(world.houseA);
    const windows = await Promise.all([connect(app, tokenOf('r1')), connect(app, tokenOf('r1'))]);
    const answers: boolean[] = [];
    for (let frame = 0; frame < FRAMES + 10; frame += 1) {
      const window = windows[frame % windows.length];
      if (window) answers.push((await sync(window, conversation)).ok);
    }
    expect(answers.filter(Boolean)).toHaveLength(FRAMES);
    expect(answers.slice(-10)).not.toContain(true);
    const mate = await connect(app, tokenOf('r1m'));
    expect(await sync(mate, conversation)).toMatchObject({ ok: true });
    for (const socket of [...windows, mate]) socket.close();
  });

  it('are answered in small pages, and completely', async () => {
    const conversation = await conversationOf(world.houseA);
    await fill(conversation);
    const socket = await connect(app, tokenOf('r1'));
    const seqs: number[] = [];
    for (let more = true, pages = 0; more && pages < 20; pages += 1) {
      const page = await socket.emitWithAck('conversation:sync', { id: conversation, after_seq: seqs.at(-1) ?? 0 });
      if (!page.ok) throw new Error(page.problem.detail);
      expect(JSON.stringify(page).length).toBeLessThan(300_000);
      seqs.push(...page.items.map(({ seq }) => seq));
      more = page.has_more_after;
    }
    expect(seqs).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    socket.close();
  });

  it("are not kept for a client that sends and doesn't read", async () => {
    const conversation = await conversationOf(world.houseA);
    await fill(conversation);
    const before = localSockets();
    const socket = await connect(app, tokenOf('h1'));
    expect(localSockets()).toBe(before + 1);
    const { engine } = socket.io;
    // The client's own socket, which no declaration shows: it stops reading like a machine that went to sleep.
    const { ws } = engine.transport as unknown as { ws: { _socket: { pause(): void } } };
    ws._socket.pause();
    const isGone = (): boolean => {
      socket.emit('conversation:sync', { id: conversation, after_seq: 0 }, () => undefined);
      return localSockets() === before;
    };
    expect(await until(isGone, WAIT_MS)).toBe(true);
    socket.close();
  });
});

describe("an account's windows", () => {
  it('are limited in number, even when they connect at once', async () => {
    const coming = Array.from({ length: 18 }, () => connect(app, tokenOf('rB')));
    const outcomes = await Promise.allSettled(coming);
    const open = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(open).toHaveLength(5);
    for (const { value } of open) value.close();
  });

  it('reconnect soon after their node has died', async () => {
    const other = new Presence(app.get(RedisConnections));
    const { id } = world.players.h2.account;
    for (let window = 0; window < 5; window += 1) {
      expect(await other.admit(id, `gone-${String(window)}`, 5)).toBe(window);
    }
    await expect(connect(app, tokenOf('h2'))).rejects.toThrow('Too many open windows.');
    // The other node is no longer reported as alive.
    const socket = { open: undefined as ClientSocket | undefined };
    await until(async () => {
      socket.open = await connect(app, tokenOf('h2')).catch(() => undefined);
      return socket.open !== undefined;
    }, WAIT_MS);
    expect(socket.open?.connected).toBe(true);
    socket.open?.close();
  });

  it('are counted by a clock that all nodes share', async () => {
    const presence = app.get(Presence);
    const { id } = world.players.k1.account;
    const now = Date.now;
    try {
      Date.now = () => now() + 300_000; // This node is five minutes ahead.
      await presence.refresh([[id, 'ahead']]);
      Date.now = () => now() - 300_000;
      await presence.refresh([[id, 'behind']]);
    } finally {
      Date.now = now;
    }
    expect(await presence.online([id])).toEqual(new Set([id]));
    const [ends] = await app.get(RedisConnections).commands.zmscore('presence-of-accounts', id);
    const [seconds = 0] = await app.get(RedisConnections).commands.time();
    expect(Number(ends) - seconds * 1_000).toBeLessThanOrEqual(91_000);
  });
});

describe('the rooms of a socket', () => {
  it('follow the tenancies, even without an event', async () => {
    const conversation = await conversationOf(world.houseA);
    const { account } = world.players.r1m;
    const socket = await connect(app, tokenOf('r1m'));
    const hears = (): boolean => {
      const members = app.get(RealtimeServer).io.sockets.adapter.rooms.get(room.conversation(conversation));
      return members?.has(socket.id ?? '') === true;
    };
    expect(hears()).toBe(true);
    await app.database.query(`UPDATE tenancies SET state = 'ended', ends_on = starts_on WHERE roomie_id = $1`, [
      account.id,
    ]);
    expect(await until(() => !hears(), WAIT_MS)).toBe(true);
    await app.database.query(`UPDATE tenancies SET state = 'active', ends_on = NULL WHERE roomie_id = $1`, [
      account.id,
    ]);
    expect(await until(hears, WAIT_MS)).toBe(true);
    const heard = Promise.withResolvers<string>();
    socket.on('message:created', ({ text }) => {
      heard.resolve(text);
    });
    await chatOf(app, world).send('r1', 'back again');
    expect(await heard.promise).toBe('back again');
    socket.close();
  });
});

describe('what a socket missed before it connected', () => {
  const missed = (socket: ClientSocket) => socket.emitWithAck('live:missed', { within_ms: 100 });

  it('includes pushes to its account only', async () => {
    const { recent } = app.get(RealtimeServer);
    const isAnyWithin = jest.spyOn(recent, 'isAnyWithin');
    app.get(Realtime).toAccount(world.players.r1.account.id).emit('conversations:changed');
    const told = await connect(app, tokenOf('r1'));
    expect(await missed(told)).toEqual({ ok: true, missed: true });
    const [, rooms] = isAnyWithin.mock.lastCall ?? [];
    expect([...(rooms ?? [])]).toContain(room.account(world.players.r1.account.id));
    told.close();
    isAnyWithin.mockRestore();
  });

  it("can't be requested for more than a day", async () => {
    const socket = await connect(app, tokenOf('r1'));
    const answer = await socket.emitWithAck('live:missed', { within_ms: 86_400_001 });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'invalid_request' } });
    socket.close();
  });
});

it('a socket that closes before it is welcomed leaves nobody online', async () => {
  const presence = app.get(Presence);
  const { id } = world.players.r1.account;
  const { engine } = app.get(RealtimeServer).io;
  const admit = presence.admit.bind(presence);
  const first = newSocket(app.url, tokenOf('r1'));
  try {
    const admitted = Promise.withResolvers<undefined>();
    presence.admit = async (...who) => {
      const others = await admit(...who);
      first.io.engine.close();
      await until(() => engine.clientsCount === 0, WAIT_MS);
      admitted.resolve(undefined);
      return others;
    };
    await admitted.promise;
  } finally {
    presence.admit = admit;
    first.close();
  }
  const second = await connect(app, tokenOf('r1'));
  expect(await until(async () => (await presence.online([id])).has(id), WAIT_MS)).toBe(true);
  second.close();
  expect(await until(async () => !(await presence.online([id])).has(id), WAIT_MS)).toBe(true);
});
