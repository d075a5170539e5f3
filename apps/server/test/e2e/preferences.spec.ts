import { alertSaying } from '@common-roof/words';
import { NotificationsService } from '#contexts/insight/notifications/notifications.service.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Signs in again, because sessions expire when the clock is years ahead. */
const save = async (who: ActorName, body: object) =>
  call(app, 'PUT', '/api/me/preferences', { token: (await signIn(app, world.players[who].account)).token, body });
const raise = async (who: ActorName, title: string): Promise<void> => {
  await app.get(NotificationsService).raise({
    to: world.players[who].account.id,
    kind: 'house_rules',
    about: null,
    says: alertSaying('as_written', { title, body: 'Have a look.' }),
    link: '/user',
  });
  await app.drainEvents();
};
const rules = (email: string, in_app = true) => ({ alerts: [{ kind: 'house_rules', in_app, email }] });

describe('notification preferences', () => {
  it('are immediate by default, for what concerns the role', async () => {
    const { body } = await call(app, 'GET', '/api/me/preferences', { token: world.players.r1.token });
    expect(body).toMatchObject({ locale: null, digest_time: '18:00', role: 'roomie' });
    const { alerts } = body as { alerts: { kind: string; email: string }[] };
    expect(alerts).toContainEqual({ kind: 'house_rules', in_app: true, email: 'immediately', push: true });
    expect(alerts.map(({ kind }) => kind)).not.toContain('homeowner_applied');
    expect(alerts.map(({ kind }) => kind)).not.toContain('account_security');
  });

  it("are saved, and omitted ones don't change", async () => {
    await save('r1', { locale: 'de', time_zone: 'Europe/Berlin', digest_time: '07:30' });
    const { body } = await save('r1', { theme: 'dark' });
    expect(body).toMatchObject({ locale: 'de', theme: 'dark', time_zone: 'Europe/Berlin', digest_time: '07:30' });
    expect((await save('r1', { locale: null })).body).toMatchObject({ locale: null, theme: 'dark' });
  });

  it.each([
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['digest_time', { digest_time: '25:00' }],
    ['theme', { theme: 'sepia' }],
  ])('name %s when it is invalid', async (field, wrong) => {
    const answer = await save('r1', wrong);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });

  it("reject a time zone that the database doesn't know, which would stop everyone's daily e-mail", async () => {
    const answer = problemOf(await save('r1', { time_zone: 'US/Pacific-New' }));
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'time_zone' }] });
    await expect(
      app.database.query(`UPDATE accounts SET time_zone = 'US/Pacific-New' WHERE id = $1`, [
        world.players.r1.account.id,
      ]),
    ).rejects.toThrow('accounts_time_zone_known');
  });

  it('allow no choice about security, or about what others are told', async () => {
    for (const kind of ['account_security', 'homeowner_applied']) {
      const answer = await save('r1', { alerts: [{ kind, in_app: false, email: 'never' }] });
      expect(problemOf(answer)).toMatchObject({ status: 422 });
    }
  });
});

describe('an alert', () => {
  it('is followed by an e-mail at once, with a link to unsubscribe', async () => {
    await raise('r1m', 'Rules, version 2');
    const mail = await mailTo(world.players.r1m.account.email, /Rules, version 2/);
    expect(mail.text).toContain('/unsubscribe?t=');
    expect(JSON.stringify(mail.headers)).toContain('One-Click');
  });

  it("isn't e-mailed when that is turned off", async () => {
    await save('rB', rules('never'));
    await raise('rB', 'Unwanted by e-mail');
    const [row] = await app.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM email_message WHERE account_id = $1',
      [world.players.rB.account.id],
    );
    expect(row?.n).toBe(0);
  });

  it('is listed as read when it is turned off in the app', async () => {
    await save('rB', rules('never', false));
    await raise('rB', 'Unwanted in the app');
    const { body } = await call(app, 'GET', '/api/notifications', { token: world.players.rB.token });
    const { items } = body as { items: { title: string; read_at: string | null }[] };
    expect(items.find(({ title }) => title === 'Unwanted in the app')?.read_at).not.toBeNull();
  });
});

