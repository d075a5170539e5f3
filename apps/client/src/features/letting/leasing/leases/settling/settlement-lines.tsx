import type { Settlement } from '@common-roof/contracts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Open amounts line by line, and their sum. */
export function SettlementLines({ settlement, total }: { settlement: Settlement; total: string }) {
  const { t, i18n } = useTranslation();
  const money = (amount: string): string => formatMoney(amount, settlement.currency, i18n.language);
  const isPaidOut = total.startsWith('-');
  return (
    <Table
      aria-label={t('leases.settle.lines')}
      sx={{
        '& th': { pl: { xs: 2, sm: 3 }, pr: 1 },
        '& td': { pl: 0, pr: { xs: 2, sm: 3 } },
        '& td[colspan]': { pl: { xs: 2, sm: 3 } },
      }}
    >
      <TableBody>
        {settlement.lines.map(({ kind, label, amount, why }, at) => (
          <TableRow key={at}>
            <TableCell component="th" scope="row" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
              {label}
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {why === '' ? t(`leases.settle.kind.${kind}`) : why}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={figure}>
              {money(amount)}
            </TableCell>
          </TableRow>
        ))}
        {settlement.lines.length === 0 && (
          <TableRow>
            <TableCell colSpan={2} sx={{ color: 'text.secondary' }}>
              {t('leases.settle.nothing')}
            </TableCell>
          </TableRow>
        )}
        <TableRow>
          <TableCell component="th" scope="row" sx={{ fontWeight: 650, borderBottom: 0 }}>
            {t(isPaidOut ? 'leases.settle.totalOut' : 'leases.settle.total')}
          </TableCell>
          <TableCell align="right" sx={{ ...figure, fontWeight: 650, borderBottom: 0 }}>
            {money(isPaidOut ? total.slice(1) : total)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
