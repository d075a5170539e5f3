import type { FoundMessage, FoundMessages, Message } from '@common-roof/contracts';
import { dayIn, instantOf, plusDays } from '@common-roof/domain';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { chatOf } from '#test/support/chat.ts';
import { type Answer, call, problemOf } from '#test/support/http.ts';
import { upload } from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

const ZONE = 'Europe/London';
const SEARCHES_A_MINUTE = 30;

let app: TestApp;
let world: World;
let chat: ReturnType<typeof chatOf>;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_MESSAGE_SEARCHES_PER_MINUTE: String(SEARCHES_A_MINUTE) });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date());
  world = await buildWorld(app);
  chat = chatOf(app, world);
});

const search = (who: ActorName, query: Record<string, string>): Promise<Answer> =>
  call(app, 'GET', `/api/messages/search?${String(new URLSearchParams(query))}`, { token: chat.token(who) });
async function find(who: ActorName, query: string | Record<string, string>): Promise<FoundMessage[]> {
  const { status, body } = await search(who, typeof query === 'string' ? { q: query } : query);
  expect(status).toBe(200);
  return (body as FoundMessages).items;
}
const textsOf = async (who: ActorName, query: string | Record<string, string>): Promise<string[]> =>
  (await find(who, query)).map(({ excerpt }) => excerpt);
const idOf = (who: ActorName): string => world.players[who].account.id;
const markedIn = ({ excerpt, matches }: FoundMessage): string[] =>
  matches.map(({ start, end }) => excerpt.slice(start, end));

describe('a search for words', () => {
  it('finds whole words, beginnings and stems of English and German, in any case', async () => {
    const text = 'The plumber cleaned both kitchens, die Häuser sind sauber';
    await chat.send('r1', text);
    for (const q of ['plumber', 'PLUM', 'cleaning', 'kitchen', 'Haus', 'häuser', 'haus kitchen', 'sauberes', 'the']) {
      expect([q, await textsOf('h1', q)]).toEqual([q, [text]]);
    }
    for (const q of ['lumber', 'plumbing garden', 'cleaner bathroom']) {
      expect([q, await textsOf('h1', q)]).toEqual([q, []]);
    }
  });

  it('finds a poll by its answers, together with its question, once, and not when it is deleted', async () => {
    const poll = { options: ['The lake', 'Brewery tour'], is_multiple: false, closes_at: null };
    const asked = await chat.send('r1', 'Where do we go on Saturday?', world.houseA, { poll });
    const { _id: id } = asked.body as Message;
    const [found] = await find('h1', 'breweries');
    expect(found).toMatchObject({ _id: id, excerpt: 'Where do we go on Saturday? · The lake · Brewery tour' });
    expect(found && markedIn(found)).toEqual(['Brewery']);
    expect((await find('h1', 'saturday lake')).map(({ _id: each }) => each)).toEqual([id]);
    // By its question alone it reads as before.
    expect(await textsOf('h1', 'saturday')).toEqual(['Where do we go on Saturday?']);
    expect(await textsOf('rB', 'brewery')).toEqual([]);
    expect(await textsOf('h1', { q: 'brewery', photos: 'true' })).toEqual([]);
    const path = `/api/messages/${world.houseA}/messages/${id}`;
    expect((await call(app, 'DELETE', path, { token: chat.token('r1') })).status).toBe(200);
    expect(await textsOf('h1', 'brewery')).toEqual([]);
  });

  it('finds parts of addresses, and takes operators for what they are', async () => {
    await chat.send('r1', 'https://www.ikea.com/gb/en/p/billy?x=1 or rosa@example.org & co');
    for (const q of [
      'ikea',
      'billy',
      'example.org',
      'https://www.ikea.com',
      'ikea & billy',
      'ikea:* <-> com',
      '(ikea',
    ]) {
      expect([q, (await textsOf('r1', q)).length]).toEqual([q, 1]);
    }
    expect(await textsOf('r1', 'nothing | ikea')).toEqual([]);
    expect(await textsOf('r1', '🍕🍕')).toEqual([]);
    expect(await textsOf('r1', "'\\ ':")).toEqual([]);
  });

  it('answers the conversation, the sender and the marked words, the newest first', async () => {
    await chat.send('r1', 'The bins go out tonight');
    await chat.send('h1', 'Your bin is full', world.conversations.roomOfR1);
    const [newest, oldest] = await find('r1', 'bins');
    expect(newest).toMatchObject({
      conversation_id: world.conversations.roomOfR1,
      sender_id: idOf('h1'),
      excerpt: 'Your bin is full',
      photos: 0,
    });
    expect(newest?.conversation_title).toContain(' · ');
    expect(oldest).toMatchObject({ conversation_id: world.conversations.houseA, sender_id: idOf('r1'), seq: 1 });
    expect([newest, oldest].map((hit) => hit && markedIn(hit))).toEqual([['bin'], ['bins']]);
  });

  it('finds the text of an edited message, and not the one before', async () => {
    const { _id: id } = (await chat.send('r1', 'Dinner at seven')).body as Message;
    await call(app, 'PUT', `/api/messages/${world.houseA}/messages/${id}`, {
      token: chat.token('r1'),
      body: { text: 'Dinner at eight' },
    });
    expect(await textsOf('r1m', 'seven')).toEqual([]);
    expect(await textsOf('r1m', 'eight')).toEqual(['Dinner at eight']);
  });
});

