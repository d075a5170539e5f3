import type { Ack } from '@common-roof/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

import type { Actor } from '#kernel/http/actor.ts';
import { RefusalLog } from '#kernel/logging/refusal-log.ts';
import { networkOf } from '#kernel/http/client-address.ts';
import { toDomainError, toProblem } from '#kernel/errors/problem.ts';
import { readerIn } from '#kernel/http/reading.ts';
import { type Counter, Metrics } from '#kernel/metrics/metrics.ts';
import { FrameBudget } from './frame-budget.ts';
import type { LiveSocket } from './realtime-server.ts';

/** Parses what a client sent and answers in the shape of every acknowledgement; a failure never reaches the process. */
@Injectable()
export class Frames {
  private readonly logger = new Logger('sockets');

  private readonly refused: Counter<'code'>;

  constructor(
    private readonly budget: FrameBudget,
    private readonly refusals: RefusalLog,
    metrics: Metrics,
  ) {
    this.refused = metrics.counter({
      name: 'socket_frames_refused_total',
      help: 'Frames and handshakes that were refused, by the code of the problem',
      labels: ['code'],
    });
  }

  async answer<Schema extends z.ZodType, Result extends object>(
    socket: LiveSocket,
    event: string,
    schema: Schema,
    frame: unknown,
    work: (input: z.output<Schema>, actor: Actor) => Promise<Result>,
  ): Promise<Ack<Result>> {
    try {
      return { ok: true, ...(await this.budget.spend(socket, () => work(schema.parse(frame), socket.data.actor))) };
    } catch (thrown) {
      return this.refusal(socket, event, thrown);
    }
  }

  /** In the language that was chosen at the other end. */
  refusal(
    {
      handshake,
      data,
    }: Pick<LiveSocket, 'handshake'> & { readonly data?: { readonly actor?: Actor; readonly ip?: string } },
    event: string,
    thrown: unknown,
  ): { ok: false; problem: ReturnType<typeof toProblem> } {
    const error = toDomainError(thrown);
    this.refused.increment({ code: error.code });
    const requestId = randomUUID();
    if (error.status >= 500) this.logger.error({ err: thrown, request_id: requestId, event }, 'frame failed');
    const said = { account_id: data?.actor?.accountId ?? null, request_id: requestId, of: event };
    this.refusals.log(this.logger, error, said, networkOf(data?.ip ?? handshake.address));
    const reader = readerIn(handshake);
    return { ok: false, problem: toProblem(error, { instance: event, requestId, reader }) };
  }
}
