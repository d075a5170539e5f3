import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const LimitDialog = lazyOnOpen(async () => (await import('./limit-dialog.tsx')).LimitDialog);

/** Who can confirm a purchase in this house; its homeowner can change that. */
export function PurchaseLimit({ house, canChange }: { house: House; canChange: boolean }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const limit = formatMoney(house.purchase_limit, house.currency, i18n.language);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('supplies.limit.rule', { limit })}{' '}
      {canChange && (
        <Button
          size="small"
          aria-label={t('supplies.limit.changeNamed')}
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('supplies.limit.change')}
        </Button>
      )}
      {isOpen && (
        <LimitDialog
          house={house}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Typography>
  );
}
