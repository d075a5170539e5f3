import { randomUUID } from 'node:crypto';

import type { Message } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { call } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

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

const change = (method: 'PUT' | 'DELETE', message: Message, text?: string) =>
  call(app, method, `/api/messages/${world.houseA}/messages/${message._id}`, {
    token: chat.token('r1'),
    ...(text === undefined ? {} : { body: { text } }),
  });

describe('readers who missed a push', () => {
  it('get a message again when its sender, who got no response, repeats it', async () => {
    const owner = await connect(app, chat.token('h1'));
    const clientId = randomUUID();
    const first = nextEvent(owner, 'message:created');
    await chat.send('r1', 'hello', world.houseA, { client_id: clientId });
    const again = first.then(() => nextEvent(owner, 'message:created'));
    await first;
    expect((await chat.send('r1', 'hello', world.houseA, { client_id: clientId })).status).toBe(200);
    expect(await again).toEqual(await first);
    owner.close();
  });

  it('learn from the next unread count how far the conversation is', async () => {
    const owner = await connect(app, chat.token('h1'));
    const { body } = await chat.send('r1', 'one');
    await chat.send('r1', 'two');
    await change('PUT', body as Message, 'one, corrected');
    const told = nextEvent(owner, 'unread:changed', ({ last_change: count }) => count === 1);
    await app.drainEvents();
    expect(await told).toMatchObject({
      conversation_id: world.conversations.houseA,
      unread: 2,
      last_seq: 2,
      last_read_seq: 0,
      last_change: 1,
    });
    owner.close();
  });

  it('learn about a change from an event that survives the process', async () => {
    const { body } = await chat.send('r1', 'one');
    await app.drainEvents();
    const owner = await connect(app, chat.token('h1'));
    await change('DELETE', body as Message);
    const told = nextEvent(owner, 'unread:changed');
    await app.drainEvents();
    expect(await told).toMatchObject({ last_seq: 1, last_change: 1 });
    owner.close();
  });

  it('get the last state of everything edited or deleted since through a sync', async () => {
    const messages: Message[] = [];
    for (const text of ['one', 'two', 'three']) messages.push((await chat.send('r1', text)).body as Message);
    const [one, two, three] = messages;
    if (!one || !two || !three) throw new Error('three messages were sent');
    await change('PUT', one, 'one, corrected');
    await change('PUT', three, 'three, corrected');
    await change('DELETE', three);

    const owner = await connect(app, chat.token('h1'));
    const sync = (afterChange: number) =>
      owner.emitWithAck('conversation:sync', {
        id: world.conversations.houseA,
        after_seq: 3,
        after_change: afterChange,
      });
    expect(await sync(0)).toMatchObject({
      ok: true,
      items: [],
      changed: [
        { _id: one._id, text: 'one, corrected', change: 1 },
        { _id: three._id, text: '', change: 3 },
      ],
      last_change: 3,
    });
    expect(await sync(1)).toMatchObject({ ok: true, changed: [{ _id: three._id }] });
    expect(await sync(3)).toMatchObject({ ok: true, changed: [], last_change: 3 });
    owner.close();
  });

  it('count all unread messages, however much of the list they have, and know which count is newer', async () => {
    await chat.send('r1', 'to the house');
    await chat.send('r1', 'to the owner', world.roomOfR1);
    const list = async () => {
      const { body } = await call(app, 'GET', '/api/messages?limit=1', { token: chat.token('h1') });
      return body as { items: unknown[]; unread_total: number; as_of: number };
    };
    const before = await list();
    expect(before).toMatchObject({ items: [{ last_seq: 1 }], unread_total: 2 });

    const owner = await connect(app, chat.token('h1'));
    const told = nextEvent(owner, 'unread:changed', ({ total }) => total === 3);
    await chat.send('r1', 'again');
    await app.drainEvents();
    expect((await told).as_of).toBeGreaterThan(before.as_of);
    expect((await list()).as_of).toBeGreaterThan((await told).as_of);
    owner.close();
  });
});
