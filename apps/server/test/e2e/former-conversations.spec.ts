import type { Conversation, ConversationPage, Message } from '@common-roof/contracts';
import { dayIn, instantOf, plusDays } from '@common-roof/domain';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { chatOf } from '#test/support/chat.ts';
import { entriesOf, makeExport, textOf, zipOf } from '#test/support/data-exports.ts';
import { aHeldDeposit, aLeaseWithDeposit } from '#test/support/deposits.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const ZONE = 'Europe/London';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
});
// Each test has its own people and day.
beforeEach(async () => {
  app.clock.set(new Date());
  world = await buildWorld(app);
});
afterAll(() => app.close());

const listOf = async (token: string): Promise<ConversationPage> =>
  (await call(app, 'GET', '/api/messages?limit=50', { token })).body as ConversationPage;
const find = ({ items }: ConversationPage, id: string): Conversation => {
  const found = items.find(({ _id }) => _id === id);
  if (!found) throw new Error('The conversation is not listed.');
  return found;
};
const textsOf = ({ items }: { items: Message[] }): string[] => items.map(({ text }) => text);

/** Has r1m leave House A today, with messages before and after midnight. */
async function leaving() {
  const chat = chatOf(app, world);
  const lastDay = plusDays(dayIn(ZONE, app.clock.now()), 1);
  const midnight = instantOf(plusDays(lastDay, 1), '00:00', ZONE).getTime();
  const at = (minutes: number): void => {
    app.clock.set(new Date(midnight + minutes * 60_000));
  };
  at(-60);
  await chat.send('r1m', 'My keys are on the table.');
  at(-5);
  const late = (await chat.send('r1', 'Safe travels!')).body as Message;
  const doomed = (await chat.send('r1', 'Who takes the plant?')).body as Message;
  await app.get(RoomiesService).moveOut(world.players.r1m.account.id, lastDay);
  await app.drainEvents();
  at(4);
  await call(app, 'PUT', `/api/messages/${world.houseA}/messages/${late._id}`, {
    token: chat.token('r1'),
    body: { text: 'Good riddance!' },
  });
  await call(app, 'DELETE', `/api/messages/${world.houseA}/messages/${doomed._id}`, { token: chat.token('r1') });
  at(24 * 60);
  await chat.send('h1', 'Now that they are gone');
  await chat.send('r1', 'Yes?');
  await chat.page('r1');
  await app.drainEvents();
  // A socket whose session is days old is closed.
  app.clock.set(new Date());
  return { chat, lastDay };
}

