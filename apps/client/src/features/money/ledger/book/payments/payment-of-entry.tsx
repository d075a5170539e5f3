import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import type { Side } from '#features/money/ledger/book/use-side.ts';
import { PaymentDetails } from './payment-details.tsx';

/** Opens the payment of a ledger entry. @param what accessible description of the entry */
export function PaymentOfEntry({ id, side, what }: { id: string; side: Side; what: string }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        aria-expanded={isShown}
        aria-label={`${t(isShown ? 'money.hideDetails' : 'money.showDetails')}: ${what}`}
        sx={{ ml: -1.5 }}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {t(isShown ? 'money.hideDetails' : 'money.showDetails')}
      </Button>
      {isShown && <PaymentDetails id={id} side={side} />}
    </>
  );
}
