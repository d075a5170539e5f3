import type { ApiToken, NewApiToken, TokenScope } from '@common-roof/contracts';

import { type Answer, call, type Request } from './http.ts';
import { secrets } from './secrets.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

const PATH = '/api/auth/api-tokens';

/** API tokens of people, and calls with them. */
export function apiTokensOf(app: TestApp) {
  const ask = ({ token }: Pick<Player, 'token'>, body: unknown): Promise<Answer> =>
    call(app, 'POST', PATH, { token, body });

  /** @returns the answer with the secret, which nothing else may contain */
  async function create(who: Player, scopes: readonly TokenScope[], days = 90): Promise<NewApiToken> {
    const answer = await ask(who, { name: 'Kitchen display', scopes, days });
    if (answer.status !== 201) throw new Error(`${String(answer.status)} ${answer.text}`);
    const created = answer.body as NewApiToken;
    secrets.plantGiven(created.token);
    return created;
  }

  const list = async ({ token }: Player): Promise<ApiToken[]> =>
    ((await call(app, 'GET', PATH, { token })).body as { items: ApiToken[] }).items;

  const revoke = ({ token }: Player, { _id }: Pick<ApiToken, '_id'>): Promise<Answer> =>
    call(app, 'DELETE', `${PATH}/${_id}`, { token });

  const by = (token: string, method: string, path: string, { headers, ...request }: Request = {}): Promise<Answer> =>
    call(app, method, path, { ...request, headers: { ...headers, authorization: `Bearer ${token}` } });

  return { ask, create, list, revoke, by };
}
