import { hashOfApiToken, newApiToken } from '#contexts/identity/accounts/api-tokens/api-token-secrets.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Player, signIn } from '#test/support/world.ts';
import { type Targets, to } from './target.ts';

/** API tokens of the caller, or of r1. */
export function makeApiTokenTargets(app: TestApp): Targets {
  const tokenOf = async ({ account }: Player): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO api_tokens (account_id, name, scopes, token_hash, expires_at)
       VALUES ($1, 'Sheet', '{chores:read}', $2, now() + interval '7 days') RETURNING id`,
      [account.id, hashOfApiToken(newApiToken())],
    );
    return `/api/auth/api-tokens/${row?.id ?? ''}`;
  };
  return {
    'GET /api/auth/api-tokens': to('/api/auth/api-tokens'),
    'POST /api/auth/api-tokens': async (column, { own, self }) => {
      const body = { name: 'Sheet', scopes: ['chores:read'], days: 7 };
      await app.database.query('DELETE FROM api_tokens');
      // Other cells gave these a factor, which they have to prove.
      if (!own && column !== 'r1') return { path: '/api/auth/api-tokens', body };
      const { token } = await signIn(app, self.account);
      await app.database.query('UPDATE sessions SET factor_confirmed_at = now()');
      return { path: '/api/auth/api-tokens', body, token };
    },
    'DELETE /api/auth/api-tokens/{id}': async (_column, { self }) => ({ path: await tokenOf(self) }),
  };
}
