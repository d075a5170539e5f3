import type { StatementBasis, StatementTotal } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortMonth } from '#lib/dates.ts';
import { formatMoney, formatRent } from '#lib/money.ts';
import { AmountBars } from '#ui/amount-bars.tsx';
import { ChartOrTable } from '#ui/chart-or-table.tsx';

const HEIGHT = 240;

interface MonthChartProps {
  total: StatementTotal;
  /** As people call it: 2026, or 2026/27. */
  year: string;
  basis: StatementBasis;
  /** Whether there are houses of other currencies. */
  isOneOfMany: boolean;
}

/** Income and costs month by month. */
export function MonthChart({ total: { currency, months }, year, basis, isOneOfMany }: MonthChartProps) {
  const { t, i18n } = useTranslation();
  const names = months.map(({ from }) => shortMonth(from.slice(0, 7), i18n.language));
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const minors = (section: 'income' | 'costs'): number[] =>
    months.map((month) => Math.max(0, fromWireMoney(month[section], currency)));
  return (
    <ChartOrTable
      id={`finances-months-${currency}`}
      title={isOneOfMany ? t('finances.chart.titleOf', { currency }) : t('finances.chart.title')}
      text={t('finances.chart.text', { year, basis })}
      chart={
        <AmountBars
          height={HEIGHT}
          names={names}
          series={[
            { label: t('finances.income'), color: 'primary.main', amounts: minors('income') },
            { label: t('finances.costs'), color: 'warning.main', amounts: minors('costs') },
          ]}
          format={(minor) => formatRent(toWireMoney(Math.round(minor), currency), currency, i18n.language)}
        />
      }
      columns={[t('finances.chart.month'), t('finances.income'), t('finances.costs')]}
      rows={months.map(({ income, costs }, at) => [names[at] ?? '', money(income), money(costs)])}
    />
  );
}
