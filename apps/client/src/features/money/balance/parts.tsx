import type { HouseBalance } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatMoney } from '../../../lib/money.ts';
import { partsOf, unsigned } from './dues.ts';
import type { Side } from './use-side.ts';

interface PartsProps {
  balance: HouseBalance;
  side: Side;
  name: string;
}

/** The two sums that a total is the difference of; nothing where it is one of them alone. */
export function Parts({ balance, side, name }: PartsProps) {
  const { t, i18n } = useTranslation();
  const parts = partsOf(balance);
  if (parts.length < 2) return null;
  // What has the sign of the total is added, the other taken away.
  const isAdded = (amount: string): boolean => Number(amount) >= 0 === Number(balance.total) >= 0;
  return (
    <Box
      component="dl"
      aria-label={t('money.parts')}
      sx={{
        m: 0,
        my: 0.5,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        rowGap: 0.25,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {parts.map(({ with: whom, amount }) => (
        <Box key={whom} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ gridColumn: 2, color: 'text.secondary' }}>
            {t(`money.part.${whom}.${Number(amount) > 0 ? 'owes' : 'gets'}.${side}`, { name })}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, gridColumn: 1, gridRow: whom === parts[0]?.with ? 1 : 2, textAlign: 'right' }}
          >
            {`${isAdded(amount) ? '+' : '−'} ${formatMoney(unsigned(amount), balance.currency, i18n.language)}`}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
