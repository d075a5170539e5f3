import type { ServerResponse } from 'node:http';

import { AUTH_HEADER, LIMITS } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor, AuthenticatedRequest } from '#kernel/http/actor.ts';
import { callOf } from '#kernel/http/call.decorator.ts';
import { networkOf } from '#kernel/http/client-address.ts';
import { AccountConcurrencyLimiter } from '#kernel/rate-limits/account-concurrency-limiter.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ApiTokens } from '#contexts/identity/accounts/api-tokens/api-tokens.service.ts';
import {
  apiTokenIn,
  requireOneCredential,
  requireScope,
  unauthenticated,
} from '#contexts/identity/accounts/api-tokens/bearer.ts';
import { SessionsService } from './sessions.service.ts';
import { Tokens } from './tokens.ts';

const API = '/api/';
/** Up to 12 MB each, and twice that while parsing. Waiting bodies are not read yet. */
const LARGE_BODIES = { atOnce: 8, mostWaiting: 40, ofOne: { atOnce: 3, mostWaiting: 9 } };

/**
 * A guard runs after the body was read and parsed. That is too late for callers over their rate limit and for bodies of
 * many megabytes, which are never read from a caller without a session. The guard still decides.
 */
@Injectable()
export class EarlyAdmission implements OnModuleInit {
  private readonly bodies = new AccountConcurrencyLimiter(LARGE_BODIES);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: SessionsService,
    private readonly tokens: Tokens,
    private readonly apiTokens: ApiTokens,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith(API)) return;
      const token = request.headers[AUTH_HEADER];
      const owner = this.ownerOf(token) ?? this.apiTokens.ownerOf(apiTokenIn(request));
      if (owner !== null)
        Object.assign<AuthenticatedRequest, Partial<AuthenticatedRequest>>(request, { tokenOf: owner });
      await this.limits.consume('requests', owner ?? `ip:${networkOf(request.ip)}`);
      const called = callOf(request);
      const { upload, bodyBytes } = called ?? {};
      if (!upload && (bodyBytes === undefined || isShort(request))) return;
      requireOneCredential(request);
      const actor = await this.callerOf(request, reply);
      if (actor.token) requireScope(reply, called, actor.token.scopes);
      if (upload) await this.limits.consume('uploads', actor.accountId);
      await this.bodies.enter(actor.accountId, closeOf(reply.raw));
    });
  }

  /** @throws 401, 403 */
  private async callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
    const token = request.headers[AUTH_HEADER];
    if (typeof token === 'string') return (await this.sessions.authenticate(token)).actor;
    const actor = await this.apiTokens.authenticate(apiTokenIn(request));
    if (!actor) throw unauthenticated(request, reply);
    return actor;
  }

  /** Returns the account that a token of ours names, whether or not its session is alive. */
  private ownerOf(token: string | string[] | undefined): string | null {
    return typeof token === 'string' ? this.tokens.ownerOf(token, this.clock.now()) : null;
  }
}

/** Resolves when a request is answered or its caller is gone. */
const closeOf = (response: ServerResponse): Promise<unknown> =>
  response.closed || response.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => {
        response.once('close', resolve);
      });

/** The permitted length of a body without a session: callers with a link send no more. */
const isShort = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= LIMITS.jsonBodyBytes;
