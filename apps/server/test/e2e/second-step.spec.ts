import { AccountGate } from '#contexts/identity/accounts/sign-in/account-gate.ts';
import { factorsOf } from '#test/support/factors.ts';
import { call, problemOf, statusesOf } from '#test/support/http.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, type World } from '#test/support/world.ts';

const OTHER = 'forty copper kettles, singing';

let app: TestApp;
let world: World;
let factors: ReturnType<typeof factorsOf>;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  world = await buildWorld(app);
  factors = factorsOf(app);
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

describe('the challenge between the two steps', () => {
  it('is valid for five minutes, once, and for its own account', async () => {
    const { r1, r1m } = world.players;
    const [mine, theirs] = [await factors.twoStep(r1), await factors.twoStep(r1m)];
    const challenge = await factors.challengeOf(r1);
    expect((await factors.second({ challenge, code: factors.codeOf(theirs.secret) })).status).toBe(401);
    expect((await factors.second({ challenge, recovery_code: theirs.codes[0] ?? '' })).status).toBe(401);
    expect((await factors.second({ challenge, code: factors.codeOf(mine.secret) })).status).toBe(200);
    factors.nextHalfMinute();
    const again = await factors.second({ challenge, code: factors.codeOf(mine.secret) });
    expect(problemOf(again)).toMatchObject({ status: 410, code: 'challenge_spent' });
    const late = await factors.challengeOf(r1);
    app.clock.advance(301);
    expect((await factors.second({ challenge: late, code: factors.codeOf(mine.secret) })).status).toBe(410);
  });

  it("opens no session, and a session or another challenge can't replace it", async () => {
    const { r1 } = world.players;
    const { secret } = await factors.twoStep(r1);
    const challenge = await factors.challengeOf(r1);
    expect((await call(app, 'GET', '/api/me', { token: challenge })).status).toBe(401);
    await expect(connect(app, challenge)).rejects.toThrow();
    const code = factors.codeOf(secret);
    expect((await factors.second({ challenge: r1.token, code })).status).toBe(400);
    const { challenge: other } = await factors.askToSign();
    expect((await factors.second({ challenge: other, code })).status).toBe(410);
    const changed = `${challenge.slice(0, -6)}${challenge.at(-6) === 'A' ? 'B' : 'A'}${challenge.slice(-5)}`;
    expect((await factors.second({ challenge: changed, code })).status).toBe(410);
  });

  it('ends when the password changes, or the account is disabled', async () => {
    const { r1, k1, adm } = world.players;
    const [one, two] = [await factors.twoStep(r1), await factors.twoStep(k1)];
    const challenges = [await factors.challengeOf(r1), await factors.challengeOf(k1)];
    await setPassword(app, r1.account, OTHER);
    const origin = { ip: '127.0.0.1', network: 'n', userAgent: 't', requestId: 'r', locale: null };
    await app.get(AccountGate).disable(adm.actor, k1.account.id, 'neatkeeper', origin);
    const answers = [
      await factors.second({ challenge: challenges[0] ?? '', code: factors.codeOf(one.secret) }),
      await factors.second({ challenge: challenges[1] ?? '', code: factors.codeOf(two.secret) }),
    ];
    expect(statusesOf(answers)).toEqual([410, 410]);
  });
});
