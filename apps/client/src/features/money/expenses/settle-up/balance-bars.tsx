import type { SettleUp } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';

/** Everyone's balance: debts to the left of the line, credits to the right, and both in words. */
export function BalanceBars({ balances, currency }: Pick<SettleUp, 'balances' | 'currency'>) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const most = Math.max(1, ...balances.map(({ amount }) => Math.abs(Number(amount))));
  return (
    <Box
      component="ul"
      aria-label={t('settleUp.balances')}
      sx={{
        listStyle: 'none',
        m: 0,
        px: { xs: 2, sm: 3 },
        pb: 2,
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 9rem) minmax(0, 1fr) auto' },
      }}
    >
      {balances.map(({ person, amount }) => {
        const sum = Number(amount);
        const stand = sum === 0 ? 'even' : sum > 0 ? 'owes' : 'gets';
        const share = `${String((Math.abs(sum) / most) * 50)}%`;
        return (
          <Box
            component="li"
            key={person._id}
            sx={{
              display: 'grid',
              gridColumn: '1 / -1',
              gridTemplateColumns: 'subgrid',
              alignItems: 'center',
              py: 0.5,
            }}
          >
            <Typography noWrap>{person._id === readerId ? t('settleUp.you') : person.first_name}</Typography>
            <Box
              aria-hidden
              sx={{
                position: 'relative',
                height: 8,
                borderRadius: '4px',
                bgcolor: 'action.hover',
                gridColumn: { xs: '1 / -1', sm: 2 },
                gridRow: { xs: 2, sm: 1 },
              }}
            >
              <Box
                sx={{
                  position: 'absolute',
                  top: 0,
                  bottom: 0,
                  width: share,
                  borderRadius: '4px',
                  ...(sum > 0 ? { right: '50%', bgcolor: 'warning.main' } : { left: '50%', bgcolor: 'primary.main' }),
                }}
              />
              <Box
                sx={{ position: 'absolute', left: '50%', top: -2, bottom: -2, width: '1px', bgcolor: 'text.secondary' }}
              />
            </Box>
            <Typography
              variant="body2"
              sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'right' }}
            >
              {t(`settleUp.stand.${stand}`, { amount: formatMoney(amount.replace('-', ''), currency, i18n.language) })}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
