import fc from 'fast-check';

import { turnMoneyShares } from './paid-turns.ts';

const of = (...done: number[]) => done.map((points, at) => ({ id: `mate-${String(at)}`, done: points }));
const parts = (...asked: Parameters<typeof turnMoneyShares>) =>
  Object.fromEntries(turnMoneyShares(...asked).map(({ id, minor }) => [id, minor]));

describe('money for missed turns', () => {
  it('goes to housemates in proportion to how much more they did than the payer', () => {
    expect(parts(900, 2, of(5, 8, 1), 'x')).toEqual({ 'mate-0': 300, 'mate-1': 600 });
  });

  it('is split equally when nobody did more', () => {
    expect(parts(900, 9, of(5, 8, 9), 'x')).toEqual({ 'mate-0': 300, 'mate-1': 300, 'mate-2': 300 });
  });

  it('needs at least one housemate to go to', () => {
    expect(() => turnMoneyShares(900, 0, [], 'x')).toThrow(RangeError);
  });

  it('adds up to the amount paid, to the last unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat({ max: 60 }),
        fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 8 }),
        fc.uuid(),
        (minor, own, done, seed) => {
          const all = turnMoneyShares(minor, own, of(...done), seed);
          expect(all.reduce((sum, share) => sum + share.minor, 0)).toBe(minor);
          expect(all.every((share) => share.minor > 0)).toBe(true);
        },
      ),
    );
  });
});
