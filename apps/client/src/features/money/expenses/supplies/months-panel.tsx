import type { House, SuppliesMonth } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { MonthSteps } from '#ui/month-steps.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { DownloadSupplies } from './download-supplies.tsx';
import { SpentOn } from './spent-on.tsx';
import { useSuppliesMonthsQuery } from './supplies-api.ts';

function MonthRow({ row, currency }: { row: SuppliesMonth; currency: string }) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const balance = Number(row.balance);
  const stand = balance === 0 ? 'even' : balance > 0 ? 'gets' : 'owes';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {row.roomie._id === readerId ? t('supplies.you') : row.roomie.first_name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('supplies.months.bought', { amount: money(row.bought) })} ·{' '}
          {t('supplies.months.share', { amount: money(row.share) })}
        </Typography>
      </Box>
      <Typography sx={{ flex: 'none', alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {t(`supplies.months.${stand}`, { amount: money(row.balance.replace('-', '')) })}
      </Typography>
    </Box>
  );
}

/** What each person bought and bears, by month. */
export function MonthsPanel({ house }: { house: House }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const { currentData, isError, refetch } = useSuppliesMonthsQuery({ houseId: house._id });
  const [back, setBack] = useState(0);
  const months = [...new Set(currentData?.items.map(({ month }) => month))];
  const month = months[Math.min(back, months.length - 1)];
  const body = () => {
    if (currentData === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
    if (month === undefined) {
      return (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, color: 'text.secondary' }}>
          {t('supplies.months.none')}
        </Typography>
      );
    }
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {currentData.items
          .filter((row) => row.month === month)
          .map((row) => (
            <MonthRow key={row.roomie._id} row={row} currency={currentData.currency} />
          ))}
      </Box>
    );
  };
  const spent = currentData?.categories.filter((row) => row.month === month) ?? [];
  return (
    <Section
      id="supplies-months"
      title={t('supplies.months.heading')}
      actions={
        <MonthSteps
          months={months}
          back={back}
          earlier={t('supplies.months.earlier')}
          later={t('supplies.months.later')}
          onChange={setBack}
        />
      }
    >
      {body()}
      {currentData !== undefined && spent.length > 0 && <SpentOn rows={spent} currency={currentData.currency} />}
      {role === 'roomie' && months.length > 0 && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, pt: 1.5 }}>
          <DownloadSupplies houseId={house._id} />
        </Box>
      )}
    </Section>
  );
}
