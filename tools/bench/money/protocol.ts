/** Recalculates months: one event each, a number of them concurrently. */
export interface RecalculateCommand {
  readonly type: 'reckon';
  readonly eventIds: readonly string[];
  readonly atOnce: number;
}

export interface RecalculateResult {
  readonly type: 'reckoned';
  readonly seconds: number;
  /** CPU seconds this process used during the run. */
  readonly cpuSeconds: number;
}
