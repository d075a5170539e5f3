import { AUTH_HEADER, type Call, type Role, ROLES as ROLES_OF_ACCOUNTS } from '@common-roof/contracts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply } from 'fastify';

import type { AuthenticatedRequest } from '#kernel/http/actor.ts';
import { CALL } from '#kernel/http/call.decorator.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import {
  BEFORE_FACTOR,
  BY_LINK,
  PUBLIC,
  ROLES,
  SIGNED_IN_OR_NOT,
  WHILE_LEAVING,
} from '#kernel/http/roles.decorator.ts';
import { mayAct } from '#contexts/identity/accounts/acting/areas-of-calls.ts';
import { requireOneCredential, requireScope, unauthenticated } from '#contexts/identity/accounts/api-tokens/bearer.ts';
import { factorNeeded, leaving, type SignedInSession } from './sessions.service.ts';

/**
 * Guards every HTTP call, in this order: is the call declared, who is the caller, may that role make it. For rate
 * limits see EarlyAdmission.
 */
@Injectable()
export class AccessGuard extends AuthGuard(['session', 'api-token']) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // sockets are admitted in their handshake
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const handler = context.getHandler();
    if (this.reflector.get<true | undefined>(PUBLIC, handler)) {
      // An API token identifies nobody there: no scope opens a call that is open to everyone.
      if (this.reflector.get<true | undefined>(SIGNED_IN_OR_NOT, handler) && request.headers[AUTH_HEADER]) {
        await this.admit(context, request);
        return true;
      }
      return true;
    }
    if (bringsLink(this.reflector.get<RegExp | undefined>(BY_LINK, handler), request)) return true;
    const roles = this.reflector.get<readonly Role[] | undefined>(ROLES, handler);
    if (!roles) throw new DomainError('forbidden');
    await this.admit(context, request, roles);
    this.requireRight(context, request);
    this.requireScope(context, request);
    return true;
  }

  private async admit(
    context: ExecutionContext,
    request: AuthenticatedRequest,
    roles: readonly Role[] = ROLES_OF_ACCOUNTS,
  ): Promise<void> {
    requireOneCredential(request);
    await super.canActivate(context);
    const { actor } = request;
    if (!actor) throw new DomainError('unauthenticated');
    if (actor.isLimited === true && !this.reflector.get<true | undefined>(BEFORE_FACTOR, context.getHandler())) {
      throw factorNeeded();
    }
    if (!roles.includes(actor.role)) throw new DomainError('forbidden', { detail: 'Not Authorized ...' });
  }

  /** @throws 403 for a co-homeowner to whom the homeowner hasn't given the call's area */
  private requireRight(context: ExecutionContext, { actor }: AuthenticatedRequest): void {
    if (!actor?.acting) return;
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (call && mayAct(call, actor.acting.areas)) return;
    throw new DomainError('forbidden', { detail: 'This is the homeowner’s alone, or isn’t among your rights.' });
  }

  /** @throws 403 for an API token that doesn't open the call */
  private requireScope(context: ExecutionContext, { actor }: AuthenticatedRequest): void {
    if (!actor?.token) return;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    requireScope(reply, this.reflector.get<Call | undefined>(CALL, context.getHandler()), actor.token.scopes);
  }

  /** Maps Passport's outcome: every kind of invalid token gets the same answer. */
  override handleRequest<User>(error: unknown, user: User | false, _info: unknown, context: ExecutionContext): User {
    if (error instanceof Error && !(error.name === 'JsonWebTokenError')) throw error;
    const http = context.switchToHttp();
    if (!user) throw unauthenticated(http.getRequest<AuthenticatedRequest>(), http.getResponse<FastifyReply>());
    const { actor, renewedToken, isLeaving } = user as unknown as SignedInSession;
    if (isLeaving && !this.reflector.get<true | undefined>(WHILE_LEAVING, context.getHandler())) throw leaving();
    http.getRequest<AuthenticatedRequest>().actor = actor;
    if (renewedToken) void http.getResponse<FastifyReply>().header(AUTH_HEADER, renewedToken);
    return user;
  }
}

/** Returns whether the id in the path is a link's secret, for a call that accepts one. */
function bringsLink(secret: RegExp | undefined, { params }: AuthenticatedRequest): boolean {
  if (!secret || typeof params !== 'object' || params === null || !('id' in params)) return false;
  return typeof params.id === 'string' && secret.test(params.id);
}
