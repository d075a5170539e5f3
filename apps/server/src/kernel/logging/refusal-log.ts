import type { IncomingMessage } from 'node:http';

import { Injectable, type LoggerService } from '@nestjs/common';

import { type Counter, Metrics } from '#kernel/metrics/metrics.ts';
import { EVENT_OF, type Refused, type SecurityEventContext } from './security-events.ts';
import { Sampler } from './sampler.ts';

/** Maximum lines per minute: for one caller and kind of rejection, and for all callers together. */
const OF_ONE = 10;
const OF_ALL = 1_000;
const CALLERS = 10_000;
const ALL = 'all';

/**
 * Logs rejected requests with sampling, so that a client that repeats them can't fill the disk. Each line says how many
 * were left out before it.
 */
@Injectable()
export class RefusalLog {
  private readonly ofOne = new Sampler(OF_ONE, CALLERS);
  private readonly ofAll = new Sampler(OF_ALL, 1);
  private readonly leftOut = new WeakSet<IncomingMessage>();
  private readonly events: Counter<'event'>;

  constructor(metrics: Metrics) {
    this.events = metrics.counter({
      name: 'security_events_total',
      help: 'Rejections that may be part of an attack, also those that the log leaves out',
      labels: ['event'],
    });
  }

  /**
   * Records a rejection: what it was, for whom and in which request, and nothing that was sent.
   * @param network identifies the caller when no account is known
   * @param request the request whose own line is left out as well
   * @returns whether to log it
   */
  log(
    logger: LoggerService,
    refused: Refused,
    said: SecurityEventContext,
    network: string,
    request?: IncomingMessage,
  ): boolean {
    const event = refused.details.event ?? EVENT_OF[refused.code];
    if (event !== undefined) this.events.increment({ event });
    const before = this.ofOne.sample(`${said.account_id ?? network} ${event ?? refused.code}`);
    const total = before === undefined ? undefined : this.ofAll.sample(ALL);
    if (before === undefined || total === undefined) {
      if (request) this.leftOut.add(request);
      return false;
    }
    if (event !== undefined) {
      const omitted = before + total;
      logger.log({ event, ...said, ...(omitted === 0 ? {} : { left_out: omitted }) });
    }
    return true;
  }

  /** Returns whether the request's own line is left out. */
  isLeftOut(request: IncomingMessage): boolean {
    return this.leftOut.has(request);
  }
}
