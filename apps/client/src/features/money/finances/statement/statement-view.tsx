import type { YearlyStatement } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { Figures } from '#ui/figure.tsx';
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
  const was = (amount: string): string => t('finances.before', { amount: money(amount) });
  return (
    <Figures>
      <YearFigure label={t('finances.income')} value={money(income)} before={was(before.income)} />
      <YearFigure label={t('finances.costs')} value={money(costs)} before={was(before.costs)} />
      <YearFigure
        label={t('finances.result')}
        value={money(result)}
        before={was(before.result)}
        tone={result.startsWith('-') ? 'error.main' : 'success.main'}
      />
      <YearFigure label={t('finances.open')} value={money(toWireMoney(open, currency))} />
    </Figures>
  );
}

interface YearFigureProps {
  label: string;
  value: string;
  before?: string;
  tone?: string;
}

/** An amount of the year, above that of the year before. */
function YearFigure({ label, value, before, tone = 'text.primary' }: YearFigureProps) {
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 2,
        minWidth: 0,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0, color: tone, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      {before !== undefined && (
        <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          {before}
        </Typography>
      )}
    </Box>
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
