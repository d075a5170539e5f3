import { IDEMPOTENCY_HEADER } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';

/** Undefined when the report was accepted. Otherwise the reason, without any of the data sent or received. */
export type Refusal = string | undefined;

/**
 * Calls the tracker at the operator's address and no other host: a redirect counts as a refusal. The body of its
 * response isn't read.
 */
@Injectable()
export class TrackerClient {
  constructor(private readonly config: Config) {}

  /** Nothing is sent without an address and a token. */
  get isSetUp(): boolean {
    const { PAYMENT_TRACKER_URL: url, PAYMENT_TRACKER_TOKEN: token } = this.config.env;
    return url !== undefined && token !== undefined;
  }

  /** @param key stays the same for every attempt, so that the tracker recognises a repeat */
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
