/** Messages between the benchmark and its generator. */

export interface Seat {
  readonly token: string;
  /** The conversation this member sends to, together with five others. */
  readonly conversationId: string;
}

export interface ConnectCommand {
  readonly type: 'connect';
  readonly url: string;
  readonly seats: readonly Seat[];
}

export interface StepCommand {
  readonly type: 'step';
  /** Messages per second, on schedule. */
  readonly rate: number;
  readonly seconds: number;
  /** Messages sent during these first seconds are not counted. */
  readonly warmUpSeconds: number;
  readonly seed: number;
}

export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface StepResult {
  readonly type: 'stepped';
  readonly rate: number;
  readonly sent: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly firstRefusal?: string;
  /** Sent but not acknowledged, although the step waited for it. */
  readonly unanswered: number;
  /** Acknowledged, but not received by every member. */
  readonly lost: number;
  /** Received twice by the same member. */
  readonly doubled: number;
  /** From the scheduled moment to the acknowledgement. */
  readonly ack: Latency;
  /** From the scheduled moment until the last member received it. */
  readonly delivery: Latency;
  /** Of the generator, in milliseconds; above 20 ms it measures itself. */
  readonly eventLoopP99: number;
}
