import type { Conversation, Message, MessagePage, Photo } from '@common-roof/contracts';
import { dayIn, instantOf, plusDays } from '@common-roof/domain';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { AccountDeleted } from '#contexts/identity/accounts/account/accounts.events.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { chatOf } from '#test/support/chat.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { fetchImage, upload } from '#test/support/pictures.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, CAST, type World } from '#test/support/world.ts';

const ZONE = 'Europe/London';

let app: TestApp;
let world: World;
let chat: ReturnType<typeof chatOf>;

beforeAll(async () => {
  app = await startTestApp({ CHAT_EMAIL_DELAY_SECONDS: '600' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date());
  world = await buildWorld(app);
  chat = chatOf(app, world);
});

const idsOf = (photos: readonly Photo[]): string[] => photos.map(({ image_id }) => image_id);

/** Uploads photos and sends them in one message. */
async function sendPhotos(who: ActorName, seeds: readonly number[], text = ''): Promise<Message> {
  const photos = await upload(app, chat.token(who), ...seeds);
  const { status, body } = await chat.send(who, text, world.houseA, { attachments: idsOf(photos) });
  expect(status).toBe(201);
  return body as Message;
}

async function readers({ attachments: [photo] }: Message): Promise<ActorName[]> {
  const may: ActorName[] = [];
  for (const name of CAST) {
    const { status } = await fetchImage(app, photo?.url ?? '', world.players[name].token);
    expect([200, 404]).toContain(status);
    if (status === 200) may.push(name);
  }
  return may;
}

describe('photos in the chat', () => {
  it('arrive in order, with their sizes, for those who are there and those who come later', async () => {
    const socket = await connect(app, chat.token('r1m'));
    const pushed = nextEvent(socket, 'message:created');
    const sent = await sendPhotos('r1', [1, 2], 'The sink');
    expect(sent).toMatchObject({ text: 'The sink', attachments: [{ width: 64, height: 48, caption: '' }, {}] });
    expect((await pushed).attachments).toEqual(sent.attachments);
    const { items } = await chat.page('h1');
    expect(items.at(-1)).toEqual(sent);
    socket.disconnect();
  });

  it('need no text, but a message needs one or the other', async () => {
    expect((await sendPhotos('r1', [3])).text).toBe('');
    const nothing = await chat.send('r1', '  ', world.houseA, { attachments: [] });
    expect([nothing.status, problemOf(nothing).errors?.[0]]).toEqual([
      400,
      { path: 'text', message: 'This can’t be empty.' },
    ]);
  });

  it('are sent over a socket as well', async () => {
    const [photo] = await upload(app, chat.token('r1'), 4);
    const socket = await connect(app, chat.token('r1'));
    const { items } = (await call(app, 'GET', '/api/messages', { token: chat.token('r1') })).body as {
      items: Conversation[];
    };
    const frame = {
      conversation_id: items.find(({ kind }) => kind === 'house')?._id ?? '',
      client_id: crypto.randomUUID(),
      text: '',
      attachments: [photo?.image_id ?? ''],
    };
    const ack = await socket.emitWithAck('message:send', frame);
    expect(ack).toMatchObject({ ok: true, message: { attachments: [{ image_id: photo?.image_id }] } });
    socket.disconnect();
  });

  it('are sent once, however often the message arrives', async () => {
    const photos = await upload(app, chat.token('r1'), 5);
    const more = { attachments: idsOf(photos), client_id: crypto.randomUUID() };
    const [first, second] = [
      await chat.send('r1', 'Look', world.houseA, more),
      await chat.send('r1', 'Look', world.houseA, more),
    ];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
  });

  it("can't be another person's, or gone, and then nothing is sent", async () => {
    const [foreign] = await upload(app, chat.token('h1'), 6);
    const [own] = await upload(app, chat.token('r1'), 7);
    const before = (await chat.page('r1')).items.length;
    for (const attachments of [[foreign?.image_id], [own?.image_id, crypto.randomUUID()]]) {
      expect((await chat.send('r1', 'Look', world.houseA, { attachments })).status).toBe(422);
    }
    const twice = await chat.send('r1', 'Look', world.houseA, { attachments: [own?.image_id, own?.image_id] });
    expect(twice.status).toBe(400);
    expect((await chat.page('r1')).items).toHaveLength(before);
  });

  it('are visible to the members, to a person who left later, and to nobody else', async () => {
    const sent = await sendPhotos('r1', [8]);
    expect(await readers(sent)).toEqual(['r1', 'r1m', 'h1']);
    const lastDay = dayIn(ZONE, app.clock.now());
    await app.get(RoomiesService).moveOut(world.players.r1m.account.id, lastDay);
    await app.drainEvents();
    app.clock.set(instantOf(plusDays(lastDay, 1), '00:05', ZONE));
    const later = await sendPhotos('r1', [9]);
    expect(await readers(sent)).toContain('r1m');
    expect(await readers(later)).toEqual(['r1', 'h1']);
  });

  it('are visible to an admin who gave a reason for reading the conversation, for a while', async () => {
    const sent = await sendPhotos('r1', [10]);
    expect(await readers(sent)).not.toContain('adm');
    const { token } = world.players.adm;
    const path = `/api/messages/${sent.conversation_id}/messages?reader=admin&reason=A%20complaint`;
    const { body } = await call(app, 'GET', path, { token });
    expect((body as MessagePage).items.at(-1)?.attachments).toEqual(sent.attachments);
    expect(await readers(sent)).toContain('adm');
  });

  it('disappear with their message', async () => {
    const sent = await sendPhotos('r1', [11], 'Wrong one');
    const path = `/api/messages/${world.houseA}/messages/${sent._id}`;
    const { body } = await call(app, 'DELETE', path, { token: chat.token('r1') });
    expect(body).toMatchObject({ text: '', attachments: [] });
    // The uploader still has it for a day, like every image that is a photo of nothing.
    expect(await readers(sent)).toEqual(['r1']);
  });

  it('are counted in e-mails and in the export', async () => {
    await sendPhotos('r1', [12, 13]);
    await app.drainEvents();
    app.clock.advance(600);
    await app.runDue();
    const mail = await mailTo(world.players.h1.account.email, /You missed/);
    expect(mail.text).toContain('> 2 photos');
    app.clock.set(new Date());
    const own = await call(app, 'GET', '/api/me/export', { token: chat.token('h1') });
    expect(own.body).toMatchObject({ messages: [{ text: '', photos: 2 }] });
  });

  it('are removed when their sender deletes the account; the texts stay', async () => {
    const withText = await sendPhotos('r1m', [14], 'The garden');
    const withoutText = await sendPhotos('r1m', [15]);
    const { id } = world.players.r1m.account;
    await app.get(Outbox).append(AccountDeleted, { account_id: id, account_type: 'roomie' });
    await app.drainEvents();
    const { items } = await chat.page('h1');
    const now = (sent: Message) => items.find(({ _id }) => _id === sent._id);
    expect(now(withText)).toMatchObject({ text: 'The garden', attachments: [], deleted_at: null });
    expect(now(withoutText)).toMatchObject({ text: '', attachments: [], deleted_at: expect.any(String) as string });
    const { status } = await fetchImage(app, withText.attachments[0]?.url ?? '', chat.token('h1'));
    expect(status).toBe(404);
  });
});
