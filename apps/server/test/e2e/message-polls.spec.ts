import type { FoundMessages, Message, NewPoll } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { call } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

const HOUR_MS = 3_600_000;
const SATURDAY: NewPoll = { options: ['Yes', 'No', 'Later'], is_multiple: false, closes_at: null };

let app: TestApp;
let world: World;
let chat: ReturnType<typeof chatOf>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
  chat = chatOf(app, world);
});
afterEach(() => {
  app.clock.set(new Date());
});

const idOf = (who: ActorName): string => world.players[who].account.id;
const ask = (who: ActorName, poll: Partial<NewPoll> = {}, more = {}, text = 'Who is in on Saturday?') =>
  chat.send(who, text, world.houseA, { poll: { ...SATURDAY, ...poll }, ...more });
const asked = async (who: ActorName, poll: Partial<NewPoll> = {}): Promise<Message> =>
  (await ask(who, poll)).body as Message;
const at = ({ _id }: Message): string => `/api/messages/${world.houseA}/messages/${_id}`;
const vote = (who: ActorName, message: Message, ...options: number[]) =>
  call(app, 'PUT', `${at(message)}/votes`, { token: chat.token(who), body: { options } });
const close = (who: ActorName, message: Message) =>
  call(app, 'PUT', `${at(message)}/closing`, { token: chat.token(who) });
const votersOf = (message: Message | undefined): string[][] => message?.poll?.options.map(({ voters }) => voters) ?? [];
const shownTo = async (who: ActorName): Promise<Message | undefined> => (await chat.page(who)).items.at(-1);

