import { hashOf } from '../hash.ts';

/** Somebody who bears a part of an amount. */
export interface Weighted {
  readonly id: string;
  /** A whole number, 0 or more: 0 bears nothing. */
  readonly weight: number;
}

/** A part before it is rounded: `minor` and `over` ÷ `of` of one more, in lowest terms. For a negative amount both are negative. */
export interface ExactPart {
  readonly minor: number;
  readonly over: number;
  readonly of: number;
}

/** What somebody bears of an amount. */
export interface Share extends Weighted {
  /** In minor units. */
  readonly minor: number;
  readonly exact: ExactPart;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** One that is left over after the other: `−0` is not a number of units. */
const signed = (isNegative: boolean, value: bigint): number => (isNegative ? Number(-value) : Number(value));

const rotated = <T>(all: readonly T[], by: number): T[] => [...all.slice(by), ...all.slice(0, by)];

/** Who comes first for a unit that is left over: the largest remainder, and of equal ones whom the seed says. */
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
 * Splits an amount exactly: everybody gets the whole units of their part, and the units that are left over go to the largest
 * remainders. The shares sum to the amount, and none is a unit or more from its exact part. Of equal remainders the hash of
 * the seed says who comes first, so that the odd cent does not always hit the same person. What is taken back splits as it
 * was split, with the other sign.
 *
 * Amounts are safe integers, as everywhere; only the products of amounts and weights need more, and are reckoned as bigint.
 * @param minor in minor units; negative: it is taken back
 * @param weighted with ids of their own
 * @param seed the id of what is split
 * @returns in the order of `weighted`
 * @throws RangeError for what is no whole number, or where something is to be borne by nobody
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

/** {@link shares} in equal parts. */
export const equalShares = (minor: number, ids: readonly string[], seed: string): Share[] =>
  shares(
    minor,
    ids.map((id) => ({ id, weight: 1 })),
    seed,
  );
