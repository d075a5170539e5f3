import { hash } from '@node-rs/argon2';

import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, setPassword, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
/** The parameters of older hashes. */
const EARLIER = { memoryCost: 4_096, timeCost: 3, parallelism: 1 };
const OF_NOW = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const login = ({ account: { email, account_type } }: Player, password: string) =>
  call(app, 'POST', '/api/login', { body: { email, password, account_type } });
const hashOf = async ({ account: { id } }: Player): Promise<string> => {
  const [row] = await app.database.query<{ password_hash: string }>(
    'SELECT password_hash FROM accounts WHERE id = $1',
    [id],
  );
  return row?.password_hash ?? '';
};
const keepAsBefore = async (player: Player): Promise<string> => {
  const earlier = await hash(PASSWORD, EARLIER);
  await app.database.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [player.account.id, earlier]);
  return earlier;
};

describe('a password hashed with older parameters', () => {
  it('is hashed again at sign-in, and still works', async () => {
    const { r1 } = world.players;
    const earlier = await keepAsBefore(r1);
    expect((await login(r1, 'another one, by 9 elms')).status).toBe(401);
    expect(await hashOf(r1)).toBe(earlier);
    expect((await login(r1, PASSWORD)).status).toBe(200);
    const renewed = await hashOf(r1);
    expect(renewed).toMatch(OF_NOW);
    expect((await login(r1, PASSWORD)).status).toBe(200);
    expect(await hashOf(r1)).toBe(renewed);
  });

  it('is hashed again once by simultaneous sign-ins, which all succeed', async () => {
    const { r1m } = world.players;
    await keepAsBefore(r1m);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(r1m, PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(await hashOf(r1m)).toMatch(OF_NOW);
  });

  it('never returns after a simultaneous change', async () => {
    const { rB } = world.players;
    const seen = await keepAsBefore(rB);
    await setPassword(app, rB.account, 'forty copper kettles, singing');
    const changed = await hashOf(rB);
    await app.get(AccountsRepository).replaceHash(rB.account.id, seen, await hash(PASSWORD, EARLIER));
    expect(await hashOf(rB)).toBe(changed);
  });
});
