import { randomBytes, randomUUID } from 'node:crypto';

import { LIMITS } from '@common-roof/contracts';
import fc from 'fast-check';

import { call } from '#test/support/http.ts';
import { RawConnection } from '#test/support/raw-connection.ts';
import { RawSocket } from '#test/support/raw-socket.ts';
import { type ClientSocket, connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { forAll } from './fuzz.ts';
import { bytes, type Frame, wrongFrames } from './wrong-frames.ts';

/**
 * Packets, lengths, attachments and namespaces that the transport and Socket.IO read before any event handler of ours.
 */

let app: TestApp;
let world: World;
let bystander: ClientSocket;
let frames = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  bystander = await connect(app, world.players.r1m.token);
});
afterAll(async () => {
  bystander.close();
  await app.close();
});

/** Other clients receive the messages of the house, and calls are answered. */
async function expectOthersServed(): Promise<void> {
  const text = randomUUID();
  const heard = nextEvent(bystander, 'message:created', (message) => message.text === text);
  const { token } = world.players.r1;
  const body = { text, sender: 'roomie', client_id: randomUUID() };
  const path = `/api/messages/${world.conversations.houseA}/messages`;
  expect((await call(app, 'POST', path, { token, body })).status).toBe(201);
  expect((await heard).text).toBe(text);
}

/** Expects that a socket, signed in or not, has closed after these frames or still answers correctly. */
async function expectEndedOrSane(sent: readonly Frame[], token: string | null): Promise<void> {
  const socket = await RawSocket.open(app);
  if (token !== null) await socket.signIn(token);
  for (const frame of sent) socket.send(frame);
  frames += sent.length;
  if (token === null) {
    socket.send(`40${JSON.stringify({ token: world.players.r1.token })}`);
    expect(await socket.until((what) => /^4[04]/.test(what))).toMatch(/^(40|44|ended)/);
  } else {
    socket.send(
      `427${JSON.stringify(['conversation:sync', { id: world.conversations.houseA, after_seq: 1_000_000 }])}`,
    );
    expect(await socket.until((what) => what.startsWith('437'))).toMatch(/^(437\[|ended)/);
  }
  await socket.close();
}

const messages = async (): Promise<number> =>
  (await app.database.query<{ n: number }>('SELECT count(*)::int AS n FROM messages'))[0]?.n ?? 0;

describe('a wrong raw frame, AB-23', () => {
  it.each(Object.keys(wrongFrames('')))('%s closes its own socket at most', async (name) => {
    const before = await messages();
    const sent = wrongFrames(world.conversations.houseA)[name] ?? [];
    await expectEndedOrSane(sent, world.players.r1.token);
    await expectEndedOrSane(sent, null);
    // Also one by one: the first frame that closes a socket hides those after it.
    if (sent.length > 1 && sent.every((frame) => typeof frame === 'string')) {
      for (const frame of sent) await expectEndedOrSane([frame], world.players.r1.token);
    }
    expect(await messages()).toBe(before);
    await expectOthersServed();
  });

  it('closes its own socket at most, whatever it contains', async () => {
    const text = fc
      .tuple(
        fc.constantFrom(
          '4',
          '40',
          '41',
          '42',
          '43',
          '44',
          '45',
          '451-',
          '452-',
          '46',
          '42/x,',
          '4212',
          '2',
          '3',
          '6',
          '',
        ),
        fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constantFrom('["typing",{"_placeholder":true,"num":0}]')),
      )
      .map((parts) => parts.join(''));
    const binary = fc.uint8Array({ maxLength: 64 }).map((part) => new Uint8Array(part));
    const story = fc.array(fc.oneof({ weight: 3, arbitrary: text }, binary), { minLength: 1, maxLength: 6 });
    await forAll(story, 150, async (sent) => {
      await expectEndedOrSane(sent, world.players.r1.token);
    });
    await expectOthersServed();
    expect(frames).toBeGreaterThan(300);
  });
});

describe('a frame that no WebSocket sends, AB-23', () => {
  const hello = (app: Pick<TestApp, 'url'>): string[] => [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: ${new URL(app.url).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  const masked = (head: number[], body = Buffer.alloc(0)): Buffer =>
    Buffer.concat([Buffer.from(head), Buffer.alloc(4), body]);

  it.each([
    ['says to be longer than anything', masked([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
    ['says to be a gigabyte', masked([0x82, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0])],
    ['is not masked', Buffer.from([0x81, 0x02, 0x34, 0x30])],
    ['is of a reserved kind', masked([0x83, 0x80])],
    ['has reserved bits', masked([0xf1, 0x80])],
    ['says to be compressed', masked([0xc1, 0x82], Buffer.from('40'))],
    ['goes on with nothing', masked([0x80, 0x82], Buffer.from('40'))],
    ['is a ping in pieces', masked([0x09, 0x80])],
    ['is a ping that is too long', masked([0x89, 0xfe, 0x04, 0x00], Buffer.alloc(1_024))],
    ['is no UTF-8', masked([0x81, 0x82], Buffer.from([0xc3, 0x28]))],
    ['closes with a reason of one byte', masked([0x88, 0x81], Buffer.from([0x03]))],
    ['is noise', Buffer.from(randomBytes(512)).fill(0xff, 0, 1)],
  ])('that %s closes its own connection', async (_what, frame) => {
    const connection = await RawConnection.open(app);
    connection.send(...hello(app));
    expect((await connection.answer()).status).toBe(101);
    connection.write(frame);
    await connection.closed;
    await expectOthersServed();
  });
});

describe('a wrong request to the transport, AB-23', () => {
  it.each([
    'EIO=4&transport=polling&sid=nobody',
    'EIO=4&transport=polling&sid=nobody&sid=nobody',
    'EIO=4&transport=carrier-pigeon',
    'EIO=4&transport=__proto__',
    'EIO=4&transport=constructor',
    'EIO=99&transport=polling',
    'transport=polling',
    '',
    '%00',
    `EIO=4&transport=${'x'.repeat(4_000)}`,
  ])('"%s" is 4xx', async (query) => {
    for (const [method, body] of [['GET'], ['POST', '4'.repeat(200)], ['PUT', 'x'], ['DELETE']] as const) {
      const response = await fetch(`${app.url}/socket.io/?${query}`, { method, ...(body ? { body } : {}) });
      expect([method, response.status >= 400 && response.status < 500]).toEqual([method, true]);
      await response.text();
    }
  });

  it('from a client with a transport session is 4xx, and others are served', async () => {
    const greeted = async (): Promise<string> => {
      const text = await (await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`)).text();
      return (JSON.parse(text.slice(1)) as { sid: string }).sid;
    };
    const post = async (body: string | Uint8Array<ArrayBuffer>, type = 'text/plain'): Promise<number> => {
      const address = `${app.url}/socket.io/?EIO=4&transport=polling&sid=${await greeted()}`;
      return (await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })).status;
    };
    const large = 'a'.repeat(LIMITS.socketFrameBytes + 1);
    expect(await post(large)).toBe(413);
    const statuses = [
      ...[await post('x\u001ex\u001e'), await post('b!!!!'), await post('\u001e'.repeat(5_000))],
      ...[await post(bytes(100), 'application/octet-stream'), await post('4{', 'application/json')],
    ];
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    await expectOthersServed();
  });
});
