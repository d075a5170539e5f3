import { LIMITS, type Message, type MessagePage, type SentFile } from '@common-roof/contracts';
import { dayIn, instantOf, plusDays } from '@common-roof/domain';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { AccountDeleted } from '#contexts/identity/accounts/account/accounts.events.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { chatOf } from '#test/support/chat.ts';
import { PDF, sendFile, uploadPdf, uploadVoice, VOICE } from '#test/support/files.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { dataUrl, fetchImage, galleryOf, upload } from '#test/support/pictures.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, CAST, type World } from '#test/support/world.ts';

const ZONE = 'Europe/London';

let app: TestApp;
let world: World;
let chat: ReturnType<typeof chatOf>;

beforeAll(async () => {
  app = await startTestApp({ CHAT_EMAIL_DELAY_SECONDS: '600', IMAGE_QUOTA_BYTES: '20000' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date());
  world = await buildWorld(app);
  chat = chatOf(app, world);
});

async function sendFiles(who: ActorName, files: readonly SentFile[], text = ''): Promise<Message> {
  const attachments = files.map(({ file_id: id }) => id);
  const { status, body } = await chat.send(who, text, world.houseA, { attachments });
  expect(status).toBe(201);
  return body as Message;
}

const sendPdf = async (who: ActorName, text = ''): Promise<Message> =>
  sendFiles(who, [await uploadPdf(app, chat.token(who))], text);

async function readers({ files: [file] }: Message): Promise<ActorName[]> {
  const may: ActorName[] = [];
  for (const name of CAST) {
    const { status } = await fetchImage(app, file?.url ?? '', world.players[name].token);
    expect([200, 403, 404]).toContain(status);
    if (status === 200) may.push(name);
  }
  return may;
}

describe('files in the chat', () => {
  it('arrive beside photos, as they were sent', async () => {
    const token = chat.token('r1');
    const socket = await connect(app, chat.token('r1m'));
    const pushed = nextEvent(socket, 'message:created');
    const [photo] = await upload(app, token, 1);
    const [pdf, voice] = [await uploadPdf(app, token, 'Übergabe (final).pdf'), await uploadVoice(app, token)];
    const attachments = [pdf.file_id, photo?.image_id, voice.file_id];
    const sent = (await chat.send('r1', 'All of it', world.houseA, { attachments })).body as Message;
    expect(sent.attachments).toEqual([photo]);
    expect(sent.files).toEqual([
      { ...pdf, kind: 'pdf', name: 'Übergabe (final).pdf', bytes: PDF.length, duration_ms: null },
      { ...voice, kind: 'voice', name: '', bytes: VOICE.length, duration_ms: 14_000 },
    ]);
    expect((await pushed).files).toEqual(sent.files);
    expect((await chat.page('h1')).items.at(-1)).toEqual(sent);
    socket.disconnect();
  });

  it('are downloads of the type that was found in them, and never pages', async () => {
    const { files } = await sendFiles('r1', [
      await uploadPdf(app, chat.token('r1'), 'Übergabe "1".pdf'),
      await uploadVoice(app, chat.token('r1')),
    ]);
    const [pdf, voice] = await Promise.all(files.map(({ url }) => fetchImage(app, url, chat.token('h1'))));
    expect(pdf?.bytes.equals(PDF)).toBe(true);
    expect(Object.fromEntries(pdf?.headers ?? [])).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%C3%9Cbergabe%20%221%22.pdf",
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(voice?.bytes.equals(VOICE)).toBe(true);
    expect(voice?.headers.get('content-type')).toBe('audio/webm');
    const known = { 'if-none-match': pdf?.headers.get('etag') ?? '' };
    expect((await fetchImage(app, files[0]?.url ?? '', chat.token('h1'), known)).status).toBe(304);
  });

  it.each([
    ['a page', { name: 'Lease.pdf' }, Buffer.from('<html><script>alert(1)</script>')],
    ['a program', { name: 'Lease.pdf' }, Buffer.from('MZ\x90\0')],
    ['a recording called a PDF', { name: 'Lease.pdf' }, VOICE],
    ['a PDF called a recording', { duration_ms: 14_000 }, PDF],
    ['a picture', { name: 'Lease.pdf' }, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['nothing', { name: 'Lease.pdf' }, Buffer.alloc(0)],
  ])("can't be %s", async (_, about, bytes) => {
    const answer = await sendFile(app, chat.token('r1'), about, bytes);
    expect([answer.status, problemOf(answer).detail]).toEqual([
      415,
      'Only PDF files and recorded voice messages are accepted.',
    ]);
  });

  it("can't be larger than ten megabytes, or than the account's quota", async () => {
    const token = chat.token('r1');
    const huge = Buffer.concat([PDF, Buffer.alloc(LIMITS.fileBytes)]);
    const refused = await sendFile(app, token, { name: 'Scan.pdf' }, huge);
    expect([refused.status, problemOf(refused).detail]).toEqual([413, 'A file can have up to 10 MB.']);

    const half = (seed: number): Buffer => Buffer.concat([PDF, Buffer.alloc(12_000, seed)]);
    expect((await sendFile(app, token, { name: 'One.pdf' }, half(1))).status).toBe(200);
    const full = await sendFile(app, token, { name: 'Two.pdf' }, half(2));
    expect(full.status).toBe(422);
    expect(problemOf(full).detail).toContain('Your photos and files fill the');
  });

  it('are described first and sent once in a form', async () => {
    const token = chat.token('r1');
    for (const about of [{}, { name: 'a.pdf', duration_ms: 1 }, { name: '../a.pdf' }, { duration_ms: 300_001 }]) {
      expect((await sendFile(app, token, about, PDF)).status).toBe(400);
    }
    const body = { name: 'a.pdf' };
    expect((await call(app, 'POST', '/api/files', { token, body })).status).toBe(400);
    const address = { name: 'a.pdf', data: 'https://example.org/a.pdf' };
    expect((await call(app, 'POST', '/api/files', { token, body: address })).status).toBe(422);
  });

  it("can't be another person's, or gone, and then nothing is sent", async () => {
    const foreign = await uploadPdf(app, chat.token('h1'));
    const own = await uploadPdf(app, chat.token('r1'));
    const before = (await chat.page('r1')).items.length;
    for (const attachments of [[foreign.file_id], [own.file_id, crypto.randomUUID()]]) {
      expect((await chat.send('r1', 'Look', world.houseA, { attachments })).status).toBe(422);
    }
    expect((await chat.page('r1')).items).toHaveLength(before);
  });

  it("aren't photos of anything, and photos aren't files", async () => {
    const token = chat.token('h1');
    const pdf = await uploadPdf(app, token);
    const photos = [{ image_id: pdf.file_id }];
    const path = `/api/images/placements/house/${world.houseA}`;
    expect((await call(app, 'PUT', path, { token, body: { photos } })).status).toBe(422);
    for (const size of ['large', 'small']) {
      expect((await fetchImage(app, `/api/images/${pdf.file_id}/${size}`, token)).status).toBe(404);
    }
    const [photo] = await upload(app, token, 2);
    expect((await fetchImage(app, `/api/files/${photo?.image_id ?? ''}`, token)).status).toBe(404);
    const sent = await sendFiles('h1', [pdf]);
    expect((await galleryOf(app, token, 'message', sent._id)).items).toEqual([]);
  });

  it('are readable by the members, by a person who left later, and by nobody else', async () => {
    const sent = await sendPdf('r1');
    expect(await readers(sent)).toEqual(['r1', 'r1m', 'h1']);
    const lastDay = dayIn(ZONE, app.clock.now());
    await app.get(RoomiesService).moveOut(world.players.r1m.account.id, lastDay);
    await app.drainEvents();
    app.clock.set(instantOf(plusDays(lastDay, 1), '00:05', ZONE));
    const later = await sendPdf('h1');
    expect(await readers(sent)).toContain('r1m');
    expect(await readers(later)).toEqual(['r1', 'h1']);
  });

  it('are readable by an admin who gave a reason for reading the conversation', async () => {
    const sent = await sendPdf('r1');
    expect(await readers(sent)).not.toContain('adm');
    const path = `/api/messages/${sent.conversation_id}/messages?reader=admin&reason=A%20complaint`;
    const { body } = await call(app, 'GET', path, { token: world.players.adm.token });
    expect((body as MessagePage).items.at(-1)?.files).toEqual(sent.files);
    expect(await readers(sent)).toContain('adm');
  });

  it('disappear with their message', async () => {
    const sent = await sendPdf('r1', 'Wrong one');
    const path = `/api/messages/${world.houseA}/messages/${sent._id}`;
    const { body } = await call(app, 'DELETE', path, { token: chat.token('r1') });
    expect(body).toMatchObject({ text: '', files: [] });
    // The uploader still has it for a day, like every upload that belongs to nothing.
    expect(await readers(sent)).toEqual(['r1']);
  });

  it('are named in e-mails and in the export, which contains them', async () => {
    const token = chat.token('r1');
    await sendFiles('r1', [await uploadPdf(app, token, 'Lease.pdf'), await uploadVoice(app, token)]);
    await app.drainEvents();
    app.clock.advance(600);
    await app.runDue();
    const { text } = await mailTo(world.players.h1.account.email, /You missed/);
    expect(text).toContain('> PDF: Lease.pdf');
    expect(text).toContain('> Voice message (0:14)');
    app.clock.set(new Date());
    const own = await call(app, 'GET', '/api/me/export', { token });
    expect(own.body).toMatchObject({
      messages: [{ photos: 0, files: [{ file_name: 'Lease.pdf' }, { duration_ms: 14_000 }] }],
      uploads: [
        { file_name: null, duration_ms: 14_000 },
        { file_name: 'Lease.pdf', duration_ms: null },
      ],
    });
  });

  it('are sent once, however often the message arrives', async () => {
    const { file_id: id } = await uploadVoice(app, chat.token('r1'));
    const more = { attachments: [id], client_id: crypto.randomUUID() };
    const first = await chat.send('r1', '', world.houseA, more);
    const second = await chat.send('r1', '', world.houseA, more);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
  });

  it('are removed when their sender deletes the account; the texts stay', async () => {
    const withText = await sendPdf('r1m', 'The contract');
    const voiceOnly = await sendFiles('r1m', [await uploadVoice(app, chat.token('r1m'))]);
    const { id } = world.players.r1m.account;
    await app.get(Outbox).append(AccountDeleted, { account_id: id, account_type: 'roomie' });
    await app.drainEvents();
    const { items } = await chat.page('h1');
    const now = (sent: Message) => items.find(({ _id }) => _id === sent._id);
    expect(now(withText)).toMatchObject({ text: 'The contract', files: [], deleted_at: null });
    expect(now(voiceOnly)).toMatchObject({ files: [], deleted_at: expect.any(String) as string });
    expect((await fetchImage(app, withText.files[0]?.url ?? '', chat.token('h1'))).status).toBe(404);
  });

  it('are the same when sent as a data URL', async () => {
    const token = chat.token('r1');
    const body = { duration_ms: 2_000, data: dataUrl(VOICE, 'audio/webm') };
    expect((await call(app, 'POST', '/api/files', { token, body })).body).toMatchObject({
      kind: 'voice',
      duration_ms: 2_000,
    });
  });
});
