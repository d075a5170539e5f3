import { z } from 'zod';

import { TOKEN_DAYS, TOKEN_SCOPES } from '../api-tokens.ts';
import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { empty, idParams, name, timestamp, uuid } from './primitives.ts';

const scope = z.enum(TOKEN_SCOPES);
const scopes = z
  .array(scope)
  .min(1, 'Choose at least one permission.')
  .max(TOKEN_SCOPES.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each permission once.');

const tokenName = name.refine((value) => value.length <= LIMITS.apiTokenName, 'This is too long.');

export const ApiToken = z.strictObject({
  _id: uuid,
  name: z.string(),
  scopes: z.array(scope),
  created_at: timestamp,
  expires_at: timestamp,
  expired: z.boolean(),
  last_used_at: timestamp.nullable().describe('Within ten minutes of its last use'),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const ApiTokens = z.strictObject({ items: z.array(ApiToken).describe('Newest first, without revoked ones') });
export type ApiTokens = z.infer<typeof ApiTokens>;

export const NewApiToken = ApiToken.extend({
  token: z.string().describe('The secret. It is shown this once, and stored nowhere'),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

export const listApiTokens = defineCall({
  id: 'listApiTokens',
  method: 'GET',
  path: '/api/auth/api-tokens',
  tag: 'API tokens',
  summary: 'The caller’s API tokens, without their secrets.',
  response: ApiTokens,
});

export const createApiToken = defineCall({
  id: 'createApiToken',
  method: 'POST',
  path: '/api/auth/api-tokens',
  tag: 'API tokens',
  summary:
    'Create an API token. Needs a fresh password, and a second factor if the account has one. 409 when there are too many.',
  body: z.strictObject({
    name: tokenName,
    scopes,
    days: z.literal([...TOKEN_DAYS]).describe('Days until it expires'),
  }),
  response: NewApiToken,
  status: 201,
});

export const revokeApiToken = defineCall({
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/api/auth/api-tokens/{id}',
  tag: 'API tokens',
  summary: 'Revoke an API token. It stops working at once.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});
