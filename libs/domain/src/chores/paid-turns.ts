import { type Share, shares } from '../money/shares.ts';

/** Another roomie of the house. */
export interface Housemate {
  readonly id: string;
  /** Points of the chores they did in recent weeks. */
  readonly done: number;
}

/**
 * Splits what a roomie pays for missed turns among the housemates who did more than the payer, in proportion to the
 * difference. If nobody did more, all housemates get the same.
 * @param minor amount in minor units
 * @param doneByPayer points of the payer's chores in the same weeks
 * @param seed the id of the payment
 * @throws RangeError if there are no housemates
 */
export function turnMoneyShares(
  minor: number,
  doneByPayer: number,
  housemates: readonly Housemate[],
  seed: string,
): Share[] {
  const more = housemates.map(({ id, done }) => ({ id, weight: Math.max(0, done - doneByPayer) }));
  const isAnyone = more.some(({ weight }) => weight > 0);
  const weighted = isAnyone ? more : more.map(({ id }) => ({ id, weight: 1 }));
  return shares(minor, weighted, seed).filter((share) => share.minor !== 0);
}
