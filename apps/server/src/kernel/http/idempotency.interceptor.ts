import { type Call, IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '@common-roof/contracts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { z } from 'zod';

import type { AuthenticatedRequest } from './actor.ts';
import { CALL } from './call.decorator.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { IdempotencyStore } from '#kernel/idempotency/idempotency-store.ts';

/** Long enough to be unguessable, short enough for an index. */
const Key = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** Runs calls that create or send something at most once for each `Idempotency-Key`. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: IdempotencyStore,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (context.getType() !== 'http' || call?.once !== true) return next.handle();
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const header = request.headers[IDEMPOTENCY_HEADER];
    if (header === undefined && call.needsKey === true) throw keyIsMissing();
    if (header === undefined || !request.actor) return next.handle();
    const asked = {
      accountId: request.actor.accountId,
      key: keyIn(header),
      call: call.id,
      input: [request.params, request.query, request.body],
    };
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(
      this.idempotency
        .run(asked, () => lastValueFrom(next.handle(), { defaultValue: undefined }))
        .then(({ answer, replayed }) => {
          if (replayed) void reply.header(REPLAYED_HEADER, 'true');
          return answer;
        }),
    );
  }
}

const keyIsMissing = (): DomainError =>
  new DomainError('invalid_request', { errors: [{ path: IDEMPOTENCY_HEADER, message: 'This is required.' }] });

function keyIn(header: unknown): string {
  const parsed = Key.safeParse(header);
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid_request', {
    errors: [{ path: IDEMPOTENCY_HEADER, message: 'Send 8 to 200 visible characters.' }],
  });
}
