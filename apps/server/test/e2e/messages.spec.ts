import { randomUUID } from 'node:crypto';

import type { ConversationPage, Message, MessagePage } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let page: ReturnType<typeof chatOf>['page'];
let send: ReturnType<typeof chatOf>['send'];
let token: ReturnType<typeof chatOf>['token'];
let unread: ReturnType<typeof chatOf>['unread'];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
  ({ page, send, token, unread } = chatOf(app, world));
});

describe('sending messages', () => {
  it('orders simultaneous messages without gaps', async () => {
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

  it('stores a repeated client_id once, even when both arrive together', async () => {
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

  it('refuses to write as the other party, and records the attempt, AB-08', async () => {
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

  it('returns every text unchanged', async () => {
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
  ])('rejects a text that is %s', async (_, text) => {
    expect(problemOf(await send('r1', text)).errors?.[0]?.path).toBe('text');
  });

  it('allows replies only within the conversation', async () => {
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

describe('reading messages', () => {
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

  it("counts others' messages after the mark as unread, and moves the mark forward only", async () => {
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

  it("as the other party is rejected, and moves nobody's mark, AB-07", async () => {
    await send('r1', 'one');
    await send('h1', 'two');
    const before = [await unread('r1'), await unread('h1')];
    const as = async (who: 'r1' | 'h1', reader: string) =>
      (await call(app, 'GET', `/api/messages/${world.houseA}/messages${reader}`, { token: token(who) })).status;
    // Without a reader the call reads as the homeowner, the specification's default.
    expect([await as('r1', '?reader=homeowner'), await as('r1', '?reader=admin'), await as('r1', '')]).toEqual([
      403, 403, 403,
    ]);
    expect([await as('h1', '?reader=roomie'), await as('h1', '?reader=admin')]).toEqual([403, 403]);
    expect([await unread('r1'), await unread('h1')]).toEqual(before);
  });

  it('agrees with counting for every member, whatever is sent and read in whatever order', async () => {
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

  it("returns the unread count of a roomie's room and of everything", async () => {
    await send('h1', 'about your room', world.roomOfR1);
    await send('h1', 'about the house');
    const path = `/api/roomies/${world.players.r1.account.id}/messages/unread-count`;
    expect((await call(app, 'GET', path, { token: token('r1') })).body).toEqual({ unread: 1, total: 2 });
    expect((await call(app, 'GET', path, { token: token('h1') })).body).toEqual({ unread: 0, total: 0 });
  });

  it('by an admin needs a reason, is recorded, moves no mark and opens the live view for a while', async () => {
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

  it('pages through conversations within one millisecond without loss or repeat', async () => {
    const all = async (query = ''): Promise<ConversationPage> =>
      (await call(app, 'GET', `/api/messages${query}`, { token: token('h1') })).body as ConversationPage;
    const ids = (await all()).items.map(({ _id }) => _id);
    expect(ids.length).toBeGreaterThan(2);
    for (const [at, id] of ids.entries()) {
      const moment = `2026-01-02T03:04:05.678${String(900 - at).padStart(3, '0')}Z`;
      await app.database.query('UPDATE conversations SET last_message_at = $2 WHERE id = $1', [id, moment]);
    }
    const paged: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await all(`?limit=1${next === '' ? '' : `&cursor=${next}`}`);
      paged.push(...page.items.map(({ _id }) => _id));
      next = page.next_cursor;
    }
    expect(paged).toEqual(ids);
  });

  it('costs the same number of queries for few and many conversations', async () => {
    const counted = (who: ActorName): Promise<number> =>
      countQueries(() => call(app, 'GET', '/api/messages', { token: token(who) }));
    const [few, many] = [await counted('r1'), await counted('h1')];
    // The session, the list, its members and newest messages, and the total of unread messages.
    expect([few, many]).toEqual([5, 5]);
  });
});

describe('changing messages', () => {
  it('ends with the conversation, and a simultaneous second deletion has no effect', async () => {
    const { _id: id } = (await send('r1', 'as it stands')).body as Message;
    const path = `/api/messages/${world.houseA}/messages/${id}`;
    const { token } = world.players.r1;
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [world.houseA]);
    expect((await call(app, 'PUT', path, { token, body: { text: 'otherwise' } })).status).toBe(409);
    const deleted = await Promise.all([call(app, 'DELETE', path, { token }), call(app, 'DELETE', path, { token })]);
    expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('keeps a deleted message deleted, despite a simultaneous edit', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { _id: id } = (await send('r1', 'gone soon')).body as Message;
      const path = `/api/messages/${world.houseA}/messages/${id}`;
      const { token } = world.players.r1;
      await Promise.all([
        call(app, 'PUT', path, { token, body: { text: 'back again' } }),
        call(app, 'DELETE', path, { token }),
      ]);
      const [row] = await app.database.query<{ text: string; deleted: boolean }>(
        'SELECT text, deleted_at IS NOT NULL AS deleted FROM messages WHERE id = $1',
        [id],
      );
      expect(row).toEqual({ text: '', deleted: true });
    }
  });

  it('allows edits for fifteen minutes, and leaves a tombstone after deleting', async () => {
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
