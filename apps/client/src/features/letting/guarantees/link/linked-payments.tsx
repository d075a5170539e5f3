import type { LinkedGuarantee } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';

/** All dues and payments of what is covered, if the roomie shows them. */
export function LinkedPayments({ guarantee }: { guarantee: Extract<LinkedGuarantee, { state: 'signed' }> }) {
  const { t, i18n } = useTranslation();
  const { payments, currency, roomie } = guarantee;
  return (
    <Stack spacing={1.5}>
      <Typography variant="h2">{t('guaranteeLink.payments.heading')}</Typography>
      {payments === null && <Typography>{t('guaranteeLink.payments.hidden', { roomie })}</Typography>}
      {payments?.length === 0 && <Typography>{t('guaranteeLink.payments.none')}</Typography>}
      {payments !== null && payments.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {payments.map(({ on_day: onDay, label, amount }, at) => {
            const isPayment = amount.startsWith('-');
            const said = isPayment ? t('guaranteeLink.payments.paid', { label }) : label;
            return (
              <Box
                component="li"
                // Two entries of a day can say the same.
                key={`${onDay} ${label} ${amount} ${String(payments.length - at)}`}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 2,
                  justifyContent: 'space-between',
                  py: 1,
                  borderTop: '1px solid',
                  borderColor: 'divider',
                  overflowWrap: 'anywhere',
                }}
              >
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <Typography>{said}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {day(onDay, i18n.language)}
                  </Typography>
                </Box>
                <Typography sx={{ color: isPayment ? 'success.main' : 'text.primary' }}>
                  {formatMoney(amount, currency, i18n.language)}
                </Typography>
              </Box>
            );
          })}
        </Box>
      )}
    </Stack>
  );
}
