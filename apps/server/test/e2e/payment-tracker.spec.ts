import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Config } from '#kernel/config/config.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { moneyOf, paymentOf } from '#test/support/money.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

interface Heard {
  readonly authorization: string | undefined;
  readonly key: string | undefined;
  readonly body: unknown;
}

const TOKEN = randomBytes(12).toString('hex');
const MINUTE = 60;

let app: TestApp;
let world: World;
let tracker: Server;
let elsewhere: Server;
let heard: Heard[] = [];
let strangers = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const addressOf = (server: Server): string =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/payments`;
const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
const accepted = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(204).end();
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(code, headers).end(`refused: ${TOKEN}`);

beforeAll(async () => {
  tracker = await listening(
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { authorization, 'idempotency-key': key } = request.headers;
        heard.push({ authorization, key: String(key), body: JSON.parse(Buffer.concat(chunks).toString()) });
        answer(request, response);
      });
    }),
  );
  elsewhere = await listening(
    createServer((_request, response) => {
      strangers += 1;
      response.end();
    }),
  );
  app = await startTestApp({
    PAYMENT_TRACKER_URL: addressOf(tracker),
    PAYMENT_TRACKER_TOKEN: TOKEN,
    PAYMENT_TRACKER_TIMEOUT_MS: '200',
  });
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date());
  heard = [];
  answer = accepted;
});
afterAll(async () => {
  await app.close();
  for (const server of [tracker, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Enters a payment, and returns the state of its report to the tracker. */
async function aPayment() {
  const { h1 } = world.players;
  const { roomIds } = await anOpenHouse(app, h1, 1);
  const account = await aRoomieIn(app, roomIds[0] ?? '');
  const owner = moneyOf(app, await signIn(app, h1.account));
  const paid_on = app.clock.now().toISOString().slice(0, 10);
  const { _id } = paymentOf(await owner.pay(account.id, '12.50', { paid_on, note: 'Private.' }));
  await app.drainEvents();
  return {
    id: _id,
    owner,
    told: async () =>
      (
        await app.database.query<{ attempts: number; failure: string | null; is_sent: boolean; is_given_up: boolean }>(
          `SELECT attempts, failure, sent_at IS NOT NULL AS is_sent, gave_up_at IS NOT NULL AS is_given_up
             FROM tracker_posts WHERE payment_id = $1 AND what = 'entered'`,
          [_id],
        )
      )[0],
  };
}
const later = async (minutes: number): Promise<void> => {
  app.clock.advance(minutes * MINUTE);
  await app.runDue();
};

describe('the payment tracker, AB-26', () => {
  it('gets a payment once, with ids and amounts, without names or texts', async () => {
    const { id, told } = await aPayment();
    await app.runDue();
    expect(await told()).toEqual({ attempts: 1, failure: null, is_sent: true, is_given_up: false });
    expect(heard).toMatchObject([
      {
        authorization: `Bearer ${TOKEN}`,
        key: `${id}:entered`,
        body: { payment_id: id, event: 'entered', amount: '12.50', currency: 'GBP', method: 'bank_transfer' },
      },
    ]);
    expect(JSON.stringify(heard)).not.toMatch(/Some|Body|Private|x\.test/);
    await later(60 * 24);
    expect(heard).toHaveLength(1);
  });

  it('gets the reversal of a payment', async () => {
    const { id, owner } = await aPayment();
    await app.runDue();
    await owner.takeBack(id);
    await app.drainEvents();
    await app.runDue();
    expect(heard.map(({ key }) => key)).toEqual([`${id}:entered`, `${id}:voided`]);
  });

  it.each([
    ['refuses with a status', status(500), 'status 500'],
    ['does not know the token', status(401), 'status 401'],
    [
      'leads elsewhere',
      (...of: Parameters<typeof answer>) => status(307, { location: addressOf(elsewhere) })(...of),
      'status 307',
    ],
    ['hangs up', (request: IncomingMessage) => void request.socket.destroy(), 'no connection'],
    ['does not answer', () => undefined, 'no answer in time'],
    [
      'answers without end',
      (_request: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(503).write('x'.repeat(1_000_000)),
      'status 503',
    ],
  ])('that %s gets the report again later with the same key, and nobody else does', async (_how, fails, failure) => {
    answer = fails;
    const { id, told } = await aPayment();
    await app.runDue();
    expect(await told()).toMatchObject({ attempts: 1, failure, is_sent: false });
    expect(failure).not.toContain(TOKEN);
    answer = accepted;
    await later(2);
    expect(await told()).toMatchObject({ attempts: 2, failure: null, is_sent: true });
    expect(new Set(heard.map(({ key }) => key))).toEqual(new Set([`${id}:entered`]));
    expect(strangers).toBe(0);
  });

  it('that is down is spared for a minute after five failures, and gets everything later', async () => {
    answer = status(503);
    const payments = [];
    for (let at = 0; at < 7; at += 1) payments.push(await aPayment());
    await app.runDue();
    expect(heard).toHaveLength(5);
    answer = accepted;
    await app.runDue();
    expect(heard).toHaveLength(5);
    await later(3);
    await later(3);
    for (const { told } of payments) expect(await told()).toMatchObject({ is_sent: true });
    expect(heard).toHaveLength(5 + 7);
  });

  it('that never responds is given up on after some days, and gets the next payment', async () => {
    answer = status(400);
    const { told } = await aPayment();
    await app.runDue();
    for (let at = 0; at < 12; at += 1) await later(60 * 25);
    expect(await told()).toMatchObject({ attempts: 10, failure: 'status 400', is_sent: false, is_given_up: true });
    answer = accepted;
    const next = await aPayment();
    await later(2);
    expect(await next.told()).toMatchObject({ is_sent: true });
  });

  it('is configured with both an address and a token, or not at all', () => {
    const env = (more: object) => new Config({ ...process.env, ...services(), ...more });
    expect(() => env({ PAYMENT_TRACKER_URL: 'https://tracker.test' })).toThrow('are needed both');
    expect(() => env({ PAYMENT_TRACKER_TOKEN: TOKEN })).toThrow(new RegExp(`^(?!.*${TOKEN})`));
    expect(env({}).env.PAYMENT_TRACKER_URL).toBeUndefined();
  });
});

const services = () => {
  const { DATABASE_URL, REDIS_URL, SMTP_URL } = app.get(Config).env;
  return { DATABASE_URL, REDIS_URL, SMTP_URL };
};
