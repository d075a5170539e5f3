import { Redis } from 'ioredis';

import { placesOf } from '#test/support/canaries.ts';
import { call } from '#test/support/http.ts';
import { type LogLines, rememberLog } from '#test/support/log-lines.ts';
import { mailsTo } from '#test/support/mailbox.ts';
import { contentsOf } from '#test/support/redis-contents.ts';
import { SECRET_KINDS, type SecretKind, secrets } from '#test/support/secrets.ts';
import { testServices } from '#test/support/services.ts';
import { type ClientSocket, connect } from '#test/support/sockets.ts';
import { CAST, signIn } from '#test/support/world.ts';
import { sceneOfHouseA } from './scenes.ts';
import { Stage } from './stage.ts';

/** The only places where each kind is stored; a password has none, because only its hash is stored. */
const HOMES: Readonly<Record<SecretKind, readonly string[]>> = {
  'private feelings': ['rating_private.private_feelings'],
  note: ['notes.content'],
  remark: ['roomie_notes.note'],
  message: ['messages.text', 'messages.words'],
  password: [],
  session: [],
  'emergency contact': ['roomies.emergency_relation'],
  // Encrypted.
  'wifi password': [],
};

let stage: Stage;
let log: LogLines;
let redis: Redis;
const sockets: ClientSocket[] = [];
/** Frames that leaked to the wrong account; a listener cannot throw to the test. */
const told: string[] = [];

beforeAll(async () => {
  log = rememberLog();
  stage = await Stage.open({ LOG_LEVEL: 'debug' });
  redis = new Redis(testServices().redisUrl);
  for (const name of CAST) {
    const { account, token } = await signIn(stage.app, stage.world.players[name].account);
    const socket = await connect(stage.app, token);
    const reader = { id: account.id, role: account.account_type };
    socket.onAny((...said: unknown[]) => {
      try {
        secrets.look('frames', String(said[0]), JSON.stringify(said), reader);
      } catch (cause) {
        told.push(String(cause));
      }
    });
    sockets.push(socket);
    secrets.plantGiven(token);
  }
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  redis.disconnect();
  await stage.app.close();
  log.stop();
});

describe('restricted content', () => {
  it('is read by its permitted readers', async () => {
    const scene = sceneOfHouseA(stage.world);
    for (const name of ['r1', 'h1', 'adm'] as const) {
      const { token } = await signIn(stage.app, stage.world.players[name].account);
      for (const row of stage.rows.filter(({ method }) => method === 'GET')) {
        const target = await stage.target(row, name, scene);
        await call(stage.app, row.method, target.path, { token: target.token ?? token });
      }
    }
    // Otherwise nothing could have leaked. Answers to everyone else are searched in the matrix.
    const kinds = SECRET_KINDS.filter((kind) => HOMES[kind].length > 0 || kind === 'wifi password');
    expect(kinds.filter((kind) => !secrets.met.has(kind))).toEqual([]);
  });

  it('is in no frame, e-mail, job or log line', async () => {
    await stage.app.runDue();
    for (const name of CAST) {
      const { email, id, account_type: role } = stage.world.players[name].account;
      for (const mail of await mailsTo(email)) {
        secrets.look('mails', `The mail "${mail.subject}"`, JSON.stringify(mail), { id, role });
      }
    }
    for (const [key, value] of await contentsOf(redis)) secrets.look('redis', key, value, null);
    for (const line of log.text().split('\n')) secrets.look('lines', 'The log', line, null);
    expect(told).toEqual([]);
    const { frames, mails, redis: keys, lines } = secrets.looked;
    expect([frames, mails, keys, lines].map((count) => count > 0)).toEqual([true, true, true, true]);
  });

  it('is stored in one place only: in no event, alert, activity, audit line or repeated answer', async () => {
    const places = new Map<SecretKind, Set<string>>();
    for (const [text, kind] of secrets.all()) {
      const known = places.get(kind) ?? new Set();
      for (const place of await placesOf(stage.app.database, text)) known.add(place);
      places.set(kind, known);
    }
    for (const [kind, known] of places) {
      expect([kind, [...known].filter((place) => !HOMES[kind].includes(place))]).toEqual([kind, []]);
    }
  });
});
