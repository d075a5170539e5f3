import { hashOf } from '../hash.ts';

/** A person who bears a part of an amount. */
export interface Weighted {
  readonly id: string;
  /** A whole number, 0 or more; 0 bears nothing. */
  readonly weight: number;
}

/** A part before rounding: `minor` plus `over` ÷ `of`, in lowest terms. Both are negative for a negative amount. */
export interface ExactPart {
  readonly minor: number;
  readonly over: number;
  readonly of: number;
}

/** A person's share of an amount. */
export interface Share extends Weighted {
  /** In minor units. */
  readonly minor: number;
  readonly exact: ExactPart;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** Avoids `−0`, which is not a valid amount. */
const signed = (isNegative: boolean, value: bigint): number => (isNegative ? Number(-value) : Number(value));

const rotated = <T>(all: readonly T[], by: number): T[] => [...all.slice(by), ...all.slice(0, by)];

/** Orders people for the leftover units: largest remainder first; the seed breaks ties. */
function inOrderOfRemainders<T extends { id: string; remainder: bigint }>(parts: readonly T[], seed: string): T[] {
  const byRemainder = Map.groupBy(
    parts.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ remainder }) => remainder,
  );
  return [...byRemainder]
    .toSorted(([a], [b]) => (a > b ? -1 : 1))
    .flatMap(([, tied]) => rotated(tied, hashOf(seed) % tied.length));
}

/**
 * Splits an amount exactly: everyone gets the whole units of their part, and leftover units go to the largest
 * remainders. The shares sum to the amount, and each is less than a unit from its exact part. The hash of the seed
 * breaks ties, so that the odd cent doesn't always hit the same person. A reversal splits the same way with the
 * opposite sign.
 *
 * Amounts are safe integers, as everywhere; only the products of amounts and weights need more and use bigint.
 * @param minor in minor units; negative: a reversal
 * @param weighted people with unique ids
 * @param seed the id of what is split
 * @returns in the order of `weighted`
 * @throws RangeError for a value that is not a whole number, or if there is an amount but nobody to bear it
 */
export function shares(minor: number, weighted: readonly Weighted[], seed: string): Share[] {
  if (![minor, ...weighted.map(({ weight }) => weight)].every(Number.isSafeInteger)) {
    throw new RangeError('Amounts and weights are whole numbers.');
  }
  if (weighted.some(({ weight }) => weight < 0)) throw new RangeError('A weight is 0 or more.');
  const total = weighted.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (total === 0n && minor !== 0) throw new RangeError('Nobody bears this amount.');

  const isNegative = minor < 0;
  const amount = BigInt(Math.abs(minor));
  const of = total === 0n ? 1n : total;
  const parts = weighted.map(({ id, weight }) => {
    const exact = amount * BigInt(weight);
    return { id, weight, floor: exact / of, remainder: exact % of };
  });
  const leftOver = Number(amount - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const rounded = new Set(
    inOrderOfRemainders(parts, seed)
      .slice(0, leftOver)
      .map(({ id }) => id),
  );
  return parts.map(({ id, weight, floor, remainder }) => {
    const divisor = gcd(remainder, of);
    return {
      id,
      weight,
      minor: signed(isNegative, rounded.has(id) ? floor + 1n : floor),
      exact: {
        minor: signed(isNegative, floor),
        over: signed(isNegative, remainder / divisor),
        of: Number(of / divisor),
      },
    };
  });
}

/** Splits an amount with {@link shares} in equal parts. */
export const equalShares = (minor: number, ids: readonly string[], seed: string): Share[] =>
  shares(
    minor,
    ids.map((id) => ({ id, weight: 1 })),
    seed,
  );
