import type { HomeownerFigures } from '@common-roof/contracts';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortMonth } from '#lib/dates.ts';
import { ChartOrTable } from '#ui/chart-or-table.tsx';
import { ColumnBars } from '#ui/column-bars.tsx';

const HEIGHT = 260;

interface OccupancyByMonthProps {
  months: HomeownerFigures['months'];
  controls: ReactNode;
}

export function OccupancyByMonth({ months, controls }: OccupancyByMonthProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const drawn = months.map((row) => ({
    ...row,
    name: shortMonth(row.month, i18n.language),
    share: row.available_days === 0 ? null : row.occupied_days / row.available_days,
  }));
  return (
    <ChartOrTable
      id="occupancy-by-month"
      title={t('owner.dashboard.byMonth')}
      text={t('owner.dashboard.byMonthText')}
      controls={controls}
      chart={
        <ColumnBars
          height={HEIGHT}
          names={drawn.map(({ name }) => name)}
          shares={drawn.map(({ share }) => share)}
          format={(share) => percent.format(share)}
        />
      }
      columns={[
        t('owner.dashboard.month'),
        t('owner.dashboard.share'),
        t('owner.dashboard.occupiedDays'),
        t('owner.dashboard.availableDays'),
      ]}
      rows={drawn.map((row) => [
        row.name,
        row.share === null ? '–' : percent.format(row.share),
        number.format(row.occupied_days),
        number.format(row.available_days),
      ])}
    />
  );
}
