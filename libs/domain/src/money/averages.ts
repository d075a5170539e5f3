/** What a category cost a house in a month. */
export interface MonthOfCosts {
  /** `YYYY-MM` */
  readonly month: string;
  /** In minor units. */
  readonly minor: number;
  /** Days of everybody who lived there in it. */
  readonly occupantDays: number;
}

/** What a category usually costs. Averages are shown and never charged: they are numbers with fractions of minor units. */
export interface CostAverages {
  /** How many months they are of: the last ones with data, 12 at most. */
  readonly months: number;
  /** A month; null: there is no data. */
  readonly mean: number | null;
  /** A day of somebody living there: of the months together, so that a month of few counts little; null: nobody lived there. */
  readonly perOccupantDay: number | null;
  /** What it was in the same month a year before; null: there is no data. */
  readonly sameMonthLastYear: number | null;
  /** Minor units a month by which it grows, or falls where it is negative; null: there are fewer than three months. */
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
 * The slope of the straight line that fits best (least squares), over the months as the calendar has them, so that a month
 * without data is a gap: `Σ(x − x̄)(y − ȳ) ÷ Σ(x − x̄)²`.
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
 * What a category usually costs, as it is at a month (`YYYY-MM`), which counts.
 * @param history one row a month, of those with data
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
