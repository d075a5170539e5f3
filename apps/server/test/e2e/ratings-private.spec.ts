import { Redis } from 'ioredis';

import { placesOf } from '#test/support/canaries.ts';
import { call } from '#test/support/http.ts';
import { type LogLines, rememberLog } from '#test/support/log-lines.ts';
import { mailsTo } from '#test/support/mailbox.ts';
import { aRater, aStay, lately } from '#test/support/ratings-stage.ts';
import { contentsOf } from '#test/support/redis-contents.ts';
import { testServices } from '#test/support/services.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const CANARY = 'CNRY-i-was-afraid-of-them';

let app: TestApp;
let world: World;
let redis: Redis;
let log: LogLines;

beforeAll(async () => {
  log = rememberLog();
  app = await startTestApp({ LOG_LEVEL: 'debug' });
  world = await buildWorld(app);
  redis = new Redis(testServices().redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await app.close();
  log.stop();
});

describe('private feelings', () => {
  it('reach their author and admins, and nobody and nothing else, AB-10', async () => {
    const { owner, roomie, ofOwner, ofRoomie } = await aStay(app, lately(app));
    const admin = await aRater(app, world.players.adm.account);
    const frames: string[] = [];
    const sockets = [
      await connect(app, owner.token),
      await connect(app, admin.token),
      await connect(app, roomie.token),
    ];
    for (const socket of sockets) socket.onAny((...said) => frames.push(JSON.stringify(said)));

    const posted = await roomie.rateHomeowner(ofOwner({ private_feelings: CANARY, whats_good: 'Warm.' }));
    expect(posted.text).not.toContain('private_feelings');
    const rating = posted.body as { _id: string; version: number };
    await roomie.edited({ ...rating, version: 1 }, { whats_good: 'Warm.', private_feelings: `${CANARY}-again` });
    await owner.ofRoomie(ofRoomie());
    await app.drainEvents();
    await owner.replied(rating);
    await app.drainEvents();
    expect((await admin.all(`?search=${CANARY}`)).items).toEqual([]);
    expect((await admin.all(`?search=${CANARY}&search_private=true`)).items).toMatchObject([{ _id: rating._id }]);

    const read = async (...paths: string[]): Promise<string> => {
      const answers = await Promise.all(paths.map((path) => call(app, 'GET', path, { token: owner.token })));
      return answers.map(({ text }) => text).join('\n');
    };
    const toOthers = [
      await read(`/api/ratings/for/${owner.id}`, `/api/ratings/for/${roomie.id}`, '/api/ratings/written'),
      await read('/api/ratings/roomies-for-rating', '/api/notifications', '/api/me/export', '/api/me'),
      (await admin.ask('GET', 'all')).text,
      (await call(app, 'GET', '/api/admins/activity', { token: admin.token })).text,
      (await call(app, 'GET', '/api/notifications', { token: roomie.token })).text,
    ].join('\n');
    expect(toOthers).toContain('Warm.');
    expect(toOthers).not.toContain(CANARY);
    expect((await owner.ask('GET', `for/${owner.id}`)).text).not.toContain('private_feelings');

    await admin.remove(rating);
    await app.drainEvents();
    // The only column that contains them.
    expect(await placesOf(app.database, CANARY)).toEqual(['rating_private.private_feelings']);
    expect(frames.join('\n')).toContain('ratings:changed');
    const told = [...(await contentsOf(redis)).values(), frames.join('\n'), log.text()];
    const mails = [...(await mailsTo(owner.account.email)), ...(await mailsTo(roomie.account.email))];
    expect(log.text()).toContain('/api/ratings');
    expect(mails.length).toBeGreaterThan(1);
    for (const text of [...told, JSON.stringify(mails)]) expect(text.includes(CANARY)).toBe(false);
    for (const socket of sockets) socket.close();

    for (const path of ['written', 'homeowner-for-rating', `for/${owner.id}`]) {
      expect((await roomie.ask('GET', path)).text).toContain(`${CANARY}-again`);
    }
    expect((await admin.ask('GET', `${rating._id}/private-feelings`)).body).toEqual({
      _id: rating._id,
      private_feelings: `${CANARY}-again`,
    });
    expect((await admin.ask('GET', `for/${owner.id}`)).text).toContain(CANARY);
    expect((await roomie.ask('GET', `${rating._id}/private-feelings`)).status).toBe(403);
  });

  it('are read by an admin only with a line in the audit log', async () => {
    const lines = await app.database.query<{ content: string }>(
      `SELECT body::text AS content FROM evidence WHERE stream = 'audit' ORDER BY seq`,
    );
    const reads = lines.filter(({ content }) => content.includes('"listRatings"'));
    expect(reads.map(({ content }) => /"private": ?true/.test(content))).toEqual([false, true, false]);
    expect(lines.filter(({ content }) => content.includes('getPrivateFeelings'))).toHaveLength(1);
  });
});
