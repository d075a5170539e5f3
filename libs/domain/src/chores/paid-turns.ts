import { type Share, shares } from '../money/shares.ts';

/** Somebody else of the house. */
export interface Housemate {
  readonly id: string;
  /** Points of chores that they did in the last weeks. */
  readonly done: number;
}

/**
 * Who gets what somebody pays for turns that they missed: those who did more than they did, by how much more. Where nobody did,
 * all housemates get the same.
 * @param minor in minor units
 * @param doneByPayer points of chores that who pays did in the same weeks
 * @param seed the id of the payment
 * @throws RangeError where there is nobody else
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
