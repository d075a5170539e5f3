import { fitsHousehold, inSmallestShares, usualSplitFault } from './usual-splits.ts';

const parts = (...weights: number[]) => weights.map((weight, at) => ({ id: String(at), weight }));

describe('a usual split', () => {
  it('has weights in their smallest whole numbers', () => {
    expect(inSmallestShares(parts(5_000, 3_000, 2_000))).toEqual(parts(5, 3, 2));
    expect(inSmallestShares(parts(2, 0, 4))).toEqual(parts(1, 0, 2));
    expect(inSmallestShares(parts(0, 0))).toEqual(parts(0, 0));
    expect(inSmallestShares([])).toEqual([]);
  });

  it('names people once, and percentages sum to 100', () => {
    expect(usualSplitFault({ method: 'percent', parts: parts(5_000, 3_000, 2_000) }, 'bill')).toBeNull();
    expect(usualSplitFault({ method: 'percent', parts: parts(5_000, 3_000) }, 'purchase')).toBe('percent_sum');
    expect(usualSplitFault({ method: 'shares', parts: parts(0, 0) }, 'purchase')).toBe('nobody');
    expect(usualSplitFault({ method: 'equal', people: ['a', 'a'] }, 'bill')).toBe('twice');
    expect(usualSplitFault({ method: 'equal', people: ['a', 'b'] }, 'bill')).toBeNull();
  });

  it('of a bill is no finer than the shares of a day', () => {
    const thirds = { method: 'percent', parts: parts(3_333, 3_333, 3_334) } as const;
    expect(usualSplitFault(thirds, 'purchase')).toBeNull();
    expect(usualSplitFault(thirds, 'bill')).toBe('too_fine');
  });

  it('fits the people it was set for, and nobody else', () => {
    expect(fitsHousehold(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(fitsHousehold(['a', 'b'], ['a'])).toBe(false);
    expect(fitsHousehold(['a', 'b'], ['a', 'b', 'c'])).toBe(false);
    expect(fitsHousehold(['a', 'b'], ['a', 'c'])).toBe(false);
    expect(fitsHousehold([], [])).toBe(true);
  });
});
