import type { Conversation, Message } from '@common-roof/contracts';

import { chatOf } from '#test/support/chat.ts';
import { call } from '#test/support/http.ts';
import { mailsTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

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

const idOf = (who: ActorName): string => world.players[who].account.id;
const mention = async (from: ActorName, ...whom: ActorName[]): Promise<Message> =>
  (await chat.send(from, 'Look, please', world.houseA, { mentions: whom.map(idOf) })).body as Message;
const at = (message: Message): string => `/api/messages/${world.houseA}/messages/${message._id}`;
const edit = (who: ActorName, message: Message, ...whom: ActorName[]) =>
  call(app, 'PUT', at(message), { token: chat.token(who), body: { text: 'Edited', mentions: whom.map(idOf) } });
const mentioned = ({ mentions }: Pick<Message, 'mentions'>): string[] => mentions.map(({ account_id: id }) => id);

async function stored(who: ActorName, { _id: wanted }: Message): Promise<Message> {
  const found = (await chat.page(who)).items.find(({ _id }) => _id === wanted);
  if (!found) throw new Error('The message is not there.');
  return found;
}

interface Alert {
  kind: string;
  title: string;
  link: string;
  read_at: string | null;
}
async function alertsOf(who: ActorName, kind = 'message_mentioned'): Promise<Alert[]> {
  await app.drainEvents();
  const { body } = await call(app, 'GET', '/api/notifications', { token: chat.token(who) });
  return (body as { items: Alert[] }).items.filter((alert) => alert.kind === kind);
}
const unreadAlerts = async (who: ActorName): Promise<number> =>
  (await alertsOf(who)).filter(({ read_at: read }) => read === null).length;

async function listed(who: ActorName): Promise<Conversation> {
  const { body } = await call(app, 'GET', '/api/messages', { token: chat.token(who) });
  const found = (body as { items: Conversation[] }).items.find(({ _id }) => _id === world.conversations.houseA);
  if (!found) throw new Error('The conversation is not listed.');
  return found;
}

describe('a mention', () => {
  it('is of people in the conversation only, and never of the sender', async () => {
    const message = await mention('r1', 'r1m', 'r1', 'rB', 'rEx', 'adm');
    expect(mentioned(message)).toEqual([idOf('r1m')]);
    expect(mentioned(await stored('h1', message))).toEqual([idOf('r1m')]);
    expect(await alertsOf('rB')).toEqual([]);
  });

  it('comes from the ids that were sent, and not from the text', async () => {
    const { body } = await chat.send('r1', `@${world.players.r1m.account.first_name} @everyone`);
    expect((body as Message).mentions).toEqual([]);
    expect((await chat.send('r1', 'x', world.houseA, { mentions: ['everyone'] })).status).toBe(400);
    const twice = { mentions: [idOf('h1'), idOf('h1')] };
    expect((await chat.send('r1', 'x', world.houseA, twice)).status).toBe(400);
    const many = { mentions: Array.from({ length: 21 }, () => crypto.randomUUID()) };
    expect((await chat.send('r1', 'x', world.houseA, many)).status).toBe(400);
  });

  it('raises one alert that opens its message, by e-mail too, and only for the person mentioned', async () => {
    const message = await mention('r1', 'r1m');
    const alerts = await alertsOf('r1m');
    expect(alerts).toEqual([
      expect.objectContaining({
        title: `${world.players.r1.account.first_name} mentioned you`,
        link: `/chat?c=${message.conversation_id}&at=${message._id}`,
        read_at: null,
      }),
    ]);
    expect(await mailsTo(world.players.r1m.account.email)).toHaveLength(1);
    expect(await alertsOf('h1')).toEqual([]);
    // It says the same as the alert about a missed message would.
    expect(await alertsOf('r1m', 'messages_missed')).toEqual([]);
    expect(await alertsOf('h1', 'messages_missed')).toHaveLength(1);
  });

  it('leaves the alert about missed messages to a person who wants none about mentions', async () => {
    const alerts = [{ kind: 'message_mentioned', in_app: false, email: 'never' }];
    await call(app, 'PUT', '/api/me/preferences', { token: chat.token('r1m'), body: { alerts } });
    await mention('r1', 'r1m');
    expect(await unreadAlerts('r1m')).toBe(0);
    expect(await alertsOf('r1m', 'messages_missed')).toHaveLength(1);
  });

  it('gets through a muted conversation', async () => {
    const body = { span: 'always' };
    await call(app, 'PUT', `/api/messages/${world.houseA}/mute`, { token: chat.token('h1'), body });
    await chat.send('r1', 'Nothing important');
    await mention('r1', 'h1');
    expect(await unreadAlerts('h1')).toBe(1);
    expect(await alertsOf('h1', 'messages_missed')).toEqual([]);
  });

  it('is counted beside the unread messages until it is read, which closes its alert', async () => {
    await chat.send('r1', 'one');
    const socket = await connect(app, chat.token('r1m'));
    const pushed = nextEvent(socket, 'unread:changed', ({ unread_mentions: count }) => count === 1);
    await mention('r1', 'r1m');
    expect(await unreadAlerts('r1m')).toBe(1);
    await pushed;
    expect(await listed('r1m')).toMatchObject({ unread: 2, unread_mentions: 1 });
    expect(await listed('h1')).toMatchObject({ unread: 2, unread_mentions: 0 });
    const closed = nextEvent(socket, 'notification:read');
    await chat.page('r1m');
    expect(await unreadAlerts('r1m')).toBe(0);
    await closed;
    expect(await listed('r1m')).toMatchObject({ unread: 0, unread_mentions: 0 });
    socket.disconnect();
  });

  it('raises nothing for a person who has read the message already', async () => {
    await mention('r1', 'r1m');
    await chat.page('r1m');
    expect(await alertsOf('r1m')).toEqual([]);
  });

  it('that is sent again with its client_id is stored and alerts once', async () => {
    const clientId = crypto.randomUUID();
    const more = { client_id: clientId, mentions: [idOf('r1m')] };
    const answers = await Promise.all([1, 2, 3].map(() => chat.send('r1', 'Look', world.houseA, more)));
    expect(new Set(answers.map(({ body }) => (body as Message)._id)).size).toBe(1);
    expect(mentioned(answers.at(-1)?.body as Message)).toEqual([idOf('r1m')]);
    expect(await alertsOf('r1m')).toHaveLength(1);
    expect(await mailsTo(world.players.r1m.account.email)).toHaveLength(1);
  });

  it('added by an edit alerts the newly mentioned only, and one taken out closes its alert', async () => {
    const message = await mention('r1', 'r1m');
    expect(await unreadAlerts('r1m')).toBe(1);
    await chat.page('h1');
    expect(mentioned((await edit('r1', message, 'r1m', 'h1')).body as Message).toSorted()).toEqual(
      [idOf('r1m'), idOf('h1')].toSorted(),
    );
    expect([await alertsOf('r1m'), await alertsOf('h1')].map(({ length }) => length)).toEqual([1, 1]);
    expect(await mailsTo(world.players.r1m.account.email)).toHaveLength(1);
    expect(mentioned((await edit('r1', message, 'h1')).body as Message)).toEqual([idOf('h1')]);
    expect(await unreadAlerts('r1m')).toBe(0);
    expect(await listed('r1m')).toMatchObject({ unread_mentions: 0 });
  });

  it('is taken back with its message', async () => {
    const message = await mention('r1', 'r1m');
    expect(await unreadAlerts('r1m')).toBe(1);
    const { body } = await call(app, 'DELETE', at(message), { token: chat.token('r1') });
    expect(body).toMatchObject({ mentions: [] });
    expect(await unreadAlerts('r1m')).toBe(0);
    expect(await listed('r1m')).toMatchObject({ unread: 1, unread_mentions: 0 });
  });

  it('of a message that was deleted first alerts nobody', async () => {
    const message = await mention('r1', 'r1m');
    await call(app, 'DELETE', at(message), { token: chat.token('r1') });
    expect(await alertsOf('r1m')).toEqual([]);
  });

  it('of edits at one moment is that of one of them', async () => {
    const message = await mention('r1');
    await Promise.all([edit('r1', message, 'r1m'), edit('r1', message, 'h1'), edit('r1', message, 'r1m', 'h1')]);
    const now = mentioned(await stored('r1', message));
    const rows = await app.database.query<{ account_id: string }>(
      'SELECT account_id FROM message_mentions WHERE message_id = $1 ORDER BY account_id',
      [message._id],
    );
    expect(rows.map(({ account_id: id }) => id)).toEqual(now);
    const wanted = [['r1m'], ['h1'], ['r1m', 'h1']] as const;
    expect(wanted.map((names) => names.map(idOf).toSorted())).toContainEqual(now.toSorted());
  });
});
