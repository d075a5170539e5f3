import type { StockDetail } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';

interface ItemHistoryProps extends Pick<StockDetail, 'changes' | 'purchases' | 'currency'> {
  /** IANA */
  timeZone: string;
}

/** When a thing ran low, and the purchases that count. It doesn't say who used it up. */
export function ItemHistory({ changes, purchases, currency, timeZone }: ItemHistoryProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const rows = [
    ...purchases.map(({ supply_id: id, bought_on: on, buyer, price, others }) => {
      const paid = formatMoney(price, currency, i18n.language);
      return {
        id,
        on,
        what: t('stock.item.bought', { name: buyer.first_name }),
        more: others === 0 ? paid : t('stock.item.others', { price: paid, count: others }),
      };
    }),
    ...changes.map(({ level, at }) => ({
      id: at,
      on: dayIn(timeZone, new Date(at)),
      what: t(`stock.item.ran.${level}`),
      more: '',
    })),
  ].toSorted((a, b) => b.on.localeCompare(a.on));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('stock.item.history')}
      </Typography>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('stock.item.noHistory')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(({ id, on, what, more }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                gap: 2,
                py: 1,
                '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              <Typography sx={{ color: 'text.secondary', flex: 'none', minWidth: '7em' }}>
                {nearDay(on, i18n.language)}
              </Typography>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{what}</Typography>
                {more !== '' && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {more}
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
