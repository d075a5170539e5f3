import { randomUUID } from 'node:crypto';

import type { Page, Person } from '@common-roof/contracts';

import { AdminsService } from '#contexts/identity/accounts/admins/admins.service.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const ask = (method: string, path: string, body?: unknown, who: Player = world.players.adm) =>
  call(app, method, `/api/admins${path}`, { token: who.token, ...(body === undefined ? {} : { body }) });
const person = () => ({ email: `${randomUUID()}@people.test`, first_name: 'Asta', last_name: 'Holm' });
const listed = async (search: string) => (await ask('GET', `/all?search=${search}`)).body as Page<Person>;

async function anAdmin(): Promise<Player> {
  const { email } = person();
  const account = await app.get(AdminsService).create({ email, firstName: 'Asta', lastName: 'Holm' });
  await setPassword(app, account, PASSWORD);
  return signIn(app, account);
}
const wait = async (player: Player) => {
  await app.database.query(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes' WHERE id = $1`, [
    player.actor.sessionId,
  ]);
  return player;
};

describe('admins', () => {
  it('are invited after a password check, and listed as invited until they have chosen one', async () => {
    const body = person();
    const stale = await wait(await anAdmin());
    expect(problemOf(await ask('POST', '', body, stale)).code).toBe('step_up_required');
    const made = await ask('POST', '', body);
    expect(made.status).toBe(201);
    expect((await ask('POST', '', body)).status).toBe(409);
    expect((await listed(body.email)).items).toMatchObject([
      { email: body.email, account_type: 'admin', invited: true, disabled: false, houses: [] },
    ]);
    await app.drainEvents();
    await mailTo(body.email, /invites you/);
    await setPassword(app, { id: (made.body as Person)._id }, PASSWORD);
    expect((await listed(body.email)).items).toMatchObject([{ invited: false }]);
    expect((await ask('POST', `/accounts/${(made.body as Person)._id}/invite`)).status).toBe(409);
  });

  it('can be invited again: only the last link works', async () => {
    const body = person();
    const { _id: id } = (await ask('POST', '', body)).body as Person;
    await app.drainEvents();
    const first = await mailTo(body.email, /invites you/);
    expect((await ask('POST', `/accounts/${id}/invite`)).status).toBe(202);
    await app.drainEvents();
    const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const mails = await app.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM email_message WHERE account_id = $1',
      [id],
    );
    expect(mails).toEqual([{ n: 2 }]);
    const accept = await call(app, 'POST', '/api/auth/accept-invite', {
      body: { token: tokenIn(first.text), new_password: PASSWORD },
    });
    expect(accept.status).toBe(410);
  });

  it('can be disabled by another admin, which ends their session at once, but not by themselves', async () => {
    const other = await anAdmin();
    const { adm } = world.players;
    expect(problemOf(await ask('DELETE', `/${adm.account.id}`)).status).toBe(409);
    expect((await ask('DELETE', `/${world.players.h1.account.id}`)).status).toBe(404);
    expect((await ask('DELETE', `/${other.account.id}`)).status).toBe(204);
    expect((await ask('GET', '/all', undefined, other)).status).toBe(401);
    expect((await listed(other.account.email)).items).toMatchObject([{ disabled: true }]);
    expect((await ask('POST', `/accounts/${other.account.id}/enable`)).status).toBe(204);
  });

  it("can't both disable each other at the same moment, AB-06", async () => {
    const [left, right] = [await anAdmin(), await anAdmin()];
    const answers = await whileHeld(app, 'accounts', left.account.id, async (waiting) => {
      const both = [
        ask('DELETE', `/${right.account.id}`, undefined, left),
        ask('DELETE', `/${left.account.id}`, undefined, right),
      ];
      await waiting(2);
      return { both };
    });
    const statuses = (await Promise.all(answers.both)).map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 403]);
    const [still] = await app.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM accounts WHERE id = ANY($1) AND disabled_at IS NULL',
      [[left.account.id, right.account.id]],
    );
    expect(still?.n).toBe(1);
  });
});
