import { IDEMPOTENCY_HEADER } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';

/** Undefined: it was accepted. Otherwise why not, without anything of what was sent or answered. */
export type Refusal = string | undefined;

/**
 * Speaks to the tracker that the operator has named, and to no other host: an answer that leads elsewhere is a refusal. What it
 * answers is not read.
 */
@Injectable()
export class TrackerClient {
  constructor(private readonly config: Config) {}

  /** Without an address and a token nothing is ever sent. */
  get isSetUp(): boolean {
    const { PAYMENT_TRACKER_URL: url, PAYMENT_TRACKER_TOKEN: token } = this.config.env;
    return url !== undefined && token !== undefined;
  }

  /** @param key the same as often as it is tried, so that the tracker can tell */
  async post(key: string, body: object): Promise<Refusal> {
    const { PAYMENT_TRACKER_URL: url, PAYMENT_TRACKER_TOKEN: token, PAYMENT_TRACKER_TIMEOUT_MS: ms } = this.config.env;
    if (url === undefined || token === undefined) return 'not set up';
    const signal = AbortSignal.timeout(ms);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          [IDEMPOTENCY_HEADER]: key,
        },
        body: JSON.stringify(body),
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `status ${String(answer.status)}`;
    } catch {
      return signal.aborted ? 'no answer in time' : 'no connection';
    }
  }
}
