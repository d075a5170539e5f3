/** What the bench and its generator say to each other. */

export interface Seat {
  readonly token: string;
  /** Where this member sends to, and hears what five others send. */
  readonly conversationId: string;
}

export interface ConnectCommand {
  readonly type: 'connect';
  readonly url: string;
  readonly seats: readonly Seat[];
}

export interface StepCommand {
  readonly type: 'step';
  /** Messages a second, by schedule. */
  readonly rate: number;
  readonly seconds: number;
  /** Sent before these seconds have passed: not counted. */
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
  /** Sent and not acknowledged, though the step waited for it. */
  readonly unanswered: number;
  /** Acknowledged, yet not heard by every member. */
  readonly lost: number;
  /** Heard twice by the same member. */
  readonly doubled: number;
  /** From the intended moment to the acknowledgement. */
  readonly ack: Latency;
  /** From the intended moment until the last of the members has heard it. */
  readonly delivery: Latency;
  /** Of the generator: beyond 20 ms it measures itself. */
  readonly eventLoopP99: number;
}
