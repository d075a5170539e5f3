import type { HouseBalance } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { partsOf, unsigned } from './dues.ts';
import type { Side } from './use-side.ts';

interface SidesProps {
  balance: HouseBalance;
  side: Side;
  name: string;
}

/** The open amounts with the homeowner and among housemates, separately because neither pays for the other. */
export function OpenAmounts({ balance, side, name }: SidesProps) {
  const { t, i18n } = useTranslation();
  const { currency } = balance;
  const parts = partsOf(balance);
  if (parts.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('money.nothing')}</Typography>;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 1,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, max-content))',
        columnGap: { xs: 2, sm: 4 },
        rowGap: 1,
      }}
    >
      {parts.map(({ with: whom, amount }) => (
        <Box
          key={whom}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(`money.part.${whom}.${Number(amount) > 0 ? 'owes' : 'gets'}.${side}`, { name })}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(unsigned(amount), currency, i18n.language)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
