import { API_TOKEN_PREFIX, AUTH_HEADER, type Call, type TokenScope } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { bearerIn } from './api-token-secrets.ts';
import { scopeOf } from './scopes-of-calls.ts';

/** What a request is read from. */
export type BearerRequest = Pick<FastifyRequest, 'headers'>;

const CHALLENGE = 'www-authenticate';
const SCHEME = 'Bearer realm="Common Roof"';

/**
 * Returns the API token of a request; null for none. A session goes before a bearer token that isn't ours, which a proxy
 * may have added.
 */
export function apiTokenIn({ headers }: BearerRequest): string | null {
  const token = bearerIn(headers.authorization);
  return headers[AUTH_HEADER] === undefined || token?.startsWith(API_TOKEN_PREFIX) === true ? token : null;
}

/** @throws 400 for a session and an API token in one request: it would be a guess whose rights count */
export function requireOneCredential(request: BearerRequest): void {
  if (request.headers[AUTH_HEADER] === undefined || apiTokenIn(request) === null) return;
  throw new DomainError('invalid_request', { detail: 'Send either a session or an API token.' });
}

/** The answer to a caller who isn't known, with a challenge as in RFC 6750 when they sent a bearer token. */
export function unauthenticated(request: BearerRequest, reply: FastifyReply): DomainError {
  if (apiTokenIn(request) === null) return new DomainError('unauthenticated');
  void reply.header(CHALLENGE, `${SCHEME}, error="invalid_token"`);
  return new DomainError('unauthenticated', { detail: 'This API token doesn’t work. It may have expired.' });
}

/** For what only a person may do. */
export const closedToTokens = (): DomainError =>
  new DomainError('forbidden', { detail: 'API tokens can’t do this. Sign in instead.' });

/** @throws 403 for a call that no API token opens, or that needs another scope */
export function requireScope(
  reply: FastifyReply,
  call: Pick<Call, 'id'> | undefined,
  scopes: readonly TokenScope[],
): void {
  const scope = call ? scopeOf(call) : null;
  if (scope === null) throw closedToTokens();
  if (scopes.includes(scope)) return;
  void reply.header(CHALLENGE, `${SCHEME}, error="insufficient_scope", scope="${scope}"`);
  throw new DomainError('insufficient_scope', {
    detail: filled('This API token doesn’t include {scope}.', { scope }),
    current: { scope },
  });
}
