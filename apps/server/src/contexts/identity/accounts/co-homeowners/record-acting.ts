import type { Call } from '@common-roof/contracts';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { concatMap, type Observable } from 'rxjs';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { type AuthenticatedRequest, originOf } from '#kernel/http/actor.ts';
import { CALL } from '#kernel/http/call.decorator.ts';
import { changedArea } from '#contexts/identity/accounts/acting/areas-of-calls.ts';
import { CoHomeownersRepository } from './co-homeowners.repository.ts';

/**
 * Writes down what a co-homeowner changes: an audit line that names them, and a count that the homeowner sees. The
 * response is sent only after both are stored.
 */
@Injectable()
export class RecordActing implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly rows: CoHomeownersRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    const area = request.actor?.acting && call ? changedArea(call) : null;
    if (!call || area === null) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.record(request, call, area);
        return answer;
      }),
    );
  }

  private async record(
    request: AuthenticatedRequest,
    { id: call }: Call,
    area: NonNullable<ReturnType<typeof changedArea>>,
  ): Promise<void> {
    const { actor } = request;
    if (!actor?.acting) return;
    const { coHomeownerId } = actor.acting;
    await this.database.transaction(async () => {
      await this.rows.addChange(coHomeownerId, area, this.clock.now().toISOString().slice(0, 10));
      const details = { co_homeowner_id: coHomeownerId, call };
      await this.audit.append({ event: 'authz_delegated', actor, details, origin: originOf(request) });
    });
  }
}