describe('the filters of a search', () => {
  it('are the sender, photos and one conversation, alone or with words', async () => {
    const [photo] = await upload(app, chat.token('r1'), 1);
    await chat.send('r1', 'The sink', world.houseA, { attachments: [photo?.image_id] });
    await chat.send('r1', 'The sink drips');
    await chat.send('r1m', 'Which sink?');
    await chat.send('r1', 'The sink in my room', world.conversations.roomOfR1);
    expect(await textsOf('r1', { from: idOf('r1m') })).toEqual(['Which sink?']);
    expect(await find('r1', { photos: 'true' })).toEqual([expect.objectContaining({ excerpt: 'The sink', photos: 1 })]);
    const here = { conversation: world.conversations.houseA };
    expect(await textsOf('r1', { q: 'sink', ...here })).toEqual(['Which sink?', 'The sink drips', 'The sink']);
    expect(await textsOf('r1', { q: 'drip', from: idOf('r1'), ...here })).toEqual(['The sink drips']);
    expect(await textsOf('r1', { q: 'drip', photos: 'true' })).toEqual([]);
  });

  it('need something to look for, which has at least two characters', async () => {
    for (const query of [
      {},
      { q: 'a' },
      { q: ' a ' },
      { q: 'x'.repeat(101) },
      { photos: 'yes' },
      { q: 'ok', limit: '31' },
    ]) {
      expect((await search('r1', query)).status).toBe(400);
    }
  });
});

