import { PasswordsService } from '#contexts/identity/accounts/sign-in/passwords.service.ts';
import {
  CHANGE_EMAIL_LINK,
  INVITE_LINK,
  RESET_LINK,
  VERIFY_LINK,
} from '#contexts/identity/accounts/sign-in/account-links.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import type { Capability } from '#kernel/capabilities/capability.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
const OTHER = 'forty copper kettles, singing';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Returns the secret in the newest e-mailed link of a kind. */
async function secretOf(link: Capability, accountId: string): Promise<string> {
  const address = (await app.get(Capabilities).listAddresses(link, [accountId])).get(accountId) ?? '';
  return address.slice(address.indexOf(link.page) + link.page.length);
}

/** Creates an account with one of every link that is sent to its mailbox. */
async function withLinks(name: ActorName) {
  const { account } = world.players[name];
  await setPassword(app, account, PASSWORD);
  const { token } = await signIn(app, account);
  const passwords = app.get(PasswordsService);
  await passwords.sendReset(account);
  await passwords.invite(account, account.id);
  await passwords.requestVerification(account);
  const body = { new_email: `new-${account.email}`, current_password: PASSWORD };
  expect((await call(app, 'POST', '/api/auth/change-email', { token, body })).status).toBe(202);
  const { id } = account;
  return {
    token,
    reset: await secretOf(RESET_LINK, id),
    invite: await secretOf(INVITE_LINK, id),
    verify: await secretOf(VERIFY_LINK, id),
    changeEmail: await secretOf(CHANGE_EMAIL_LINK, id),
  };
}

const setByLink = (path: 'reset-password' | 'accept-invite', token: string) =>
  call(app, 'POST', `/api/auth/${path}`, { body: { token, new_password: OTHER } });
const follow = (path: 'verify-email' | 'confirm-email', token: string) =>
  call(app, 'POST', `/api/auth/${path}`, { body: { token } });

describe('the links to an account', () => {
  it('all end when the password changes', async () => {
    const { token, ...links } = await withLinks('r1');
    const body = { current_password: PASSWORD, new_password: OTHER };
    expect((await call(app, 'POST', '/api/auth/change-password', { token, body })).status).toBe(200);
    expect((await setByLink('reset-password', links.reset)).status).toBe(410);
    expect((await setByLink('accept-invite', links.invite)).status).toBe(410);
    expect((await follow('confirm-email', links.changeEmail)).status).toBe(410);
    expect((await follow('verify-email', links.verify)).status).toBe(410);
  });

  it('all end when one of them sets a password', async () => {
    const links = await withLinks('r1m');
    expect((await setByLink('reset-password', links.reset)).status).toBe(200);
    expect((await setByLink('accept-invite', links.invite)).status).toBe(410);
    expect((await follow('confirm-email', links.changeEmail)).status).toBe(410);
  });

  it('all end when the address changes, so that the old mailbox opens nothing', async () => {
    const links = await withLinks('rB');
    expect((await follow('confirm-email', links.changeEmail)).status).toBe(200);
    expect((await setByLink('reset-password', links.reset)).status).toBe(410);
    expect((await setByLink('accept-invite', links.invite)).status).toBe(410);
  });

  it('return the account they opened, so that the next sign-in suggests it', async () => {
    const { reset } = await withLinks('h1');
    expect((await setByLink('reset-password', reset)).body).toMatchObject({ account_type: 'homeowner' });
    const { invite, verify } = await withLinks('h2');
    expect((await follow('verify-email', verify)).body).toMatchObject({ account_type: 'homeowner' });
    expect((await setByLink('accept-invite', invite)).body).toMatchObject({
      account_type: 'homeowner',
      email: expect.stringContaining('@') as string,
    });
    const { changeEmail } = await withLinks('k2');
    expect((await follow('confirm-email', changeEmail)).body).toMatchObject({ account_type: 'neatkeeper' });
  });

  it('open once, even for simultaneous requests', async () => {
    const { verify } = await withLinks('k1');
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => follow('verify-email', verify)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(7).fill(410)]);
  });
});
