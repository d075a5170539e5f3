import type { Payment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { request } from '#api/request.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import type { Side } from '#features/money/ledger/book/use-side.ts';
import { comma } from '#lib/direction.ts';
import { usePaymentQuery, useVoidPaymentMutation } from './payments-api.ts';

/** A payment's receipt, or a note that it is being prepared. */
function Receipt({ payment: { _id: id, paid_on: day, has_receipt: isThere } }: { payment: Payment }) {
  const { t } = useTranslation();
  if (!isThere) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('money.receipt.beingMade')}
      </Typography>
    );
  }
  return (
    <DownloadButton
      path={request('GET /api/payments/{id}/receipt', { params: { id } }).path}
      file={`${t('money.receipt.file', { day })}.pdf`}
      label={t('money.receipt.download')}
      failed={t('money.receipt.failed')}
    />
  );
}

function TakeBack({ payment, sum }: { payment: Payment; sum: string }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [takeBack] = useVoidPaymentMutation();
  return (
    <>
      <Button
        color="error"
        sx={{ ml: { xs: -1.5, sm: 0 } }}
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('money.void.open')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('money.void.ask', { amount: sum })}
          text={t('money.void.text', { name: payment.roomie.first_name })}
          confirm={t('money.void.open')}
          label={t('money.void.reason')}
          missing={t('money.void.missing')}
          onConfirm={(reason) =>
            showOutcome(
              takeBack({ params: { id: payment._id }, body: { reason } }),
              t('money.void.done', { amount: sum }),
            )
          }
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}

/** A payment: the dues it paid, its receipt, and its reversal by the person who entered it. */
export function PaymentDetails({ id, side }: { id: string; side: Side }) {
  const { t, i18n } = useTranslation();
  const { data: payment, isError, refetch } = usePaymentQuery({ id });
  if (payment === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />;
  }
  const money = (amount: string): string => formatMoney(amount, payment.currency, i18n.language);
  const parts = payment.parts.map(({ account, amount }) => `${t(`money.account.${account}`)} ${money(amount)}`);
  return (
    <Box sx={{ pt: 1 }}>
      <Typography variant="body2">
        {t('money.receipt.entered', { day: dateOf(payment.entered_at, i18n.language), amount: money(payment.amount) })}
      </Typography>
      <Typography variant="body2">{t('money.receipt.counted', { parts: parts.join(comma()) })}</Typography>
      {payment.voided === null && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
          <Receipt payment={payment} />
          {side === 'theirs' && <TakeBack payment={payment} sum={money(payment.amount)} />}
        </Stack>
      )}
    </Box>
  );
}
