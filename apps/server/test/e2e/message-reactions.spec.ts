import type { Message } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { call } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let chat: ReturnType<typeof chatOf>;
let message: Message;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
  chat = chatOf(app, world);
  message = (await chat.send('r1', 'Pizza tonight?')).body as Message;
});

const idOf = (who: ActorName): string => world.players[who].account.id;
const path = (): string => `/api/messages/${world.houseA}/messages/${message._id}/reaction`;
const react = (who: ActorName, reaction: string) =>
  call(app, 'PUT', path(), { token: chat.token(who), body: { reaction } });
const takeBack = (who: ActorName) => call(app, 'DELETE', path(), { token: chat.token(who) });
const shownTo = async (who: ActorName): Promise<Message | undefined> => (await chat.page(who)).items.at(-1);

describe('reactions to a message', () => {
  it('are one of each person, pushed at once and kept', async () => {
    const socket = await connect(app, chat.token('h1'));
    const pushed = nextEvent(socket, 'message:updated');
    expect((await react('r1m', '👍')).status).toBe(200);
    expect((await pushed).reactions).toEqual([{ account_id: idOf('r1m'), reaction: '👍' }]);
    await react('h1', '😂');
    await react('r1m', '❤️');
    expect((await shownTo('r1'))?.reactions).toEqual([
      { account_id: idOf('h1'), reaction: '😂' },
      { account_id: idOf('r1m'), reaction: '❤️' },
    ]);
    socket.disconnect();
  });

  it('are learned by a client that was away, and count as no edit and nothing unread', async () => {
    await chat.page('h1');
    const { change } = (await react('r1m', '👍')).body as Message;
    expect(change).toBeGreaterThan(message.change);
    const socket = await connect(app, chat.token('h1'));
    const since = { id: message.conversation_id, after_seq: message.seq, after_change: change - 1 };
    const page = await socket.emitWithAck('conversation:sync', since);
    expect(page).toMatchObject({ ok: true, items: [], changed: [{ _id: message._id, edited_at: null }] });
    expect(new Set(await chat.unread('h1'))).toEqual(new Set([0]));
    socket.disconnect();
  });

  it('repeated or taken back twice change nothing', async () => {
    const first = (await react('r1m', '🙏')).body as Message;
    expect((await react('r1m', '🙏')).body).toEqual(first);
    const gone = (await takeBack('r1m')).body as Message;
    expect(gone.reactions).toEqual([]);
    expect((await takeBack('r1m')).body).toEqual(gone);
  });

  it('are from a fixed set, and from members only', async () => {
    expect((await react('r1m', '<b>')).status).toBe(400);
    expect((await react('rB', '👍')).status).toBe(404);
    expect((await react('adm', '👍')).status).toBe(403);
  });

  it('disappear with their message, which takes no more', async () => {
    await react('r1m', '👍');
    const of = `/api/messages/${world.houseA}/messages/${message._id}`;
    expect((await call(app, 'DELETE', of, { token: chat.token('r1') })).body).toMatchObject({ reactions: [] });
    expect((await react('r1m', '👍')).status).toBe(409);
    expect((await shownTo('h1'))?.reactions).toEqual([]);
  });

  it('of one moment all arrive', async () => {
    await Promise.all((['r1', 'r1m', 'h1'] as const).map((who) => react(who, '👍')));
    expect((await shownTo('r1'))?.reactions.map(({ account_id }) => account_id).toSorted()).toEqual(
      [idOf('r1'), idOf('r1m'), idOf('h1')].toSorted(),
    );
  });
});