describe('the conversations of a former roomie', () => {
  it('are read as they were at the end of their last day', async () => {
    const { chat, lastDay } = await leaving();
    const page = await chat.page('r1m');
    expect(textsOf(page)).toEqual(['My keys are on the table.', 'Safe travels!', '']);
    expect(page).toMatchObject({ has_more_after: false, has_more_before: false, last_read_seq: 3, last_change: 0 });
    expect(page.items[1]).toMatchObject({ edited_at: null, change: 0 });
    const listed = find(await listOf(chat.token('r1m')), world.conversations.houseA);
    expect(listed).toMatchObject({ can_write: false, left_on: lastDay, deposit: null, last_seq: 3, last_change: 0 });
    expect(listed.last_message?.seq).toBe(3);
    // What the others have read since isn't shown either.
    expect(Math.max(...listed.members.map(({ last_read_seq: seq }) => seq))).toBe(3);
    expect(listed.members.every(({ online, email }) => !online && email === null)).toBe(true);
    expect(JSON.stringify(listed)).not.toContain('gone');
  });

  it('have no page, cursor or sync that goes past the day', async () => {
    const { chat } = await leaving();
    for (const query of ['&after=0', '&after=3', '&before=99', '&before=5', '&after=4', '&limit=1']) {
      const page = await chat.page('r1m', query);
      expect(textsOf(page).filter((text) => /gone|Yes|riddance/.test(text))).toEqual([]);
      expect(page.items.every(({ seq }) => seq <= 3)).toBe(true);
    }
    const socket = await connect(app, chat.token('r1m'));
    const sync = await socket.emitWithAck('conversation:sync', {
      id: world.conversations.houseA,
      after_seq: 0,
      after_change: 0,
    });
    expect(sync).toMatchObject({ ok: true, has_more_after: false, changed: [], last_change: 0 });
    expect(JSON.stringify(sync)).not.toMatch(/gone|riddance/);
    const read = await socket.emitWithAck('message:read', { conversation_id: world.conversations.houseA, seq: 99 });
    expect(read).toEqual({ ok: true, last_read_seq: 3 });
    socket.close();
  });

  it('count what they had not read then, and nothing later', async () => {
    const { chat } = await leaving();
    const before = await listOf(chat.token('r1m'));
    expect(find(before, world.conversations.houseA).unread).toBe(2);
    expect(before.unread_total).toBe(2);
    await chat.page('r1m');
    const after = await listOf(chat.token('r1m'));
    expect([find(after, world.conversations.houseA).unread, after.unread_total]).toEqual([0, 0]);
  });

  it('accept no message, change, e-mail or typing from them, and show nobody what they read', async () => {
    const { chat } = await leaving();
    const moved = 'You’ve moved out. You can still read messages from before.';
    expect(problemOf(await chat.send('r1m', 'One more thing'))).toMatchObject({ status: 409, detail: moved });
    const own = (await chat.page('r1m')).items[0];
    const path = `/api/messages/${world.houseA}/messages/${own?._id ?? ''}`;
    const token = chat.token('r1m');
    expect(problemOf(await call(app, 'PUT', path, { token, body: { text: 'Never mind' } })).detail).toBe(moved);
    expect(problemOf(await call(app, 'DELETE', path, { token })).detail).toBe(moved);
    const mail = { toEmail: world.players.h1.account.email };
    const sent = await call(app, 'POST', `/api/messages/${world.houseA}/messages/email`, { token, body: mail });
    expect(problemOf(sent).detail).toBe(moved);
    const socket = await connect(app, token);
    const typing = await socket.emitWithAck('typing', { conversation_id: world.conversations.houseA });
    expect(typing).toMatchObject({ ok: false });
    socket.close();
  });

  it('reach no socket of theirs, whether it existed before or connects later', async () => {
    const chat = chatOf(app, world);
    const there = await connect(app, chat.token('r1m'));
    const told = nextEvent(there, 'conversations:changed');
    await app.get(RoomiesService).moveOut(world.players.r1m.account.id, dayIn(ZONE, app.clock.now()));
    await told;
    const later = await connect(app, chat.token('r1m'));
    const overheard: unknown[] = [];
    for (const socket of [there, later]) socket.onAny((...args: unknown[]) => overheard.push(args));
    await chat.send('r1', 'Are we alone?');
    await chat.page('h1');
    await app.drainEvents();
    // Everything pushed before has arrived when this is answered on the same socket.
    for (const socket of [there, later]) {
      await socket.emitWithAck('conversation:sync', { id: world.conversations.houseA, after_seq: 0 });
      socket.close();
    }
    expect(JSON.stringify(overheard)).not.toMatch(/alone|message:read|unread:changed/);
  });

  it("remain closed to everyone else: strangers, neatkeepers, and the room's next roomie", async () => {
    const { chat } = await leaving();
    const direct = await app.database.query<{ id: string }>(
      `SELECT id FROM conversations WHERE kind = 'room' AND roomie_id = $1`,
      [world.players.r1m.account.id],
    );
    for (const who of ['rB', 'rEx', 'r1', 'k1', 'h2'] as const) {
      const reader = who === 'h2' ? 'homeowner' : 'roomie';
      const path = `/api/messages/${direct[0]?.id ?? ''}/messages?reader=${reader}`;
      expect((await call(app, 'GET', path, { token: world.players[who].token })).status).toBe(who === 'k1' ? 403 : 404);
    }
    expect(textsOf(await chat.page('rEx'))).toEqual([]);
  });

  it('come back whole with the tenancy, and continue beside those of another house', async () => {
    const { chat } = await leaving();
    await app.get(RoomiesService).moveIn(world.players.r1m.account.id, await freeRoomOf(world.houseB), '2026-01-01');
    await app.drainEvents();
    const both = await listOf(chat.token('r1m'));
    expect(find(both, world.conversations.houseB)).toMatchObject({ can_write: true, left_on: null });
    expect(find(both, world.conversations.houseA)).toMatchObject({ can_write: false, last_seq: 3 });
    expect((await chat.send('r1m', 'Hello there', world.houseB)).status).toBe(201);
  });

  it("are in the copy of their data, with both parties' messages, up to that day", async () => {
    await leaving();
    const { r1m } = world.players;
    const entries = entriesOf((await zipOf(app, r1m, (await makeExport(app, r1m))._id))[0]);
    const { messages } = JSON.parse(textOf(entries, 'data.json')) as { messages: object[] };
    expect(messages).toMatchObject([
      { house: 'House A', room: null, written_by: 'r1 Player', is_own: false, text: 'Safe travels!' },
      { written_by: 'r1m Player', is_own: true, text: 'My keys are on the table.' },
    ]);
  });
});

