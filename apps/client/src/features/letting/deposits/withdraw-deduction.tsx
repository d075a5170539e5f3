import type { Deduction, Deposit } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { useChangeDeductionMutation } from './deposits-api.ts';

/** Withdraws an undisputed deduction while the deposit is held. */
export function WithdrawDeduction({ deposit, deduction }: { deposit: Deposit; deduction: Deduction }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [change, { isLoading }] = useChangeDeductionMutation();
  const { _id, reason } = deduction;
  return (
    <>
      <Button
        loading={isLoading}
        aria-label={t('deposits.withdraw.of', { reason })}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t('deposits.withdraw.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('deposits.withdraw.ask')}
        text={t(deduction.ground.kind === 'arrears' ? 'deposits.withdraw.owedAgain' : 'deposits.withdraw.text')}
        confirm={t('deposits.withdraw.open')}
        onClose={() => {
          setIsAsking(false);
        }}
        onConfirm={() => {
          setIsAsking(false);
          const params = { id: deposit._id, deduction: _id };
          void showOutcome(change({ params, body: { action: 'withdraw' } }), t('deposits.withdraw.done'));
        }}
      />
    </>
  );
}
