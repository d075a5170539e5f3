import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

describe('simultaneous calls', () => {
  it('look up their sessions together, and each gets its own response', async () => {
    const { r1, h1, adm } = world.players;
    const [roomie, owner, admin] = [
      await signIn(app, r1.account),
      await signIn(app, h1.account),
      await signIn(app, adm.account),
    ];
    const ended = await signIn(app, r1.account);
    const sessions = app.get(SessionsService);
    await sessions.logout(ended.actor);

    let admissions: PromiseSettledResult<{ actor: { accountId: string } }>[] = [];
    const queries = await countQueries(async () => {
      const tokens = [roomie, owner, ended, admin, roomie].map(({ token }) => token);
      admissions = await Promise.allSettled(tokens.map((token) => sessions.authenticate(token)));
    });
    const whom = admissions.map((one) => (one.status === 'fulfilled' ? one.value.actor.accountId : 'nobody'));
    expect(whom).toEqual([r1.account.id, h1.account.id, 'nobody', adm.account.id, r1.account.id]);
    expect(queries).toBe(1);
  });
});
