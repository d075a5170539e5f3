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
import { CopyLink } from '#ui/copy-link.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { useCalendarFeedQuery, useRenewCalendarFeedMutation, useRevokeCalendarFeedMutation } from './calendar-api.ts';

/** Switches to the scheme with which calendar programs subscribe to an address rather than fetch it once. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The reader's own link to the calendar of a house: to make, use, replace and remove. */
export function FeedDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const args = { params: { id: house._id } };
  const { currentData, isError, refetch } = useCalendarFeedQuery({ houseId: house._id });
  const [renew, renewing] = useRenewCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const [asking, setAsking] = useState<'renew' | 'stop' | null>(null);
  const stopAsking = (): void => {
    setAsking(null);
  };
  const title = t('calendar.feed.heading');
  if (currentData === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const { url } = currentData;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('calendar.feed.text', { house: house.name })}</DialogContentText>
          {/* The address isn't shown, because anyone who sees it could use it. */}
          {url !== null && (
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
              <Button component="a" href={subscribing(url)} variant="outlined" startIcon={<CalendarIcon />}>
                {t('calendar.feed.add')}
              </Button>
              <CopyLink url={url} label={t('calendar.feed.copy')} />
            </Stack>
          )}
          <DialogContentText variant="body2">{t('calendar.feed.secret')}</DialogContentText>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        {url === null ? (
          <>
            <Button onClick={onClose}>{t('shell.cancel')}</Button>
            <Button
              variant="contained"
              loading={renewing.isLoading}
              onClick={() => void showOutcome(renew(args), t('calendar.feed.made'))}
            >
              {t('calendar.feed.make')}
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
              {t('calendar.feed.stop')}
            </Button>
            <Button
              loading={renewing.isLoading}
              onClick={() => {
                setAsking('renew');
              }}
            >
              {t('calendar.feed.renew')}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {t('shell.close')}
            </Button>
          </>
        )}
      </DialogActions>
      <ConfirmDialog
        open={asking === 'renew'}
        title={t('calendar.feed.renewAsk')}
        text={t('calendar.feed.renewText')}
        confirm={t('calendar.feed.renew')}
        onConfirm={() => {
          stopAsking();
          void showOutcome(renew(args), t('calendar.feed.renewed'));
        }}
        onClose={stopAsking}
      />
      <ConfirmDialog
        open={asking === 'stop'}
        title={t('calendar.feed.stopAsk')}
        text={t('calendar.feed.stopText')}
        confirm={t('calendar.feed.stop')}
        onConfirm={() => {
          stopAsking();
          void showOutcome(revoke(args), t('calendar.feed.stopped'));
        }}
        onClose={stopAsking}
      />
    </Dialog>
  );
}
