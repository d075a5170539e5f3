/**
 * Finds the minimum number of payments that make everyone even by brute force: the first open balance is settled by one
 * payment with each counterparty in turn. For up to eight people.
 */
export function fewestPayments(minors: readonly number[]): number {
  const [first, ...others] = minors.filter((minor) => minor !== 0);
  if (first === undefined) return 0;
  let fewest = Infinity;
  for (const [at, other] of others.entries()) {
    if (Math.sign(other) === Math.sign(first)) continue;
    fewest = Math.min(fewest, 1 + fewestPayments(others.with(at, other + first)));
    // A pair that cancels out leaves the others even: no plan is shorter without that payment.
    if (other + first === 0) break;
  }
  return fewest;
}
