import type { SetOffDue } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';

/** The dues a set-off pays, one per line; a single one is the title. */
export function SetOffDues({ dues, currency }: { dues: readonly SetOffDue[]; currency: string }) {
  const { i18n } = useTranslation();
  if (dues.length < 2) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {dues.map(({ label, due_on, amount }) => (
        <Typography
          key={`${due_on} ${label}`}
          component="li"
          variant="body2"
          sx={{ color: 'text.secondary', display: 'flex', justifyContent: 'space-between', gap: 2 }}
        >
          <span>{label}</span>
          <span>{formatMoney(amount, currency, i18n.language)}</span>
        </Typography>
      ))}
    </Box>
  );
}