describe('the daily e-mail', () => {
  const queued = async (): Promise<number> =>
    (await app.database.query(`SELECT 1 FROM email_message WHERE template = 'digest'`)).length;
  /** @returns how many are queued at that moment */
  const at = async (iso: string): Promise<number> => {
    const before = await queued();
    app.clock.set(new Date(iso));
    await app.runDue();
    return (await queued()) - before;
  };

  it('is sent once a day at the chosen local time, with what is still unread', async () => {
    const { email, id } = world.players.rEx.account;
    await save('rEx', { ...rules('digest'), time_zone: 'America/New_York', digest_time: '18:00' });
    app.clock.set(new Date('2030-01-15T12:00:00Z'));
    await raise('rEx', 'First of the day');
    await raise('rEx', 'Second of the day');
    await app.database.query(
      `UPDATE notifications SET read_at = now() WHERE account_id = $1 AND params->>'title' LIKE 'First%'`,
      [id],
    );
    expect(await at('2030-01-15T22:59:00Z')).toBe(0); // 17:59 local time.
    expect(await at('2030-01-15T23:00:00Z')).toBe(1);
    const mail = await mailTo(email, /One new alert on Common Roof/);
    expect(mail.text).toContain('Second of the day');
    expect(mail.text).not.toContain('First of the day');
    await raise('rEx', 'Later that day');
    expect(await at('2030-01-16T04:00:00Z')).toBe(0); // Still the 15th local time.
    expect(await at('2030-01-16T23:30:00Z')).toBe(1);
    const mails = await mailsTo(email);
    expect(mails.filter(({ subject }) => subject === 'One new alert on Common Roof').length).toBeLessThanOrEqual(2);
  });

  it('includes the alerts that are wanted by e-mail only', async () => {
    await save('r1m', { ...rules('digest', false), time_zone: 'UTC', digest_time: '06:00' });
    await raise('r1m', 'Not in the app');
    expect(await at('2031-03-01T06:30:00Z')).toBe(1);
    expect((await mailTo(world.players.r1m.account.email, /One new alert on Common Roof/)).text).toContain(
      'Not in the app',
    );
    app.clock.set(new Date());
  });

  it('follows a move to another time zone, or a new hour', async () => {
    app.clock.set(new Date('2032-05-01T12:00:00Z'));
    const choose = (body: object) => save('rB', body);
    await choose({ ...rules('digest'), time_zone: 'UTC', digest_time: '20:00' });
    await raise('rB', 'Waits for the evening');
    await choose({ digest_time: '21:00' });
    expect(await at('2032-05-01T20:30:00Z')).toBe(0);
    await choose({ time_zone: 'Europe/Berlin' });
    expect(await at('2032-05-01T20:31:00Z')).toBe(1); // 22:31 local time.
    app.clock.set(new Date());
  });

  it("isn't sent when there is nothing in it", async () => {
    await save('r1', rules('digest'));
    await raise('r1', 'Read in time');
    const { token } = await signIn(app, world.players.r1.account);
    expect((await call(app, 'PUT', '/api/notifications/read-all', { token })).body).toEqual({ read: 1 });
    expect(await at('2030-02-01T23:59:00Z')).toBe(0);
  });
});

describe('more alerts within an hour than are mailed one by one', () => {
  let limited: TestApp;
  let people: World['players'];

  beforeAll(async () => {
    limited = await startTestApp({ LIMIT_ALERT_EMAILS_PER_HOUR: '2' });
    people = (await buildWorld(limited)).players;
  });
  afterAll(() => limited.close());

  const raiseMany = async (who: ActorName, titles: readonly string[], legal = false): Promise<void> => {
    for (const title of titles) {
      await limited.get(NotificationsService).raise({
        to: people[who].account.id,
        kind: legal ? 'lease_ends' : 'house_rules',
        about: null,
        says: legal
          ? alertSaying('notice_given', { name: 'Helen', title, day: '2031-03-31', reason: '' })
          : alertSaying('as_written', { title, body: '' }),
        link: '/user',
      });
    }
    await limited.drainEvents();
  };
  const titlesTo = async (who: ActorName): Promise<string[]> =>
    (await mailsTo(people[who].account.email)).map(({ subject }) => subject);

  it('share one e-mail at the end of the hour, each once, without those that were read', async () => {
    limited.clock.set(new Date('2031-01-15T12:20:00Z'));
    await raiseMany('r1', ['one', 'two', 'three', 'four', 'five']);
    const { id, email } = people.r1.account;
    await limited.database.query(`UPDATE notifications SET read_at = now() WHERE account_id = $1 AND params->>'title' = 'four'`, [id]); // prettier-ignore
    expect(await titlesTo('r1')).toEqual(expect.arrayContaining(['one', 'two']));
    expect(await titlesTo('r1')).not.toContain('three');
    limited.clock.set(new Date('2031-01-15T13:00:01Z'));
    await limited.runDue();
    const mail = await mailTo(email, /^2 more alerts from the last hour on Common Roof$/);
    expect(mail.text).toMatch(/• five[\s\S]*• three/);
    expect(mail.text).not.toContain('four');
    await limited.runDue();
    expect((await titlesTo('r1')).filter((title) => title.includes('more alerts from the last hour'))).toHaveLength(1);
  });

  it("don't delay alerts about rights; more of those than the limit share one e-mail, read or not", async () => {
    limited.clock.set(new Date('2031-01-16T12:20:00Z'));
    await raiseMany('rB', ['one', 'two', 'three']);
    await raiseMany('rB', ['House 1', 'House 2', 'House 3'], true);
    const { id, email } = people.rB.account;
    await limited.database.query('UPDATE notifications SET read_at = now() WHERE account_id = $1', [id]);
    limited.clock.set(new Date('2031-01-16T13:00:01Z'));
    await limited.runDue();
    expect((await mailTo(email, /^One more alert from the last hour on Common Roof$/)).text).toContain('House 3');
    expect((await titlesTo('rB')).filter((title) => title.includes('House'))).toHaveLength(2);
  });
});