describe('a poll', () => {
  it('is a message with a question and answers, and is found and counted like one', async () => {
    const { status, body } = await ask('r1', { options: [' Yes ', 'No'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      text: 'Who is in on Saturday?',
      poll: {
        options: [
          { text: 'Yes', voters: [] },
          { text: 'No', voters: [] },
        ],
        is_multiple: false,
        closes_at: null,
        closed_at: null,
      },
    });
    expect(Math.max(...(await chat.unread('h1')))).toBe(1);
    const found = await call(app, 'GET', '/api/messages/search?q=saturday', { token: chat.token('h1') });
    expect((found.body as FoundMessages).items.map(({ _id }) => _id)).toEqual([(body as Message)._id]);
    expect((await shownTo('h1'))?.poll).toEqual((body as Message).poll);
  });

  it('has a question, two to ten different answers, no photos, and a closing time to come', async () => {
    const options = Array.from({ length: 11 }, (_, place) => `Answer ${String(place)}`);
    expect((await ask('r1', { options: ['Yes'] })).status).toBe(400);
    expect((await ask('r1', { options })).status).toBe(400);
    expect((await ask('r1', { options: options.slice(1) })).status).toBe(201);
    expect((await ask('r1', { options: ['Yes', ' Yes'] })).status).toBe(400);
    expect((await ask('r1', { options: ['Yes', ' '] })).status).toBe(400);
    expect((await ask('r1', {}, {}, ' ')).status).toBe(400);
    expect((await ask('r1', {}, { attachments: [crypto.randomUUID()] })).status).toBe(400);
    expect((await ask('r1', { closes_at: new Date(Date.now() - 1_000).toISOString() })).status).toBe(422);
    expect((await ask('r1', { closes_at: new Date(Date.now() + 400 * 24 * HOUR_MS).toISOString() })).status).toBe(422);
  });

  it('that is sent again with its client_id is asked once', async () => {
    const clientId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask('r1', {}, { client_id: clientId })));
    expect(new Set(answers.map(({ body }) => (body as Message)._id)).size).toBe(1);
    expect(answers.every(({ body }) => (body as Message).poll?.options.length === 3)).toBe(true);
  });

  it('is answered by everyone in the conversation, and shows at once who chose what', async () => {
    const message = await asked('r1');
    const socket = await connect(app, chat.token('r1'));
    const pushed = nextEvent(socket, 'message:updated');
    expect((await vote('r1m', message, 0)).status).toBe(200);
    expect(votersOf(await pushed)).toEqual([[idOf('r1m')], [], []]);
    await vote('h1', message, 0);
    expect(votersOf(await shownTo('r1'))).toEqual([[idOf('r1m'), idOf('h1')], [], []]);
    expect((await shownTo('r1'))?.edited_at).toBeNull();
    expect(Math.max(...(await chat.unread('r1m')))).toBe(1);
    socket.disconnect();
  });

  it('lets people change their mind and take their answer back, until it closes', async () => {
    const message = await asked('r1');
    await vote('r1m', message, 0);
    expect(votersOf((await vote('r1m', message, 2)).body as Message)).toEqual([[], [], [idOf('r1m')]]);
    expect(votersOf((await vote('r1m', message)).body as Message)).toEqual([[], [], []]);
    await vote('r1m', message, 1);
    expect(((await close('r1', message)).body as Message).poll?.closed_at).not.toBeNull();
    expect((await vote('r1m', message, 0)).status).toBe(409);
    expect(votersOf(await shownTo('r1'))).toEqual([[], [idOf('r1m')], []]);
  });

  it('takes one answer, or several where it says so, and only those it offers', async () => {
    const one = await asked('r1');
    expect((await vote('r1m', one, 0, 1)).status).toBe(422);
    expect((await vote('r1m', one, 3)).status).toBe(422);
    expect((await vote('r1m', one, 12)).status).toBe(400);
    const several = await asked('r1', { is_multiple: true });
    await vote('r1m', several, 0, 2);
    expect((await vote('r1m', several, 1, 1)).status).toBe(400);
    expect(votersOf(await shownTo('r1'))).toEqual([[idOf('r1m')], [], [idOf('r1m')]]);
  });

  it('repeated or closed twice changes nothing', async () => {
    const message = await asked('r1');
    const first = (await vote('r1m', message, 0)).body as Message;
    expect((await vote('r1m', message, 0)).body).toEqual(first);
    const closed = (await close('r1', message)).body as Message;
    expect((await close('r1', message)).body).toEqual(closed);
    expect(closed.change).toBe(first.change + 1);
  });

  it('closes by itself at its time', async () => {
    const closesAt = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
    const message = await asked('r1', { closes_at: closesAt });
    expect((await vote('r1m', message, 0)).status).toBe(200);
    app.clock.advance(3_601);
    expect((await vote('r1m', message, 1)).status).toBe(409);
    expect((await close('r1', message)).body).toMatchObject({ poll: { closes_at: closesAt, closed_at: null } });
  });

  it('is closed by the person who asked, and by the homeowner of the house', async () => {
    const message = await asked('r1');
    expect((await close('r1m', message)).status).toBe(403);
    expect((await close('rB', message)).status).toBe(404);
    expect((await close('h1', message)).status).toBe(200);
    const room = `/api/messages/${world.conversations.roomOfR1}/messages`;
    const more = { poll: SATURDAY };
    const own = (await chat.send('r1', 'Monday?', world.conversations.roomOfR1, more)).body as Message;
    const byHomeowner = await call(app, 'PUT', `${room}/${own._id}/closing`, { token: chat.token('h1') });
    expect(byHomeowner.status).toBe(403);
  });

  it('is answered by its members alone, and only where there is one', async () => {
    const message = await asked('r1');
    expect((await vote('rB', message, 0)).status).toBe(404);
    expect((await vote('rEx', message, 0)).status).toBe(409);
    expect((await vote('adm', message, 0)).status).toBe(403);
    const plain = (await chat.send('r1', 'Hello')).body as Message;
    expect((await vote('r1m', plain, 0)).status).toBe(404);
    expect((await close('r1', plain)).status).toBe(404);
  });

  it('counts answers of one moment, one of each person', async () => {
    const message = await asked('r1');
    await Promise.all([vote('r1', message, 0), vote('r1m', message, 0), vote('h1', message, 1)]);
    expect(votersOf(await shownTo('r1')).map(({ length }) => length)).toEqual([2, 1, 0]);
    await Promise.all([0, 1, 2].map((place) => vote('r1m', message, place)));
    const all = votersOf(await shownTo('r1')).flat();
    expect(all.filter((id) => id === idOf('r1m'))).toHaveLength(1);
    expect(all).toHaveLength(3);
  });

  it('that closes while answers arrive keeps those that came first', async () => {
    const message = await asked('r1');
    const [answered] = await Promise.all([vote('r1m', message, 0), close('r1', message)]);
    const counted = votersOf(await shownTo('r1')).flat().length;
    expect(counted).toBe(answered.status === 200 ? 1 : 0);
  });

  it('can’t be edited, and disappears with its answers', async () => {
    const message = await asked('r1');
    await vote('r1m', message, 0);
    const edited = await call(app, 'PUT', at(message), { token: chat.token('r1'), body: { text: 'Sunday?' } });
    expect(edited.status).toBe(409);
    const deleted = await call(app, 'DELETE', at(message), { token: chat.token('r1') });
    expect(deleted.body).toMatchObject({ poll: null, text: '' });
    expect((await vote('r1m', message, 0)).status).toBe(409);
    const rows = await app.database.query('SELECT 1 FROM poll_votes WHERE message_id = $1', [message._id]);
    expect(rows).toEqual([]);
  });

  it('is learned by a client that was away', async () => {
    const message = await asked('r1');
    await chat.page('h1');
    const { change } = (await vote('r1m', message, 1)).body as Message;
    const socket = await connect(app, chat.token('h1'));
    const since = { id: message.conversation_id, after_seq: message.seq, after_change: change - 1 };
    const page = await socket.emitWithAck('conversation:sync', since);
    expect(page).toMatchObject({ ok: true, items: [], changed: [{ _id: message._id, edited_at: null }] });
    socket.disconnect();
  });
});
