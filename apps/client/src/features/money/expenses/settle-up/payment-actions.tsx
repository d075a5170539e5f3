import type { SettleUpPayment } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useRejectSettleUpMutation, useRemindOfSettleUpMutation } from './settle-up-api.ts';
import { usePaymentSummary } from './use-payment-summary.ts';
import { useSteps } from './use-steps.ts';

const PayDialog = lazyOnOpen(async () => (await import('./pay-dialog.tsx')).PayDialog);

/** The reader's actions on an open payment, the next step first. */
export function PaymentActions({ payment }: { payment: SettleUpPayment }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'note' | 'reject' | null>(null);
  const { pay, takeBack, confirm, isPaying, isTakingBack, isConfirming } = useSteps();
  const [reject] = useRejectSettleUpMutation();
  const [remind, { isLoading: isReminding }] = useRemindOfSettleUpMutation();
  const { words } = usePaymentSummary()(payment);
  const { _id: id, version, state, may } = payment;
  const isPaid = state === 'paid';
  const close = (): void => {
    setAsked(null);
  };
  return (
    <ButtonRow>
      {may.pay && (
        <>
          <Button
            variant="contained"
            loading={isPaying}
            aria-label={t('settleUp.pay.named', words)}
            onClick={() => void pay(payment)}
          >
            {t('settleUp.pay.open')}
          </Button>
          <Button
            aria-label={t('settleUp.pay.moreNamed', words)}
            onClick={() => {
              setAsked('note');
            }}
          >
            {t('settleUp.pay.more')}
          </Button>
        </>
      )}
      {may.confirm && (
        <Button
          variant={isPaid ? 'contained' : 'outlined'}
          startIcon={<CheckIcon />}
          loading={isConfirming}
          aria-label={t(isPaid ? 'settleUp.confirm.yesNamed' : 'settleUp.confirm.arrivedNamed', words)}
          onClick={() => void confirm(payment)}
        >
          {t(isPaid ? 'settleUp.confirm.yes' : 'settleUp.confirm.arrived')}
        </Button>
      )}
      {may.reject && (
        <Button
          variant="outlined"
          aria-label={t('settleUp.reject.named', words)}
          onClick={() => {
            setAsked('reject');
          }}
        >
          {t('settleUp.reject.open')}
        </Button>
      )}
      {may.remind && (
        <Button
          loading={isReminding}
          aria-label={t('settleUp.remind.named', words)}
          onClick={() =>
            void showOutcome(remind({ params: { id }, body: { version } }), t('settleUp.remind.done', words))
          }
        >
          {t('settleUp.remind.open')}
        </Button>
      )}
      {may.take_back && (
        <Button
          loading={isTakingBack}
          aria-label={t('settleUp.takeBack.named', words)}
          onClick={() => void takeBack(payment)}
        >
          {t('settleUp.takeBack.open')}
        </Button>
      )}
      {asked === 'note' && <PayDialog payment={payment} onPay={(how) => pay(payment, how)} onClose={close} />}
      {asked === 'reject' && (
        <ReasonDialog
          title={t('settleUp.reject.heading', words)}
          text={t('settleUp.reject.text', words)}
          confirm={t('settleUp.reject.send')}
          label={t('settleUp.reject.reason', words)}
          missing={t('settleUp.reject.missing')}
          tone="primary"
          onConfirm={(reason) =>
            showOutcome(reject({ params: { id }, body: { version, reason } }), t('settleUp.reject.done', words))
          }
          onClose={close}
        />
      )}
    </ButtonRow>
  );
}
