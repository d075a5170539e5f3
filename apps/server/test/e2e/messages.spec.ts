import { randomUUID } from 'node:crypto';

import { jest } from '@jest/globals';

import type { Conversation, Message, MessagePage } from '@common-roof/contracts';

import { UnreadAlerts } from '../../src/modules/messages/index.ts';
import { RoomiesService } from '../../src/modules/roomies/index.ts';
import { call, problemOf } from '../support/http.ts';
import { mailsTo, mailTo } from '../support/mailbox.ts';
import { connect, nextEvent } from '../support/sockets.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ActorName, buildWorld, signIn, type World } from '../support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp({ CHAT_EMAIL_DELAY_SECONDS: '600' });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
});

const token = (who: ActorName): string => world.players[who].token;
const sideOf = (who: ActorName): string => (who.startsWith('h') ? 'homeowner' : 'roomie');

function send(who: ActorName, text: string, place = world.houseA, more: Record<string, unknown> = {}) {
  return call(app, 'POST', `/api/messages/${place}/messages`, {
    token: token(who),
    body: { text, sender: sideOf(who), ...more },
  });
}

async function page(who: ActorName, query = '', place = world.houseA): Promise<MessagePage> {
  const path = `/api/messages/${place}/messages?reader=${sideOf(who)}${query}`;
  return (await call(app, 'GET', path, { token: token(who) })).body as MessagePage;
}

async function unread(who: ActorName): Promise<number[]> {
  const { items } = (await call(app, 'GET', '/api/messages', { token: token(who) })).body as { items: Conversation[] };
  return items.map((conversation) => conversation.unread);
}

