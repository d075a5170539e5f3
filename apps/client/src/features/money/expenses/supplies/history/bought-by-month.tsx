import type { SuppliesMonth } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain/money';

import { useTranslation } from '#i18n/use-translation.ts';
import { monthName, shortMonth } from '#lib/dates.ts';
import { formatMoney, formatRent } from '#lib/money.ts';
import { ChartOrTable } from '#ui/chart-or-table.tsx';
import { ColumnBars } from '#ui/column-bars.tsx';
import { boughtByMonth, topOf } from './figures.ts';

const HEIGHT = 220;
const MONTHS = 12;

/** A house's purchases by month, over the last year with purchases. */
export function BoughtByMonth({ rows, currency }: { rows: readonly SuppliesMonth[]; currency: string }) {
  const { t, i18n } = useTranslation();
  const months = boughtByMonth(rows, currency).slice(-MONTHS);
  const top = topOf(Math.max(...months.map(({ bought }) => bought)), currency);
  const scale = (share: number): string =>
    formatRent(toWireMoney(Math.round(share * top), currency), currency, i18n.language);
  return (
    <ChartOrTable
      id="bought-by-month"
      title={t('suppliesHistory.byMonth')}
      chart={
        <ColumnBars
          height={HEIGHT}
          names={months.map(({ month }) => shortMonth(month, i18n.language))}
          shares={months.map(({ bought }) => bought / top)}
          format={scale}
        />
      }
      columns={[t('suppliesHistory.month'), t('suppliesHistory.bought')]}
      rows={months.map(({ month, bought }) => [
        monthName(month, i18n.language),
        formatMoney(toWireMoney(bought, currency), currency, i18n.language),
      ])}
    />
  );
}
