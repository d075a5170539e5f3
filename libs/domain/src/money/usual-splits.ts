import { LIMITS } from '@common-roof/contracts';

import type { Weighted } from './shares.ts';
import { splitFault, type SplitFault, type StatedSplit, weightsOf } from './splits.ts';

/** How a house usually splits purchases or bills of one category, where it doesn't split them equally. */
export type StatedUsualSplit = Extract<StatedSplit, { readonly method: 'equal' | 'shares' | 'percent' }>;

/** Why a usual split can't be used. `too_fine`: days of a bill can't have such shares. */
export type UsualSplitFault = Exclude<SplitFault, 'exact_sum'> | 'too_fine';

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Returns weights in their smallest whole numbers: 50, 30 and 20 percent are 5, 3 and 2 shares. */
export function inSmallestShares(parts: readonly Weighted[]): Weighted[] {
  const divisor = parts.reduce((found, { weight }) => greatestDivisor(found, weight), 0);
  return divisor === 0 ? [...parts] : parts.map(({ id, weight }) => ({ id, weight: weight / divisor }));
}

/** @param kind a bill is shared by days, each of which has a limited number of shares */
export function usualSplitFault(split: StatedUsualSplit, kind: 'bill' | 'purchase'): UsualSplitFault | null {
  const fault = splitFault(split, 0);
  // Only exact amounts depend on the price.
  if (fault !== null && fault !== 'exact_sum') return fault;
  if (kind === 'purchase') return null;
  const finest = inSmallestShares(weightsOf(split, '') ?? []);
  return finest.some(({ weight }) => weight > LIMITS.splitShares) ? 'too_fine' : null;
}

/**
 * Whether the people who live in a house are those for whom its usual split was set. Once someone moves in or out it no
 * longer says what everyone bears, and everything is shared equally until it is set again.
 */
export function fitsHousehold(setFor: readonly string[], living: readonly string[]): boolean {
  const known = new Set(setFor);
  return known.size === new Set(living).size && living.every((id) => known.has(id));
}
