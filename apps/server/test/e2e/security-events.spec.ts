import { AUTH_HEADER } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';
import { Logger } from '@nestjs/common';

import { call } from '#test/support/http.ts';
import { type LogLines, rememberLog } from '#test/support/log-lines.ts';
import { RawConnection } from '#test/support/raw-connection.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
const WRONG = 'forty copper kettles, singing';

let app: TestApp;
let world: World;
let log: LogLines;

beforeAll(async () => {
  log = rememberLog();
  app = await startTestApp({ LOG_LEVEL: 'info', LIMIT_REQUESTS_PER_MINUTE: '60' });
  world = await buildWorld(app);
});
afterAll(async () => {
  await app.close();
  log.stop();
});

interface Line {
  readonly event?: string;
  readonly account_id?: string | null;
  readonly request_id?: string;
}

/** Returns the security events logged for a request, found by the id in its response. */
const eventsOf = ({ body }: { body: unknown }): Line[] => {
  const { request_id: id } = body as { request_id: string };
  const lines = log.text().split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.event !== undefined && line.request_id === id)
    .map(({ event, account_id, request_id }) => ({ event, account_id, request_id }) as Line);
};
const login = (email: string, password: string) =>
  call(app, 'POST', '/api/login', { body: { email, password, account_type: 'roomie' } });

describe('the log of requests', () => {
  it('names the caller of a rejected request', async () => {
    const { token, actor } = await signIn(app, world.players.r1.account);
    const answers = [
      await call(app, 'GET', '/api/audit-log', { token }),
      await call(app, 'DELETE', `/api/auth/sessions/${world.houseB}`, { token }),
      await call(app, 'POST', '/api/auth/confirm-password', { token, body: { current_password: 7 } }),
    ];
    expect(answers.map(eventsOf).map(([line]) => line)).toMatchObject([
      { event: 'authz_fail', account_id: actor.accountId },
      { event: 'authz_fail', account_id: actor.accountId },
      { event: 'input_validation_fail', account_id: actor.accountId },
    ]);
  });

  it('records an invalid token and a failed sign-in, once each', async () => {
    const invalid = await call(app, 'GET', '/api/me', { token: 'no.such.token' });
    expect(eventsOf(invalid)).toMatchObject([{ event: 'authn_token_invalid', account_id: null }]);
    const failed = await login('nobody@x.test', WRONG);
    expect(eventsOf(failed)).toMatchObject([{ event: 'authn_login_fail', account_id: null }]);
  });

  it('records a blocked account, as does the audit log, once, without what was tried', async () => {
    const { account } = world.players.r1m;
    await setPassword(app, account, PASSWORD);
    let last = await login(account.email, WRONG);
    for (let n = 0; n < 10 && last.status !== 429; n += 1) last = await login(account.email, WRONG);
    expect(eventsOf(last)).toMatchObject([{ event: 'authn_login_lock' }]);
    const locks = await app.database.query<{ target: string }>(
      `SELECT body->>'target_id' AS target FROM evidence WHERE stream = 'audit' AND body->>'event' = 'authn_login_lock'`,
    );
    expect(locks).toEqual([{ target: account.id }]);
    for (const secret of [PASSWORD, WRONG, account.email]) expect(log.text()).not.toContain(secret);
  });

  it('records the same for frames', async () => {
    const { token, actor } = await signIn(app, world.players.r1.account);
    const socket = await connect(app, token);
    const refused = (await socket.emitWithAck('conversation:sync', { id: 'none', after_seq: 0 })) as {
      problem: unknown;
    };
    socket.close();
    expect(eventsOf({ body: refused.problem })).toMatchObject([
      { event: 'input_validation_fail', account_id: actor.accountId },
    ]);
  });

  it('names a caller over the limit, before the call is handled', async () => {
    const { token, actor } = await signIn(app, world.players.rB.account);
    let last = await call(app, 'GET', '/api/me', { token });
    for (let n = 0; n < 200 && last.status !== 429; n += 1) last = await call(app, 'GET', '/api/me', { token });
    expect(eventsOf(last)).toMatchObject([{ event: 'excess_rate_limit_exceeded', account_id: actor.accountId }]);
  });

  it('samples the repeated rejections of one caller, and records those of others', async () => {
    const { token, actor } = await signIn(app, world.players.h1.account);
    const before = log.text().length;
    for (let n = 0; n < 50; n += 1) await call(app, 'GET', '/api/audit-log', { token });
    const lines = log.text().slice(before).split('\n').filter(Boolean);
    expect(lines.filter((line) => line.includes(actor.accountId)).length).toBeLessThanOrEqual(10);
    expect(lines.length).toBeLessThanOrEqual(25);
    const other = await signIn(app, world.players.h2.account);
    const refused = await call(app, 'GET', '/api/audit-log', { token: other.token });
    expect(eventsOf(refused)).toMatchObject([{ event: 'authz_fail', account_id: other.actor.accountId }]);
  });

  it('has no stack trace of an interrupted request', async () => {
    const { token } = await signIn(app, world.players.r1m.account);
    const before = log.text().length;
    const connection = await RawConnection.open(app);
    connection.send(
      'POST /api/notes HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 1000',
      `${AUTH_HEADER}: ${token}`,
    );
    connection.write('{"content":"half');
    await call(app, 'GET', '/api/me', { token });
    connection.end();
    expect(await until(() => log.text().slice(before).includes('/api/notes'), 30_000)).toBe(true);
    expect(log.text().slice(before)).not.toContain('"stack"');
  });

  it('has no value of a row that the database rejected', async () => {
    const [row] = await app.database.query<{ email: string }>('SELECT email FROM accounts LIMIT 1');
    const error: unknown = await app.database
      .query('INSERT INTO accounts SELECT * FROM accounts LIMIT 1')
      .catch((thrown: unknown) => thrown);
    const before = log.text().length;
    new Logger('http').error({ err: error }, 'request failed');
    expect(log.text().slice(before)).toContain('request failed');
    expect(log.text().slice(before)).not.toContain(row?.email ?? '@');
    expect(log.text().slice(before)).not.toContain('detail');
  });
});
