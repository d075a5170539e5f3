import type { CallResponse, CostCategory, CostOfMonth, getVariableCosts } from '@common-roof/contracts';
import { COST_CATEGORIES } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';

import { useTranslation } from '#i18n/use-translation.ts';
import { nameOfMonth } from '#lib/dates.ts';
import { formatMoney, formatRent } from '#lib/money.ts';
import { AmountBars } from '#ui/amount-bars.tsx';
import { ChartOrTable } from '#ui/chart-or-table.tsx';

type Costs = CallResponse<typeof getVariableCosts>;

const HEIGHT = 260;
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

interface CostChartProps {
  costs: Costs;
  /** `YYYY` or `YYYY-MM`. */
  period: string;
  /** Undefined: all categories. */
  category: CostCategory | undefined;
}

/** A house's costs compared with the year before: a year by month, or a month by category. */
export function CostChart({ costs, period, category }: CostChartProps) {
  const { t, i18n } = useTranslation();
  const { currency } = costs;
  const year = Number(period.slice(0, 4));
  const isYear = period.length === 4;
  const keys: readonly string[] = isYear ? MONTHS : category === undefined ? COST_CATEGORIES : [category];
  const keyOf = (row: CostOfMonth): string => (isYear ? row.month.slice(5) : row.category);
  const sums = (rows: readonly CostOfMonth[]): (number | null)[] =>
    keys.map((key) => {
      const of = rows.filter((row) => keyOf(row) === key && (category === undefined || row.category === category));
      return of.length === 0 ? null : of.reduce((sum, { amount }) => sum + fromWireMoney(amount, currency), 0);
    });
  const [now, before] = [sums(costs.months), sums(costs.before)];
  const isShown = (at: number): boolean => isYear || now[at] !== null || before[at] !== null;
  const drawn = keys.map((key, at) => ({ key, at })).filter(({ at }) => isShown(at));
  const names = drawn.map(({ key }) =>
    isYear
      ? nameOfMonth(key, i18n.language, 'short')
      : t(`money.category.${COST_CATEGORIES.find((one) => one === key) ?? 'other'}`),
  );
  const exact = (minor: number | null | undefined): string =>
    minor === null || minor === undefined ? '–' : formatMoney(toWireMoney(minor, currency), currency, i18n.language);
  const series = [
    { label: String(year), color: 'primary.main' as const, amounts: drawn.map(({ at }) => now[at] ?? null) },
    { label: String(year - 1), color: 'warning.main' as const, amounts: drawn.map(({ at }) => before[at] ?? null) },
  ];
  const hasBefore = before.some((minor) => minor !== null);
  return (
    <ChartOrTable
      id="costs-chart"
      title={t(isYear ? 'bills.chart.byMonth' : 'bills.chart.byCategory')}
      text={t(hasBefore ? 'bills.chart.text' : 'bills.chart.noYearBefore')}
      chart={
        <AmountBars
          height={HEIGHT}
          names={names}
          series={hasBefore ? series : series.slice(0, 1)}
          format={(minor) => formatRent(toWireMoney(Math.round(minor), currency), currency, i18n.language)}
        />
      }
      columns={[t(isYear ? 'bills.month' : 'bills.category'), String(year), String(year - 1)]}
      rows={drawn.map(({ at }, nth) => [names[nth] ?? '', exact(now[at]), exact(before[at])])}
    />
  );
}
