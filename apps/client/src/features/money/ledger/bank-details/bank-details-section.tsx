import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { spacedIban } from '@common-roof/domain/payment-code';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useBankDetailsQuery } from './bank-details-api.ts';

const BankDetailsDialog = lazyOnOpen(async () => (await import('./bank-details-dialog.tsx')).BankDetailsDialog);

/** The account for payments of a house's roomies. */
export function BankDetailsSection({ houseId, mayChange }: { houseId: string; mayChange: boolean }) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useBankDetailsQuery({ id: houseId });
  const [isOpen, setOpen] = useState(false);
  const details = currentData?.details ?? null;
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />;
    }
    return (
      <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, overflowWrap: 'anywhere' }}>
        {details === null ? (
          t('money.bank.none')
        ) : (
          <>
            {details.holder}
            <br />
            {spacedIban(details.iban)}
          </>
        )}
      </Typography>
    );
  };
  return (
    <Section
      id="bank-details"
      title={t('money.bank.heading')}
      actions={
        mayChange &&
        currentData !== undefined && (
          <Button
            onClick={() => {
              setOpen(true);
            }}
          >
            {t(details === null ? 'money.bank.add' : 'money.bank.change')}
          </Button>
        )
      }
    >
      {body()}
      {isOpen && currentData !== undefined && (
        <BankDetailsDialog
          houseId={houseId}
          seen={currentData}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}
