import type { CallResponse, listNeatkeepersOfHomeowner } from '@common-roof/contracts';

import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { type Answer, call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { fresh, neatkeepersOf, PASSWORD, TUESDAYS } from '#test/support/neatkeepers.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let aHouse: ReturnType<typeof neatkeepersOf>['aHouse'];
let aKeeper: ReturnType<typeof neatkeepersOf>['aKeeper'];
let ask: ReturnType<typeof neatkeepersOf>['ask'];
let keptBy: ReturnType<typeof neatkeepersOf>['keptBy'];

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  ({ aHouse, aKeeper, ask, keptBy } = neatkeepersOf(app));
});
afterAll(() => app.close());

const invite = (who: Player, email: string, houses: string[], more: object = {}) =>
  ask(who, 'POST', '/api/neatkeepers/create-neatkeeper', {
    email,
    first_name: 'Nils',
    last_name: 'Broom',
    assignments: houses.map((house_id) => ({ house_id, cleaning: TUESDAYS })),
    ...more,
  });
const invitationIn = (answer: Answer): string =>
  (answer.body as { invitations: { _id: string }[] }).invitations[0]?._id ?? '';
const ofHomeowner = async (who: Player) =>
  (await ask(who, 'GET', `/api/neatkeepers/get-for-homeowner/${who.account.id}`)).body as CallResponse<
    typeof listNeatkeepersOfHomeowner
  >;
const answerTo = (who: Player, id: string, answer: string) =>
  ask(who, 'PUT', `/api/neatkeepers/invitations/${id}`, { answer });

