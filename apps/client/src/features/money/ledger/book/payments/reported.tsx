import type { ReportedPayment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import type { Side } from '#features/money/ledger/book/use-side.ts';
import { useRejectReportedMutation, useWithdrawReportedMutation } from './payments-api.ts';
import { useArrived } from './use-arrived.ts';

interface ReportedProps {
  reported: ReportedPayment;
  side: Side;
  name: string;
}

/** A reported payment: the roomie can withdraw it, the homeowner confirms or rejects it. */
export function Reported({ reported, side, name }: ReportedProps) {
  const { t } = useTranslation();
  const [isRejecting, setRejecting] = useState(false);
  const { told, arrived, isConfirming } = useArrived(reported, name);
  const [reject] = useRejectReportedMutation();
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawReportedMutation();
  const { _id: id, version, note } = reported;
  const params = { id };
  return (
    <Box sx={{ mt: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t(`money.reported.${side}`, told)}</Typography>
      {note !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <ButtonRow>
          {side === 'own' ? (
            <Button
              loading={isWithdrawing}
              onClick={() => void showOutcome(withdraw({ params, body: { version } }), t('money.reported.withdrawn'))}
            >
              {t('money.reported.withdraw')}
            </Button>
          ) : (
            <>
              <Button variant="contained" loading={isConfirming} onClick={() => void arrived()}>
                {t('money.reported.confirm')}
              </Button>
              <Button
                onClick={() => {
                  setRejecting(true);
                }}
              >
                {t('money.reported.reject')}
              </Button>
            </>
          )}
        </ButtonRow>
      </Box>
      {isRejecting && (
        <ReasonDialog
          title={t('money.reported.rejectAsk', told)}
          text={t('money.reported.rejectText', told)}
          confirm={t('money.reported.reject')}
          label={t('money.reported.reason')}
          missing={t('money.reported.reasonMissing')}
          onConfirm={(reason) =>
            showOutcome(reject({ params, body: { version, reason } }), t('money.reported.rejected', told))
          }
          onClose={() => {
            setRejecting(false);
          }}
        />
      )}
    </Box>
  );
}