async function freeRoomOf(houseId: string): Promise<string> {
  const [row] = await app.database.query<{ id: string }>(
    `SELECT r.id FROM rooms r WHERE r.house_id = $1
        AND NOT EXISTS (SELECT 1 FROM tenancies t WHERE t.room_id = r.id AND t.state <> 'ended')`,
    [houseId],
  );
  return row?.id ?? '';
}

describe('the conversation about a deposit', () => {
  const directOf = async (roomieId: string): Promise<string> =>
    (await app.database.query<{ id: string }>(`SELECT id FROM conversations WHERE roomie_id = $1`, [roomieId]))[0]
      ?.id ?? '';
  const say = (token: string, sender: string, id: string, text: string) =>
    call(app, 'POST', `/api/messages/${id}/messages`, { token, body: { text, sender } });

  it('is open to both parties until the deposit is settled, and can be read afterwards', async () => {
    const { roomie, roomieId, id, settle } = await heldDeposit();
    const { h1 } = world.players;
    expect(find(await listOf(roomie.token), id)).toMatchObject({ can_write: true, deposit: 'held', kind: 'room' });
    expect(find(await listOf(h1.token), id)).toMatchObject({ can_write: true, deposit: 'held' });
    const socket = await connect(app, roomie.token);
    const heard = nextEvent(socket, 'message:created');
    expect((await say(h1.token, 'homeowner', id, 'I found a scratch.')).status).toBe(201);
    expect((await heard).text).toBe('I found a scratch.');
    await app.drainEvents();
    expect((await listOf(roomie.token)).unread_total).toBe(1);
    expect((await say(roomie.token, 'roomie', id, 'It was there before.')).status).toBe(201);

    const told = nextEvent(socket, 'conversations:changed');
    expect((await settle('400.00')).status).toBe(200);
    await told;
    await app.drainEvents();
    const today = dayIn(ZONE, app.clock.now());
    const settled = { can_write: false, deposit: 'settled', deposit_settled_on: today, last_seq: 2 };
    expect(find(await listOf(roomie.token), id)).toMatchObject(settled);
    expect(find(await listOf(h1.token), id)).toMatchObject(settled);
    expect((await say(roomie.token, 'roomie', id, 'Thank you')).status).toBe(409);
    expect((await say(h1.token, 'homeowner', id, 'You are welcome')).status).toBe(409);
    const page = await call(app, 'GET', `/api/messages/${id}/messages?reader=roomie`, { token: roomie.token });
    expect(textsOf(page.body as { items: Message[] })).toEqual(['I found a scratch.', 'It was there before.']);
    socket.close();
    expect(roomieId).toBe(roomie.account.id);
  });

  it('is opened when the two had none', async () => {
    const { h1 } = world.players;
    const lease = await aLeaseWithDeposit(app, h1);
    await app.drainEvents();
    const roomieId = lease.roomie.account.id;
    await app.database.query('DELETE FROM conversation_reads WHERE conversation_id = $1', [await directOf(roomieId)]);
    await app.database.query(`DELETE FROM conversations WHERE roomie_id = $1`, [roomieId]);
    await lease.release();
    await app.drainEvents();
    const id = await directOf(roomieId);
    expect(find(await listOf(lease.roomie.token), id)).toMatchObject({ deposit: 'held', can_write: true });
  });

  it("becomes the room's own again when the release is withdrawn, like that of the house", async () => {
    const { roomie, id, rollBack, houseId } = await heldDeposit();
    expect(problemOf(await say(roomie.token, 'roomie', houseId, 'Hello?')).status).toBe(409);
    expect((await rollBack()).status).toBe(200);
    await app.drainEvents();
    expect(find(await listOf(roomie.token), id)).toMatchObject({ can_write: true, deposit: null, left_on: null });
    expect((await say(roomie.token, 'roomie', houseId, 'Here again.')).status).toBe(201);
    const socket = await connect(app, roomie.token);
    const heard = nextEvent(socket, 'message:created');
    await say(world.players.h1.token, 'homeowner', houseId, 'Welcome back.');
    expect((await heard).text).toBe('Welcome back.');
    socket.close();
  });

  async function heldDeposit() {
    const held = await aHeldDeposit(app, world.players.h1);
    await app.drainEvents();
    const roomieId = held.roomie.account.id;
    return { ...held, roomieId, id: await directOf(roomieId) };
  }
});
