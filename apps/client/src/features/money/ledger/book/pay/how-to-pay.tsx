import type { HouseBalance } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { isOwedToHomeowner, leftOf } from '#features/money/ledger/book/dues.ts';

const PayDialog = lazyOnOpen(async () => (await import('./pay-dialog.tsx')).PayDialog);

interface HowToPayProps {
  balance: HouseBalance;
  /** Id of the element that names the house, if there are several. */
  isDescribedBy: string | undefined;
}

/** Opens the details for a transfer, if money is owed to the homeowner and their account is known. */
export function HowToPay({ balance, isDescribedBy }: HowToPayProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { pay_to: to, open, currency } = balance;
  const dues = open.filter(isOwedToHomeowner);
  if (to === null || dues.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-describedby={isDescribedBy}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('money.transfer.open')}
      </Button>
      {isOpen && (
        <PayDialog
          balance={{ ...balance, pay_to: to }}
          due={leftOf(dues, currency)}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
