import type { AgreementDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useLeaseRentQuery, useWithdrawRentChangeMutation } from '#features/letting/leasing/leases/leases-api.ts';
import { RentChangeText } from './rent-change-text.tsx';

const AnnounceRentDialog = lazyOnOpen(async () => (await import('./announce-rent-dialog.tsx')).AnnounceRentDialog);

/** The rent that a homeowner announced for a lease in force, and the way to announce one. */
export function RentOfLease({ lease }: { lease: AgreementDetail }) {
  const { t } = useTranslation();
  const { _id: id, party } = lease;
  const { data } = useLeaseRentQuery({ id });
  const [withdraw, { isLoading }] = useWithdrawRentChangeMutation();
  const [isAnnouncing, setAnnouncing] = useState(false);
  if (data === undefined) return null;
  const change = data.changes.find(({ state }) => state === 'announced');
  return (
    <>
      {change !== undefined && (
        <Alert
          severity={change.answer?.said === 'objected' && !change.in_force ? 'warning' : 'info'}
          {...(change.in_force
            ? {}
            : {
                action: (
                  <Button
                    color="inherit"
                    loading={isLoading}
                    onClick={() =>
                      void showOutcome(withdraw({ params: { id: change._id } }), t('leases.rent.withdrawn'))
                    }
                  >
                    {t('leases.rent.withdraw')}
                  </Button>
                ),
              })}
        >
          <RentChangeText change={change} lease={data} name={party.name} />
        </Alert>
      )}
      {data.possible !== null && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => {
            setAnnouncing(true);
          }}
        >
          {t('leases.rent.open')}
        </Button>
      )}
      {isAnnouncing && data.possible !== null && (
        <AnnounceRentDialog
          rent={data}
          possible={data.possible}
          name={party.name}
          onClose={() => {
            setAnnouncing(false);
          }}
        />
      )}
    </>
  );
}
