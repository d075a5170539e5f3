import type { CallResponse, listHomeownerApplicants } from '@common-roof/contracts';
import { until } from '@common-roof/local-services';

import { call, problemOf } from '#test/support/http.ts';
import { mailTo, mailsTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let admin: string;
let number = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  admin = world.players.adm.token;
});
afterAll(() => app.close());

const tokenIn = (text: string): string => /token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '';

const form = (more: Record<string, unknown> = {}) => {
  number += 1;
  return {
    email: `mara${String(number)}@${world.players.h1.account.email.split('@')[1] ?? ''}`,
    first_name: 'Mara',
    last_name: 'Lind',
    phone: '+44 20 7946 0000',
    city: 'Leeds',
    houses: 2,
    message: 'Two terraces near the park.',
    ...more,
  };
};

const apply = (body: object) => call(app, 'POST', '/api/homeowners', { body });
const decide = (body: object, token = admin) => call(app, 'POST', '/api/admins/addhomeownerapplicant', { body, token });
const list = async (query = ''): Promise<CallResponse<typeof listHomeownerApplicants>> =>
  (await call(app, 'GET', `/api/admins/homeowner-applicants${query}`, { token: admin })).body as CallResponse<
    typeof listHomeownerApplicants
  >;
const idOf = async (email: string, state = 'pending'): Promise<string> => {
  const { items } = await list(`?state=${state}&search=${encodeURIComponent(email)}`);
  return items[0]?._id ?? '';
};

/** Applies and follows the link in the e-mail. @returns the application's id */
async function applyAndConfirm(body: ReturnType<typeof form>): Promise<string> {
  await apply(body);
  await app.drainEvents();
  const mail = await mailTo(body.email, /Confirm your application/);
  await call(app, 'POST', '/api/homeowners/confirm-application', { body: { token: tokenIn(mail.text) } });
  await app.drainEvents();
  return idOf(body.email);
}

describe('applying as a homeowner', () => {
  it('creates a pending application and no account, and asks to confirm the address', async () => {
    const body = form();
    expect((await apply(body)).status).toBe(202);
    await app.drainEvents();
    const mail = await mailTo(body.email, /Confirm your application/);
    expect(mail.text).toContain('/confirm-application?token=');
    const { items } = await list(`?state=unconfirmed&search=${encodeURIComponent(body.email)}`);
    expect(items).toMatchObject([{ state: 'pending', email_confirmed: false, city: 'Leeds', houses: 2 }]);
    const accounts = await app.database.query('SELECT 1 FROM accounts WHERE email = $1', [body.email]);
    expect(accounts).toEqual([]);
  });

  it('alerts the admins, live and in the bell, only after the address is confirmed', async () => {
    const socket = await connect(app, admin);
    const told = nextEvent(socket, 'notification:created');
    const before = (await list()).pending;
    const id = await applyAndConfirm(form({ first_name: 'Nils' }));
    expect(await told).toMatchObject({ kind: 'homeowner_applied', title: 'Nils Lind would like to list houses' });
    expect((await list()).pending).toBe(before + 1);
    expect(id).not.toBe('');
    socket.close();
  });

  it('lists confirmed applications as waiting, and counts the same number', async () => {
    const [confirmed, other] = [form(), form()];
    await applyAndConfirm(confirmed);
    await apply(other);
    const { items, pending } = await list('?limit=100');
    expect(items).toHaveLength(pending);
    expect(items.map(({ email }) => email)).toContain(confirmed.email);
    expect(items.map(({ email }) => email)).not.toContain(other.email);
    const unconfirmed = await list('?state=unconfirmed&limit=100');
    expect(unconfirmed.items.map(({ email }) => email)).toContain(other.email);
    expect(unconfirmed.items.every(({ email_confirmed }) => !email_confirmed)).toBe(true);
  });

  it('confirms only the form that its link was sent for, even if another with that address follows', async () => {
    const body = form();
    const confirm = (token: string) => call(app, 'POST', '/api/homeowners/confirm-application', { body: { token } });
    await apply(body);
    await app.drainEvents();
    const first = tokenIn((await mailTo(body.email, /Confirm your application/)).text);
    await apply({ ...body, city: 'York' });
    await app.drainEvents();
    let second: string | undefined;
    await until(async () => {
      const tokens = (await mailsTo(body.email)).map(({ text }) => tokenIn(text));
      second = tokens.find((token) => token !== '' && token !== first);
      return second !== undefined;
    }, 10_000);
    expect((await confirm(first)).status).toBe(200);
    expect(problemOf(await confirm(second ?? '')).status).toBe(409);
    await apply({ ...body, city: 'Hull' });
    const { items } = await list(`?search=${encodeURIComponent(body.email)}`);
    expect(items.filter(({ email_confirmed }) => email_confirmed)).toMatchObject([{ city: body.city }]);
  });

  it('can be confirmed twice without effect, but not with an expired link', async () => {
    const body = form();
    await apply(body);
    await app.drainEvents();
    const token = tokenIn((await mailTo(body.email, /Confirm your application/)).text);
    const confirm = () => call(app, 'POST', '/api/homeowners/confirm-application', { body: { token } });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    app.clock.advance(8 * 86_400);
    expect((await confirm()).status).toBe(410);
    app.clock.set(new Date());
  });

  it("gets the same response for a homeowner's address, who is told by e-mail that they have an account", async () => {
    const { email } = world.players.h1.account;
    const [known, unknown] = [await apply(form({ email })), await apply(form())];
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual(unknown.body);
    await app.drainEvents();
    await mailTo(email, /already have a homeowner account/);
    expect((await list(`?search=${encodeURIComponent(email)}`)).items).toEqual([]);
  });

  it('mails an address at most three times a day, without saying so', async () => {
    const body = form();
    for (let n = 0; n < 5; n += 1) expect((await apply(body)).status).toBe(202);
    await app.drainEvents();
    await mailTo(body.email, /Confirm your application/);
    const [row] = await app.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM email_message WHERE to_address = $1',
      [body.email],
    );
    expect(row?.n).toBe(3);
  });

  it.each([
    ['houses', { houses: 0 }],
    ['email', { email: 'mara' }],
    ['phone', { phone: 'call me' }],
    ['city', { city: ' ' }],
    ['role', { role: 'admin' }],
  ])('reports the invalid field %s', async (field, wrong) => {
    const answer = await apply(form(wrong));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(problemOf(answer).errors)).toContain(field);
  });
});

