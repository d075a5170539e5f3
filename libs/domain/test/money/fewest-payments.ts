/**
 * The fewest payments that make everybody even, by trying: the first who is not even gives all of it, or gets all of it, by one
 * payment with each of those on the other side. For up to eight people.
 */
export function fewestPayments(minors: readonly number[]): number {
  const [first, ...others] = minors.filter((minor) => minor !== 0);
  if (first === undefined) return 0;
  let fewest = Infinity;
  for (const [at, other] of others.entries()) {
    if (Math.sign(other) === Math.sign(first)) continue;
    fewest = Math.min(fewest, 1 + fewestPayments(others.with(at, other + first)));
    // Two who are even at once leave the others even: no plan is shorter without that payment.
    if (other + first === 0) break;
  }
  return fewest;
}
