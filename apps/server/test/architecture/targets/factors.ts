import { randomUUID } from 'node:crypto';

import type { Role } from '@common-roof/contracts';

import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { factorsOf } from '#test/support/factors.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Player, ROLE_OF, signIn } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import { type Scene, type Target, type Targets, to } from './target.ts';

/** Sealed with no key of ours. */
const NONE = 'x.AAAA';
const signed = { challenge: NONE, ...new Authenticator().sign({ challenge: 'AAAA', rpId: 'localhost' }) };
const made = new Authenticator().make({ challenge: 'AAAA', rp: { id: 'localhost' }, user: { id: 'AAAA' } });

/** Factors in addition to the password. An account that gets a second factor is created for the cell. */
export function makeFactorTargets(app: TestApp): Targets {
  const factors = factorsOf(app);
  const somebody = async (accountType: Role): Promise<Player> => {
    const person = { email: `${randomUUID()}@x.test`, firstName: 'Nils', lastName: 'Newcomer', accountType };
    return signIn(app, await app.get(AccountsService).create(person));
  };
  /**
   * Returns a session of the caller that has just proved a factor; empty when a cell other than r1's targets another
   * account.
   */
  const proved = async (column: Column, { own, self }: Scene): Promise<{ token?: string }> => {
    if (!own && column !== 'r1') return {};
    const { token } = await signIn(app, self.account);
    await app.database.query('UPDATE sessions SET factor_confirmed_at = now()');
    return { token };
  };
  /** Other people's factors are rejected; own ones are changed on a substitute account of the same role. */
  const ofSomebody =
    (path: string, refused: unknown, right: (who: Player) => Promise<unknown>) =>
    async (column: Column, scene: Scene): Promise<Target> => {
      const { own, self } = scene;
      // Other cells gave r1 a passkey, so r1 has to prove it first.
      if (!own) return { path, body: refused, ...(await proved(column, scene)) };
      const who = await somebody(self.account.account_type);
      return { path, token: who.token, body: await right(who) };
    };
  const byWhoeverProved =
    (path: string) =>
    async (column: Column, scene: Scene): Promise<Target> => ({ path, ...(await proved(column, scene)) });
  const passkeyOf = async ({ account }: Player): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name)
       VALUES ($1, gen_random_uuid()::text, '\\x00', 0, '{}', 'Laptop') RETURNING id`,
      [account.id],
    );
    return `/api/auth/passkeys/${row?.id ?? ''}`;
  };
  return {
    'POST /api/login/second': to('/api/login/second', { challenge: NONE, code: '123456' }),
    'POST /api/login/passkey/options': to('/api/login/passkey/options'),
    'POST /api/login/passkey': to('/api/login/passkey', signed),
    'GET /api/auth/factors': to('/api/auth/factors'),
    'POST /api/auth/two-step': byWhoeverProved('/api/auth/two-step'),
    'POST /api/auth/two-step/confirm': async (column, { own }) => {
      const path = '/api/auth/two-step/confirm';
      const wrong = { code: '000000' };
      if (column === 'anon' || column === 'rPre') return { path, body: wrong };
      // Without a started setup, the answer is 409 for any code.
      const who = await somebody(ROLE_OF[column]);
      const secret = await factors.begin(who);
      return { path, token: who.token, body: own ? { code: factors.codeOf(secret) } : wrong };
    },
    'DELETE /api/auth/two-step': byWhoeverProved('/api/auth/two-step'),
    'POST /api/auth/recovery-codes': ofSomebody('/api/auth/recovery-codes', undefined, async (who) => {
      await factors.twoStep(who);
    }),
    'POST /api/auth/passkeys/options': byWhoeverProved('/api/auth/passkeys/options'),
    'POST /api/auth/passkeys': ofSomebody(
      '/api/auth/passkeys',
      { challenge: NONE, name: 'Laptop', ...made },
      async (who) => {
        const { challenge, options } = await factors.askToMake(who);
        return { challenge, name: 'Laptop', ...new Authenticator().make(options) };
      },
    ),
    'PUT /api/auth/passkeys/{id}': async (_column, { self }) => ({
      path: await passkeyOf(self),
      body: { name: 'Telephone' },
    }),
    'DELETE /api/auth/passkeys/{id}': async (column, scene) => ({
      path: await passkeyOf(scene.self),
      ...(await proved(column, scene)),
    }),
    'POST /api/auth/confirm-passkey/options': to('/api/auth/confirm-passkey/options'),
    'POST /api/auth/confirm-passkey': ofSomebody('/api/auth/confirm-passkey', signed, async (who) => {
      const key = await factors.passkey(who);
      const { challenge, options } = await factors.askToConfirm(who);
      return { challenge, ...key.sign(options) };
    }),
    'DELETE /api/admins/accounts/{id}/factors': async (_column, { roomie }) => ({
      path: `/api/admins/accounts/${(await somebody(roomie.account.account_type)).account.id}/factors`,
    }),
  };
}
