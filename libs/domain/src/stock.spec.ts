import { STOCK_LEVELS } from '@common-roof/contracts';
import fc from 'fast-check';

import { plusDays } from './days.ts';
import { lowExpectedOn, markStock, typicalDays } from './stock.ts';

const level = fc.constantFrom(...STOCK_LEVELS);
const day = fc.integer({ min: 0, max: 2_000 }).map((ahead) => plusDays('2026-01-01', ahead));

describe('marking a thing', () => {
  it('changes it only for a person who saw its last change', () => {
    expect(markStock({ level: 'enough', marks: 4 }, { level: 'low', marks: 4 })).toBe('change');
    expect(markStock({ level: 'enough', marks: 5 }, { level: 'low', marks: 4 })).toBe('stale');
  });

  it('is repeated without effect, however old what the person saw', () => {
    fc.assert(
      fc.property(level, fc.nat(), fc.nat(), (same, marks, seen) => {
        expect(markStock({ level: same, marks }, { level: same, marks: seen })).toBe('same');
      }),
    );
  });
});

describe('the typical days between purchases', () => {
  it.each([
    [['2027-01-01', '2027-01-13'], null],
    [['2027-01-01', '2027-01-01', '2027-01-13'], null],
    [['2027-01-25', '2027-01-01', '2027-01-13'], 12],
    // A long holiday doesn't move it.
    [['2027-01-01', '2027-01-11', '2027-01-21', '2027-04-30'], 10],
    [['2027-01-01', '2027-01-03', '2027-01-06'], 3],
  ])('of %j are %j', (days, expected) => {
    expect(typicalDays(days)).toBe(expected);
  });

  it('lie between the shortest and the longest gap, in whatever order the purchases come', () => {
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 3, maxLength: 12 }), (days) => {
        const typical = typicalDays(days) ?? 0;
        const sorted = days.toSorted();
        const gaps = sorted.slice(1).map((each, at) => (Date.parse(each) - Date.parse(sorted[at] ?? '')) / 86_400_000);
        expect(typical).toBeGreaterThanOrEqual(Math.min(...gaps));
        expect(typical).toBeLessThanOrEqual(Math.max(...gaps));
        expect(typicalDays(sorted)).toBe(typical);
      }),
    );
  });
});

describe('when a thing probably runs low', () => {
  const days = ['2027-01-01', '2027-01-11', '2027-01-21'];

  it('is a little before it is usually bought again', () => {
    expect(lowExpectedOn('enough', days)).toBe('2027-01-29');
  });

  it('is not guessed for what is needed already, and for what was bought twice', () => {
    expect(lowExpectedOn('low', days)).toBeNull();
    expect(lowExpectedOn('enough', days.slice(1))).toBeNull();
  });
});
