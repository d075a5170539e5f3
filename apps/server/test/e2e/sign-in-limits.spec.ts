import { PasswordsService } from '#contexts/identity/accounts/sign-in/passwords.service.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { type Answer, call } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
const WRONG = 'forty copper kettles, singing';
const TRIES_OF_AN_ADDRESS = 30;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp({
    TRUST_PROXY_HOPS: '1',
    LIMIT_LOGINS_PER_HOUR_AND_ADDRESS: String(TRIES_OF_AN_ADDRESS),
  });
  world = await buildWorld(app);
});
afterAll(() => app.close());

const login = (
  email: string,
  password: string,
  from: string,
  cookie?: string,
  account_type = 'roomie',
): Promise<Answer> =>
  call(app, 'POST', '/api/login', {
    body: { email, password, account_type },
    headers: { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
  });
const cookieOf = (answer: Answer): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

/** Fails so often, from many addresses, that strangers are blocked. */
async function guessAt(email: string): Promise<void> {
  let status = 0;
  for (let n = 1; status !== 429; n += 1) {
    if (n > 20) throw new Error('Nobody was held up.');
    ({ status } = await login(email, WRONG, `203.0.113.${String(n)}`));
  }
}

describe('an attacker who guesses the password of a known account', () => {
  it('causes a wait for strangers, and not for its owner at a known address', async () => {
    const { account } = world.players.r1;
    await setPassword(app, account, PASSWORD);
    expect((await login(account.email, PASSWORD, '198.51.100.1')).status).toBe(200);
    await guessAt(account.email);
    expect((await login(account.email, PASSWORD, '192.0.2.77')).status).toBe(429);
    expect((await login(account.email, PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('causes no wait for its owner on a known device, wherever it is', async () => {
    const { account } = world.players.r1m;
    await setPassword(app, account, PASSWORD);
    const cookie = cookieOf(await login(account.email, PASSWORD, '198.51.100.2'));
    await guessAt(account.email);
    expect((await login(account.email, PASSWORD, '192.0.2.78', cookie)).status).toBe(200);
    expect((await login(account.email, PASSWORD, '192.0.2.78', `${cookie}x`)).status).toBe(200); // Now a known address.
    expect((await login(account.email, PASSWORD, '192.0.2.79', cookie.replace(/.$/, '_'))).status).toBe(429);
  });

  it('is stopped after a hundred failures until there is a new password, and its owner is not, AB-20', async () => {
    const { account } = world.players.k1;
    await setPassword(app, account, PASSWORD);
    const tries = (password: string, from: string) => login(account.email, password, from, undefined, 'neatkeeper');
    // Ends each wait, except for the last one, which has no end.
    const waitIsOver = () =>
      app.database.query(`UPDATE login_throttle SET blocked_until = now() WHERE blocked_until < 'infinity'`);
    expect((await tries(PASSWORD, '198.51.100.9')).status).toBe(200);
    const failed: Answer[] = [];
    for (let n = 1; n <= 100; n += 1) {
      failed.push(await tries(WRONG, `203.0.113.${String(100 + n)}`));
      await waitIsOver();
    }
    expect(new Set(statuses(failed))).toEqual(new Set([401]));
    const stopped = await tries(PASSWORD, '192.0.2.90');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await tries(PASSWORD, '198.51.100.9')).status).toBe(200);
    await app.get(PasswordsService).sendReset(account);
    await app.drainEvents();
    const { text } = await mailTo(account.email, /Reset/);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    const body = { token, new_password: 'seven amber lanterns, waiting' };
    expect((await call(app, 'POST', '/api/auth/reset-password', { body })).status).toBeLessThan(300);
    expect((await tries(body.new_password, '192.0.2.90')).status).toBe(200);
  });

  it('gains nothing from a cookie of their own account', async () => {
    const { account } = world.players.rB;
    const { account: own } = world.players.rEx;
    await setPassword(app, account, PASSWORD);
    await setPassword(app, own, PASSWORD);
    const cookie = cookieOf(await login(own.email, PASSWORD, '198.51.100.3'));
    await guessAt(account.email);
    expect((await login(account.email, WRONG, '198.51.100.3', cookie)).status).toBe(429);
  });

  it('is remembered as long as the account is blocked, and no longer than a day', async () => {
    const throttled = () => app.database.query('SELECT key FROM login_throttle');
    await app.database.query(`UPDATE login_throttle SET updated_at = now() - interval '2 days', blocked_until = NULL`);
    await app.database.query(
      `UPDATE login_throttle SET blocked_until = 'infinity' WHERE key = (SELECT max(key) FROM login_throttle)`,
    );
    app.clock.advance(3_601);
    await app.runDue();
    app.clock.set(new Date());
    expect(await throttled()).toHaveLength(1);
    await app.database.query('DELETE FROM login_throttle');
  });
});

describe('the cookie that identifies a device', () => {
  it("can't be read by scripts, and is sent to no other site", async () => {
    const { account } = world.players.r1;
    const answer = await login(account.email, PASSWORD, '198.51.100.1');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^device-\w+=[\w.-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('sign-in attempts from one address', () => {
  it('are counted before the password is checked, so that simultaneous ones gain nothing', async () => {
    const from = '198.51.100.200';
    const answers = await Promise.all(
      Array.from({ length: TRIES_OF_AN_ADDRESS * 2 }, (_, n) => login(`nobody${String(n)}@x.test`, WRONG, from)),
    );
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(TRIES_OF_AN_ADDRESS);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(TRIES_OF_AN_ADDRESS);
  });

  it('are given back when the password was right', async () => {
    const { account } = world.players.r1;
    const from = '198.51.100.1';
    const answers: Answer[] = [];
    for (let n = 0; n < TRIES_OF_AN_ADDRESS + 5; n += 1) answers.push(await login(account.email, PASSWORD, from));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
  });
});

describe('a forgotten password', () => {
  it('costs the same whether the account exists or not', async () => {
    const forgot = (email: string) =>
      call(app, 'POST', '/api/auth/forgot-password', { body: { email, account_type: 'roomie' } });
    const known = await countQueries(() => forgot(world.players.r1.account.email));
    const unknown = await countQueries(() => forgot('nobody@x.test'));
    expect([known, unknown]).toEqual([known, known]);
    expect(known).toBeGreaterThan(0);
  });
});
