import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import {
  useCalendarLinkQuery,
  useRenewCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
} from '#features/living/chores/chores-api.ts';
import { Address } from './address.tsx';

/** The calendar addresses of a house's chores: to create, use, replace and remove. */
export function LinkDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const { userType } = useMe();
  const titleId = useId();
  const args = { params: { id: house._id } };
  const { currentData: link, isError, refetch } = useCalendarLinkQuery(args);
  const [renew, renewing] = useRenewCalendarLinkMutation();
  const [revoke, revoking] = useRevokeCalendarLinkMutation();
  const [asking, setAsking] = useState<'renew' | 'stop' | null>(null);
  const isBusy = renewing.isLoading || revoking.isLoading;
  const stopAsking = (): void => {
    setAsking(null);
  };
  const title = t('chores.link.heading');
  if (link === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t('chores.link.why', { house: house.name })}</DialogContentText>
          {link.own !== null && userType === 'roomie' && (
            <Address name={t('chores.link.own')} text={t('chores.link.ownText')} url={link.own} />
          )}
          {link.house !== null && (
            <Address name={t('chores.link.house')} text={t('chores.link.houseText')} url={link.house} />
          )}
          <DialogContentText variant="body2">{t('chores.link.secret')}</DialogContentText>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        {link.house === null ? (
          <>
            <Button onClick={onClose}>{t('shell.cancel')}</Button>
            <Button
              variant="contained"
              loading={isBusy}
              onClick={() => void showOutcome(renew(args), t('chores.link.made'))}
            >
              {t('chores.link.make')}
            </Button>
          </>
        ) : (
          <>
            <Button
              color="error"
              loading={revoking.isLoading}
              onClick={() => {
                setAsking('stop');
              }}
            >
              {t('chores.link.stop')}
            </Button>
            <Button
              loading={renewing.isLoading}
              onClick={() => {
                setAsking('renew');
              }}
            >
              {t('chores.link.renew')}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {t('shell.close')}
            </Button>
          </>
        )}
      </DialogActions>
      <ConfirmDialog
        open={asking === 'renew'}
        title={t('chores.link.renewAsk')}
        text={t('chores.link.renewText')}
        confirm={t('chores.link.renew')}
        onConfirm={() => {
          stopAsking();
          void showOutcome(renew(args), t('chores.link.renewed'));
        }}
        onClose={stopAsking}
      />
      <ConfirmDialog
        open={asking === 'stop'}
        title={t('chores.link.stopAsk')}
        text={t('chores.link.stopText')}
        confirm={t('chores.link.stop')}
        onConfirm={() => {
          stopAsking();
          void showOutcome(revoke(args), t('chores.link.stopped'));
        }}
        onClose={stopAsking}
      />
    </Dialog>
  );
}
