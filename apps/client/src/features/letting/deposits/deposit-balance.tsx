import type { Deposit } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { isSome } from './what-can-be-done.ts';

/** The balance between the two parties after deposit, deductions and arrears. Nothing if there are no arrears. */
export function DepositBalance({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useTranslation();
  const { arrears, currency, settled, roomie, left } = deposit;
  if (arrears === null || (!isSome(arrears.owed) && !isSome(deposit.set_off))) return null;
  const money = (sum: string): string => formatMoney(sum, currency, i18n.language);
  const { owed, balance } = arrears;
  const isOwed = balance.startsWith('-');
  const about = { name: roomie.name, amount: money(isOwed ? balance.slice(1) : balance) };
  const parts = { left: money(settled?.returned ?? left), owed: money(owed) };
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {t(isOwed ? 'deposits.balance.owed' : 'deposits.balance.back', about)}
      </Typography>
      {isSome(owed) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(settled === null ? 'deposits.balance.made' : 'deposits.balance.wasMade', parts)}
        </Typography>
      )}
    </Box>
  );
}
