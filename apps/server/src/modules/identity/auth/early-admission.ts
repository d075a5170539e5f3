import type { ServerResponse } from 'node:http';

import { AUTH_HEADER, LIMITS } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Clock } from '../../../platform/clock/clock.ts';
import type { AuthenticatedRequest } from '../../../platform/http/actor.ts';
import { callOf } from '../../../platform/http/call.decorator.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { AccountConcurrencyLimiter } from '../../../platform/security/account-concurrency-limiter.ts';
import { RateLimits } from '../../../platform/security/rate-limits.ts';
import { SessionsService } from './sessions.service.ts';
import { Tokens } from './tokens.ts';

const API = '/api/';
/** Up to 12 MB each, and twice that while it is parsed. Those that wait are not read yet. */
const LARGE_BODIES = { atOnce: 8, mostWaiting: 40, ofOne: { atOnce: 3, mostWaiting: 9 } };

/**
 * A guard runs after the body was read and parsed, which is late for somebody who calls too often, and where a body may
 * have many megabytes: of those, not one is read from somebody without a session. The guard decides all the same.
 */
@Injectable()
export class EarlyAdmission implements OnModuleInit {
  private readonly bodies = new AccountConcurrencyLimiter(LARGE_BODIES);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: SessionsService,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith(API)) return;
      const token = request.headers[AUTH_HEADER];
      const owner = this.ownerOf(token);
      if (owner !== null)
        Object.assign<AuthenticatedRequest, Partial<AuthenticatedRequest>>(request, { tokenOf: owner });
      await this.limits.consume('requests', owner ?? `ip:${networkOf(request.ip)}`);
      const { upload, bodyBytes } = callOf(request) ?? {};
      if (!upload && (bodyBytes === undefined || isShort(request))) return;
      if (typeof token !== 'string') throw new DomainError('unauthenticated');
      const { actor } = await this.sessions.authenticate(token);
      if (upload) await this.limits.consume('uploads', actor.accountId);
      await this.bodies.enter(actor.accountId, closeOf(reply.raw));
    });
  }

  /** The account that a token of ours names, whether or not its session lives. */
  private ownerOf(token: string | string[] | undefined): string | null {
    return typeof token === 'string' ? this.tokens.ownerOf(token, this.clock.now()) : null;
  }
}

/** When a request is answered, or its caller gone. */
const closeOf = (response: ServerResponse): Promise<unknown> =>
  response.closed || response.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => {
        response.once('close', resolve);
      });

/** As long as a body may be without a session: who brings a link in its place sends no more. */
const isShort = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= LIMITS.jsonBodyBytes;
