import type { Conversation, MuteSpan } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { call } from '#test/support/http.ts';
import { mailsTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

const HOUR = 3_600;

let app: TestApp;
let world: World;
let chat: ReturnType<typeof chatOf>;

beforeAll(async () => {
  app = await startTestApp({ CHAT_EMAIL_DELAY_SECONDS: '600' });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
  chat = chatOf(app, world);
});
afterEach(() => {
  app.clock.set(new Date());
});

const mute = (who: ActorName, span: MuteSpan) =>
  call(app, 'PUT', `/api/messages/${world.houseA}/mute`, { token: chat.token(who), body: { span } });
const unmute = (who: ActorName) =>
  call(app, 'DELETE', `/api/messages/${world.houseA}/mute`, { token: chat.token(who) });

async function alertsOf(who: ActorName): Promise<string[]> {
  const { body } = await call(app, 'GET', '/api/notifications', { token: chat.token(who) });
  return (body as { items: { kind: string; title: string }[] }).items
    .filter(({ kind }) => kind === 'messages_missed')
    .map(({ title }) => title);
}

async function mutedUntil(who: ActorName): Promise<Conversation['muted_until'] | undefined> {
  const { body } = await call(app, 'GET', '/api/messages', { token: chat.token(who) });
  return (body as { items: Conversation[] }).items.find(({ _id }) => _id === world.conversations.houseA)?.muted_until;
}

/** Everyone else's ten minutes without a look are over, and what is due has happened. */
async function sendUnseen(text: string): Promise<void> {
  await chat.send('r1', text);
  await app.drainEvents();
  app.clock.advance(600);
  await app.runDue();
}

describe('a muted conversation', () => {
  it('raises no alert and sends no e-mail for the person who muted it, but counts', async () => {
    expect((await mute('h1', 'always')).body).toEqual({ muted_until: 'always' });
    await sendUnseen('Is anybody there?');
    expect([await alertsOf('h1'), await alertsOf('r1m')]).toEqual([[], ['One new message in House A']]);
    expect(await mailsTo(world.players.h1.account.email)).toEqual([]);
    expect(await mailsTo(world.players.r1m.account.email)).toHaveLength(1);
    expect(Math.max(...(await chat.unread('h1')))).toBe(1);
    expect([await mutedUntil('h1'), await mutedUntil('r1m')]).toEqual(['always', null]);
  });

  it('makes itself heard again after its time', async () => {
    const { body } = await mute('h1', 'eight_hours');
    const until = (body as Pick<Conversation, 'muted_until'>).muted_until ?? '';
    expect(Date.parse(until) - app.clock.now().getTime()).toBeGreaterThan(7.9 * HOUR * 1_000);
    expect(await mutedUntil('h1')).toBe(until);
    await sendUnseen('one');
    expect(await alertsOf('h1')).toEqual([]);
    app.clock.advance(8 * HOUR);
    await sendUnseen('two');
    expect(await alertsOf('h1')).toEqual(['2 new messages in House A']);
    expect(await mailsTo(world.players.h1.account.email)).toHaveLength(1);
  });

  it('is heard again once it is unmuted', async () => {
    await mute('h1', 'week');
    await sendUnseen('one');
    expect((await unmute('h1')).body).toEqual({ muted_until: null });
    await sendUnseen('two');
    expect(await alertsOf('h1')).toEqual(['2 new messages in House A']);
  });

  it('sends no e-mail that was already scheduled', async () => {
    await chat.send('r1', 'Is anybody there?');
    await app.drainEvents();
    await mute('h1', 'eight_hours');
    app.clock.advance(600);
    await app.runDue();
    expect(await mailsTo(world.players.h1.account.email)).toEqual([]);
  });

  it('is muted in the other windows of the account, too', async () => {
    const other = await connect(app, chat.token('r1'));
    const changed = nextEvent(other, 'conversations:changed');
    await mute('r1', 'always');
    await changed;
    other.close();
  });

  it('is muted by its members alone', async () => {
    expect((await mute('rB', 'always')).status).toBe(404);
    expect((await mute('rEx', 'always')).status).toBe(409);
    expect((await mute('adm', 'always')).status).toBe(403);
    const wrong = await call(app, 'PUT', `/api/messages/${world.houseA}/mute`, {
      token: chat.token('r1'),
      body: { span: 'for ever' },
    });
    expect(wrong.status).toBe(400);
  });
});
