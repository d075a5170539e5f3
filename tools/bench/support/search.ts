export interface SearchOptions {
  readonly from: number;
  /** How much the rate grows until it is too much. */
  readonly growth: number;
  /** The search ends when what passed and what failed are this close. */
  readonly closeness: number;
}

const LOWEST = 10;

/** The highest rate that holds: grows until one fails, then halves the distance. 0 when not even the lowest holds. */
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
    // Rates are whole: between two neighbours there is none left to try.
    if (rate === passed || rate === failed) break;
  }
  return passed;
}

function next(passed: number, failed: number, growth: number): number {
  if (failed === Number.POSITIVE_INFINITY) return Math.round(passed * growth);
  if (passed === 0) return Math.max(LOWEST, Math.floor(failed / growth));
  return Math.round((passed + failed) / 2);
}
