import { filled } from '@common-roof/words';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { loggedPath } from '#kernel/logging/logged-path.ts';
import { RefusalLog } from '#kernel/logging/refusal-log.ts';
import type { AuthenticatedRequest } from './actor.ts';
import { networkOf } from './client-address.ts';
import { allowedMethods } from './call.decorator.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { toDomainError, toProblem } from '#kernel/errors/problem.ts';
import { readerIn } from './reading.ts';

/** Converts every failure of an HTTP call to an RFC 9457 problem. Logs it once, with the request's id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(private readonly refusals: RefusalLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<AuthenticatedRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const reader = readerIn(request);
    const path = request.url.split('?')[0] ?? request.url;
    let error = toDomainError(thrown);
    if (error.code === 'not_found' && !request.routeOptions.url) {
      const methods = allowedMethods(path);
      if (methods.length > 0) {
        error = new DomainError('method_not_allowed', {
          detail: filled('Use {methods}.', { methods: methods.join(', ') }),
        });
        void reply.header('allow', methods.join(', '));
      }
    }
    const said = {
      account_id: request.actor?.accountId ?? request.tokenOf ?? null,
      request_id: request.id,
      of: `${request.method} ${loggedPath(path)}`,
    };
    // Nobody waits for the answer to an incomplete request, and its error is only the connection's.
    if (isAborted(request)) error = new DomainError('invalid_request');
    const isFailure = error.status >= 500 && !(thrown instanceof DomainError);
    if (isFailure) this.logger.error({ err: thrown, request_id: request.id, path }, 'request failed');
    else this.refusals.log(this.logger, error, said, networkOf(request.ip), request.raw);
    if (error.details.retryAfter !== undefined) void reply.header('retry-after', String(error.details.retryAfter));
    void reply
      .status(error.status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(toProblem(error, { instance: path, requestId: request.id, reader })));
  }
}

/** Returns whether the caller disconnected before the whole request had arrived. */
const isAborted = ({ raw }: AuthenticatedRequest): boolean => raw.destroyed && !raw.complete;
