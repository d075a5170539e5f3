import type { HouseBalance } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { isOwedToHomeowner } from '#features/money/ledger/book/dues.ts';

const ReportPaymentDialog = lazyOnOpen(async () => (await import('./report-payment-dialog.tsx')).ReportPaymentDialog);

/** Lets a roomie report a payment, if money is owed to the homeowner and no report is open. */
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
