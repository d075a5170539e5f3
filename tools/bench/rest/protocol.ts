/** Messages between the benchmark, its generator and the two servers. */

/** One query of a call, as passed to `pg`. */
export interface RecordedQuery {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface LoadCommand {
  readonly type: 'load';
  readonly url: string;
  readonly token: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly type: 'loaded';
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  /** Number of answers other than 200. */
  readonly failed: number;
  readonly eventLoopP99: number;
}
