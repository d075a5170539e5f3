import type { Deposit } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import type { DepositPhotos } from './deposit-photos.ts';
import type { DepositSide } from './lease-deposit.tsx';
import { AddDeductionDialog, DisputeDialog, SetOffDialog, SettleDialog } from './lazy-dialogs.ts';
import { disputable, isSome } from './what-can-be-done.ts';

interface DepositActionsProps {
  deposit: Deposit;
  side: DepositSide;
  photos: DepositPhotos;
}

/** Each party's actions on a deposit as a whole. */
export function DepositActions({ deposit, side, photos }: DepositActionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'deduct' | 'set-off' | 'settle' | 'dispute'>();
  const close = (): void => {
    setOpened(undefined);
  };
  const { arrears } = deposit;
  const isHeld = deposit.state === 'held';
  return (
    <>
      {side === 'homeowner' && isHeld && (
        <>
          <Button
            variant="contained"
            onClick={() => {
              setOpened('settle');
            }}
          >
            {t('deposits.settle.open')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => {
              setOpened('deduct');
            }}
          >
            {t('deposits.add.open')}
          </Button>
          {arrears !== null && isSome(arrears.can_set_off) && (
            <Button
              variant="outlined"
              onClick={() => {
                setOpened('set-off');
              }}
            >
              {t('deposits.setOff.open')}
            </Button>
          )}
        </>
      )}
      {side === 'roomie' && disputable(deposit).length > 0 && (
        <Button
          variant="outlined"
          onClick={() => {
            setOpened('dispute');
          }}
        >
          {t('deposits.dispute.open')}
        </Button>
      )}
      {opened === 'deduct' && <AddDeductionDialog deposit={deposit} photos={photos} onClose={close} />}
      {opened === 'set-off' && arrears !== null && <SetOffDialog deposit={deposit} arrears={arrears} onClose={close} />}
      {opened === 'settle' && <SettleDialog deposit={deposit} onClose={close} />}
      {opened === 'dispute' && <DisputeDialog deposit={deposit} onClose={close} />}
    </>
  );
}
