import type { HouseBalance } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';
import { isOwedToHomeowner } from '../dues.ts';

const ReportPaymentDialog = lazyOnOpen(async () => (await import('./report-payment-dialog.tsx')).ReportPaymentDialog);

/** Leads a roomie to saying what they have paid the homeowner, where something is owed and nothing waits for an answer. */
export function ReportPayment({ roomieId, balance }: { roomieId: string; balance: HouseBalance }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  if (balance.reported !== null || !balance.open.some(isOwedToHomeowner)) return null;
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('money.reported.open')}
      </Button>
      {isAsked && (
        <ReportPaymentDialog
          roomieId={roomieId}
          balance={balance}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}
