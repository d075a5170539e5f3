import type { CallResponse, listActivity, listNotifications } from '@common-roof/contracts';

import { AdoptRules } from '#contexts/housing/houses/house/adopt-rules.ts';
import { Database } from '#kernel/database/database.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const reads = (who: 'r1' | 'adm', locale: string | null) =>
  call(app, 'PUT', '/api/me/preferences', { token: world.players[who].token, body: { locale } });
let written = 0;
const changeRules = async (): Promise<void> => {
  const { houseA, players } = world;
  written += 1;
  const text = `Quiet from ${String(written)} o'clock.`;
  await app.get(Database).transaction(() => app.get(AdoptRules).adopt(players.h1.actor, houseA, text));
  await app.drainEvents();
};

describe('the language', () => {
  it("of an alert is its reader's, live and in the list", async () => {
    const { r1 } = world.players;
    await reads('r1', 'de');
    const socket = await connect(app, r1.token);
    const live = nextEvent(socket, 'notification:created');
    await changeRules();
    expect(await live).toMatchObject({ title: 'Neue Hausordnung in House A' });
    const listed = async (headers: Record<string, string>): Promise<string | undefined> => {
      const { body } = await call(app, 'GET', '/api/notifications', { token: r1.token, headers });
      return (body as CallResponse<typeof listNotifications>).items[0]?.title;
    };
    expect(await listed(german)).toBe('Neue Hausordnung in House A');
    expect(await listed({ 'accept-language': 'en' })).toBe('New rules in House A');
  });

  it("of an e-mail is its reader's", async () => {
    await reads('r1', 'de');
    await changeRules();
    const mail = await mailTo(world.players.r1.account.email, /^Neue Hausordnung in House A$/);
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.text).toContain('E-Mails dieser Art abbestellen:');
  });

  it('of an e-mail in Arabic are read from the right', async () => {
    await reads('r1', 'ar');
    await changeRules();
    const { html } = await mailTo(world.players.r1.account.email, /قواعد.*House A$/);
    expect(html).toContain('<html lang="ar" dir="rtl">');
  });

  it('of an e-mail to a person without an account is that of their application', async () => {
    const email = 'klara@words.test';
    const body = { email, first_name: 'Klara', last_name: 'Kurz', city: 'Wien', houses: 1 };
    expect((await call(app, 'POST', '/api/homeowners', { body, headers: german })).status).toBe(202);
    await app.drainEvents();
    expect((await mailTo(email, /Bestätige deine Bewerbung/)).text).toContain('Hallo Klara,');
  });

  it("of the stream is each admin's, with people's current names", async () => {
    const { adm, h1 } = world.players;
    await reads('adm', 'de');
    const socket = await connect(app, adm.token);
    const live = nextEvent(socket, 'activity:created');
    await changeRules();
    expect(await live).toMatchObject({ summary: 'hat die Hausordnung von House A geändert' });
    await app.database.query(`UPDATE accounts SET first_name = 'Helene' WHERE id = $1`, [h1.account.id]);
    const { body } = await call(app, 'GET', '/api/admins/activity?kind=house.rules-changed', {
      token: adm.token,
      headers: { 'accept-language': 'en' },
    });
    const [line] = (body as CallResponse<typeof listActivity>).items;
    expect(line?.summary).toBe('changed the rules of House A');
    expect(line?.actor?.name).toMatch(/^Helene /);
  });

  it('of a problem is the one that the caller requests, signed in or not', async () => {
    const refused = (body: object, headers: Record<string, string> = german) =>
      call(app, 'POST', '/api/login', { body, headers });
    const wrong = { email: 'nobody@words.test', password: 'wrong', account_type: 'roomie' };
    expect(problemOf(await refused(wrong))).toMatchObject({
      title: 'Die Anmeldung hat nicht geklappt',
      detail: 'E-Mail, Passwort und Art des Kontos passen nicht zusammen.',
    });
    const incomplete = problemOf(await refused({ email: 'nobody', account_type: 'roomie' }));
    expect(incomplete.errors).toEqual([
      { path: 'email', message: 'Gib eine E-Mail-Adresse ein.' },
      { path: 'password', message: 'Ungültige Eingabe: erwartet string, erhalten undefined' },
    ]);
    expect(problemOf(await refused(wrong, { 'accept-language': 'it' })).title).toBe('The sign-in did not work');
    const chosen = { ...german, cookie: 'other=1; common-roof-language=en' };
    expect(problemOf(await refused(wrong, chosen)).title).toBe('The sign-in did not work');
  });
});