describe('deciding on an application', () => {
  it('creates the account and mails the invitation; the homeowner signs in with the password they choose', async () => {
    const body = form();
    const id = await applyAndConfirm(body);
    const answer = await decide({ decision: 'approve', application_id: id });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      application: { state: 'approved', decided_by: { _id: world.players.adm.account.id } },
      homeowner: { email: body.email, account_type: 'homeowner' },
    });
    await app.drainEvents();
    const invite = await mailTo(body.email, /invites you/);
    const password = 'violet teapot under 7 elms';
    const accepted = await call(app, 'POST', '/api/auth/accept-invite', {
      body: { token: tokenIn(invite.text), new_password: password },
    });
    expect(accepted.status).toBe(200);
    const login = await call(app, 'POST', '/api/login', {
      body: { email: body.email, password, account_type: 'homeowner' },
    });
    expect(login.status).toBe(200);
  });

  it('waits for the address to be confirmed', async () => {
    const body = form();
    await apply(body);
    const answer = await decide({ decision: 'approve', application_id: await idOf(body.email, 'unconfirmed') });
    expect(problemOf(answer)).toMatchObject({ status: 409 });
  });

  it('tells a rejected applicant why, who can then apply again', async () => {
    const body = form();
    const id = await applyAndConfirm(body);
    const answer = await decide({ decision: 'reject', application_id: id, reason: 'We do not serve Leeds yet.' });
    expect(answer.body).toMatchObject({ application: { state: 'rejected', reason: 'We do not serve Leeds yet.' } });
    await app.drainEvents();
    expect((await mailTo(body.email, /Your application/)).text).toContain('We do not serve Leeds yet.');
    await apply(body);
    expect(await idOf(body.email)).not.toBe(id);
    expect(await idOf(body.email, 'rejected')).toBe(id);
  });

  it('happens once for two admins at the same moment', async () => {
    const id = await applyAndConfirm(form());
    const answers = await Promise.all([
      decide({ decision: 'approve', application_id: id }),
      decide({ decision: 'reject', application_id: id, reason: 'Too far away.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("closes the alert in every admin's bell", async () => {
    const id = await applyAndConfirm(form());
    const unread = () =>
      app.database.query('SELECT 1 FROM notifications WHERE subject_id = $1 AND read_at IS NULL', [id]);
    expect(await unread()).toHaveLength(1);
    await decide({ decision: 'reject', application_id: id, reason: 'No.' });
    await app.drainEvents();
    expect(await unread()).toHaveLength(0);
  });

  it('creates a homeowner without an application, but never over an existing account', async () => {
    const { email } = form();
    const person = { decision: 'create', email, first_name: 'Ola', last_name: 'Berg' };
    expect((await decide(person)).body).toMatchObject({ application: null, homeowner: { email } });
    expect((await decide(person)).status).toBe(409);
    await app.drainEvents();
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(1);
  });

  it('leaves a line in the audit log for each decision and each read', async () => {
    const id = await applyAndConfirm(form());
    await decide({ decision: 'reject', application_id: id, reason: 'No.' });
    const lines = await app.database.query<{ event: string }>(
      `SELECT event FROM audit_log WHERE target_id = $1 OR details->>'what' = 'homeowner applications'`,
      [id],
    );
    expect(new Set(lines.map(({ event }) => event))).toEqual(
      new Set(['privilege_permissions_changed', 'sensitive_read']),
    );
  });

  it('returns 404 for an unknown application', async () => {
    const application_id = '0195d3a0-0000-7000-8000-000000000000';
    expect((await decide({ decision: 'approve', application_id })).status).toBe(404);
  });
});
