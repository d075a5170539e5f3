import type { Guarantee } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { useChangeGuaranteeMutation } from './guarantees-api.ts';

type Action = 'withdraw' | 'release';

/** Withdraws a guarantee, sends its link again, or releases the guarantor. */
export function OwnerActions({ guarantee }: { guarantee: Guarantee }) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeGuaranteeMutation();
  const [asks, setAsks] = useState<Action | null>(null);
  const { _id: id, state, version, guarantor } = guarantee;
  const name = { guarantor: guarantor.name };
  const send = (action: Action | 'resend', done: string): void => {
    void showOutcome(change({ params: { id }, body: { action, version } }), done);
  };
  const open = (action: Action) => (): void => {
    setAsks(action);
  };
  const isOver = state === 'declined' || state === 'expired';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(state === 'sent' || state === 'expired') && (
        <Button
          variant={state === 'expired' ? 'contained' : 'outlined'}
          loading={isLoading}
          onClick={() => {
            send('resend', t('guarantees.resend.done', name));
          }}
        >
          {t('guarantees.resend.open')}
        </Button>
      )}
      {isOver && (
        <Button
          disabled={isLoading}
          onClick={() => {
            send('withdraw', t('guarantees.close.done'));
          }}
        >
          {t('guarantees.close.open')}
        </Button>
      )}
      {(state === 'asked' || state === 'sent') && (
        <Button variant="outlined" color="error" disabled={isLoading} onClick={open('withdraw')}>
          {t('guarantees.withdraw.open')}
        </Button>
      )}
      {state === 'signed' && (
        <Button variant="outlined" color="error" disabled={isLoading} onClick={open('release')}>
          {t('guarantees.release.open')}
        </Button>
      )}
      {asks !== null && (
        <ConfirmDialog
          open
          title={t(`guarantees.${asks}.ask`, name)}
          text={t(`guarantees.${asks}.text`, name)}
          confirm={t(asks === 'release' ? 'guarantees.release.confirm' : 'guarantees.withdraw.open')}
          onConfirm={() => {
            setAsks(null);
            send(asks, t(`guarantees.${asks}.done`, name));
          }}
          onClose={() => {
            setAsks(null);
          }}
        />
      )}
    </Box>
  );
}
