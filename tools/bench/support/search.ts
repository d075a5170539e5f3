export interface SearchOptions {
  readonly from: number;
  /** Factor by which the rate grows until one fails. */
  readonly growth: number;
  /** The search ends when the last passing and the first failing rate are this close. */
  readonly closeness: number;
}

const LOWEST = 10;

/**
 * Returns the highest rate that holds: it grows until one fails, then bisects. Returns 0 if not even the lowest holds.
 */
export async function highestRate(
  holds: (rate: number) => Promise<boolean>,
  { from, growth, closeness }: SearchOptions,
): Promise<number> {
  let passed = 0;
  let failed = Number.POSITIVE_INFINITY;
  let rate = from;
  while (failed / Math.max(passed, 1) > closeness) {
    if (await holds(rate)) passed = rate;
    else failed = rate;
    rate = next(passed, failed, growth);
    // Rates are whole: there is none left between two neighbours.
    if (rate === passed || rate === failed) break;
  }
  return passed;
}

function next(passed: number, failed: number, growth: number): number {
  if (failed === Number.POSITIVE_INFINITY) return Math.round(passed * growth);
  if (passed === 0) return Math.max(LOWEST, Math.floor(failed / growth));
  return Math.round((passed + failed) / 2);
}
