import type { HouseBalance } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const EnterPaymentDialog = lazyOnOpen(async () => (await import('./enter-payment-dialog.tsx')).EnterPaymentDialog);

interface EnterPaymentProps {
  roomieId: string;
  name: string;
  balance: HouseBalance;
}

/** Opens the form in which a homeowner enters a roomie's payment. */
export function EnterPayment({ roomieId, name, balance }: EnterPaymentProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('money.pay.open')}
      </Button>
      {isAsked && (
        <EnterPaymentDialog
          roomieId={roomieId}
          name={name}
          balance={balance}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}
