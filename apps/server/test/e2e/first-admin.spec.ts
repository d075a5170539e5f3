import { type Build, buildServer, type Finished, runCommand } from '#test/support/compiled-server.ts';
import { factorsOf } from '#test/support/factors.ts';
import { call } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { testServices } from '#test/support/services.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  [app, build] = await Promise.all([startTestApp(), buildServer()]);
});
afterAll(async () => {
  await app.close();
});

const create = (...given: string[]) => command('admin-create', ...given);

/** Runs `npm run admin:create` as an operator does beside a running installation. */
function command(name: 'admin-create' | 'admin-reset-factors', ...given: string[]): Promise<Finished> {
  const { redisUrl, smtpUrl } = testServices();
  return runCommand(build.script(name), given, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: app.database.applicationUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
  });
}

describe('the first admin of an installation', () => {
  it('is created by a command, and chooses a password with a link in an e-mail', async () => {
    const email = `ada-${String(process.pid)}@first.test`;
    const made = await create('--email', email, '--first-name', 'Ada', '--last-name', 'Admin');
    expect(made).toEqual({
      code: 0,
      output: expect.stringContaining(`An invite is on its way to ${email}.`) as string,
    });
    await app.drainEvents();
    const mail = await mailTo(email, /./);
    const token = /accept-invite\?token=([\w-]{43})/.exec(mail.text)?.[1];
    const answer = await call(app, 'POST', '/api/auth/accept-invite', { body: { token, new_password: PASSWORD } });
    expect(answer.status).toBe(200);
    const login = await call(app, 'POST', '/api/login', { body: { email, password: PASSWORD, account_type: 'admin' } });
    expect(login.status).toBe(200);
    const again = await create('--email', email, '--first-name', 'Ada', '--last-name', 'Admin');
    expect(again).toEqual({
      code: 1,
      output: 'No admin was made: This address already has an account of that type.\n',
    });
  });

  it('gets one sentence about what is missing', async () => {
    const { code, output } = await create('--email', 'nobody');
    expect(code).toBe(1);
    expect(output).toMatch(/^No admin was made: .*--email: Enter an e-mail address\..*--first-name.*\n$/);
  });
});

describe('the only admin, after losing every factor,', () => {
  it('gets back in with the password by a command', async () => {
    const { adm } = (await buildWorld(app)).players;
    const factors = factorsOf(app);
    await factors.twoStep(adm);
    await factors.passkey(adm);
    await factors.challengeOf(adm);
    const nobody = await command('admin-reset-factors', '--email', 'nobody@first.test');
    expect(nobody).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was reset') as string });
    expect((await command('admin-reset-factors', '--email', adm.account.email)).code).toBe(0);
    expect((await factors.login(adm)).status).toBe(200);
    await app.drainEvents();
    await mailTo(adm.account.email, /admin reset/);
  });
});
