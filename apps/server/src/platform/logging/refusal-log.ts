import type { IncomingMessage } from 'node:http';

import { Injectable, type LoggerService } from '@nestjs/common';

import { EVENT_OF, type Refused, type SecurityEventContext } from './security-events.ts';
import { Sampler } from './sampler.ts';

/** Lines a minute: of one caller about one kind of refusal, and of all callers together. */
const OF_ONE = 10;
const OF_ALL = 1_000;
const CALLERS = 10_000;
const ALL = 'all';

/**
 * Writes the lines about refused requests, sampled: a client that repeats refused requests must not fill the disk with
 * them. A line says how many before it were left out.
 */
@Injectable()
export class RefusalLog {
  private readonly ofOne = new Sampler(OF_ONE, CALLERS);
  private readonly ofAll = new Sampler(OF_ALL, 1);
  private readonly leftOut = new WeakSet<IncomingMessage>();

  /**
   * Notes a refusal: what, to whom and in which request, and nothing that was sent.
   * @param network whom to count where no account is known
   * @param request whose own line is left out as well
   * @returns whether it is to be logged
   */
  log(
    logger: LoggerService,
    refused: Refused,
    said: SecurityEventContext,
    network: string,
    request?: IncomingMessage,
  ): boolean {
    const event = refused.details.event ?? EVENT_OF[refused.code];
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

  /** Whether nothing is to be logged of a request. */
  isLeftOut(request: IncomingMessage): boolean {
    return this.leftOut.has(request);
  }
}
