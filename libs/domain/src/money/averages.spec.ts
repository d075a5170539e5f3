import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { averagesOf, type MonthOfCosts } from './averages.ts';

const monthAt = (number: number): string =>
  `${2024 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
const rows = (...minors: readonly number[]): MonthOfCosts[] =>
  minors.map((minor, at) => ({ month: monthAt(at), minor, occupantDays: 60 }));

const anyHistory: fc.Arbitrary<MonthOfCosts[]> = fc
  .uniqueArray(fc.nat(40), { maxLength: 24 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers.map((number) =>
        fc.record({ month: fc.constant(monthAt(number)), minor: fc.nat(90_000), occupantDays: fc.nat(200) }),
      ),
    ),
  );

describe('the usual cost of a category', () => {
  it('is unknown without data', () => {
    expect(averagesOf([], '2025-01')).toEqual({
      months: 0,
      mean: null,
      perOccupantDay: null,
      sameMonthLastYear: null,
      trend: null,
    });
  });

  it('is the mean of the last twelve months with data, ignoring later ones', () => {
    const history = rows(...Array.from({ length: 14 }, (_, at) => at * 100));
    expect(averagesOf(history, '2025-01')).toEqual({
      months: 12,
      mean: 650,
      perOccupantDay: 650 / 60,
      sameMonthLastYear: 0,
      trend: 100,
    });
  });

  it('is also given per occupant day', () => {
    const [first, second] = [{ month: '2026-01', minor: 100, occupantDays: 10 }, { month: '2026-02', minor: 900, occupantDays: 90 }]; // prettier-ignore
    expect(averagesOf([first, second], '2026-02').perOccupantDay).toBe(10);
    expect(averagesOf([{ ...first, occupantDays: 0 }], '2026-02').perOccupantDay).toBeNull();
  });

  it('has a trend from three months on, treating months without data as gaps', () => {
    expect(averagesOf(rows(100, 200), '2024-12').trend).toBeNull();
    expect(averagesOf(rows(300, 200, 100), '2024-12').trend).toBe(-100);
    const gap = [{ month: '2024-01', minor: 0, occupantDays: 1 }, { month: '2024-02', minor: 100, occupantDays: 1 }, { month: '2024-05', minor: 400, occupantDays: 1 }]; // prettier-ignore
    expect(averagesOf(gap, '2024-12').trend).toBe(100);
  });

  it('lies between the minimum and the maximum, and ignores later months and input order', () => {
    alwaysHolds(
      fc.property(anyHistory, fc.nat(40), (history, at) => {
        const month = monthAt(at);
        const averages = averagesOf(history, month);
        const known = history.filter((row) => row.month <= month);
        expect(averagesOf(known.toReversed(), month)).toEqual(averages);
        expect(averages.months).toBe(Math.min(12, known.length));
        if (averages.mean !== null) {
          const minors = known.map(({ minor }) => minor);
          expect(averages.mean).toBeGreaterThanOrEqual(Math.min(...minors));
          expect(averages.mean).toBeLessThanOrEqual(Math.max(...minors));
        }
      }),
    );
  });

  it('has a trend equal to a constant monthly increase', () => {
    alwaysHolds(
      fc.property(
        fc.nat(9_000),
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 3, max: 12 }),
        (from, by, count) => {
          const line = rows(...Array.from({ length: count }, (_, at) => from + at * by));
          expect(averagesOf(line, '2025-12').trend).toBeCloseTo(by, 6);
        },
      ),
    );
  });
});
