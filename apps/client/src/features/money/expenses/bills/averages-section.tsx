import type { CostAverage, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { monthName } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useCostAveragesQuery } from './costs-api.ts';

/** Returns sentences on a category, besides its mean. */
function useSentences(currency: string): (average: CostAverage) => string[] {
  const { t, i18n } = useTranslation();
  const money = (amount: string): string => formatMoney(amount.replace('-', ''), currency, i18n.language);
  return ({ month, amount, months: count, per_occupant_day: perDay, same_month_last_year: before, trend }) => {
    const last = { month: monthName(month, i18n.language), amount: money(amount) };
    const difference = before === null ? 0 : Number(amount) - Number(before);
    const way = trend === null || Number(trend) === 0 ? null : trend.startsWith('-') ? 'falls' : 'grows';
    return [
      t('bills.averages.of', { count }),
      ...(perDay === null ? [] : [t('bills.averages.perDay', { amount: money(perDay) })]),
      before === null
        ? t('bills.averages.last', last)
        : t(`bills.averages.${difference > 0 ? 'more' : difference < 0 ? 'less' : 'same'}`, {
            ...last,
            before: money(before),
          }),
      ...(way === null || trend === null ? [] : [t(`bills.averages.${way}`, { amount: money(trend) })]),
    ];
  };
}

/** The usual cost of each kind of bill. */
export function AveragesSection({ house }: { house: House }) {
  const { t, i18n } = useTranslation();
  const { currentData, isError, refetch } = useCostAveragesQuery({ houseId: house._id });
  const sentences = useSentences(house.currency);
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />;
    }
    if (currentData.items.length === 0) return <NothingHere text={t('bills.averages.none')} />;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {currentData.items.map((average) => (
          <Box
            component="li"
            key={average.category}
            sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
              <Typography sx={{ fontWeight: 600 }}>{t(`money.category.${average.category}`)}</Typography>
              <Typography sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
                {t('bills.averages.mean', { amount: formatMoney(average.mean, house.currency, i18n.language) })}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {sentences(average).join(' ')}
            </Typography>
          </Box>
        ))}
      </Box>
    );
  };
  return (
    <Section id="costs-averages" title={t('bills.averages.heading')}>
      {body()}
    </Section>
  );
}
