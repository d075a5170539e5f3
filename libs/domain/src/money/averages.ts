/** One month's cost of a category in a house. */
export interface MonthOfCosts {
  /** `YYYY-MM` */
  readonly month: string;
  /** In minor units. */
  readonly minor: number;
  /** Days of everyone who lived there in that month. */
  readonly occupantDays: number;
}

/** The usual cost of a category. Averages are shown and never charged, so they may have fractions of minor units. */
export interface CostAverages {
  /** How many months are averaged: the last ones with data, at most 12. */
  readonly months: number;
  /** Mean per month; null: no data. */
  readonly mean: number | null;
  /**
   * Cost per occupant day over all months together, so that a nearly empty month counts little; null: nobody lived
   * there.
   */
  readonly perOccupantDay: number | null;
  /** The cost in the same month a year earlier; null: no data. */
  readonly sameMonthLastYear: number | null;
  /** Change per month in minor units, negative if it falls; null: fewer than three months. */
  readonly trend: number | null;
}

export const AVERAGED_MONTHS = 12;
export const MIN_MONTHS_OF_TREND = 3;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const meanOf = (values: readonly number[]): number => sum(values) / values.length;

function numberOf(month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return year * 12 + of;
}

/**
 * Fits a straight line (least squares) over calendar months, so that a month without data is a gap, and returns its
 * slope: `Σ(x − x̄)(y − ȳ) ÷ Σ(x − x̄)²`.
 */
function trendOf(months: readonly MonthOfCosts[]): number | null {
  if (months.length < MIN_MONTHS_OF_TREND) return null;
  const xs = months.map(({ month }) => numberOf(month));
  const [x, y] = [meanOf(xs), meanOf(months.map(({ minor }) => minor))];
  const across = months.map(({ month, minor }) => (numberOf(month) - x) * (minor - y));
  return sum(across) / sum(xs.map((each) => (each - x) ** 2));
}

const sameMonthBefore = (month: string): string =>
  `${String(Number(month.slice(0, 4)) - 1).padStart(4, '0')}${month.slice(4)}`;

/**
 * Returns the usual cost of a category as of a month (`YYYY-MM`), inclusive.
 * @param history one row per month with data
 */
export function averagesOf(history: readonly MonthOfCosts[], month: string): CostAverages {
  const last = history
    .filter((row) => row.month <= month)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .slice(-AVERAGED_MONTHS);
  const minors = last.map(({ minor }) => minor);
  const days = sum(last.map(({ occupantDays }) => occupantDays));
  return {
    months: last.length,
    mean: last.length === 0 ? null : meanOf(minors),
    perOccupantDay: days === 0 ? null : sum(minors) / days,
    sameMonthLastYear: history.find((row) => row.month === sameMonthBefore(month))?.minor ?? null,
    trend: trendOf(last),
  };
}
