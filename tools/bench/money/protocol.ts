/** Reckons months: one event each, so many at once. */
export interface RecalculateCommand {
  readonly type: 'reckon';
  readonly eventIds: readonly string[];
  readonly atOnce: number;
}

export interface RecalculateResult {
  readonly type: 'reckoned';
  readonly seconds: number;
  /** That this process has worked meanwhile. */
  readonly cpuSeconds: number;
}
