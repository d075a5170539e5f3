import type { SettleUpPayment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { usePaymentSummary } from './use-payment-summary.ts';

/** An open payment: payer, recipient, state and the reader's actions. */
export function PaymentRow({ payment }: { payment: SettleUpPayment }) {
  const { t, i18n } = useTranslation();
  const { side, sentence, words } = usePaymentSummary()(payment);
  const { from, to, paid, rejected, state, may, asked_on: askedOn } = payment;
  const shown = side === 'from' ? to : from;
  const details = [
    ...(paid === null ? [] : [dateOf(paid.at, i18n.language)]),
    ...(paid?.method ? [t(`settleUp.method.${paid.method}`)] : []),
    ...(paid?.note ? [paid.note] : []),
    ...(rejected === null ? [] : [t('settleUp.rejected', { name: to.first_name, reason: rejected.reason })]),
    ...(side === 'to' && state === 'proposed' && !may.remind && askedOn !== null ? [t('settleUp.askedToday')] : []),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar id={shown._id} name={shown.first_name} photo={shown.photo} size={36} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: side === null ? 400 : 600, overflowWrap: 'anywhere' }}>{sentence}</Typography>
          {details.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {details.join(dot())}
            </Typography>
          )}
        </Box>
      </Box>
      {side !== null && <PaymentActions key={`${words.name} ${state}`} payment={payment} />}
    </Box>
  );
}