describe('the pages of a search', () => {
  it('continue after the last hit, over conversations, without repeating or skipping one', async () => {
    for (let n = 1; n <= 7; n += 1) {
      await chat.send('r1', `Milk ${String(n)}`, n % 2 === 0 ? world.houseA : world.conversations.roomOfR1);
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const more: Record<string, string> = cursor === '' ? {} : { cursor };
      const { items, next_cursor: next } = (await search('r1', { q: 'milk', limit: '2', ...more }))
        .body as FoundMessages;
      expect(items.length).toBeLessThanOrEqual(2);
      seen.push(...items.map(({ excerpt }) => excerpt));
      cursor = next;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Milk ${String(n)}`));
    expect((await search('r1', { q: 'milk', cursor: 'x' })).status).toBe(400);
  });
});

describe('a search finds nothing', () => {
  it('of other houses, other roomies or deleted messages', async () => {
    await chat.send('r1', 'Secret garden', world.conversations.roomOfR1);
    await chat.send('rB', 'Secret cellar', world.houseB);
    const { _id: id } = (await chat.send('r1', 'Secret attic')).body as Message;
    await call(app, 'DELETE', `/api/messages/${world.houseA}/messages/${id}`, { token: chat.token('r1') });
    const seen = await Promise.all(
      (['r1', 'h1', 'r1m', 'rB', 'h2', 'rEx'] as const).map((who) => textsOf(who, 'secret')),
    );
    expect(seen).toEqual([['Secret garden'], ['Secret garden'], [], ['Secret cellar'], ['Secret cellar'], []]);
    for (const conversation of [world.conversations.houseB, world.conversations.roomOfR1]) {
      expect((await search('r1m', { q: 'secret', conversation })).status).toBe(404);
      expect((await search('r1m', { from: idOf('r1'), conversation })).status).toBe(404);
    }
    for (const who of ['k1', 'adm'] as const) expect((await search(who, { q: 'secret' })).status).toBe(403);
  });

  it('that was written or edited after the reader had moved out', async () => {
    const lastDay = plusDays(dayIn(ZONE, app.clock.now()), 1);
    const midnight = instantOf(plusDays(lastDay, 1), '00:00', ZONE).getTime();
    const at = (minutes: number): void => {
      app.clock.set(new Date(midnight + minutes * 60_000));
    };
    at(-60);
    await chat.send('r1m', 'My plant stays');
    at(-5);
    const edited = (await chat.send('r1', 'Water the plant')).body as Message;
    await app.get(RoomiesService).moveOut(world.players.r1m.account.id, lastDay);
    await app.drainEvents();
    at(4);
    await call(app, 'PUT', `/api/messages/${world.houseA}/messages/${edited._id}`, {
      token: chat.token('r1'),
      body: { text: 'The plant is ugly' },
    });
    at(60);
    const later = (await chat.send('r1', 'The plant is gone')).body as Message;
    app.clock.set(new Date());
    expect(await textsOf('r1m', 'plant')).toEqual(['My plant stays']);
    expect(await textsOf('r1m', { q: 'plant', conversation: world.conversations.houseA })).toEqual(['My plant stays']);
    expect(await textsOf('r1m', { from: idOf('r1') })).toEqual([]);
    expect(await textsOf('r1m', 'ugly')).toEqual([]);
    expect(await textsOf('r1', 'plant')).toEqual(['The plant is gone', 'The plant is ugly', 'My plant stays']);
    const around = `/api/messages/${world.houseA}/messages?reader=roomie&around=${later._id}`;
    expect((await call(app, 'GET', around, { token: chat.token('r1m') })).status).toBe(404);
  });
});

describe('a page around a place', () => {
  const days: number[] = [];
  let sent: Message[];

  beforeEach(async () => {
    const start = instantOf(dayIn(ZONE, app.clock.now()), '12:00', ZONE).getTime();
    sent = [];
    for (let n = 0; n < 9; n += 1) {
      days[n] = start + n * 86_400_000;
      app.clock.set(new Date(days[n] ?? 0));
      sent.push((await chat.send('r1', `Message ${String(n + 1)}`)).body as Message);
    }
    app.clock.set(new Date());
  });
  const seqs = async (query: string): Promise<number[]> => (await chat.page('h1', query)).items.map(({ seq }) => seq);

  it('has half a page before and after a message, and marks nothing as read', async () => {
    const unread = await chat.unread('h1');
    const page = await chat.page('h1', `&around=${sent[4]?._id ?? ''}&limit=4`);
    expect(page.items.map(({ seq }) => seq)).toEqual([3, 4, 5, 6]);
    expect(page).toMatchObject({ has_more_before: true, has_more_after: true, last_read_seq: 0 });
    expect(await seqs(`&around=${sent[0]?._id ?? ''}&limit=4`)).toEqual([1, 2]);
    expect(await chat.page('h1', `&around=${sent[8]?._id ?? ''}&limit=4`)).toMatchObject({ has_more_after: false });
    expect(await chat.unread('h1')).toEqual(unread);
  });

  it('begins at the first message of a time, or ends with the last one', async () => {
    const at = (n: number, ms: number): string => new Date((days[n] ?? 0) + ms).toISOString();
    expect(await seqs(`&at=${at(4, -3_600_000)}&limit=2`)).toEqual([4, 5]);
    expect(await seqs(`&at=${at(4, 3_600_000)}&limit=2`)).toEqual([5, 6]);
    expect(await seqs(`&at=${at(0, -86_400_000)}&limit=4`)).toEqual([1, 2]);
    expect(await seqs(`&at=${at(8, 86_400_000)}&limit=4`)).toEqual([7, 8, 9]);
  });

  it('is 404 for a message of another conversation, and 400 with two places', async () => {
    const elsewhere = (await chat.send('rB', 'Hello', world.houseB)).body as Message;
    const path = `/api/messages/${world.houseA}/messages?reader=roomie`;
    const token = chat.token('r1');
    expect((await call(app, 'GET', `${path}&around=${elsewhere._id}`, { token })).status).toBe(404);
    expect((await call(app, 'GET', `${path}&around=${sent[0]?._id ?? ''}&before=3`, { token })).status).toBe(400);
  });
});

it('searches are limited for each account', async () => {
  let status = 200;
  for (let n = 0; n < SEARCHES_A_MINUTE; n += 1) ({ status } = await search('r1', { q: 'milk' }));
  expect(status).toBe(200);
  const refused = await search('r1', { q: 'milk' });
  expect(problemOf(refused)).toMatchObject({ status: 429 });
  expect((await search('r1m', { q: 'milk' })).status).toBe(200);
});
