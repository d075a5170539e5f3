import { createCommonRoofClient, newIdempotencyKey } from '@common-roof/api-client';

import { apiTokensOf } from '#test/support/api-tokens.ts';
import { PASSWORD } from '#test/support/factors.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
const tokens: string[] = [];
const MINUTE = 60;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

describe('the published API client', () => {
  it('signs in, reads its own account, lists chores, and adds a chore once', async () => {
    const { account } = world.players.h1;
    await setPassword(app, account, PASSWORD);
    const client = createCommonRoofClient({ baseUrl: app.url, onToken: (token) => tokens.push(token) });

    const signedIn = await client.POST('/api/login', {
      body: { email: account.email, password: PASSWORD, account_type: 'homeowner' },
    });
    expect(signedIn.data?.user.email).toBe(account.email);
    expect(tokens).toEqual([signedIn.data?.token]);

    const me = await client.GET('/api/me');
    expect(me.data?.userType).toBe('homeowner');

    const add = () =>
      client.POST('/api/chores', {
        params: { header: { 'idempotency-key': key } },
        body: {
          house_id: world.houseA,
          chores: [{ name: 'Bins', recurrence: { every: 'week', interval: 1, weekdays: [1] }, due_time: '20:00' }],
        },
      });
    const key = newIdempotencyKey();
    const [first, again] = [await add(), await add()];
    expect([first.response.status, again.response.status]).toEqual([201, 201]);
    const list = await client.GET('/api/chores', { params: { query: { house_id: world.houseA } } });
    expect(list.data?.items.map(({ name }) => name)).toEqual(['Bins']);
  });

  it('continues with the token that the server renews', async () => {
    const before = tokens.length;
    app.clock.advance(50 * MINUTE);
    const client = createCommonRoofClient({
      baseUrl: app.url,
      token: tokens.at(-1) ?? '',
      onToken: (token) => tokens.push(token),
    });
    await client.GET('/api/me');
    expect(tokens.length).toBe(before + 1);
    app.clock.advance(50 * MINUTE);
    expect((await client.GET('/api/me')).response.status).toBe(200);
  });

  it('passes on a problem as the server sent it', async () => {
    const { error, response } = await createCommonRoofClient({ baseUrl: app.url }).GET('/api/me');
    expect(response.status).toBe(401);
    expect(error?.code).toBe('unauthenticated');
  });

  it('calls with an API token instead of a sign-in', async () => {
    const { token: apiToken } = await apiTokensOf(app).create(world.players.h1, ['profile:read']);
    const client = createCommonRoofClient({ baseUrl: app.url, apiToken });
    const { data } = await client.GET('/api/me');
    expect(data?.userData._id).toBe(world.players.h1.account.id);
    const { error } = await client.GET('/api/notifications');
    expect(error?.code).toBe('insufficient_scope');
  });
});
