import { percentile } from '../support/statistics.ts';
import type { Latency } from './protocol.ts';

/**
 * Records the outcome of every message of a step. It uses typed arrays, because at these rates the ledger must cost
 * nothing.
 */
export class Ledger {
  readonly #membersOfAll: number;
  readonly #intended: Float64Array;
  readonly #acked: Float64Array;
  readonly #lastHeard: Float64Array;
  /** One bit per member. */
  readonly #heardBy: Uint8Array;
  refused = 0;
  firstRefusal: string | undefined;
  doubled = 0;

  constructor(messages: number, membersOfEach: number) {
    this.#membersOfAll = 2 ** membersOfEach - 1;
    this.#intended = new Float64Array(messages);
    this.#acked = new Float64Array(messages).fill(Number.NaN);
    this.#lastHeard = new Float64Array(messages).fill(Number.NaN);
    this.#heardBy = new Uint8Array(messages);
  }

  intend(message: number, at: number): void {
    this.#intended[message] = at;
  }

  acknowledge(message: number, at: number): void {
    this.#acked[message] = at;
  }

  refuse(answer: string): void {
    this.refused += 1;
    this.firstRefusal ??= answer;
  }

  hear(message: number, member: number, at: number): void {
    const before = this.#heardBy[message] ?? 0;
    if ((before & (1 << member)) !== 0) this.doubled += 1;
    this.#heardBy[message] = before | (1 << member);
    this.#lastHeard[message] = at;
  }

  /**
   * Counts, for the first `sent` messages, how many were acknowledged, unanswered, or acknowledged but not received by
   * all members.
   */
  count(sent: number): { acknowledged: number; unanswered: number; lost: number } {
    let acknowledged = 0;
    let lost = 0;
    for (let message = 0; message < sent; message += 1) {
      if (Number.isNaN(this.#acked[message])) continue;
      acknowledged += 1;
      if (this.#heardBy[message] !== this.#membersOfAll) lost += 1;
    }
    return { acknowledged, unanswered: sent - acknowledged - this.refused, lost };
  }

  ackLatency(from: number): Latency {
    return this.#latency(this.#acked, from);
  }

  deliveryLatency(from: number): Latency {
    return this.#latency(this.#lastHeard, from);
  }

  #latency(ends: Float64Array, from: number): Latency {
    const each: number[] = [];
    for (let message = from; message < ends.length; message += 1) {
      const took = (ends[message] ?? Number.NaN) - (this.#intended[message] ?? 0);
      // A message that never arrived has infinite latency; leaving it out would flatter the result.
      each.push(Number.isNaN(took) ? Number.POSITIVE_INFINITY : took);
    }
    return { p50: percentile(each, 0.5), p95: percentile(each, 0.95), p99: percentile(each, 0.99) };
  }
}
