import type { CoHomeownerArea, Locale, Role, TokenScope } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { networkOf } from './client-address.ts';
import { localeIn, readerIn } from './reading.ts';

/** The caller according to the database: the role is read from the account, never from the token. */
export interface Actor {
  readonly accountId: string;
  readonly role: Role;
  /** The session of the call; with an API token, the token's id, which is no session's. */
  readonly sessionId: string;
  readonly name: string;
  /** The account may only set up a second factor. */
  readonly isLimited?: true;
  /** Somebody else makes the call in the account's stead. */
  readonly acting?: ActingPerson;
  /** A program makes the call with an API token of the account. */
  readonly token?: ActorToken;
}

export interface ActorToken {
  readonly id: string;
  readonly scopes: readonly TokenScope[];
}

/** A co-homeowner in a session for the homeowner's account. */
export interface ActingPerson {
  readonly coHomeownerId: string;
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly areas: readonly CoHomeownerArea[];
}

/** What audit lines and rate limits know about a request. */
export interface RequestOrigin {
  readonly ip: string;
  /** The key that limits count by; see {@link networkOf}. */
  readonly network: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** The language the caller asks for. Null for none that is supported. */
  readonly locale: Locale | null;
  /** The account of the person who acts for the caller's account. */
  readonly actingPersonId?: string;
  /** The API token that the call was made with. */
  readonly apiTokenId?: string;
}

export interface AuthenticatedRequest extends FastifyRequest {
  actor?: Actor;
  /** The account of the token in the request, whether or not the token is valid. */
  tokenOf?: string;
}

export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!actor) throw new Error('A handler asked for the actor of a public call.');
  return actor;
});

/** For calls that work with or without a session. */
export const OptionalActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | null =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().actor ?? null,
);

export function originOf(request: FastifyRequest): RequestOrigin {
  const { acting, token } = (request as AuthenticatedRequest).actor ?? {};
  return {
    ip: request.ip,
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    locale: localeIn(request),
    ...(acting ? { actingPersonId: acting.personId } : {}),
    ...(token ? { apiTokenId: token.id } : {}),
  };
}

/** The reader of the response: language and time zone. */
export const Reading = createParamDecorator((_: unknown, context: ExecutionContext): Reader =>
  readerIn(context.switchToHttp().getRequest<FastifyRequest>()),
);

export const Origin = createParamDecorator((_: unknown, context: ExecutionContext): RequestOrigin =>
  originOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
