import type { YearlyStatement } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { Figure, Figures } from '#ui/figure.tsx';
import { BillIcon } from '#ui/icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { HouseStatement } from './house-statement.tsx';
import { MonthChart } from './month-chart.tsx';
import { type StatementYear, useYearlyStatementQuery, yearQuery } from './statement-api.ts';

interface StatementViewProps {
  year: StatementYear;
  /** As people call it: 2026, or 2026/27. */
  name: string;
  /** What to do in a year without anything. */
  emptyAction: ReactNode;
}

/** The yearly statement: figures, months, houses and downloads. */
export function StatementView({ year, name, emptyAction }: StatementViewProps) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useYearlyStatementQuery(year);
  if (currentData === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={8} avatar={false} />;
  }
  const { totals, houses, as_of: asOf } = currentData;
  if (houses.length === 0) {
    return (
      <EmptyState
        icon={<BillIcon />}
        heading={t('finances.none.heading')}
        text={t('finances.none.text')}
        action={emptyAction}
      />
    );
  }
  return (
    <Stack spacing={3}>
      {totals.map((total) => (
        <Totals key={total.currency} total={total} houses={houses} />
      ))}
      {totals.map((total) => (
        <MonthChart key={total.currency} total={total} year={name} basis={year.basis} isOneOfMany={totals.length > 1} />
      ))}
      <Downloads year={year} name={name} />
      {houses.map((house) => (
        <HouseStatement key={house.house._id} statement={house} year={year} asOf={asOf} />
      ))}
    </Stack>
  );
}

interface TotalsProps {
  total: YearlyStatement['totals'][number];
  houses: YearlyStatement['houses'];
}

/** What a year comes to, in one currency. */
function Totals({ total: { currency, income, costs, result, before }, houses }: TotalsProps) {
  const { t, i18n } = useTranslation();
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const open = houses
    .filter((house) => house.currency === currency)
    .reduce((sum, { rent }) => sum + fromWireMoney(rent.open, currency), 0);
  const label = (name: string, amount: string): string =>
    `${name} (${t('finances.before', { amount: money(amount) })})`;
  return (
    <Figures>
      <Figure label={label(t('finances.income'), before.income)} value={money(income)} />
      <Figure label={label(t('finances.costs'), before.costs)} value={money(costs)} />
      <Figure
        label={label(t('finances.result'), before.result)}
        value={money(result)}
        tone={result.startsWith('-') ? 'error.main' : 'success.main'}
      />
      <Figure label={t('finances.open')} value={money(toWireMoney(open, currency))} />
    </Figures>
  );
}

function Downloads({ year, name }: { year: StatementYear; name: string }) {
  const { t } = useTranslation();
  const addressOf = (route: 'GET /api/yearly-statement/table' | 'GET /api/yearly-statement/pdf'): string => {
    const { path, query } = request(route, { query: yearQuery(year) });
    return `${path}?${new URLSearchParams(query).toString()}`;
  };
  const file = t('finances.download.file', { year: name.replace('/', '-') });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <DownloadButton
        path={addressOf('GET /api/yearly-statement/pdf')}
        file={`${file}.pdf`}
        label={t('finances.download.pdf')}
        failed={t('finances.download.pdfFailed')}
      />
      <DownloadButton
        path={addressOf('GET /api/yearly-statement/table')}
        file={`${file}.csv`}
        label={t('finances.download.csv')}
        failed={t('finances.download.csvFailed')}
      />
    </Box>
  );
}