describe('inviting a neatkeeper', () => {
  it('creates an account for a new address, whose owner chooses a password and accepts', async () => {
    const { h1 } = world.players;
    const house = await aHouse(h1);
    const email = fresh();
    const answer = await invite(h1, email, [house]);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ invitations: [{ email, house: { _id: house }, cleaning: TUESDAYS }] });
    await app.drainEvents();
    const mail = await mailTo(email, /invites you/);
    const token = /token=([A-Za-z0-9_-]{43})/.exec(mail.text)?.[1];
    await call(app, 'POST', '/api/auth/accept-invite', { body: { token, new_password: PASSWORD } });
    const account = await app.get(AccountsRepository).findByEmail(email, 'neatkeeper');
    if (!account) throw new Error('no account');
    const keeper = await signIn(app, account);
    expect(await keptBy(keeper)).toEqual([]);
    const { items } = (await ask(keeper, 'GET', '/api/neatkeepers/invitations')).body as { items: { _id: string }[] };
    expect(items).toMatchObject([{ house: { _id: house }, homeowner: 'h1 Player', cleaning: TUESDAYS }]);
    expect((await answerTo(keeper, items[0]?._id ?? '', 'accept')).status).toBe(204);
    expect(await keptBy(keeper)).toMatchObject([{ _id: house, cleaning: TUESDAYS, rooms: ['Room 0', 'Room 1'] }]);
    expect((await answerTo(keeper, items[0]?._id ?? '', 'decline')).status).toBe(409);
  });

  it('never changes an existing account: its owner is asked, and may decline, AB-25', async () => {
    const { h1 } = world.players;
    const keeper = await aKeeper();
    const before = await app.database.query('SELECT * FROM accounts WHERE id = $1', [keeper.account.id]);
    const socket = await connect(app, keeper.token);
    const told = nextEvent(socket, 'notification:created');
    const house = await aHouse(h1);
    const answer = await invite(h1, keeper.account.email, [house], {
      first_name: 'Mallory',
      phone: '+44 161 496 0000',
    });
    await app.drainEvents();
    expect(await told).toMatchObject({ kind: 'cleaning_invitation' });
    socket.close();
    expect(await app.database.query('SELECT * FROM accounts WHERE id = $1', [keeper.account.id])).toEqual(before);
    expect((await mailTo(keeper.account.email, /asks you to clean/)).text).toContain('/feedback-neatkeeper');
    expect((await mailsTo(keeper.account.email)).some(({ text }) => text.includes('token='))).toBe(false);
    const [named] = (await ofHomeowner(h1)).invitations;
    expect(named).toMatchObject({ first_name: 'Mallory', email: keeper.account.email });
    expect((await ask(h1, 'GET', `/api/neatkeepers/${keeper.account.id}`)).status).toBe(404);
    expect((await answerTo(keeper, invitationIn(answer), 'decline')).status).toBe(204);
    expect(await keptBy(keeper)).toEqual([]);
    await app.drainEvents();
    const alerts = await unreadTitles(app, { account_id: h1.account.id, kind: 'cleaning_answered' });
    expect(alerts[0]).toMatch(/^Mallory Broom can’t clean/);
  });

  it('gets the same response with or without an account, even a disabled one', async () => {
    const { h1 } = world.players;
    const disabled = await aKeeper();
    await app.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [disabled.account.id]);
    const house = await aHouse(h1);
    const shapes: string[][] = [];
    for (const email of [fresh(), (await aKeeper()).account.email, disabled.account.email]) {
      const answer = await invite(h1, email, [house]);
      expect(answer.status).toBe(201);
      const [invitation] = (answer.body as { invitations: object[] }).invitations;
      shapes.push(Object.keys(invitation ?? {}));
    }
    expect(new Set(shapes.map(String)).size).toBe(1);
    await app.drainEvents();
    expect(await mailsTo(disabled.account.email)).toEqual([]);
    const [row] = await app.database.query<{ shut: boolean }>(
      'SELECT disabled_at IS NOT NULL AS shut FROM accounts WHERE id = $1',
      [disabled.account.id],
    );
    expect(row?.shut).toBe(true);
  });

  it('with the address of a homeowner or roomie creates a separate account and leaves theirs alone', async () => {
    const { h1, h2, r1 } = world.players;
    for (const other of [h2, r1]) {
      const before = await app.database.query('SELECT * FROM accounts WHERE id = $1', [other.account.id]);
      expect((await invite(h1, other.account.email, [await aHouse(h1)])).status).toBe(201);
      expect(await app.database.query('SELECT * FROM accounts WHERE id = $1', [other.account.id])).toEqual(before);
      const [row] = await app.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM house_neatkeepers WHERE neatkeeper_id = $1`,
        [other.account.id],
      );
      expect(row?.n).toBe(0);
    }
  });

  it("is limited to own houses that aren't archived, once per house", async () => {
    const { h1 } = world.players;
    const house = await aHouse(h1);
    expect((await invite(h1, fresh(), [house, world.houseB])).status).toBe(404);
    const email = fresh();
    expect((await invite(h1, email, [house])).status).toBe(201);
    expect((await invite(h1, email, [house])).status).toBe(409);
    const answer = await invite(h1, world.players.k1.account.email, [world.houseA]);
    expect(problemOf(answer)).toMatchObject({ status: 409, detail: 'They already look after House A.' });
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [house]);
    expect((await invite(h1, fresh(), [house])).status).toBe(409);
  });

  it.each([
    ['weekdays that there are not', { weekdays: [8], from: null, to: null }],
    ['half a time window', { weekdays: [1], from: '09:00', to: null }],
    ['a window that ends before it begins', { weekdays: [1], from: '11:00', to: '09:00' }],
    ['a time that there is not', { weekdays: [1], from: '25:00', to: '26:00' }],
  ])('rejects %s', async (_, cleaning) => {
    const assignments = [{ house_id: world.houseA, cleaning }];
    expect((await invite(world.players.h1, fresh(), [], { assignments })).status).toBe(400);
  });

  it('can be withdrawn and sent again until it is answered, three times an hour', async () => {
    const { h1, h2 } = world.players;
    const keeper = await aKeeper();
    const id = invitationIn(await invite(h1, keeper.account.email, [await aHouse(h1)]));
    const resend = () => ask(h1, 'POST', `/api/neatkeepers/invitations/${id}/resend`);
    expect([(await resend()).status, (await resend()).status, (await resend()).status]).toEqual([202, 202, 202]);
    expect((await resend()).status).toBe(429);
    expect((await ask(h2, 'DELETE', `/api/neatkeepers/invitations/${id}`)).status).toBe(404);
    expect((await ask(h1, 'DELETE', `/api/neatkeepers/invitations/${id}`)).status).toBe(204);
    expect((await answerTo(keeper, id, 'accept')).status).toBe(409);
    await app.drainEvents();
    const unread = await app.database.query(
      `SELECT 1 FROM notifications WHERE subject_id = $1 AND kind = 'cleaning_invitation' AND read_at IS NULL`,
      [id],
    );
    expect(unread).toEqual([]);
  });

  it('is answered once, even by simultaneous answers, and only by its recipient', async () => {
    const { h1, k2 } = world.players;
    const keeper = await aKeeper();
    const id = invitationIn(await invite(h1, keeper.account.email, [await aHouse(h1)]));
    expect((await answerTo(k2, id, 'accept')).status).toBe(404);
    const answers = await Promise.all([answerTo(keeper, id, 'accept'), answerTo(keeper, id, 'decline')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});
