import fc from 'fast-check';

import { lastTwelveMonths, type Lived, livingCosts } from './living-costs.ts';

const YEAR = 365;
const one = (changes: Partial<Lived> = {}): Lived => ({ days: YEAR, bills: 85_000, supplies: 24_000, ...changes });

describe('what living in a house costs', () => {
  it('is the average of a month, in two digits', () => {
    expect(livingCosts([one(), one(), one()], YEAR, 100)).toEqual({ bills: 7_100, supplies: 2_000 });
    expect(livingCosts([one(), one({ bills: 60_000 }), one({ days: 182, bills: 50_000 })], YEAR, 100)).toEqual({
      bills: 6_500,
      supplies: 2_400,
    });
  });

  it('has no pence, however small', () => {
    const frugal = one({ supplies: 3_850 });
    expect(livingCosts([frugal, frugal, frugal], YEAR, 100)).toEqual({ bills: 7_100, supplies: 300 });
    expect(livingCosts([frugal, frugal, frugal], YEAR, 1)).toEqual({ bills: 7_100, supplies: 320 });
  });

  it('covers the twelve whole months before', () => {
    expect(lastTwelveMonths('2027-03-15')).toEqual({ from: '2026-03-01', to: '2027-02-28' });
    expect(lastTwelveMonths('2028-03-01')).toEqual({ from: '2027-03-01', to: '2028-02-29' });
    expect(lastTwelveMonths('2028-01-31')).toEqual({ from: '2027-01-01', to: '2027-12-31' });
  });

  it('is kept back where somebody could be recognised, or where there is too little to go by', () => {
    expect(livingCosts([one(), one()], YEAR, 100)).toBeNull();
    expect(livingCosts([one(), one(), one({ days: 27 })], YEAR, 100)).toBeNull();
    expect(livingCosts([one(), one(), one()], 179, 100)).toBeNull();
    expect(livingCosts([one(), one(), one({ bills: 171_000 })], YEAR, 100)).toBeNull();
    expect(livingCosts([one(), one(), one({ supplies: 49_000 })], YEAR, 100)).toBeNull();
    const nothing = one({ bills: 0, supplies: 0 });
    expect(livingCosts([nothing, nothing, nothing], YEAR, 100)).toBeNull();
  });

  it('never leaves one person to be worked out by the others together with less than half of it', () => {
    const people = fc.array(
      fc.record({ days: fc.integer({ min: 0, max: YEAR }), bills: fc.nat(300_000), supplies: fc.nat(90_000) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(people, (lived) => {
        const costs = livingCosts(lived, YEAR, 1);
        fc.pre(costs !== null);
        const counted = lived.filter(({ days }) => days >= 28);
        expect(counted.length).toBeGreaterThanOrEqual(3);
        for (const kind of ['bills', 'supplies'] as const) {
          const sum = counted.reduce((all, each) => all + each[kind], 0);
          for (const each of counted) expect(each[kind] * 2).toBeLessThanOrEqual(sum);
          // Two digits: at most a twentieth beside the true average.
          const days = counted.reduce((all, each) => all + each.days, 0);
          const exact = (sum / days) * (YEAR / 12);
          expect(Math.abs(costs[kind] - exact)).toBeLessThanOrEqual(Math.max(0.5, exact / 20));
        }
      }),
    );
  });
});
