import type { Conversation, Message } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { call } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let chat: ReturnType<typeof chatOf>;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_MESSAGES_PER_MINUTE: '1000' });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
  chat = chatOf(app, world);
});

const idOf = (who: ActorName): string => world.players[who].account.id;
const written = async (who: ActorName, text: string): Promise<Message> => (await chat.send(who, text)).body as Message;
const at = ({ _id }: Message): string => `/api/messages/${world.houseA}/messages/${_id}`;
const pin = (who: ActorName, message: Message) => call(app, 'PUT', `${at(message)}/pin`, { token: chat.token(who) });
const unpin = (who: ActorName, message: Message) =>
  call(app, 'DELETE', `${at(message)}/pin`, { token: chat.token(who) });
const listAs = (who: ActorName) => call(app, 'GET', `/api/messages/${world.houseA}/pins`, { token: chat.token(who) });
const pinned = async (who: ActorName): Promise<string[]> =>
  ((await listAs(who)).body as { items: Message[] }).items.map(({ text }) => text);
async function hasPins(who: ActorName): Promise<boolean | undefined> {
  const { body } = await call(app, 'GET', '/api/messages', { token: chat.token(who) });
  return (body as { items: Conversation[] }).items.find(({ _id }) => _id === world.conversations.houseA)?.has_pins;
}

describe('a pinned message', () => {
  it('is listed for everyone in the conversation, the newest pin first, and pushed at once', async () => {
    const [first, second] = [await written('r1', 'The Wi-Fi is 1234'), await written('h1', 'Bins on Monday')];
    expect(await hasPins('r1')).toBe(false);
    await pin('r1m', second);
    const socket = await connect(app, chat.token('h1'));
    const pushed = nextEvent(socket, 'message:updated');
    expect((await pin('r1m', first)).status).toBe(200);
    expect((await pushed).pin).toMatchObject({ account_id: idOf('r1m') });
    expect([await pinned('r1'), await pinned('h1')]).toEqual([
      ['The Wi-Fi is 1234', 'Bins on Monday'],
      ['The Wi-Fi is 1234', 'Bins on Monday'],
    ]);
    expect(await hasPins('h1')).toBe(true);
    expect((await chat.page('r1')).items.map(({ pin: own }) => own !== null)).toEqual([true, true]);
    socket.disconnect();
  });

  it('counts as no edit and nothing unread, and is learned by a client that was away', async () => {
    const message = await written('r1', 'The Wi-Fi is 1234');
    await chat.page('h1');
    const { change } = (await pin('r1m', message)).body as Message;
    expect(new Set(await chat.unread('h1'))).toEqual(new Set([0]));
    const socket = await connect(app, chat.token('h1'));
    const since = { id: message.conversation_id, after_seq: message.seq, after_change: change - 1 };
    const page = await socket.emitWithAck('conversation:sync', since);
    expect(page).toMatchObject({ ok: true, items: [], changed: [{ _id: message._id, edited_at: null }] });
    socket.disconnect();
  });

  it('is unpinned by anyone there', async () => {
    const message = await written('r1', 'The Wi-Fi is 1234');
    await pin('h1', message);
    expect((await unpin('r1m', message)).body).toMatchObject({ pin: null });
    expect([await pinned('r1'), await hasPins('r1')]).toEqual([[], false]);
  });

  it('pinned or unpinned twice stays as it is', async () => {
    const message = await written('r1', 'The Wi-Fi is 1234');
    const first = (await pin('r1', message)).body as Message;
    expect((await pin('r1m', message)).body).toEqual(first);
    const gone = (await unpin('r1', message)).body as Message;
    expect((await unpin('r1m', message)).body).toEqual(gone);
    expect(gone.change).toBe(first.change + 1);
  });

  it('loses its pin when it is deleted', async () => {
    const message = await written('r1', 'The Wi-Fi is 1234');
    await pin('r1m', message);
    expect((await call(app, 'DELETE', at(message), { token: chat.token('r1') })).body).toMatchObject({ pin: null });
    expect([await pinned('h1'), await hasPins('h1')]).toEqual([[], false]);
    expect((await pin('r1m', message)).status).toBe(409);
  });

  it('is one of a limited number, also when many are pinned at one moment', async () => {
    for (let n = 1; n < LIMITS.pins; n += 1) await pin('r1', await written('r1', `message ${String(n)}`));
    const [first, second, third] = [await written('r1', 'a'), await written('r1', 'b'), await written('r1', 'c')];
    const answers = await Promise.all([pin('r1', first), pin('r1m', second), pin('h1', third)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      detail: 'This conversation has 20 pinned messages. Unpin one first.',
    });
    expect(await pinned('r1')).toHaveLength(LIMITS.pins);
  });

  it('pinned and unpinned at one moment is in one of both states everywhere', async () => {
    const message = await written('r1', 'The Wi-Fi is 1234');
    await pin('r1', message);
    await Promise.all([unpin('r1m', message), pin('h1', message), unpin('r1', message)]);
    const isListed = (await pinned('r1')).length === 1;
    expect((await chat.page('r1')).items.at(-1)?.pin !== null).toBe(isListed);
    expect(await hasPins('r1')).toBe(isListed);
  });

  it('is for its members alone', async () => {
    const message = await written('r1', 'The Wi-Fi is 1234');
    expect([(await pin('rB', message)).status, (await listAs('rB')).status]).toEqual([404, 404]);
    expect([(await pin('adm', message)).status, (await listAs('adm')).status]).toEqual([403, 403]);
    expect((await pin('rEx', message)).status).toBe(409);
    await pin('r1', message);
    // Pinned after they had left.
    expect(await pinned('rEx')).toEqual([]);
  });
});
