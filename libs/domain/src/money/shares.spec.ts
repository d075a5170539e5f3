import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { anyMinor, anySeed, PEOPLE, sumOf } from '../../test/money/arbitraries.ts';
import { equalShares, type Share, shares, type Weighted } from './shares.ts';

const anyWeighted: fc.Arbitrary<Weighted[]> = fc
  .tuple(fc.subarray(PEOPLE, { minLength: 1 }), fc.oneof(fc.constant(3), fc.constant(400), fc.constant(1_000_000_000)))
  .chain(([ids, most]) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), weight: fc.nat(most) }))))
  .filter((weighted) => weighted.some(({ weight }) => weight > 0));

const minorsOf = (split: readonly Share[]): Record<string, number> =>
  Object.fromEntries(split.map(({ id, minor }) => [id, minor]));

describe('shares of an amount', () => {
  it('are whole units, with the rest going to the largest remainders', () => {
    expect(
      minorsOf(
        shares(
          100,
          [
            { id: 'a', weight: 1 },
            { id: 'b', weight: 2 },
            { id: 'c', weight: 4 },
          ],
          'seed',
        ),
      ),
    ).toEqual({ a: 14, b: 29, c: 57 });
  });

  it('include the exact part in lowest terms', () => {
    const [a, b] = shares(10, [{ id: 'a', weight: 2 }, { id: 'b', weight: 4 }], 'seed'); // prettier-ignore
    expect(a).toEqual({ id: 'a', weight: 2, minor: 3, exact: { minor: 3, over: 1, of: 3 } });
    expect(b).toEqual({ id: 'b', weight: 4, minor: 7, exact: { minor: 6, over: 2, of: 3 } });
  });

  it('always sum to the amount, each less than a unit from its exact part', () => {
    alwaysHolds(
      fc.property(anyMinor, anyWeighted, anySeed, (minor, weighted, seed) => {
        const split = shares(minor, weighted, seed);
        const total = weighted.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
        expect(sumOf(split)).toBe(minor);
        expect(split.map(({ id, weight }) => ({ id, weight }))).toEqual(weighted);
        const isRight = (share: Share): boolean => {
          const [times, exact] = [BigInt(share.minor) * total, BigInt(minor) * BigInt(share.weight)];
          const of = BigInt(share.exact.of);
          return (
            times - exact < total &&
            exact - times < total &&
            (BigInt(share.exact.minor) * of + BigInt(share.exact.over)) * total === exact * of &&
            share.exact.over < share.exact.of
          );
        };
        expect(split.filter((share) => !isRight(share))).toEqual([]);
      }),
    );
  });

  it('never round up a remainder smaller than one that is rounded down', () => {
    alwaysHolds(
      fc.property(anyMinor, anyWeighted, anySeed, (minor, weighted, seed) => {
        const remainders = shares(minor, weighted, seed).map((share) => ({
          isUp: share.minor > share.exact.minor,
          remainder: share.exact.over / share.exact.of,
        }));
        const up = remainders.filter(({ isUp }) => isUp).map(({ remainder }) => remainder);
        const down = remainders.filter(({ isUp }) => !isUp).map(({ remainder }) => remainder);
        expect(Math.min(1, ...up)).toBeGreaterThanOrEqual(Math.max(0, ...down));
      }),
    );
  });

  it('are reversed exactly as they were split', () => {
    alwaysHolds(
      fc.property(anyMinor, anyWeighted, anySeed, (minor, weighted, seed) => {
        const back = shares(-minor, weighted, seed);
        expect(back.map((share) => 0 - share.minor)).toEqual(shares(minor, weighted, seed).map((share) => share.minor));
      }),
    );
  });

  it("don't depend on the order of people", () => {
    alwaysHolds(
      fc.property(anyMinor, anyWeighted, anySeed, (minor, weighted, seed) => {
        expect(minorsOf(shares(minor, weighted.toReversed(), seed))).toEqual(minorsOf(shares(minor, weighted, seed)));
      }),
    );
  });

  it('are zero for a weight of zero', () => {
    alwaysHolds(
      fc.property(anyMinor, anyWeighted, anySeed, (minor, weighted, seed) => {
        for (const share of shares(minor, weighted, seed)) if (share.weight === 0) expect(share.minor).toBe(0);
      }),
    );
  });

  it('give the odd cent to each person about equally often', () => {
    const times = new Map<string, number>();
    for (let purchase = 0; purchase < 3_000; purchase += 1) {
      const odd = equalShares(100, ['a', 'b', 'c'], `purchase ${purchase}`).find(({ minor }) => minor === 34);
      times.set(odd?.id ?? '', (times.get(odd?.id ?? '') ?? 0) + 1);
    }
    expect([...times.keys()].sort()).toEqual(['a', 'b', 'c']);
    for (const count of times.values()) expect(Math.abs(count - 1_000)).toBeLessThan(100);
  });

  it('are zero for an amount of zero, no matter who is included', () => {
    expect(shares(0, [], 'seed')).toEqual([]);
    expect(minorsOf(shares(0, [{ id: 'a', weight: 0 }], 'seed'))).toEqual({ a: 0 });
  });

  it.each([
    ['a fraction of a unit', 0.5, [{ id: 'a', weight: 1 }]],
    ['a fraction of a weight', 1, [{ id: 'a', weight: 0.5 }]],
    ['a weight below nothing', 1, [{ id: 'a', weight: -1 }, { id: 'b', weight: 2 }]], // prettier-ignore
    ['nobody', 1, []],
    ['nobody with a weight', 1, [{ id: 'a', weight: 0 }]],
  ])('reject %s', (_, minor, weighted) => {
    expect(() => shares(minor, weighted, 'seed')).toThrow(RangeError);
  });
});
