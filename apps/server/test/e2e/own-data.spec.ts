import type { HouseDetail } from '@common-roof/contracts';

import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (who: ActorName, method: string, path: string, body?: unknown) =>
  call(app, method, path, { token: world.players[who].token, ...(body === undefined ? {} : { body }) });
const idOf = (who: ActorName): string => world.players[who].account.id;

describe("one's own data", () => {
  it("is exported completely, without anyone else's", async () => {
    await ask('r1', 'POST', '/api/notes', { content: 'buy milk' });
    const { body, text } = await ask('r1', 'GET', '/api/me/export');
    expect(body).toMatchObject({
      account: { email: world.players.r1.account.email },
      note: { content: 'buy milk' },
      stays: [{ house: 'House A', room: 'One' }],
    });
    for (const secret of ['password', 'hash', world.players.r1m.account.email]) expect(text).not.toContain(secret);
  });

  it('is exported from every feature, and names the lists that have more', async () => {
    const { body } = await ask('h1', 'GET', '/api/me/export');
    const lists = [
      'ads',
      'offers',
      'showings',
      'activity',
      'messages',
      'sessions',
      'alerts',
      'house_rules',
      'uploads',
      'emails',
    ];
    for (const list of lists) expect(body).toHaveProperty(list, expect.any(Array));
    expect(body).toMatchObject({
      houses: [{ name: 'House A', board: [] }],
      house_rules: [{ house: 'House A', text: 'Be kind.' }],
      preferences: { time_zone: 'UTC' },
      cut_short: [],
    });
  });

  it("has alerts and activity in words, in the requester's language", async () => {
    const house = (await ask('h1', 'GET', `/api/houses/byId/${world.houseA}`)).body as HouseDetail;
    await ask('h1', 'PUT', `/api/houses/${world.houseA}`, { version: house.version, rules: 'Lock the door.' });
    await app.drainEvents();
    const answer = await call(app, 'GET', '/api/me/export', {
      token: world.players.r1.token,
      headers: { 'accept-language': 'de' },
    });
    const { alerts } = answer.body as { alerts: { kind: string; title: string }[] };
    const told = alerts.find(({ kind }) => kind === 'house_rules');
    expect(told?.title).toBe('Neue Hausordnung in House A');
  });

  it('leaves out what the homeowner noted about a roomie for themselves', async () => {
    await ask('h1', 'PUT', `/api/roomies/${idOf('r1')}/note`, { note: 'Pays on the first.' });
    expect((await ask('h1', 'GET', '/api/me/export')).text).toContain('Pays on the first.');
    expect((await ask('r1', 'GET', '/api/me/export')).text).not.toContain('Pays on the first.');
  });
});
