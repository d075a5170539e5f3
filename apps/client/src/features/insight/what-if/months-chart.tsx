import type { WhatIf, WhatIfPersonMonth } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortMonth } from '#lib/dates.ts';
import { formatRent } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { AmountBars } from '#ui/amount-bars.tsx';
import { ChartOrTable } from '#ui/chart-or-table.tsx';
import { toWireMoney } from '@common-roof/domain/money';
import { useNames } from './use-names.ts';

const HEIGHT = 260;

/** The twelve months as bars: a homeowner's rents, or what a roomie pays in all. */
export function MonthsChart({ answer, hasChanges }: { answer: WhatIf; hasChanges: boolean }) {
  const { t, i18n } = useTranslation();
  const { id, role } = useReader();
  const { currency, months, house, people } = answer;
  const names = useNames(currency);
  const isOwner = role === 'homeowner';
  const own = people.find(({ _id }) => _id === id);
  const costOf = ({ rent, bills, supplies }: WhatIfPersonMonth): number =>
    names.minor(rent) + names.minor(supplies) + bills.reduce((sum, { amount }) => sum + names.minor(amount), 0);
  const before = isOwner ? house.before.map(({ rent }) => names.minor(rent)) : (own?.before ?? []).map(costOf);
  const after = isOwner ? house.after.map(({ rent }) => names.minor(rent)) : (own?.after ?? []).map(costOf);
  const series = [
    { label: t('whatIf.asItIs'), color: 'info.main' as const, amounts: before },
    ...(hasChanges ? [{ label: t('whatIf.withChanges'), color: 'primary.main' as const, amounts: after }] : []),
  ];
  return (
    <ChartOrTable
      id="what-if-chart"
      title={t(isOwner ? 'whatIf.chart.homeowner' : 'whatIf.chart.roomie')}
      text={t(hasChanges ? 'whatIf.chart.text' : 'whatIf.chart.asItIs')}
      chart={
        <AmountBars
          height={HEIGHT}
          names={months.map((month) => shortMonth(month, i18n.language))}
          series={series}
          format={(minor) => formatRent(toWireMoney(Math.round(minor), currency), currency, i18n.language)}
        />
      }
      columns={[t('whatIf.month'), ...series.map(({ label }) => label)]}
      rows={months.map((month, at) => [
        shortMonth(month, i18n.language),
        ...series.map(({ amounts }) => names.ofMinor(amounts[at] ?? 0)),
      ])}
    />
  );
}