describe('sending', () => {
  it('orders the messages of many at once without gaps', async () => {
    const writers: ActorName[] = ['r1', 'r1m', 'h1'];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => send(writers[n % 3] ?? 'r1', `m${String(n)}`)),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const seqs = answers.map(({ body }) => (body as Message).seq).sort((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    const { items } = await page('r1', '&limit=200');
    expect(items.map(({ seq }) => seq)).toEqual(seqs);
  });

  it('stores a repeated client_id once, also when both arrive together', async () => {
    const client_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('r1', 'once', world.houseA, { client_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => (body as Message)._id)).size).toBe(1);
    expect((await page('r1')).items).toHaveLength(1);
    const next = await send('r1', 'after');
    expect((next.body as Message).seq).toBe(2);
  });

  it('lets another sender use the same client_id', async () => {
    const client_id = randomUUID();
    await send('r1', 'mine', world.houseA, { client_id });
    const other = await send('r1m', 'theirs', world.houseA, { client_id });
    expect([other.status, (other.body as Message).text]).toEqual([201, 'theirs']);
  });

  it('refuses to write as the other side, and records that somebody tried', async () => {
    const answer = await call(app, 'POST', `/api/messages/${world.houseA}/messages`, {
      token: token('r1'),
      body: { text: 'Pay the rent to this account.' },
    });
    expect(problemOf(answer).status).toBe(403);
    const lines = await app.database.query(
      `SELECT 1 FROM audit_log WHERE event = 'malicious_extraneous' AND actor_id = $1`,
      [world.players.r1.account.id],
    );
    expect(lines).toHaveLength(1);
    expect((await page('r1')).items).toEqual([]);
  });

  it('gives every text back exactly', async () => {
    const texts = ['🏡🏳️‍🌈 zoë', 'a\u202Eb', 'line\nline', '<script>alert(1)</script>', '𝒳'.repeat(4_000), '  spaced  '];
    for (const text of texts) expect(((await send('r1', text)).body as Message).text).toBe(text);
    const { items } = await page('h1');
    expect(items.map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['empty', ''],
    ['only spaces', ' \n '],
    ['too long', 'x'.repeat(4_001)],
    ['not storable', 'a\u0000b'],
    ['half a character', '\uD83C'],
  ])('refuses a text that is %s', async (_, text) => {
    expect(problemOf(await send('r1', text)).errors?.[0]?.path).toBe('text');
  });

  it('answers only within the conversation', async () => {
    const elsewhere = (await send('r1', 'in my room', world.roomOfR1)).body as Message;
    expect(problemOf(await send('r1', 'what?', world.houseA, { reply_to: elsewhere._id })).errors?.[0]?.path).toBe(
      'reply_to',
    );
    const first = (await send('r1', 'first')).body as Message;
    expect(first.seq).toBe(1);
    const reply = (await send('r1m', 'second', world.houseA, { reply_to: first._id })).body as Message;
    expect([reply.seq, reply.reply_to]).toEqual([2, first._id]);
  });
});

describe('reading', () => {
  it('pages both ways by seq', async () => {
    for (let n = 1; n <= 12; n += 1) await send('r1', `m${String(n)}`);
    const newest = await page('r1m', '&limit=5');
    expect([newest.items.map(({ seq }) => seq), newest.has_more_before, newest.has_more_after]).toEqual([
      [8, 9, 10, 11, 12],
      true,
      false,
    ]);
    const older = await page('r1m', '&limit=5&before=8');
    expect([older.items.map(({ seq }) => seq), older.has_more_before, older.has_more_after]).toEqual([
      [3, 4, 5, 6, 7],
      true,
      true,
    ]);
    const oldest = await page('r1m', '&limit=5&before=3');
    expect([oldest.items.map(({ seq }) => seq), oldest.has_more_before]).toEqual([[1, 2], false]);
    const after = await page('r1m', '&limit=5&after=10');
    expect([after.items.map(({ seq }) => seq), after.has_more_after]).toEqual([[11, 12], false]);
  });

  it('counts as unread what others wrote after the mark, and moves the mark forward only', async () => {
    await send('r1', 'one');
    await send('r1m', 'two');
    await send('r1', 'three');
    expect([await unread('r1'), await unread('r1m'), await unread('h1')]).toEqual([
      [1, 0],
      [2, 0],
      [3, 0, 0],
    ]);
    await page('r1m', '&before=2');
    expect(await unread('r1m')).toEqual([1, 0]);
    await page('r1m');
    await page('r1m', '&before=2');
    expect(await unread('r1m')).toEqual([0, 0]);
  });

  it('agrees with counting, for every member, whatever is sent and read in whatever order', async () => {
    const who: ActorName[] = ['r1', 'r1m', 'h1'];
    for (let n = 0; n < 40; n += 1) {
      const actor = who[(n * 7) % 3] ?? 'r1';
      if (n % 4 === 3) await page(actor, n % 8 === 3 ? '' : `&before=${String(1 + (n % 9))}`);
      else await send(actor, `m${String(n)}`);
    }
    const rows = await app.database.query<{ account_id: string; unread: number }>(
      `SELECT r.account_id, (SELECT count(*)::int FROM messages m WHERE m.conversation_id = r.conversation_id
          AND m.seq > r.last_read_seq AND m.sender_id <> r.account_id) AS unread
         FROM conversation_reads r WHERE r.conversation_id = $1`,
      [world.conversations.houseA],
    );
    const oracle = new Map(rows.map((row) => [row.account_id, row.unread]));
    for (const actor of who)
      expect([actor, (await unread(actor))[0]]).toEqual([actor, oracle.get(world.players[actor].account.id)]);
  });

  it('tells the unread count of a roomie’s room and of everything', async () => {
    await send('h1', 'about your room', world.roomOfR1);
    await send('h1', 'about the house');
    const path = `/api/roomies/${world.players.r1.account.id}/messages/unread-count`;
    expect((await call(app, 'GET', path, { token: token('r1') })).body).toEqual({ unread: 1, total: 2 });
    expect((await call(app, 'GET', path, { token: token('h1') })).body).toEqual({ unread: 0, total: 0 });
  });

  it('by an admin needs a reason, is recorded, moves no mark and is heard live for a while', async () => {
    await send('r1', 'one');
    const path = `/api/messages/${world.houseA}/messages?reader=admin`;
    const socket = await connect(app, token('adm'));
    expect(problemOf(await call(app, 'GET', path, { token: token('adm') })).errors?.[0]?.path).toBe('reason');
    const read = await call(app, 'GET', `${path}&reason=complaint%204711`, { token: token('adm') });
    expect((read.body as MessagePage).items).toHaveLength(1);
    const heard = nextEvent(socket, 'message:created', ({ text }) => text === 'two');
    await send('r1', 'two');
    expect((await heard).seq).toBe(2);
    socket.close();
    const lines = await app.database.query<{ details: { reason: string } }>(
      `SELECT details FROM audit_log WHERE event = 'sensitive_read' AND actor_id = $1`,
      [world.players.adm.account.id],
    );
    expect(lines.map(({ details }) => details.reason)).toEqual(['complaint 4711']);
    expect(await unread('h1')).toEqual([2, 0, 0]);
  });

  it('costs the same number of queries for few and many conversations', async () => {
    const counted = async (who: ActorName): Promise<number> => {
      await app.database.query('SELECT pg_stat_force_next_flush()');
      const before = queries;
      await call(app, 'GET', '/api/messages', { token: token(who) });
      return queries - before;
    };
    let queries = 0;
    const { Database } = await import('../../src/platform/database/database.ts');
    const database = app.get(Database);
    const original = database.query.bind(database);
    const spy = jest.spyOn(database, 'query').mockImplementation((sql, parameters) => {
      queries += 1;
      return original(sql, parameters);
    });
    const [few, many] = [await counted('r1'), await counted('h1')];
    spy.mockRestore();
    expect([few, many]).toEqual([3, 3]);
  });
});

describe('live', () => {
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

  it('sends by socket through the same door, with an acknowledgement', async () => {
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

  it('gives what was missed, in order', async () => {
    for (let n = 1; n <= 5; n += 1) await send('r1', `m${String(n)}`);
    const socket = await connect(app, token('r1m'));
    const missed = await socket.emitWithAck('conversation:sync', { id: world.conversations.houseA, after_seq: 2 });
    expect(missed).toMatchObject({ ok: true, has_more_after: false, items: [{ seq: 3 }, { seq: 4 }, { seq: 5 }] });
    expect(await unread('r1m')).toEqual([5, 0]);
    socket.close();
  });

  it('tells who reads, types and comes and goes', async () => {
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
    expect(await changed).toEqual({ conversation_id: world.conversations.houseA, unread: 2, total: 2 });
    owner.close();
  });

  it('ends for somebody who moves out, on sockets and over HTTP', async () => {
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
    ).toMatchObject({ ok: false, problem: { status: 404 } });
    expect(
      (await call(app, 'GET', `/api/messages/${world.houseA}/messages?reader=roomie`, { token: token('r1m') })).status,
    ).toBe(404);
    expect(overheard).toEqual([]);
    leaver.close();
  });

  it('admits no socket without a living session, and answers unknown events', async () => {
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

describe('changing', () => {
  it('edits for fifteen minutes and leaves a tombstone after deleting', async () => {
    const { _id } = (await send('r1', 'draft')).body as Message;
    const path = `/api/messages/${world.houseA}/messages/${_id}`;
    const socket = await connect(app, token('r1m'));
    const updated = nextEvent(socket, 'message:updated');
    expect((await call(app, 'PUT', path, { token: token('r1'), body: { text: 'final' } })).status).toBe(200);
    expect(await updated).toMatchObject({ _id, text: 'final' });
    app.clock.advance(15 * 60 + 1);
    expect((await call(app, 'PUT', path, { token: token('r1'), body: { text: 'late' } })).status).toBe(409);
    app.clock.advance(-15 * 60 - 1);
    const buried = nextEvent(socket, 'message:updated');
    await call(app, 'DELETE', path, { token: token('r1') });
    expect(await buried).toMatchObject({ _id, text: '', seq: 1 });
    const [row] = await app.database.query<{ text: string }>('SELECT text FROM messages WHERE id = $1', [_id]);
    expect(row?.text).toBe('');
    socket.close();
  });
});

describe('by e-mail', () => {
  it('sends the newest messages to a member, and to nobody else', async () => {
    await send('r1', 'The boiler is <cold>.');
    const email = (toEmail: string) =>
      call(app, 'POST', `/api/messages/${world.houseA}/messages/email`, { token: token('r1'), body: { toEmail } });
    const { email: owner } = world.players.h1.account;
    expect((await email(owner)).status).toBe(202);
    for (const outsider of [world.players.rB.account.email, world.players.rEx.account.email, 'press@example.test']) {
      expect(problemOf(await email(outsider)).errors?.[0]?.path).toBe('toEmail');
    }
    for (const trick of [`${owner}, x@y.test`, `${owner}\r\nBcc: x@y.test`, `"${owner}" <x@y.test>`]) {
      expect((await email(trick)).status).toBe(400);
    }
    await app.drainEvents();
    const mail = await mailTo(owner, /the newest messages/);
    expect(mail.text).toContain('The boiler is <cold>.');
    expect(mail.html).toContain('&lt;cold&gt;');
    const more = [];
    for (let n = 0; n < 5; n += 1) more.push((await email(owner)).status);
    expect(more).toEqual([202, 202, 202, 202, 429]);
  });
});

describe('somebody who is away', () => {
  const makeDue = () =>
    app.database.query(
      `UPDATE conversation_reads SET alert_due_at = now() - interval '1 second' WHERE alert_due_at IS NOT NULL`,
    );

  it('finds an alert at once and one e-mail after ten minutes, with what they missed', async () => {
    await send('r1', 'Is anybody there?');
    await send('r1', 'Helloooo');
    await app.drainEvents();
    const bell = await call(app, 'GET', '/api/notifications', { token: token('h1') });
    expect(bell.body).toMatchObject({
      unread: 1,
      items: [{ kind: 'messages_missed', title: '2 new messages in House A' }],
    });
    await app.get(UnreadAlerts).sweep();
    await app.drainEvents();
    const { email } = world.players.h1.account;
    expect(await mailsTo(email)).toEqual([]);
    await makeDue();
    await app.get(UnreadAlerts).sweep();
    await app.drainEvents();
    const mail = await mailTo(email, /You missed 2 new messages in House A/);
    expect(mail.text).toContain('Helloooo');
    await send('r1', 'And another');
    await app.drainEvents();
    await makeDue();
    await app.get(UnreadAlerts).sweep();
    await app.drainEvents();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('gets none for what they have read in time, and their alert closes', async () => {
    await send('r1', 'quick question');
    await app.drainEvents();
    await page('h1');
    await app.drainEvents();
    expect((await call(app, 'GET', '/api/notifications', { token: token('h1') })).body).toMatchObject({ unread: 0 });
    await makeDue();
    await app.get(UnreadAlerts).sweep();
    await app.drainEvents();
    expect(await mailsTo(world.players.h1.account.email)).toEqual([]);
  });

  it('can stop such e-mails with one click, without signing in', async () => {
    await send('r1', 'hello');
    await app.drainEvents();
    await makeDue();
    await app.get(UnreadAlerts).sweep();
    await app.drainEvents();
    const { email } = world.players.r1m.account;
    const mail = await mailTo(email, /You missed/);
    const link = /https?:\/\/\S*unsubscribe\?t=\S+/.exec(mail.text)?.[0] ?? '';
    const { pathname, search } = new URL(link.replace('/unsubscribe', '/api/auth/unsubscribe'));
    expect((await call(app, 'POST', `${pathname}${search}`)).status).toBe(200);
    expect((await call(app, 'POST', `${pathname}${search.slice(0, -3)}abc`)).status).toBe(410);
    await page('r1m');
    await send('r1', 'more');
    await app.drainEvents();
    await makeDue();
    await app.get(UnreadAlerts).sweep();
    await app.drainEvents();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the activity stream', () => {
  it('tells admins live what happened, never what was written', async () => {
    const socket = await connect(app, token('adm'));
    const live = nextEvent(socket, 'activity:created', ({ kind }) => kind === 'messages.posted');
    await send('r1', 'CNRY-a-secret-text');
    await app.drainEvents();
    expect(await live).toMatchObject({
      summary: 'wrote a message in House A',
      actor: { name: 'r1 Player' },
      house_id: world.houseA,
    });
    const history = await call(app, 'GET', `/api/admins/activity?house_id=${world.houseA}`, { token: token('adm') });
    expect(history.text).toContain('wrote a message in House A');
    expect(history.text).not.toContain('CNRY');
    const outbox = JSON.stringify(await app.database.query('SELECT payload FROM outbox'));
    expect(outbox).not.toContain('CNRY');
    socket.close();
  });
});
