import type { Call } from '@common-roof/contracts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';

import { type AuthenticatedRequest, originOf } from '#kernel/http/actor.ts';
import { CALL } from '#kernel/http/call.decorator.ts';
import { Audit } from './audit.ts';
import { UNAUDITED } from '#kernel/http/unaudited.ts';

/**
 * Writes an audit line for everything an admin reads or changes: the use case's own, which says more, or one that names
 * the call and its object. The response is sent only after its line is stored.
 */
@Injectable()
export class AuditByDefault implements NestInterceptor {
  constructor(
    private readonly audit: Audit,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const handler = context.getHandler();
    const call = this.reflector.get<Call | undefined>(CALL, handler);
    const { actor } = request;
    if (actor?.role !== 'admin' || !call || this.reflector.get<string | undefined>(UNAUDITED, handler)) {
      return next.handle();
    }
    const targetId = idIn(request.params);
    return from(
      this.audit.onceAtLeast(() => lastValueFrom(next.handle(), { defaultValue: undefined }), {
        event: call.method === 'GET' ? 'sensitive_read' : 'authz_admin',
        actor,
        ...(targetId === undefined ? {} : { targetId }),
        details: { call: call.id },
        origin: originOf(request),
      }),
    );
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the object's id in a path, whatever its parameter's name. */
function idIn(params: unknown): string | undefined {
  const values: unknown[] = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return values.find((value): value is string => typeof value === 'string' && UUID.test(value))?.toLowerCase();
}
